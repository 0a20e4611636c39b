import Testing

/// The operator's loop at a terminal: what a person can do besides running the next step.
@Suite(.serialized) struct LoopTests {
  /// It has a step that takes a while, and one that leaves something running.
  private static let page = """
    # Making ready
    {: #ready}

    1.  Set the place.

        ```
        PLACE=here; mkdir -p sub; cd sub
        ```
        {: pre}

    2.  Begin.

        1.  Wait a little.

            ```
            sleep 1.6; echo "ready $PLACE"
            ```
            {: pre}

            Example output:

            ```
            ready here
            ```
            {: screen}

        2.  Start a service.

            ```
            sleep 987 &
            ```
            {: pre}

    3.  Write the name down.

        ```
        echo "<name> $PLACE" > name.txt
        ```
        {: pre}

    """

  private func passo() throws -> Passo { try Passo().file("page.md", Self.page).environment("NO_COLOR", "1") }

  @Test func aQuestionMarkExplainsTheKeys() throws {
    for (language, words) in [
      ("en", "p  pause   stops here; the run can be resumed later"), ("fr", "e  modifier  permet de modifier d'abord"),
      ("pt-BR", "p  pausar    "),
    ] {
      let run = try TerminalRun(passo(), "run page.md --lang \(language)", dialogue: [("▸", "?"), ("▸", "q")])
      #expect(run.screen.contains(words), "\(run.screen)")
    }
  }

  @Test func aPausedRunGoesOnWhereItWas() throws {
    let passo = try passo()
    let first = try TerminalRun(
      passo, "run page.md --set name=Ann", dialogue: [("▸", "\r"), ("▸", "p")])
    #expect(first.status == 2)
    #expect(first.screen.contains("── Paused after"), "\(first.screen)")
    #expect(first.screen.contains("passo: to continue: passo run --resume 20"))
    #expect(try passo.run("runs").output.contains("‖ paused "))
    let second = try TerminalRun(passo, "run --resume", dialogue: [("▸", "a")])
    #expect(second.status == 0, "\(second.screen)")
    #expect(second.screen.contains("── Step 2.1 (2 of 4) ─ Wait a little."))
    #expect(passo.folder.text("sub/name.txt") == "Ann here\n")
  }

  @Test func whatIsLeftRunningIsNamedAndEnded() throws {
    let passo = try passo()
    let run = try TerminalRun(passo, "run page.md --set name=Ann", dialogue: [("▸", "a")])
    #expect(run.screen.contains("still running, and ended now: sleep 987"), "\(run.screen)")
    #expect(try passo.bash("pgrep -f '[s]leep 987'").output == "")
  }

  @Test func aSilentStepShowsItsProgressAndNothingOfItStays() throws {
    let run = try TerminalRun(passo(), "run page.md --set name=Ann", dialogue: [("▸", "a")])
    #expect(run.screen.contains("\r\u{1B}[K  … step 2.1 (2 of 4) · 1 s\r\u{1B}[K"), "\(run.screen)")
    let dumb = try TerminalRun(
      passo().environment("TERM", "dumb"), "run page.md --set name=Ann", dialogue: [("▸", "a\n")])
    #expect(dumb.status == 0 && !dumb.screen.contains("…") && !dumb.screen.contains("\u{1B}"), "\(dumb.screen)")
    let piped = try passo().run("run", "page.md", "--set", "name=Ann")
    #expect(piped.status == 0 && !piped.output.contains("…"))
  }

  /// What the editor writes goes through the planner as the page's own text does.
  @Test func aCommandIsChangedInTheEditorOfThePerson() throws {
    let editor = """
      #!/bin/sh
      stat -c %a "$1" > seen.txt
      stat -c %a "$(dirname "$1")" >> seen.txt
      echo "$1" >> seen.txt
      echo 'echo "for <name>: $PLACE" > name.txt' > "$1"
      touch "$1~"
      """
    let passo = try passo().file("bin/ed.sh", editor)
    _ = try passo.bash("chmod +x bin/ed.sh")
    let run = try TerminalRun(
      passo.environment("EDITOR", "false").environment("VISUAL", "\(passo.folder.path)/bin/ed.sh"),
      "run page.md --from 3 --set name=Ann",
      dialogue: [("▸", "t"), ("$ ", "PLACE=there\r"), ("$ ", "exit\r"), ("▸", "o"), ("▸", "\r")])
    #expect(run.status == 0, "\(run.screen)")
    #expect(run.screen.contains("$ echo \"for Ann: $PLACE\" > name.txt"), "\(run.screen)")
    #expect(passo.folder.text("name.txt") == "for Ann: there\n")
    let seen = (passo.folder.text("seen.txt") ?? "").split(separator: "\n").map(String.init)
    #expect(seen.count == 3 && seen[0] == "600" && seen[1] == "700", "\(seen)")
    #expect(try passo.bash("ls -d \(seen.last ?? "/") \(passo.folder.path)/passo-edit-*").output == "")
  }

  @Test func anEditorThatFailsChangesNothing() throws {
    let run = try TerminalRun(
      passo().environment("EDITOR", "false"), "run page.md", dialogue: [("▸", "o"), ("▸", "q")])
    #expect(run.screen.contains("the command is as it was"), "\(run.screen)")
    let none = try TerminalRun(passo(), "run page.md", dialogue: [("▸", "?"), ("▸", "q")])
    #expect(!none.screen.contains("editor"))
  }

  /// Before the first step, a person reads what the run needs, and may leave.
  @Test func aMissingProgramIsPutToThePerson() throws {
    let page = Self.page.replacing("echo \"ready $PLACE\"", with: "nosuchprogram")
    let passo = try Passo().file("page.md", page).environment("NO_COLOR", "1")
    let left = try TerminalRun(passo, "run page.md", dialogue: [("▸", "q")])
    #expect(left.status == 2 && left.screen.contains("nosuchprogram is not installed, and nothing was run"))
    let run = try TerminalRun(passo, "run page.md", dialogue: [("▸", "c"), ("▸", "q")])
    #expect(run.screen.contains("Needs: mkdir ✓ · sleep ✓ · nosuchprogram ✘"), "\(run.screen)")
    #expect(run.screen.contains("── Step 1 of 4 ─ Set the place."))
  }

  @Test func aLeftOutStepIsMissed() throws {
    let unattended = try passo().run("run", "page.md", "--only", "2.1")
    #expect(unattended.status == 2 && !unattended.output.contains("    ready"), "\(unattended)")
    #expect(unattended.output.contains("! line 15: step 2.1 cannot be run as it stands: PLACE is not set"))
    let asked = try TerminalRun(passo(), "run page.md --only 2.1", dialogue: [("▸", "q")])
    #expect(asked.screen.contains("✘ PLACE is not set") && !asked.screen.contains("run it"), "\(asked.screen)")
    let given = try passo().environment("PLACE", "here").run("run", "page.md", "--only", "2.1")
    #expect(given.status == 0, "\(given)")
  }
}
