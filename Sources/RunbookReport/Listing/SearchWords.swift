import Bytes

/// The words that are looked for in pages: all of them have to be there, in either case, with or without accents.
package struct SearchWords: Hashable, Sendable {
  private let words: [String]

  package init(_ words: [String]) { self.words = words.map(SearchWords.folded) }

  package var isEmpty: Bool { words.isEmpty }

  /// - Returns: nil for a page that does not have them all; else its first line that has one, or no line where only the
  ///   path or the title has.
  package func match(path: String, summary: PageSummary) -> Match? {
    if words.isEmpty { return Match(line: nil) }
    var missing = Set(words)
    var first: PageSummary.Line?
    func look(in text: String, at line: PageSummary.Line?) {
      let folded = SearchWords.folded(text)
      let found = words.filter(folded.containsBytes(of:))
      guard !found.isEmpty else { return }
      missing.subtract(found)
      if first == nil { first = line }
    }
    look(in: path, at: nil)
    look(in: summary.title ?? "", at: nil)
    for line in summary.lines where first == nil || !missing.isEmpty { look(in: line.text, at: line) }
    return missing.isEmpty ? Match(line: first) : nil
  }

  package struct Match: Hashable, Sendable {
    package var line: PageSummary.Line?
  }

  /// In lower case, Latin letters without what is written above, below or through them.
  static func folded(_ text: String) -> String {
    if text.isASCII { return String(decoding: text.utf8.map(lower), as: UTF8.self) }
    var folded = ""
    for character in text.lowercased() {
      if character.isASCII { folded.append(character) } else { folded += plain(character) }
    }
    return folded
  }

  private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// The Unicode Standard names such a letter after the plain one: LATIN SMALL LETTER E WITH ACUTE.
  private static func plain(_ character: Character) -> String {
    guard let scalar = character.unicodeScalars.first else { return "" }
    if scalar.isASCII { return String(scalar) }
    let start = "LATIN SMALL LETTER "
    guard let name = scalar.properties.name, name.hasPrefix(start) else { return String(character) }
    let rest = name.dropFirst(start.count)
    guard rest.dropFirst().hasPrefix(" WITH "), let letter = rest.first else { return String(character) }
    return letter.lowercased()
  }
}
