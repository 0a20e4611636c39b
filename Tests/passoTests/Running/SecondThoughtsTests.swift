import Testing

/// A person at a terminal who picks, changes and goes back.
@Suite(.serialized) struct SecondThoughtsTests {
  private static let page = """
    # Choosing

    | Component | Description |
    |---|---|
    | `<curve>` | The curve. The default is `c2`. Run `openssl ecparam -list_curves` to list all curves. |
    | `<api_key>` | The key. |

    1.  Take it.

        ```
        echo "taken <curve>" >> taken.txt
        ```
        {: pre}

    2.  Use it.

        ```
        ./use <curve>
        ```
        {: pre}

    3.  Use it with the key.

        ```
        ./use <curve> --key <api_key>
        ```
        {: pre}

    """

  private func passo() throws -> Passo {
    let passo = try Passo().file("page.md", Self.page).environment("NO_COLOR", "1")
      .file("bin/openssl", "#!/bin/sh\nprintf '  c1 : the first curve\\n  c2: the second\\n  c3 : the third\\n'\n")
      .file("use", "#!/bin/sh\necho \"$1\" >> used.txt\n[ \"$1\" != c1 ]\n")
    _ = try passo.bash("chmod +x bin/openssl use")
    return passo.environment("PATH", "\(passo.folder.path)/bin:/usr/bin:/bin")
  }

  @Test func whatIsPickedIsTheWordBeforeItsExplanation() throws {
    let passo = try passo()
    let run = try TerminalRun(
      passo, "run page.md --only 1",
      dialogue: [("value", "\t"), ("other value", "\u{1B}[B\r"), ("▸", "\r")])
    #expect(run.screen.contains("▸ c2: the second"), "the default is marked: \(run.screen)")
    #expect(run.screen.contains("? value: c3"), "\(run.screen)")
    #expect(passo.folder.text("taken.txt") == "taken c3\n")
  }

  @Test func aValueThatIsChangedAfterAFailureIsSeenBeforeItRuns() throws {
    let passo = try passo()
    let run = try TerminalRun(
      passo, "run page.md --set curve=c1",
      dialogue: [
        ("▸", "\r"), ("▸", "\r"), ("retry", "v"), ("Esc leave", "curve\r"), ("value:", "c3\r"),
        ("run it", "q"),
      ])
    #expect(run.screen.contains("! <curve> had its old value in step 1"), "\(run.screen)")
    #expect(passo.folder.text("used.txt") == "c1\n", "\(run.screen)")
  }

  @Test func aPausedRunGoesOnWhereOneWentBackTo() throws {
    let passo = try passo()
    let first = try TerminalRun(
      passo, "run page.md --set curve=c2 --until 2",
      dialogue: [("▸", "\r"), ("▸", "b"), ("▸", "p")])
    #expect(first.screen.contains("── Paused"), "\(first.screen)")
    let second = try TerminalRun(passo, "run --resume", dialogue: [("▸", "s"), ("reason", "fine\r"), ("▸", "\r")])
    #expect(second.screen.contains("── Step 1 of 2 ─ Take it."), "\(second.screen)")
    #expect(second.screen.contains(": 2 not verified (2)"), "it is not skipped: \(second.screen)")
    #expect(passo.folder.text("taken.txt") == "taken c2\n")
  }

  @Test func whatWasDoneAndIsSkippedThenIsLeftAsItIs() throws {
    let run = try TerminalRun(
      passo(), "run page.md --set curve=c2 --until 2",
      dialogue: [("▸", "\r"), ("▸", "b"), ("▸", "s"), ("reason", "fine\r"), ("▸", "\r")])
    #expect(run.screen.contains("– left as it is: not verified · fine"), "\(run.screen)")
    #expect(run.screen.contains(": 2 not verified (1, 2)"), "\(run.screen)")
  }

  @Test func whoseSecretCanBeSeenIsSaidWhileItCanStillBeLeft() throws {
    let run = try TerminalRun(
      passo(), "run page.md --only 3 --set curve=c2; cat .local/state/passo/runs/*.jsonl",
      dialogue: [("value", "hunter22\r"), ("▸", "s"), ("reason", "\r")])
    let parts = run.screen.split(separator: "run it")
    #expect(parts.first?.contains("can see <api_key>") == true, "\(run.screen)")
    let given = try passo().run("plan", "page.md", "--set", "api_key=hunter22")
    #expect(given.errors.contains("set PASSO_API_KEY in the environment"), "\(given)")
  }
}
