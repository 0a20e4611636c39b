import Testing

/// What a person is shown and asked before a step that matters, and how they get out of every question.
@Suite(.serialized) struct GuardedStepsTests {
  private static let page = """
    # Removing a folder

    1.  Go there.

        ```
        mkdir -p data; cd data
        ```
        {: pre}

    2.  Look at the [list](https://example.com/list).

        Everything that is old may go.

        | File | Meaning |
        |---|---|
        | old.txt | to be removed |

    3.  Remove it.

        ```
        rm -rf <thing>; touch gone.txt
        ```
        {: pre}

        **Attention:** This cannot be undone.

    4.  Optional: Say a very long goodbye.

        ```
        echo one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
        ```
        {: pre}

    """

  private func passo() throws -> Passo { try Passo().file("page.md", Self.page).environment("NO_COLOR", "1") }

  @Test func whatRemovesSomethingIsNotRunByTheWay() throws {
    let passo = try passo()
    let run = try TerminalRun(
      passo, "run page.md --set thing=old --only 3",
      dialogue: [
        ("▸", "t"), ("$ ", "mkdir old\r"), ("$ ", "exit\r"), ("▸", "\r"), ("yes", "\r"), ("▸", "a"), ("yes", "n\r"),
        ("▸", "q"),
      ])
    #expect(run.screen.contains("! Attention: This cannot be undone."), "\(run.screen)")
    #expect(run.screen.contains("! destructive"), "\(run.screen)")
    #expect(passo.folder.text("gone.txt") == nil)
    let meant = try TerminalRun(
      passo, "run page.md --set thing=old --until 3 --lang fr",
      dialogue: [("▸", "a"), ("▸", "\r"), ("▸", "\r"), ("oui", "oui\r")])
    #expect(passo.folder.text("data/gone.txt") == "", "\(meant.screen)")
    #expect(try passo.run("run", "page.md", "--set", "thing=old", "--yes", "--until", "1").status == 0)
  }

  @Test func aStepByHandShowsAllThatThePageSays() throws {
    let run = try TerminalRun(passo(), "run page.md --only 2", dialogue: [("▸", "q")])
    for words in [
      "https://example.com/list", "Everything that is old may go.", "old.txt | to be removed", "line 10 of the page",
    ] {
      #expect(run.screen.contains(words), "\(words): \(run.screen)")
    }
    #expect(!run.screen.contains("destructive step"), "what is left out is not counted: \(run.screen)")
  }

  @Test func everyQuestionCanBeLeft() throws {
    let run = try TerminalRun(
      passo(), "run page.md",
      dialogue: [
        ("▸", "\r"), ("▸", "\r"), ("value", "\u{1B}"), ("answer", "e"), ("$ ", "\u{15}echo <other>\r"),
        ("value", "\u{1B}"), ("answer", "z"), ("answer", "\r"), ("value", "hi\r"), ("run it", "s"),
        ("reason", "\r"), ("do it", "?"), ("do it", "p"),
      ])
    #expect(run.screen.contains("● <thing> has no value yet"), "\(run.screen)")
    #expect(run.screen.contains("$ echo <other>\n"), "\(run.screen)")
    #expect(run.screen.contains("$ echo hi\n"), "\(run.screen)")
    #expect(run.screen.contains("no key z here; ? explains the keys"), "\(run.screen)")
    #expect(run.screen.contains("skips the step"), "\(run.screen)")
    #expect(run.screen.contains("── Paused"), "\(run.screen)")
  }

  @Test func aLongCommandIsBrokenBetweenWords() throws {
    let run = try TerminalRun(passo(), "run page.md --only 4", dialogue: [("▸", "\r"), ("▸", "q")])
    #expect(run.screen.contains("  $ echo one two three"), "\(run.screen)")
    #expect(run.screen.contains("\n      thirteen"), "\(run.screen)")
  }

  @Test func aLeftOutChangeOfDirectoryIsMissed() throws {
    let unattended = try passo().run("run", "page.md", "--only", "3", "--set", "thing=old", "--yes")
    #expect(unattended.status == 2, "\(unattended)")
    #expect(unattended.output.contains("(cd data), and is left out: begin with it (--from 1)"), "\(unattended)")
    let there = try passo()
    _ = try there.bash("mkdir -p data")
    let inside = try there.bash("cd data && \(Passo.path) run ../page.md --only 3 --set thing=old --yes")
    #expect(inside.status == 0, "\(inside)")
  }
}
