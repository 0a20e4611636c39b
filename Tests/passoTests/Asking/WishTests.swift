import Diagnostics
import RunbookReport
import Testing

@testable import passo

/// The keys of the operator's loop.
@Suite struct WishTests {
  private static let all: [[Wish]] = [
    [.run, .edit, .editor, .skip, .back, .jump, .values, .terminal, .runAll, .more, .pause, .quit],
    [.answer, .edit, .editor, .skip, .back, .jump, .values, .terminal, .runAll, .more, .pause, .quit],
    [.retry, .edit, .editor, .skip, .back, .jump, .values, .terminal, .pause, .quit],
    [.done, .skip, .back, .jump, .terminal, .more, .pause, .quit],
  ]

  @Test(arguments: Catalogue.all) func everyKeyHasItsWordInOneLine(language: Language) {
    for wishes in Self.all {
      let menu = Wish.menu(wishes, language: language)
      #expect(Set(menu.entries.map(\.key)).count == wishes.count, "\(menu.entries.map(\.name))")
      #expect(menu.entries.allSatisfy { !$0.explanation.isEmpty })
      for width in [55, 75, 115] {
        let lines = menu.lines(width: width)
        #expect(lines.count == 1 && DisplayWidth.of(lines[0]) <= width, "\(lines)")
        let known = menu.entries.map { "\($0.key) \($0.name)" } + ["? " + language.say("keys")]
        let shown = lines[0].split(separator: "  ").map(String.init)
        #expect(shown.allSatisfy(known.contains) && shown.last == known.last, "\(lines)")
      }
    }
  }

  @Test func keysGoWhereTheLineIsTooShort() {
    let menu = Wish.menu([.run, .back, .jump, .quit], language: .english)
    #expect(menu.lines(width: 75) == ["⏎ run it  b back  g go to  q quit  ? keys"])
    #expect(menu.lines(width: 40) == ["⏎ run it  b back  q quit  ? keys"])
    #expect(menu.lines(width: 18) == ["⏎ run it  q quit", "? keys"])
  }
}
