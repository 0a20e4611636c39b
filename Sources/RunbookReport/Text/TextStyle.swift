/// How text is set on a terminal: how wide, and whether in colour. Everything is readable without colour.
package struct TextStyle: Hashable, Sendable {
  /// What a colour means; one accent for what runs, the others only for verdicts and the page's own words.
  package enum Tone: String, Sendable {
    case accent = "36"
    case dim = "2"
    case good = "32"
    case bad = "31"
    case caution = "33"
    case strong = "1"
  }

  package var usesColour: Bool
  /// In columns.
  package var width: Int

  /// Widths below 40 columns are taken as 40: less leaves no room beside the line numbers.
  package init(usesColour: Bool = false, width: Int = 80) {
    self.usesColour = usesColour
    self.width = max(width, 40)
  }

  /// Source: ECMA-48, SGR.
  package func paint(_ text: String, _ tone: Tone) -> String {
    usesColour && !text.isEmpty ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
  }
}
