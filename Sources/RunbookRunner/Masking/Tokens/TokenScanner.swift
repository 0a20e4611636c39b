/// Finds tokens in a text that comes in pieces, line by line (``TokenLine``), and private keys over several lines.
package struct TokenScanner: Sendable {
  /// So much of a line is kept as the name of what follows. In bytes.
  private static let context = 256
  /// A token that is longer is judged by its beginning. In bytes.
  private static let longest = 32 * 1024

  /// What is undecided for so long is looked at again only where it may end. In bytes.
  private static let longestRead = 256
  /// Of the first line of a private key, at most. In bytes.
  private static let longestTitle = 128
  /// Of what is alone in the line after its name. In bytes.
  private static let shortestAlone = 12

  private struct Segment {
    var index: Int
    var offset: Int
  }

  private var line: [UInt8] = []
  /// Where the parts of the line are in the text; colours may be between them.
  private var segments: [Segment] = []
  /// The line is decided up to here.
  private var settled = 0
  private var heldIndex: Int?
  /// What is before this has been looked at while the line was open.
  private var scannedEnd = 0
  private var isInPrivateKey = false
  /// Where in the line the last private key ended; the first line of another may follow.
  private var keyEnd = 0
  /// So far the line has been searched for the first line of a private key.
  private var keySought = 0
  /// The line before ended with a secret's name and a colon.
  private var isNamed = false
  /// The sentence of the line before is about a secret, whose name may follow instead.
  private var isToldOf = false
  private var table = TokenTable()
  private var block = TokenBlock()
  /// Offsets in the text.
  private var found: [Range<Int>] = []

  /// Decides nothing yet: most lines end in the same piece of the text, and are looked at only then.
  ///
  /// - Parameter offset: of the first of the bytes in the text.
  mutating func read(_ bytes: ArraySlice<UInt8>, at offset: Int) {
    segments.append(Segment(index: line.count, offset: offset))
    line += bytes
    if line.count - max(scannedEnd, settled) > TokenScanner.longest { scanOpenLine() }
  }

  /// Looks at a line that may go on, as far as it has been read.
  mutating func scanOpenLine() {
    let new = line[min(scannedEnd, line.count)...]
    guard !new.isEmpty else { return }
    scannedEnd = line.count
    if let heldIndex, line.count - heldIndex > TokenScanner.longestRead, !isInPrivateKey,
      line.count - heldIndex <= TokenScanner.longest, new.allSatisfy(TokenLine.isWord)
    {
      return
    }
    scan(isEnded: false)
    if line.count - settled > TokenScanner.longest { scan(isEnded: true) }
    forgetSettled()
  }

  /// - Parameter indent: of the line, in bytes; it is not among the bytes read.
  mutating func endLine(indent: Int = 0) {
    guard !line.isEmpty else { return }
    // Floods consist of such lines.
    if line.count < TokenScanner.shortestLine, !isNamed, !isInPrivateKey, !table.isActive, !block.isActive {
      isToldOf = false
    } else {
      let isKey = isInPrivateKey
      scan(isEnded: true)
      if !isKey, !isInPrivateKey { scanWholeLine(indent: indent) }
      noteName()
    }
    line.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    settled = 0
    scannedEnd = 0
    keyEnd = 0
    keySought = 0
  }

  mutating func takeFound() -> [Range<Int>] {
    defer { found = [] }
    return found
  }

  /// Where what may be a token begins; nil when nothing may be one.
  var heldStart: Int? { heldIndex.map(offset(of:)) }

  /// In bytes; a shorter one has neither a secret nor the name of one.
  private static let shortestLine = 4
  /// In bytes; a longer line is shown before it ends.
  private static let longestHeld = 512

  /// Where the line begins, if what it has that is secret is known at its end only.
  var heldLineStart: Int? {
    guard let first = segments.first, !line.isEmpty, line.count <= TokenScanner.longestHeld, !isInPrivateKey else {
      return nil
    }
    let isHeld = table.isActive || block.isActive || TokenLine(bytes: line, isEnded: false).mayHaveSecrets
    return isHeld ? first.offset : nil
  }

  /// The tokens of a whole text.
  package static func tokens(in text: String) -> [String] {
    let bytes = Array(text.utf8)
    var scanner = TokenScanner()
    var start = 0
    for end in bytes.indices where bytes[end] == 0x0A || bytes[end] == 0x0D {
      if start < end { scanner.read(bytes[start..<end], at: start) }
      scanner.endLine()
      start = end + 1
    }
    if start < bytes.count { scanner.read(bytes[start...], at: start) }
    scanner.endLine()
    return scanner.takeFound().flatMap { range -> [String] in
      let value = bytes[range]
      let part = value.prefix { !"&;,".utf8.contains($0) }
      let isSecond = part.count < value.count && TokenValue.isSecret(part, label: "", isInTable: false)
      return ([value] + (isSecond ? [part] : [])).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  // MARK: Lines

  private mutating func scan(isEnded: Bool) {
    heldIndex = nil
    if isInPrivateKey { return scanPrivateKey(isEnded: isEnded) }
    if let start = keyStart() {
      isInPrivateKey = true
      settled = max(start, settled)
      return scanPrivateKey(isEnded: isEnded)
    }
    let line = TokenLine(bytes: self.line, isEnded: isEnded)
    if isNamed { return scanNamed(line) }
    while true {
      settled = line.place(from: settled)
      guard settled < line.bytes.count else { return }
      switch line.finding(at: settled) {
      case .nothing: settled += 1
      case .secret(let range):
        note(range)
        settled = max(range.upperBound, settled + 1)
      case .undecided(let start):
        heldIndex = start
        return
      }
    }
  }

  /// What only a whole line tells.
  private mutating func scanWholeLine(indent: Int) {
    guard line.count <= TokenScanner.longest else { return }
    let signs = LineSigns(line)
    var found: [Range<Int>] = []
    if table.isActive || signs.hasSeparator { found += table.secrets(in: line, indent: indent) }
    if block.isActive || signs.hasNameSign {
      let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
      found += block.secrets(in: line, indent: indent + blanks)
    }
    // A shorter line has no secret beside its name, and a secret has digits.
    if signs.hasDigit, line.count >= TokenScanner.shortestAlone {
      let whole = TokenLine(bytes: line, isEnded: true)
      found += whole.commandSecrets() + whole.fileSecrets()
    }
    for range in found { note(range) }
  }

  /// "Your new API key:", and in the next line the key alone; or the rest of a JWT.
  private mutating func scanNamed(_ line: TokenLine) {
    let start = line.bytes.prefix { $0 <= 0x20 }.count
    let word = line.bytes[start...].prefix { $0 > 0x20 }
    guard line.isEnded || word.endIndex < line.bytes.count else {
      heldIndex = start
      return
    }
    isNamed = false
    let isAlone = line.bytes[word.endIndex...].allSatisfy { $0 <= 0x20 }
    let label = isToldOf ? "secret" : ""
    if isAlone, word.count >= TokenScanner.shortestAlone, TokenValue.isSecret(word, label: label, isInTable: false) {
      note(start..<word.endIndex)
      settled = line.bytes.count
    } else {
      scan(isEnded: line.isEnded)
    }
  }

  private mutating func noteName() {
    guard let last = line.lastIndex(where: { $0 > 0x20 }), line[last] == UInt8(ascii: ":") else {
      isNamed = endsWithJWT
      isToldOf = false
      return
    }
    isNamed = TokenLabel(in: line, before: last, isTag: false)?.isSecret ?? false
    isToldOf = !isNamed
    if !isNamed {
      isNamed = TokenLabel.namesSecret(TokenLine(bytes: line, isEnded: true).sentence(before: last))
    }
  }

  /// The last word of the line is a JWT that may go on in the next one.
  private var endsWithJWT: Bool {
    guard line.count > TokenScanner.shortestWrapped else { return false }
    let word = line.reversed().prefix { TokenLabel.isName($0) }.reversed()
    return word.count > TokenScanner.shortestWrapped && word.starts(with: "eyJ".utf8)
  }
  /// In bytes.
  private static let shortestWrapped = 40

  private mutating func forgetSettled() {
    let count = (heldIndex ?? settled) - TokenScanner.context
    guard count > TokenScanner.longest, settled >= count else { return }
    segments = segments.enumerated().compactMap { number, segment in
      let isNeeded = number + 1 >= segments.count || segments[number + 1].index > count
      guard isNeeded else { return nil }
      let skipped = max(count - segment.index, 0)
      return Segment(index: max(segment.index - count, 0), offset: segment.offset + skipped)
    }
    line.removeFirst(count)
    settled -= count
    scannedEnd = max(scannedEnd - count, 0)
    keyEnd = max(keyEnd - count, 0)
    keySought = max(keySought - count, 0)
    heldIndex = heldIndex.map { $0 - count }
  }

  // MARK: Private keys

  /// `-----END`, and `---- END` of RFC 4716.
  private static let keyEndMarks = [Array("-----END".utf8), Array("---- END".utf8)]
  /// What the title of a block says that is secret.
  private static let titles = [
    Array("PRIVATE".utf8), Array("PGP MESSAGE".utf8), Array("OpenVPN Static".utf8), Array("SECRET".utf8),
  ]

  /// After `-----BEGIN … PRIVATE KEY-----`, which may have come in pieces.
  private mutating func keyStart() -> Int? {
    guard line.count - keyEnd >= 20 else { return nil }
    var from = max(keyEnd, keySought - TokenScanner.longestTitle)
    keySought = line.count
    while let begin = TokenScanner.find(Array("BEGIN ".utf8), in: line[from...]) {
      from = begin.upperBound
      // As many as before it are after the title.
      let count = line[..<begin.lowerBound].reversed().drop { $0 == 0x20 }.prefix { $0 == UInt8(ascii: "-") }.count
      let title = line[begin.upperBound...].prefix(64)
      guard count > 3, let dashes = TokenScanner.find(Array(repeating: UInt8(ascii: "-"), count: count), in: title),
        TokenScanner.titles.contains(where: { TokenScanner.find($0, in: title[..<dashes.lowerBound]) != nil })
      else { continue }
      return dashes.upperBound
    }
    return nil
  }

  private mutating func scanPrivateKey(isEnded: Bool) {
    let ends = TokenScanner.keyEndMarks.compactMap { TokenScanner.find($0, in: line[settled...]) }
    if let end = ends.min(by: { $0.lowerBound < $1.lowerBound }) {
      note(settled..<end.lowerBound)
      settled = end.upperBound
      keyEnd = settled
      isInPrivateKey = false
      return scan(isEnded: isEnded)
    }
    // The dashes of its last line may have begun.
    let dashes = isEnded ? 0 : line[settled...].reversed().prefix { Array("-END ".utf8).contains($0) }.count
    let end = line.count - min(dashes, TokenScanner.keyEndMarks[0].count - 1)
    note(settled..<max(end, settled))
    settled = max(end, settled)
    heldIndex = settled < line.count ? settled : nil
  }

  private static func find(_ pattern: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = pattern.first else { return nil }
    var rest = bytes
    while let start = rest.firstIndex(of: first) {
      if bytes[start...].starts(with: pattern) { return start..<(start + pattern.count) }
      rest = bytes[(start + 1)...]
    }
    return nil
  }

  // MARK: Offsets

  private mutating func note(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    found.append(offset(of: range.lowerBound)..<(offset(of: range.upperBound - 1) + 1))
  }

  private func offset(of index: Int) -> Int {
    guard let segment = segments.last(where: { $0.index <= index }) else { return index }
    return segment.offset + index - segment.index
  }
}
