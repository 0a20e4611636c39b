import Testing

/// Runs without a person.
@Suite struct RunTests {
  @Test func everyStepIsVerified() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    #expect(
      try passo.run("run", "page.md", "--set", "person=Ann")
        == .init(
          status: 0,
          output: """
            Greeting somebody
            3 actions · en
              person = Ann (--set)

            ── Step 1 of 3 ─ Greet the person.
              $ echo "hello Ann"
                hello Ann
              ✔ passed · code 0 · # s
                ✓ as the sample shows (line 13)

            ── Step 2 of 3 ─ Get a number.
              $ echo "Number: 42"
                Number: 42
              ✔ passed · code 0 · # s
                ✓ as the sample shows (line 27)
                ✓ the_number was found (line 28)
              → the_number = 42

            ── Step 3 of 3 ─ Write the number down.
              $ echo "42" > number.txt
              ● not verified · code 0 · # s

            ── Done in # s: 2 passed, 1 not verified (3)
               Not verified: what the page says neither proves nor refutes the output.

            """))
    #expect(passo.folder.text("number.txt") == "42\n")
  }

  @Test func whatIsMissingIsNamedBeforeAnythingRuns() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    let outcome = try passo.run("run", "page.md")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("--set person=VALUE"))
    #expect(!outcome.output.contains("$ echo"))
    #expect(passo.folder.text("number.txt") == nil)
  }

  @Test func aFailureStopsTheRun() throws {
    let outcome = try Passo().file("page.md", Pages.failing).run("run", "page.md")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("✘ failed · code 2"))
    #expect(!outcome.output.contains("never seen"))
    #expect(outcome.output.contains("1 failed (2), 1 not verified (1), 1 not reached"))
  }

  /// What was looked for is shown, not the blank that the page leaves for it.
  @Test func whatIsExpectedIsShownWithItsValues() throws {
    let page = Pages.greeting.replacing("echo \"hello <person>\"", with: "echo \"good-bye <person>\"")
    let outcome = try Passo().file("page.md", page).run("run", "page.md", "--set", "person=Ann")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("expected   hello Ann\n"), "\(outcome)")
  }

  @Test func unlessItIsToGoOn() throws {
    let outcome = try Passo().file("page.md", Pages.failing).run("run", "page.md", "--keep-going")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("    never seen\n"))
  }

  @Test(arguments: [("exit", Int32(0)), ("sample", 0), ("strict", 1)])
  func strictnessDecidesWhatIsEnough(strictness: String, status: Int32) throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    let outcome = try passo.run("run", "page.md", "--set", "person=Ann", "--verify", strictness)
    #expect(outcome.status == status)
  }

  @Test func stepsCanBeChosen() throws {
    let outcome = try Passo().file("page.md", Pages.failing).run("run", "page.md", "--only", "3", "--quiet")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("── Step 3 (1 of 1) ─ Go on."))
    let until = try Passo().file("page.md", Pages.failing).run("run", "page.md", "--until", "1")
    #expect(until.status == 0 && until.output.contains("begun"))
  }

  @Test func withoutAPersonAProcedureHasToBeNamed() throws {
    let passo = try Passo().file("page.md", Pages.twoProcedures)
    let outcome = try passo.run("run", "page.md")
    #expect(
      outcome
        == .init(
          status: 2,
          errors: """
            passo: the page has several procedures: #first, #second
                   all of them in order: passo run page.md --all; one of them: passo run page.md#first

            """))
    let second = try passo.run("run", "page.md#second")
    #expect(second.output.contains("    two\n") && !second.output.contains("    one\n"))
  }

  @Test func aProgramThatIsMissingIsSaidFirst() throws {
    let page = "# X\n\n1.  Use it.\n\n    ```\n    bx login\n    ```\n    {: pre}\n"
    let outcome = try Passo().file("page.md", page).run("run", "page.md", "--alias", "bx=true")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let missing = try Passo().file("page.md", page).run("run", "page.md")
    #expect(missing.output.contains("! bx is not installed; steps that need it: 1. Install it"))
    #expect(missing.status == 2 && !missing.output.contains("$ bx login"))
  }

  @Test func eventsAreLinesOfJSON() throws {
    let outcome = try Passo().file("page.md", Pages.greeting).run(
      "run", "page.md", "--set", "person=Ann", "--format", "jsonl")
    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.status == 0)
    #expect(lines.allSatisfy { $0.hasPrefix("{") && $0.contains("\"format\":\"passo.run/1\"") })
    #expect(lines.first?.contains("\"event\":\"run.started\"") == true)
    #expect(lines.last?.contains("\"event\":\"run.finished\"") == true)
  }

  @Test func runsAreKeptAndListed() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    #expect(try passo.run("runs").errors.hasPrefix("passo: no runs are kept in "))
    _ = try passo.run("run", "page.md", "--set", "person=Ann")
    let listed = try passo.run("runs")
    #expect(listed.status == 0)
    #expect(listed.output.hasSuffix("  ● not verified  just now  Greeting somebody · page.md#greet\n"))
  }

  @Test func theReaderOfTheOutputMayLeaveAndTheRunGoesOn() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    let script = "\(Passo.path) run page.md --set person=Ann | true; echo ${PIPESTATUS[0]}"
    #expect(try passo.bash(script) == .init(status: 0, output: "0\n"))
    #expect(passo.folder.text("number.txt") == "42\n")
  }

  @Test(arguments: ["INT", "TERM", "HUP"]) func aSignalEndsTheStepAndTheRun(signal: String) throws {
    let script = """
      \(Passo.path) run page.md --set password=x --only 2 > out.txt & passo=$!
      until grep -q '    waiting' out.txt; do :; done
      kill -\(signal) $passo; wait $passo; echo $?; grep -c -e interrupted -e 'Stopped' out.txt
      """
    let outcome = try Passo().file("page.md", Pages.secret).bash(script)
    #expect(outcome.output.hasPrefix("130\n"), "\(outcome)")
  }
}
