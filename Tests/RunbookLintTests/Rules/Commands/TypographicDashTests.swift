import Testing

@testable import RunbookLint

@Suite struct TypographicDashTests {
  @Test(arguments: [
    "bx login ⟦–⟧sso",
    "bx login ⟦—⟧sso",
    "bx login ⟦–-⟧sso",
    "ls ⟦−⟧l",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: TypographicDash.self) == page)
  }

  @Test(arguments: [
    "bx login --sso",
    "ls -l",
    "echo a–b",
    #"""
    # first – second
    ls
    """#,
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: TypographicDash.self).isEmpty)
  }

  @Test(arguments: [
    ("bx login –sso", "bx login --sso"),
    ("bx login —-sso", "bx login --sso"),
    ("ls –l", "ls -l"),
  ])
  func mended(command: String, expected: String) {
    #expect(MarkedPage.command(command).fixed(by: TypographicDash.self) == MarkedPage.step(expected))
  }
}
