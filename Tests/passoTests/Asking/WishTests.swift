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

  @Test(arguments: Catalogue.all) func oneKeyEachInOneLine(language: Language) {
    for wishes in Self.all {
      let menu = Wish.menu(wishes, language: language)
      #expect(Set(menu.entries.map(\.key)).count == wishes.count, "\(menu.entries.map(\.words))")
      let lines = menu.lines(width: 75)
      #expect(lines.count == 1 && DisplayWidth.of(lines[0]) <= 75, "\(lines)")
      for entry in menu.entries {
        #expect(lines[0].split(separator: " ").contains { $0 == String(entry.key) }, "\(entry.words): \(lines[0])")
        #expect(!entry.explanation.isEmpty)
      }
      #expect(lines[0].hasSuffix("  ?"))
    }
  }

  @Test func wordsGoWhereTheLineIsTooShort() {
    let menu = Wish.menu([.run, .back, .jump, .quit], language: .english)
    #expect(menu.lines(width: 75) == ["⏎ run  b back  g go to  q quit  ?"])
    #expect(menu.lines(width: 30) == ["⏎ run  b back  g  q quit  ?"])
    #expect(menu.lines(width: 10) == ["⏎ run  b  g  q quit  ?"])
  }
}
