import Testing

@Suite struct PlanTests {
  @Test func theTextOfAPlan() throws {
    #expect(
      try Passo().file("page.md", Pages.greeting).run("plan", "page.md")
        == .init(
          status: 0,
          output: """
            Greeting somebody   3 steps, 3 actions, runs nothing

              You will be asked for   person   not described in the page

              1    $ echo "hello <person>"                                           line 6
                     sample output: line 13
              2    $ echo "Number: 42"                                               line 20
                     sample output: line 27
                     → the_number
              3    $ echo "<the_number>" > number.txt                                line 34
                     the_number: from the output of step 2

            """))
  }

  @Test func theFileWithAHashInItsNameIsTriedFirst() throws {
    let passo = try Passo().file("page#second", Pages.greeting).file("page", Pages.twoProcedures)
    #expect(try passo.run("plan", "page#second").output.hasPrefix("Greeting somebody"))
    #expect(try passo.run("plan", "page#first").output.hasPrefix("Two things"))
  }

  @Test func valuesComeFromFlagsFilesAndTheEnvironment() throws {
    let passo = try Passo().file("page.md", Pages.greeting).file("v.yml", "values:\n  PERSON: Bo\n")
    let environment = passo.environment("PASSO_PERSON", "Cy")
    #expect(try environment.run("plan", "page.md").output.contains("$ echo \"hello Cy\""))
    #expect(try environment.run("plan", "page.md", "--values", "v.yml").output.contains("$ echo \"hello Bo\""))
    let all = try environment.run("plan", "page.md", "--values", "v.yml", "--set", "<person>=Ann=1")
    #expect(all.output.contains("$ echo \"hello Ann=1\""))
  }

  @Test func theFolderOfAPageOfTestsIsGiven() throws {
    let passo = try Passo().file("sub/page.md", "# T\n\n```scrut\n$ cat \"$TESTDIR\"/other.md\n```\n")
    let folder = try passo.bash("cd sub && pwd -P").output.prefix { $0 != "\n" }
    let outcome = try passo.run("plan", "sub/page.md", "--format", "json")
    #expect(outcome.output.contains(folder), "\(outcome)")
    // A variable of the environment is the person's own.
    let own = try passo.environment("TESTDIR", "/elsewhere").run("plan", "sub/page.md")
    #expect(own.output.contains("/elsewhere"))
  }

  /// A process orders what it keeps by hashes of its own.
  @Test func aPlanIsTheSameInEveryProcess() throws {
    let text = """
      # T

      ```sh
      for r in `frob --list`; do
        alias $r="frob --only $r"
        V="$r"; W="$V"; sh -c "$W <name>"
      done
      ```

      Use your own `<name>` and `<zone>`:

      ```sh
      frob set <name> --zone <zone>; bash -c "frob <zone> && $V"
      ```
      """
    let passo = try Passo().file("page.md", text)
    let first = try passo.run("plan", "page.md", "--all", "--format", "json")
    #expect(first.status == 0)
    for _ in 0..<8 { #expect(try passo.run("plan", "page.md", "--all", "--format", "json") == first) }
  }

  @Test func aPageCanComeFromStandardInput() throws {
    #expect(try Passo().input(Pages.greeting).run("plan", "-").output.hasPrefix("Greeting somebody"))
  }

  /// The script's own shell says whether it is one, and stops without a value before anything runs.
  @Test func theScriptIsOne() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    _ = try passo.bash("\(Passo.path) plan page.md --format shell > plan.sh && bash -n plan.sh && dash -n plan.sh")
    let without = try passo.bash("bash plan.sh </dev/null")
    #expect(without.status != 0 && without.output.isEmpty)
    #expect(without.errors.contains("person: not described in the page"))
    let with = try passo.bash("person='it'\"'\"'s <me>' the_number=7 bash plan.sh </dev/null")
    #expect(with == .init(status: 0, output: "hello it's <me>\nNumber: 42\n"))
    #expect(passo.folder.text("number.txt") == "7\n")
  }

  @Test func markdownAndExplanation() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    #expect(try passo.run("plan", "page.md", "--format", "markdown").output.hasPrefix("# Greeting somebody\n"))
    let explained = try passo.run("plan", "page.md", "--explain")
    #expect(explained.status == 0)
    #expect(explained.output.contains("│ command: "))
    #expect(explained.output.contains("│ output: "))
  }

  @Test(arguments: [("--color", "always"), ("--color", "never")]) func colourIsAChoice(option: String, value: String)
    throws
  {
    let passo = try Passo().file("page.md", Pages.greeting)
    #expect(try passo.run("plan", "page.md", option, value).output.contains("\u{1B}[") == (value == "always"))
  }

  @Test func colourFollowsTheConventions() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    #expect(try !passo.run("plan", "page.md").output.contains("\u{1B}["))
    #expect(try passo.environment("CLICOLOR_FORCE", "1").run("plan", "page.md").output.contains("\u{1B}["))
    let both = passo.environment("CLICOLOR_FORCE", "1").environment("NO_COLOR", "1")
    #expect(try !both.run("plan", "page.md").output.contains("\u{1B}["))
  }

  /// A section that is one of several ways says so once, and not at each of its actions.
  @Test func whatASectionIsAWayOfIsSaidOnce() throws {
    let page = """
      # Kiln

      ## Install it with apt

      ```sh
      apt-get update
      ```

      Then:

      ```sh
      apt-get install kiln
      ```

      ## Install it with dnf

      ```sh
      dnf makecache
      ```

      Then:

      ```sh
      dnf install kiln
      ```

      """
    let plan = try Passo().file("page.md", page).run("plan", "page.md", "--all")
    #expect(plan.status == 0)
    let lines = plan.output.split(separator: "\n")
    #expect(lines.count { $0.contains("alternative Install it with apt") } == 1, "\(plan.output)")
    #expect(lines.count { $0.contains("alternative Install it with dnf") } == 1, "\(plan.output)")
    #expect(
      lines.firstIndex { $0.contains("alternative Install it with apt") } ?? 99 < lines.firstIndex {
        $0.contains("$ apt-get update")
      } ?? 0)
  }
}
