import Testing

/// What earlier runs took is said, and pauses are not counted.
@Suite(.serialized) struct TimesTests {
  private static let page = """
    # Wait

    1.  Wait for it.

        ```
        sleep 1
        ```
        {: pre}

    2.  Then.

        ```
        test -e go && echo then
        ```
        {: pre data-expect-exit="0"}

    """

  @Test func earlierRunsSayWhatThePageTakes() throws {
    let passo = try Passo().file("page.md", Self.page).file("go", "")
    let first = try TerminalRun(passo, "run page.md --yes", dialogue: [])
    #expect(first.status == 0 && !first.screen.contains("Takes about"), "\(first.screen)")
    let second = try TerminalRun(passo, "run page.md --yes", dialogue: [])
    #expect(second.screen.contains("Takes about ") && second.screen.contains(" last time;"), "\(second.screen)")
    // A rehearsal takes no time, and elsewhere no one watches.
    let rehearsal = try TerminalRun(passo, "run page.md --yes --rehearse", dialogue: [])
    #expect(!rehearsal.screen.contains("Takes about"), "\(rehearsal.screen)")
    #expect(try passo.run("run", "page.md").output.contains("Takes about") == false)
  }

  @Test func aResumedRunCountsItsSittingsAndSaysThatPausesAreNot() throws {
    let passo = try Passo().file("page.md", Self.page)
    let first = try passo.run("run", "page.md")
    #expect(first.status == 1 && !first.output.contains("pauses"), "\(first)")
    _ = try passo.file("go", "")
    let second = try passo.run("run", "--resume", "--non-interactive")
    #expect(second.status == 0 && second.output.contains(", pauses not counted: "), "\(second)")
  }
}
