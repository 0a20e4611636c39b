import Testing

@testable import RunbookReport

/// What is written can be read, in light and in dark.
///
/// Source: WCAG 2.2, 1.4.3 (text: 4.5 : 1), 1.4.11 (what is not text: 3 : 1), and its definition of relative luminance.
@Suite struct ContrastTests {
  private struct Theme {
    var colours: [String: (red: Double, green: Double, blue: Double)]

    init(_ declarations: Substring) {
      colours = [:]
      for declaration in declarations.split(separator: ";") {
        let parts = declaration.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
        guard parts.count == 2, parts[0].hasPrefix("--"), parts[1].hasPrefix("#") else { continue }
        let digits = parts[1].dropFirst().compactMap { $0.hexDigitValue.map(Double.init) }
        let pairs = digits.count == 3 ? digits.map { $0 * 17 } : [0, 2, 4].map { digits[$0] * 16 + digits[$0 + 1] }
        colours[String(parts[0].dropFirst(2))] = (pairs[0] / 255, pairs[1] / 255, pairs[2] / 255)
      }
    }

    func contrast(_ one: String, _ other: String) throws -> Double {
      let pair = [luminance(try #require(colours[one])), luminance(try #require(colours[other]))].sorted()
      return (pair[1] + 0.05) / (pair[0] + 0.05)
    }

    private func luminance(_ colour: (red: Double, green: Double, blue: Double)) -> Double {
      func linear(_ share: Double) -> Double { share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055) }
      return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue)
    }

    /// x to the 2.4th, by Newton's method on the fifth root of x¹²: the standard library has no such function.
    private func power(_ base: Double) -> Double {
      let square = base * base
      let sixth = square * square * square
      let twelfth = sixth * sixth
      var root = base * base
      for _ in 0..<60 {
        let fourth = root * root * root * root
        guard fourth > 0 else { return 0 }
        root -= (root * fourth - twelfth) / (5 * fourth)
      }
      return root
    }
  }

  /// Light, then dark: each is a block of custom properties.
  private static var themes: [Theme] {
    ReportStyleSheet.text.split(separator: ":root{").map { Theme($0.prefix { $0 != "}" }) }
  }

  @Test func bothThemesHaveAllColours() {
    let themes = Self.themes
    #expect(themes.count == 2)
    #expect(Set(themes[0].colours.keys) == Set(themes[1].colours.keys))
    #expect(themes[0].colours.count > 15)
  }

  @Test(arguments: [0, 1]) func textCanBeRead(theme: Int) throws {
    let theme = Self.themes[theme]
    var pairs = [("ink", "ground"), ("ink", "card"), ("ink", "code"), ("soft", "ground"), ("soft", "card")]
    pairs += [("link", "card"), ("link", "code"), ("link", "ground"), ("soft", "quiet-tint"), ("ink", "quiet-tint")]
    for tone in ["good", "bad", "caution", "quiet"] { pairs += [(tone, "\(tone)-tint"), (tone, "card")] }
    for (text, ground) in pairs {
      let contrast = try theme.contrast(text, ground)
      #expect(contrast >= 4.5, "\(text) on \(ground): \(contrast)")
    }
  }

  @Test(arguments: [0, 1]) func barsCanBeSeen(theme: Int) throws {
    let theme = Self.themes[theme]
    for tone in ["good", "bad", "caution", "quiet"] {
      let contrast = try theme.contrast("\(tone)-fill", "card")
      #expect(contrast >= 3, "\(tone): \(contrast)")
    }
  }

  @Test func theFormulaIsThatOfTheSource() throws {
    let theme = Theme("--white:#fff;--black:#000;--grey:#777777")
    #expect(abs(try theme.contrast("white", "black") - 21) < 0.001)
    #expect(abs(try theme.contrast("grey", "white") - 4.478) < 0.001)
  }
}
