import Diagnostics
import Testing

@testable import RunbookReport

/// Every sentence of Passo, in every language, with arguments as a page, a file or a program may bring them.
@Suite struct HostileArgumentsTests {
  private static let patterns = Catalogue.language(forLocale: "fr").translations.keys.sorted()

  private static let texts = [
    "", " ", "\t", String(repeating: "very long ", count: 400) + "text", "Ana", "serveur", "máquina", "les clés",
    "\"double\" 'single' `backtick` «guillemets»", "\u{1B}[2J\u{1B}]0;title\u{07}\u{9B}31m", "one\ntwo\r\nthree",
    "\u{202E}txt.exe\u{2066}\u{200F}", "%@ %s {} {1} {{ {#step|steps}", ", , ,", "\u{0}\u{7F}\u{AD}\u{FEFF}",
  ]

  private static let counts = [0, 1, 2, 5, 1_000_000]

  /// A sentence with one and the same text in all its gaps; `number` is what it counts.
  private func message(_ pattern: String, _ text: (Int) -> String, number: Int = 2) -> Message {
    let fields = PatternField.all(in: pattern).keys
    let last = fields.map(\.position).max() ?? 0
    let arguments: [Message.Argument] = (0..<last).map { index in
      fields.contains(PatternField(position: index + 1, isCounted: true)) ? .number(number) : .text(text(index + 1))
    }
    return Message(pattern: pattern, arguments: arguments)
  }

  @Test(arguments: Catalogue.all) func noArgumentReachesTheTerminalAsMoreThanText(language: Language) {
    var bad: [String] = []
    for pattern in Self.patterns {
      for text in Self.texts {
        let line = TerminalSafe.line(language.say(message(pattern) { _ in text }))
        let acts = line.unicodeScalars.contains { SteeringCharacters.contains($0) || $0 == "\n" || $0 == "\t" }
        if acts || line.contains("  ") { bad.append("\(pattern) ← \(text.debugDescription): \(line)") }
      }
    }
    #expect(Self.patterns.count > 2000)
    #expect(bad == [])
  }

  /// Nothing is said of what is empty as if it were there, and no list of nothing.
  @Test(arguments: Catalogue.all) func whatIsEmptyLeavesNoGap(language: Language) {
    var bad: [String] = []
    for pattern in Self.patterns where PatternField.all(in: pattern).keys.contains(where: { !$0.isCounted }) {
      let said = language.say(message(pattern) { _ in "" })
      let gaps = ["  ", "\u{A0} ", " \u{A0}", " ,", ", ,", ",,", "( ", " )", "()", "{}", "{#", "%@"]
      let own = language.say(message(pattern) { _ in "x" })
      let found = gaps.filter { said.contains($0) && !own.contains($0) }
      if !found.isEmpty { bad.append("\(pattern): \(said) has \(found)") }
    }
    #expect(bad == [])
  }

  @Test(arguments: Catalogue.all) func everyArgumentIsSaidAsOftenAsInTheSentence(language: Language) {
    var bad: [String] = []
    for pattern in Self.patterns {
      let said = language.say(message(pattern) { "⟦\($0)⟧" })
      for (field, count) in PatternField.all(in: pattern) where !field.isCounted {
        let shown = said.split(separator: "⟦\(field.position)⟧", omittingEmptySubsequences: false).count - 1
        if shown != count { bad.append("\(pattern): \(said) shows {\(field.position)} \(shown) times") }
      }
      if said.contains("%@") || said.contains("{#") { bad.append("\(pattern): \(said)") }
    }
    #expect(bad == [])
  }

  @Test(arguments: Catalogue.all) func everyNumberHasItsForm(language: Language) {
    var bad: [String] = []
    for pattern in Self.patterns where pattern.contains("{#") {
      for count in Self.counts {
        let said = language.say(message(pattern, { _ in "x" }, number: count))
        let forms = (language.translations[pattern] ?? pattern).split(separator: "{").compactMap { field in
          field.split(separator: "#", maxSplits: 1).last?.prefix { $0 != "}" }.split(separator: "|")
        }
        let counted = forms.filter { $0.count == language.plurals.count }
        let missing = counted.filter { !said.contains("\(count) \($0[language.plurals.form(for: count)])") }
        if !missing.isEmpty { bad.append("\(pattern) of \(count): \(said)") }
      }
    }
    #expect(bad == [])
  }

  /// The sentence is English, so its numbers are seen here only where a word that is counted follows.
  @Test func noNumberIsBesideOneFormOnly() {
    let counted = Set(
      ["actions", "bytes", "columns", "commands", "days", "files", "findings", "hours", "lines", "minutes", "pages"]
        + ["runs", "seconds", "steps", "times", "values", "warnings"])
    let limits = ["more than {}", "at most {}", "to {} "]
    let bad = Self.patterns.filter { pattern in
      !limits.contains(where: pattern.contains)
        && pattern.split(separator: "{}", omittingEmptySubsequences: false)
          .dropFirst().contains { rest in
            rest.first == " " && counted.contains(String(rest.dropFirst().prefix(while: \.isLetter)))
          }
    }
    #expect(bad == [])
  }
}
