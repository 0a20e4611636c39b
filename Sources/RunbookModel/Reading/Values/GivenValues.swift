import Bytes
import MarkdownBlocks
import OutputMatching

/// Finds values that a program gives out: a sample output shows one first, and a later command of the page repeats it.
/// Every reader gets another one.
///
///     Submitted the run 'build-851026-090000000'.
///
///     tool run show build-851026-090000000
///
/// What the page writes itself before it is shown is the page's choice, but for an address of the web with such a part:
/// no author chooses `https://web.4fx7c2m1k9.one.example`, wherever the page shows it.
struct GivenValues {
  typealias Shown = (value: String, line: String)

  /// So many are looked for at most, which keeps a page of thousands linear.
  private static let limit = 64

  /// What the page calls an example anyway.
  let others: [SampleReader.Sample]

  func samples(in outline: Outline) -> [SampleReader.Sample] {
    var known = Set(others.map(\.text))
    var shown = addresses(in: outline).filter { known.insert($0.value).inserted }
    var found: [SampleReader.Sample] = []
    for (section, content) in outline.sections.enumerated() {
      for (item, parts) in content.items.map(\.parts).enumerated() {
        for (index, part) in parts.enumerated() {
          guard let code = part.code else { continue }
          if isOutput(part, after: parts[..<index].last) {
            let values = part.givenValues.filter { known.insert($0.value).inserted }
            shown += values.prefix(max(Self.limit - shown.count, 0))
            continue
          }
          for repeated in shown.indices.reversed() where Self.holds(shown[repeated].value, in: code.text) {
            let (value, line) = shown.remove(at: repeated)
            found.append(
              SampleReader.Sample(
                text: value, said: line, line: part.line, section: section, item: item, place: .prose))
          }
          known.formUnion(part.givenValues.map(\.value))
        }
      }
    }
    return found
  }

  /// The addresses of the web that an output anywhere shows.
  private func addresses(in outline: Outline) -> [Shown] {
    outline.sections.lazy.flatMap(\.items).map(\.parts).flatMap { parts in
      parts.indices.flatMap { index -> [Shown] in
        // Hardly any block has one, and whether one is an output asks for what the paragraph above it announces.
        guard let text = parts[index].code?.text, text.containsBytes(of: "://"),
          isOutput(parts[index], after: parts[..<index].last)
        else { return [] }
        return parts[index].givenValues.filter { ValueShape.of($0.value) == .url }
      }
    }
  }

  /// Only what the author marks or the line above announces: here no block is read yet.
  private func isOutput(_ part: Outline.Part, after previous: Outline.Part?) -> Bool {
    part.block.classes.contains { BlockFacts.codeClass(of: $0) == .screen }
      || part.code.map { FenceInfo($0.info).mark == .output } == true || part.outputLabel != nil
      || previous?.prose?.label.kind == .output || isPlain(part) && previous.map(isShell) == true
  }

  /// Right below what a shell reads, what the author marks as plain text is what it prints.
  private func isPlain(_ part: Outline.Part) -> Bool {
    part.code.map { FenceInfo($0.info).isText } ?? false
  }

  private func isShell(_ part: Outline.Part) -> Bool { part.code.map { FenceInfo($0.info).mark == .shell } ?? false }

  // MARK: Values

  /// Each value of such a form, with the line that shows it.
  static func values(in text: String) -> [Shown] {
    // Most blocks have no number of several digits.
    guard text.utf8.count(where: { $0.isDigit }) > 3 else { return [] }
    return text.parts(separatedBy: "\n").prefix(200).flatMap { line in
      mayBeGivenOut(line.utf8) ? words(of: line).filter(isGivenOut).map { ($0, line.foldingBlanks) } : []
    }
  }

  /// Whether it has what all such values have: seven letters and digits side by side with two digits among them, or the
  /// signs of an address or a GUID. Most lines and words have not.
  private static func mayBeGivenOut(_ text: Substring.UTF8View) -> Bool {
    var (run, digits, dots, colons, dashes) = (0, 0, 0, 0, 0)
    for byte in text {
      if byte.isAlphanumeric || byte.isBeyondASCII {
        run += 1
        if byte.isDigit { digits += 1 }
        if run > 6, digits > 1 { return true }
        continue
      }
      (run, digits) = (0, 0)
      switch byte {
      case .dot: dots += 1
      case .colon: colons += 1
      case UInt8(ascii: "-"): dashes += 1
      default: break
      }
    }
    return dots > 2 || colons > 1 || dashes > 3
  }

  /// Of `pod/web-6c4f9d7b58-x2x4q` what is after the sign is a name.
  private static func words(of line: Substring) -> [String] {
    if line.utf8.allSatisfy({ $0 < 0x80 }) { return words(ofASCII: line) }
    let words = line.split { $0.isSpace || "'\"`(),;[]{}<>|=".containsBytes(of: $0) }
    return words.flatMap { $0.containsBytes(of: "://") ? [$0] : $0.parts(separatedBy: "/") }.map { word in
      var word = word
      while let last = word.last, ".:!?".containsBytes(of: last) { word.removeLast() }
      return String(word)
    }
  }

  private static func words(ofASCII line: Substring) -> [String] {
    var words: [String] = []
    for whole in line.utf8.split(whereSeparator: separators.contains) {
      let isAddress = Substring(whole).containsBytes(of: "://")
      for part in isAddress ? [whole] : whole.split(separator: UInt8(ascii: "/")) {
        var word = part
        while let last = word.last, ".:!?".utf8.contains(last) { word.removeLast() }
        words.append(String(Substring(word)))
      }
    }
    return words
  }

  private static let separators: ByteSet = " \t\n\u{b}\u{c}\r'\"`(),;[]{}<>|="

  /// Whether `value` is a word of its own in `text`.
  static func holds(_ value: String, in text: String) -> Bool {
    var rest = text[...]
    while let found = rest.byteRange(of: value) {
      let before = found.lowerBound == text.startIndex ? nil : text[text.index(before: found.lowerBound)]
      let after = found.upperBound == text.endIndex ? nil : text[found.upperBound]
      if !isPartOfWord(before), !isPartOfWord(after) { return true }
      rest = rest[found.upperBound...]
    }
    return false
  }

  private static func isPartOfWord(_ character: Character?) -> Bool {
    character.map { $0.isAlphabetic || $0.isNumeric || "-_".containsBytes(of: $0) } ?? false
  }

  /// An address of the web is one, too, where the page asks for it anyway.
  static func isFromProgram(_ sample: String) -> Bool { isGivenOut(sample) || ValueShape.of(sample) == .url }

  /// An address, or something with a part that no one thinks up: `i-0a1b2c3d4e`, `web-79bdd76749-khtmw`, a GUID.
  private static func isGivenOut(_ word: String) -> Bool {
    guard (7...80).contains(word.utf8.count), mayBeGivenOut(word[...].utf8), SampleText.mayBe(word),
      SampleText.isDistinct(word)
    else { return false }
    switch ValueShape.of(word) {
    case .guid: return true
    case .ipAddress: return !["127.", "0.", "255.", "::", "224."].contains(where: word.hasPrefix)
    case .hash, .url, .hostName, .generatedName, .token, .resourceName, .word:
      return word.words(with: "").contains { isMadeUp($0) }
    default: return false
    }
  }

  /// Digits and letters in turns, or many hexadecimal digits, or more digits than a date or a port has.
  private static func isMadeUp(_ part: Substring) -> Bool {
    let bytes = Array(part.utf8)
    let digits = bytes.count(where: \.isDigit)
    guard bytes.count > 6, digits > 1 else { return false }
    if digits == bytes.count { return bytes.count > 8 }
    let turns = zip(bytes, bytes.dropFirst()).count { $0.isDigit != $1.isDigit }
    let isHexadecimal = bytes.allSatisfy { $0.isDigit || (0x61...0x66).contains($0 | 0x20) }
    return turns > 3 || turns > 1 && isHexadecimal
  }
}
