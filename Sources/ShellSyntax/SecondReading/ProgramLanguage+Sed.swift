import Bytes

/// The commands of sed, and the substitution that Perl has from it.
extension ProgramLanguage {
  /// `s/pattern/replacement/`, `s|pattern|replacement|g`; elsewhere a value may only be a number or letters.
  static func sedReader(in text: [UInt8], at offset: Int) -> SecondReading.Reader {
    switch part(of: text, at: offset) {
    case .pattern: return .token
    case .replacement(let delimiter, _): return .literal(.sedReplacement(delimiter: delimiter))
    case nil: break
    }
    if isWithinSlashes(text, offset) { return .token }
    return argumentReader(in: text, at: offset) ?? .integer
  }

  /// The replacement of `s|…|…|` in Perl; with `e` among its flags it is a program.
  static func replacementReader(in text: [UInt8], at offset: Int) -> SecondReading.Reader? {
    switch part(of: text, at: offset) {
    case .pattern: return .token
    case .replacement(let delimiter, let isRun):
      return isRun || "({[<'".utf8.contains(delimiter) ? .plain : .literal(.perlReplacement(delimiter: delimiter))
    case nil: return nil
    }
  }

  /// `1i text`, `/name/a\\ text`, `w file`: what follows the letter is no program.
  private static func argumentReader(in text: [UInt8], at offset: Int) -> SecondReading.Reader? {
    let start = text[..<offset].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    var line = text[start..<offset].drop(while: \.isBlank)
    if line.first == UInt8(ascii: "/"), let end = line.dropFirst().firstIndex(of: UInt8(ascii: "/")) {
      line = line[(end + 1)...]
    }
    line = line.drop { $0.isDigit || $0.isBlank || "$,!~+".utf8.contains($0) }
    guard let letter = line.first, line.dropFirst().first.map({ $0.isBlank || $0 == .backslash }) ?? false else {
      return nil
    }
    if "aic".utf8.contains(letter) { return .literal(.sedText) }
    return "rRwW".utf8.contains(letter) ? .divided(.line) : nil
  }

  private enum SubstitutionPart {
    case pattern
    case replacement(delimiter: UInt8, isRun: Bool)
  }

  /// Of the `s/…/…/` that is open at `offset`.
  private static func part(of text: [UInt8], at offset: Int) -> SubstitutionPart? {
    var start = offset
    while start > 0 {
      start -= 1
      guard text[start] == UInt8(ascii: "s"), start + 1 < offset, !text[start + 1].isNameByte,
        !text[start + 1].isBlank, text[start + 1] != .backslash,
        start == 0 || !text[start - 1].isNameByte || text[start - 1].isDigit
      else { continue }
      let delimiter = text[start + 1]
      let count = delimiters(delimiter, in: text[(start + 2)..<offset])
      if count == 0 { return .pattern }
      if count == 1 {
        let flags = text[offset...].drop { $0 != delimiter }.dropFirst().prefix(while: \.isLetter)
        return .replacement(delimiter: delimiter, isRun: flags.contains(UInt8(ascii: "e")))
      }
    }
    return nil
  }

  private static func delimiters(_ delimiter: UInt8, in text: ArraySlice<UInt8>) -> Int {
    var count = 0
    var isEscaped = false
    for byte in text {
      if byte == delimiter, !isEscaped { count += 1 }
      isEscaped = byte == .backslash && !isEscaped
    }
    return count
  }
}
