import Testing

@Suite struct CommandLineTests {
  @Test func aloneItSaysWhatItIsInFiveLines() throws {
    let outcome = try Passo().run()
    #expect(
      outcome
        == .init(
          status: 0,
          output: """
            Passo runs how-to pages step by step and verifies each step.
            passo page.md         shows the plan, and asks whether to run it
            passo run page.md     runs it; passo plan page.md only shows it
            passo check page.md   finds what is wrong with the page
            passo --help          shows everything else

            """))
  }

  @Test(arguments: [("fr_FR.UTF-8", "Passo exécute"), ("pt_BR.UTF-8", "O Passo executa"), ("ja_JP", "Passo runs")])
  func itSpeaksTheLanguageOfTheLocale(locale: String, beginning: String) throws {
    #expect(try Passo().environment("LC_ALL", locale).run().output.hasPrefix(beginning))
    #expect(
      try Passo().environment("LANG", "de_DE").environment("LC_MESSAGES", locale).run().output.hasPrefix(beginning))
  }

  @Test func theVersionIsANumberAlone() throws {
    let outcome = try Passo().run("--version")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.split(separator: ".").count == 3)
  }

  @Test func helpNamesTheCommands() throws {
    let outcome = try Passo().run("--help")
    #expect(outcome.status == 0)
    for command in ["run", "plan", "check", "runs"] { #expect(outcome.output.contains("  \(command) ")) }
  }

  @Test(arguments: [
    ["plan", "--bogus", "x.md"], ["plan"], ["run", "x.md", "--verify", "maybe"], ["plan", "x.md", "--set", "novalue"],
    ["run", "x.md", "--timeout", "soon"], ["run", "x.md", "--alias", "bx"], ["plan", "x.md", "--platform", "amiga"],
    ["plan", "x.md", "--values", "a.yml", "--values", "b.yml"],
  ])
  func whatIsNotUnderstoodIsAUsageError(arguments: [String]) throws {
    let passo = try Passo().file("x.md", Pages.greeting)
    let outcome = try passo.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty && outcome.errors.hasPrefix("passo: "))
  }

  @Test func aMistypedCommandGetsTheNearestOne() throws {
    #expect(
      try Passo().run("chek", "page.md")
        == .init(
          status: 64, errors: "passo: there is no command or page called chek\n       did you mean passo check?\n"))
    #expect(
      try Passo().run("frobnicate")
        == .init(
          status: 64,
          errors: """
            passo: there is no command or page called frobnicate
                   the commands are: run, plan, list, record, new, check, lsp, commands, rules, explain, runs, report, export

            """))
  }

  @Test func aReaderThatGoesAwayIsNoFailure() throws {
    let shell = try Passo().file("page.md", Pages.greeting)
    for command in ["plan page.md", "plan page.md --format json", "check page.md", "--help"] {
      let script = "set -o pipefail; \(Passo.path) \(command) | true; echo ${PIPESTATUS[0]}"
      #expect(try shell.bash(script) == .init(status: 0, output: "0\n"))
    }
  }

  @Test func aTabThatThePageDoesNotHaveIsRefused() throws {
    let page = "# T\n\n## A\n{: #a}\n{: ui}\n\n1. Click.\n\n## B\n{: #b}\n{: cli}\n\n1. Do it.\n"
    let passo = try Passo().file("page.md", page).file("plain.md", Pages.greeting)
    let refused = try passo.run("plan", "page.md", "--interface", "foo")
    #expect(refused.status == 64 && refused.errors.contains("it has: ui, cli"))
    #expect(try passo.run("plan", "plain.md", "--interface", "ui").errors.contains("it has no tabs"))
    let plan = try passo.run("plan", "page.md", "--interface", "cli")
    #expect(plan.status == 0 && plan.output.contains("Do it.") && !plan.output.contains("Click."))
  }

  @Test func aLanguageThatPassoDoesNotReadIsRefused() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    for command in ["plan", "check", "run"] {
      let refused = try passo.run(command, "page.md", "--locale", "xx")
      #expect(refused.status == 64 && refused.errors.contains("pt-BR"), "\(refused)")
    }
    #expect(try passo.run("plan", "page.md", "--locale", "fr_CA").status == 0)
  }

  /// What other programs call so is known; what is only one letter away from a letter is nothing like it.
  @Test(arguments: [
    (["plan", "page.md", "-v"], "did you mean --version?"), (["run", "page.md", "-y"], "did you mean --yes?"),
    (["run", "page.md", "--step", "3"], "did you mean --only?"), (["run", "page.md", "--dry-run"], "--rehearse"),
    (["run", "page.md", "--secert", "x"], "did you mean --secret?"),
  ])
  func optionsOfOtherProgramsAreKnown(arguments: [String], help: String) throws {
    let refused = try Passo().file("page.md", Pages.greeting).run(arguments)
    #expect(refused.status == 64 && refused.errors.contains(help), "\(refused)")
  }

  @Test func aLetterIsNotTakenForAnother() throws {
    #expect(!(try Passo().run("check", "-y").errors.contains("did you mean")))
  }
}
