import RunbookModel

/// Finds in a line what is a secret although no placeholder says so: by its form, by the word before it, or by its
/// name.
///
/// Sources: RFC 6750 (`Bearer`), RFC 7617 (`Basic`), Okta ("Core Okta API": `SSWS`), RFC 3986, 3.2.1 (userinfo), RFC 7468 (private keys).
struct TokenLine {
  enum Finding: Equatable {
    case nothing
    case secret(Range<Int>)
    /// The line may go on; what begins here, if anything, must not be shown before.
    case undecided(heldFrom: Int?)
  }

  private static let shortestAfterScheme = 16
  private static let schemes = ["bearer", "basic", "token", "apikey", "ssws"].map { Array($0.utf8) }

  let bytes: [UInt8]
  /// The line goes on no further.
  let isEnded: Bool

  private enum Kind: UInt8 { case nothing, word, sign }

  /// Of each byte.
  private static let kinds = (0...UInt8.max).map { byte -> UInt8 in
    if BareReading.folded(byte) != nil || "_-.~+".utf8.contains(byte) { return Kind.word.rawValue }
    let isSign = ": =|>\t".utf8.contains(byte) || byte == 0xEF || byte == 0xE2
    return (isSign ? Kind.sign : .nothing).rawValue
  }

  /// The first place at `index` or after it at which something may be found; the end of the line where none is.
  func place(from index: Int) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      TokenLine.kinds.withUnsafeBufferPointer { kinds in
        var index = index
        var last = index > 0 ? kinds[Int(bytes[index - 1])] : Kind.nothing.rawValue
        while index < bytes.count {
          let kind = kinds[Int(bytes[index])]
          if kind == Kind.sign.rawValue || kind == Kind.word.rawValue && last != kind { break }
          last = kind
          index += 1
        }
        return index
      }
    }
  }

  /// What begins at `index`, or what the sign there separates from its name.
  func finding(at index: Int) -> Finding {
    let byte = bytes[index]
    if isWord(byte) {
      guard index == 0 || !isWord(bytes[index - 1]) else { return .nothing }
      return word(at: index)
    }
    switch byte {
    case UInt8(ascii: ":"):
      if isInResourceName(index) { return .nothing }
      let found = userinfo(at: index).or { value(at: index) }
      return found.or { sentence(at: index) }.or { member(at: index) }
    case 0x20: return mayBeFollowed(at: index) ? value(at: index).or { sentence(at: index) } : .nothing
    case UInt8(ascii: "="): return value(at: index).or { parameter(at: index) }.or { attribute(at: index) }
    case UInt8(ascii: ">"): return value(at: index).or { arrow(at: index) }.or { tableCell(at: index) }
    case UInt8(ascii: "|"), 0x09: return value(at: index)
    case 0xEF, 0xE2: return wideSign(at: index)
    default: return .nothing
    }
  }

  // MARK: Words

  private func word(at start: Int) -> Finding {
    let end = self.end(from: start, while: isWord)
    let word = bytes[start..<end]
    if end == bytes.count, !isEnded {
      return .undecided(heldFrom: TokenForm.mayBegin(word) ? start : SplitToken.secret(in: word)?.range.lowerBound)
    }
    if TokenForm.matches(word) {
      return tokenEnd(word).map { .secret(start..<$0) } ?? .undecided(heldFrom: start)
    }
    if let secret = SplitToken.secret(in: word), secret.isWhole { return .secret(secret.range) }
    let hook = hook(from: start, word: word)
    if hook != .nothing { return hook }
    return TokenLine.isScheme(word) ? credentials(from: end) : .nothing
  }

  /// `Bearer …`, `Basic …`
  private func credentials(from end: Int) -> Finding {
    let start = self.end(from: end) { $0 == 0x20 }
    guard start > end else { return .nothing }
    let last = self.end(from: start) { isWord($0) || "/=".utf8.contains($0) }
    if last == bytes.count, !isEnded { return .undecided(heldFrom: start) }
    let value = bytes[start..<last]
    return value.count >= TokenLine.shortestAfterScheme && TokenValue.isMixed(value) ? .secret(start..<last) : .nothing
  }

  /// The password of `https://user:password@host`.
  private func userinfo(at colon: Int) -> Finding {
    guard bytes[colon...].starts(with: "://".utf8) else {
      return !isEnded && "://".utf8.starts(with: bytes[colon...]) ? .undecided(heldFrom: nil) : .nothing
    }
    let start = colon + 3
    let end = self.end(from: start) { $0 > 0x20 && !"/\"'<>`".utf8.contains($0) }
    let authority = bytes[start..<end]
    guard let separator = authority.firstIndex(of: UInt8(ascii: ":")) else {
      if end == bytes.count, !isEnded { return .undecided(heldFrom: start) }
      // `https://TOKEN@host`
      guard let at = authority.lastIndex(of: UInt8(ascii: "@")), TokenValue.isLong(authority[..<at]) else {
        return .nothing
      }
      return .secret(start..<at)
    }
    guard let at = authority.lastIndex(of: UInt8(ascii: "@")) else {
      return end == bytes.count && !isEnded ? .undecided(heldFrom: separator + 1) : .nothing
    }
    guard separator + 1 < at, !"<$".utf8.contains(bytes[separator + 1]) else { return .nothing }
    return .secret((separator + 1)..<at)
  }

  // MARK: Names

  /// The value that the sign at `index`, of so many bytes, separates from a secret's name.
  func value(at index: Int, width: Int = 0) -> Finding {
    let sign = bytes[index]
    let isBlank = sign == 0x20 || sign == 0x09
    let isTag = sign == UInt8(ascii: ">")
    if isBlank {
      guard index > 0, isWord(bytes[index - 1]) else { return .nothing }
      // One blank separates words, and at the end of what has been read another may follow.
      let isLast = index + 1 == bytes.count
      if sign == 0x20, isLast, !isEnded { return .undecided(heldFrom: nil) }
      // The value of an option follows one blank: `--token abc`.
      let isWide = !isLast && (bytes[index + 1] == 0x20 || bytes[index...].starts(with: " ...".utf8))
      guard sign == 0x09 || isWide || isOption(before: index) else { return .nothing }
    }
    var start = self.end(from: index + width) { byte in " \t:=>|\\".utf8.contains(byte) }
    // `Password ........ x`
    if bytes[start...].starts(with: "...".utf8) { start = self.end(from: start) { ". ".utf8.contains($0) } }
    // `"tokens": ["x"]`
    if bytes[start...].starts(with: "[\"".utf8) { start += 1 }
    start = afterQuote(start)
    var quote: UInt8?
    var isEscaped = false
    if start < bytes.count, "\"'`".utf8.contains(bytes[start]) {
      quote = bytes[start]
      isEscaped = bytes[start - 1] == UInt8(ascii: "\\")
      start += 1
    }
    let end = valueEnd(from: start, quote: quote, isEscaped: isEscaped, isTag: isTag)
    let isDecided = end < bytes.count || isEnded
    let value = trimmed(start..<end, isQuoted: quote != nil)
    let isInTable = isBlank && !isOption(before: index) || sign == UInt8(ascii: "|")
    // The value is looked at first: that is quick, and few values look like a secret.
    let mayBeSecret = !isDecided || TokenValue.isSecret(bytes[value], label: "", isInTable: isInTable)
    guard mayBeSecret, let label = TokenLabel(in: bytes, before: index, isTag: isTag), label.isSecret || label.isKey
    else {
      return .nothing
    }
    guard isDecided else { return .undecided(heldFrom: start < end ? start : nil) }
    if !label.isSecret, !TokenValue.isKey(bytes[value]) { return .nothing }
    if label.isResult(of: bytes[value]) { return .nothing }
    // `Authorization: Bearer …`: the next word decides.
    if TokenLine.isScheme(bytes[value]) { return .nothing }
    return TokenValue.isSecret(bytes[value], label: label.lastWord, isInTable: isInTable) ? .secret(value) : .nothing
  }

  func valueEnd(from start: Int, quote: UInt8?, isEscaped: Bool, isTag: Bool) -> Int {
    if isTag { return self.end(from: start) { $0 != UInt8(ascii: "<") } }
    guard let quote else { return self.end(from: start) { $0 > 0x20 && !"\"'`".utf8.contains($0) } }
    var index = start
    while index < bytes.count {
      if !isEscaped, bytes[index] == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if bytes[index] == quote { return index }
      index += 1
    }
    return bytes.count
  }

  func trimmed(_ range: Range<Int>, isQuoted: Bool) -> Range<Int> {
    let signs = Array((isQuoted ? "\\" : ",;)}]\\").utf8)
    var end = beforeQuote(range)
    while end > range.lowerBound, signs.contains(bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// `arn:aws:secretsmanager:eu-west-1:123456789012:secret:name`
  private func isInResourceName(_ index: Int) -> Bool {
    let start =
      bytes[max(index - 256, 0)..<index].lastIndex { $0 <= 0x20 || "\"'".utf8.contains($0) }.map { $0 + 1 } ?? 0
    return ["arn:", "crn:", "urn:"].contains { bytes[start..<index].starts(with: $0.utf8) }
  }

  // MARK: Bytes

  func end(from start: Int, while holds: (UInt8) -> Bool) -> Int {
    bytes[start...].firstIndex { !holds($0) } ?? bytes.count
  }

  private func isOption(before index: Int) -> Bool {
    let start = bytes[..<index].lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
    return bytes[start..<index].starts(with: "--".utf8)
  }

  func isWord(_ byte: UInt8) -> Bool { TokenLine.isWord(byte) }

  static func isWord(_ byte: UInt8) -> Bool { kinds[Int(byte)] == Kind.word.rawValue }

  /// The first of three bytes at the end of what has been read may be a sign.
  private func wideSign(at index: Int) -> Finding {
    if index + 3 > bytes.count { return isEnded ? .nothing : .undecided(heldFrom: nil) }
    // `：`, `→`
    let isSign = [[0xEF, 0xBC, 0x9A], [0xE2, 0x86, 0x92]].contains { bytes[index..<(index + 3)].elementsEqual($0) }
    return isSign ? value(at: index, width: 3) : .nothing
  }

  private static func isScheme(_ word: ArraySlice<UInt8>) -> Bool {
    schemes.contains { scheme in
      scheme.count == word.count && zip(scheme, word).allSatisfy { $0 == BareReading.folded($1) }
    }
  }
}

extension TokenLine.Finding {
  /// Something else where nothing is found.
  func or(_ other: () -> TokenLine.Finding) -> TokenLine.Finding { self == .nothing ? other() : self }
}
