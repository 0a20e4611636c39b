import Diagnostics
import MarkdownBlocks

/// Text that was read in one encoding and written in another.
struct Mojibake: Rule {
  static let id = "mojibake"
  static let severity = Severity.warning
  static let summary: Message = "Characters were garbled by a wrong encoding"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      UTF-8 that is read as Windows-1252 turns `é` into `Ã©`. The text can be guessed, but not searched; in a name or a \
      command it is simply wrong.
      """,
    bad: """
      Consultez la rÃ©ponse.
      """,
    good: """
      Consultez la réponse.
      """,
    remedy: "Write the character that is meant, and save the file as UTF-8.")

  func check(_ page: Page) -> [Diagnostic] {
    let source = page.document.source
    guard source.lineCount > 0, Self.isSuspicious(source.bytes[...]) else { return [] }
    return (1...source.lineCount).flatMap { number -> [Diagnostic] in
      guard Self.isSuspicious(source.line(number)), !page.quotedLines.contains(number) else { return [] }
      return findings(in: Array(source.lineText(number).unicodeScalars), line: number, of: source)
    }
  }

  /// Whether a letter from Â to ô is before another character outside ASCII, or a character that draws boxes is
  /// anywhere: nothing else is looked at below.
  private static func isSuspicious(_ line: ArraySlice<UInt8>) -> Bool {
    line.withUnsafeBufferPointer { line in
      for index in line.indices.dropLast(2) where line[index] >= 0x80 {
        if line[index] == 0xC3, line[index + 2] >= 0x80 { return true }
        if line[index] == 0xE2, line[index + 1] == 0x95 { return true }
      }
      return false
    }
  }

  private func findings(in scalars: [Unicode.Scalar], line: Int, of source: SourceFile) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var offset = 0
    var index = 0
    while index < scalars.count {
      var length = 1
      let start = offset
      if let meant = Self.meant(scalars, at: index) {
        length = meant.length
        let range = source.range(
          ofLine: line, start..<start + scalars[index..<index + length].reduce(0) { $0 + UTF8.width($1) })
        findings.append(
          finding(
            "these characters stand for \(meant.text)", at: range, fixes: [FixIt(range: range, replacement: meant.text)]
          ))
      } else if Self.isDrawing(scalars, at: index) {
        findings.append(
          finding(
            "a letter was garbled here", at: source.range(ofLine: line, start..<start + UTF8.width(scalars[index]))))
      }
      offset += scalars[index..<index + length].reduce(0) { $0 + UTF8.width($1) }
      index += length
    }
    return findings
  }

  /// What UTF-8 the scalars are when each is taken for a byte of Windows-1252; nil when that gives no character.
  private static func meant(_ scalars: [Unicode.Scalar], at index: Int) -> (text: String, length: Int)? {
    // `Ã©` is spoken of.
    if index > 0, scalars[index - 1] == "`" { return nil }
    guard let lead = byte(of: scalars[index]), lead >= 0xC2, lead < 0xF5 else { return nil }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard index + length <= scalars.count else { return nil }
    let rest = scalars[(index + 1)..<(index + length)].compactMap(byte)
    guard rest.count == length - 1, rest.allSatisfy({ $0 & 0xC0 == 0x80 }) else { return nil }
    // `MANHÃ”` ends a quotation in Portuguese.
    if length == 2, index > 0, scalars[index - 1].properties.isUppercase { return nil }
    let text = String(decoding: [lead] + rest, as: UTF8.self)
    return text.unicodeScalars.count == 1 && text != "\u{FFFD}" ? (text, length) : nil
  }

  /// `Come╬ar`: a character that draws boxes, between letters.
  private static func isDrawing(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard (0x2550...0x256C).contains(scalars[index].value), index > 0, index + 1 < scalars.count else { return false }
    return scalars[index - 1].properties.isAlphabetic && scalars[index + 1].properties.isAlphabetic
  }

  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    if scalar.value >= 0x80, scalar.value <= 0xFF { return UInt8(scalar.value) }
    return scalar.value < 0x80 ? nil : windows[scalar]
  }

  /// What Windows-1252 has in the place of the control characters from 0x80 to 0x9F.
  private static let windows: [Unicode.Scalar: UInt8] = [
    "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88, "‰": 0x89, "Š": 0x8A,
    "‹": 0x8B, "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93, "”": 0x94, "•": 0x95, "–": 0x96, "—": 0x97,
    "˜": 0x98, "™": 0x99, "š": 0x9A, "›": 0x9B, "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
  ]
}
