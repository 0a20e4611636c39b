import Testing

@testable import RunbookLint

@Suite struct BlankInPlaceholderTests {
  @Test(arguments: [
    "bx target -r ⟦< Region>⟧",
    "docker push ⟦< region>⟧.icr.io/app",
    "ls ⟦<name >⟧",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: BlankInPlaceholder.self) == page)
  }

  @Test(arguments: [
    "bx target -r <region>",
    "sort < names.txt > sorted.txt",
    "ls <peer ID>",
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: BlankInPlaceholder.self).isEmpty)
  }

  @Test(arguments: [
    ("bx target -r < Region>", "bx target -r <Region>"),
    ("ls <name >", "ls <name>"),
  ])
  func mended(command: String, expected: String) {
    #expect(MarkedPage.command(command).fixed(by: BlankInPlaceholder.self) == MarkedPage.step(expected))
  }
}
