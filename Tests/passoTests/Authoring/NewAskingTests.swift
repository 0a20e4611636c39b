import Testing

/// `passo new page.md` at a terminal.
@Suite struct NewAskingTests {
  @Test func itAsksForTheHistoryAndTheTitle() throws {
    let passo = try Passo().file(".bash_history", "make\nexport TOKEN=hunter2-x\ngit push\n")
    let run = try TerminalRun(
      passo, "new page.md",
      dialogue: [("quit", "h"), ("Which of them: 1-3", "\u{1}\u{B}2-3\r"), ("Title: Page", "\u{1}\u{B}Pushing\r")])
    #expect(run.status == 0, "\(run.screen)")
    #expect(run.screen.contains("  2  export TOKEN=••••") && !run.screen.contains("hunter2"))
    let text = try #require(passo.folder.text("page.md"))
    #expect(text.hasPrefix("# Pushing\n") && text.contains("git push") && !text.contains("make\n"), "\(text)")
  }

  @Test func commandsCanBeTyped() throws {
    let passo = Passo()
    let run = try TerminalRun(
      passo, "new page.md",
      dialogue: [
        ("quit", "t"), ("$ ", "mkdir depot\r"), ("$ ", "cd depot\r"), ("$ ", "\r"), ("Title: Page", "\r"),
      ])
    #expect(run.status == 0, "\(run.screen)")
    #expect(passo.folder.text("page.md")?.contains("Create the directory.") == true, "\(run.screen)")
  }

  @Test(arguments: ["q", "\u{3}"])
  func whoeverLeavesGetsNoPage(key: String) throws {
    let passo = try Passo().file(".bash_history", "make\n")
    let run = try TerminalRun(passo, "new page.md", dialogue: [("quit", key)])
    #expect(run.status == (key == "q" ? 0 : 130), "\(run.screen)")
    let other = try TerminalRun(passo, "new page.md", dialogue: [("quit", "h"), ("Which of them", "\u{3}")])
    #expect(other.status == 130 && passo.folder.text("page.md") == nil)
    #expect(try passo.bash("ls").output.isEmpty)
  }
}
