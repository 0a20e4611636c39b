import Testing

/// Options of a run and attributes of a page that say how long, how often and how far.
@Suite struct RunOptionsTests {
  private static func page(_ attributes: String = "", _ command: String) -> String {
    """
    # Trying
    {: #try}

    1.  Try it.

        ```
        \(command)
        ```
        {: pre \(attributes)}

    2.  Go on.

        ```
        echo went on
        ```
        {: pre}

    """
  }

  /// Succeeds the third time.
  private static let third = "echo x >> tries; [ $(wc -l < tries) -ge 3 ]"

  @Test func aStepThatTakesTooLongIsEnded() throws {
    let passo = try Passo().file("page.md", Self.page("", "sleep 61"))
    let outcome = try passo.run("run", "page.md", "--timeout", "300ms")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("✘ failed"), "\(outcome)")
    #expect(!outcome.output.contains("    went on"))
    #expect(try passo.bash("pgrep -f '[s]leep 61'").output == "")
  }

  @Test func thePageSaysHowLongItself() throws {
    let passo = try Passo().file("page.md", Self.page("data-timeout=\"0.3s\"", "sleep 62"))
    #expect(try passo.run("run", "page.md", "--timeout", "1h").status == 1)
  }

  @Test func aStepIsTriedAgain() throws {
    let passo = try Passo().file("page.md", Self.page("", Self.third))
    let outcome = try passo.run("run", "page.md", "--retry", "5x10ms")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains("at the third attempt") && !outcome.output.contains("attempt 4"))
    let twice = try Passo().file("page.md", Self.page("", Self.third)).run("run", "page.md", "--retry", "2x10ms")
    #expect(twice.status == 1)
  }

  @Test func thePageSaysHowOftenItself() throws {
    let passo = try Passo().file("page.md", Self.page("data-retry=\"3x10ms\"", Self.third))
    #expect(try passo.run("run", "page.md", "--retry", "1x1s").status == 0)
  }

  @Test(arguments: ["--retry=5", "--retry=0x1s", "--retry=x", "--timeout=soon", "--timeout=-1"])
  func whatIsNotUnderstoodIsSaid(option: String) throws {
    let outcome = try Passo().file("page.md", Self.page("", "true")).run("run", "page.md", option)
    #expect(outcome.status == 64, "\(outcome)")
  }

  @Test func aRunGoesOnAfterAFailureIfItIsTo() throws {
    let passo = try Passo().file("page.md", Self.page("", "false"))
    #expect(try !passo.run("run", "page.md", "--non-interactive").output.contains("    went on"))
    let outcome = try passo.run("run", "page.md", "--non-interactive", "--keep-going")
    #expect(outcome.status == 1 && outcome.output.contains("    went on"))
  }

  @Test func fromAndUntilAreSteps() throws {
    let passo = try Passo().file("page.md", Self.page("", "echo begun"))
    let from = try passo.run("run", "page.md", "--from", "2")
    #expect(from.output.contains("── Step 2 (1 of 1) ─ Go on.") && !from.output.contains("begun"), "\(from)")
    let until = try passo.run("run", "page.md", "--until", "1")
    #expect(until.output.contains("begun") && !until.output.contains("    went on"))
    #expect(try passo.run("run", "page.md", "--from", "2", "--until", "1").status == 64)
  }

  @Test func aMistypedOptionHasTheRightOne() throws {
    let outcome = try Passo().file("page.md", Self.page("", "true")).run("run", "page.md", "--seet", "name=Ann")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--set"), "\(outcome)")
    let extra = try Passo().file("page.md", Self.page("", "true")).run("run", "page.md", "other.md")
    #expect(extra.errors.hasPrefix("passo: there is no file other.md"), "\(extra)")
  }

  @Test func aLanguageThatPassoDoesNotSpeakIsSaid() throws {
    let outcome = try Passo().file("page.md", Self.page("", "true")).run("run", "page.md", "--lang", "de")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("Passo speaks en, fr, pt-BR, not `de`"), "\(outcome)")
    let locale = try Passo().file("page.md", Self.page("", "true")).environment("LC_ALL", "de_DE.UTF-8")
    #expect(try locale.run("run", "page.md").status == 0)
  }

  @Test func aValueThatIsNeededIsNotEmpty() throws {
    let passo = try Passo().file("page.md", Self.page("", "echo <name>"))
    let outcome = try passo.run("run", "page.md", "--set", "name=")
    #expect(
      outcome
        == .init(
          status: 64, errors: "passo: <name> needs a value\n       give it one: --set name=VALUE\n"))
  }

  @Test func aNameInAValuesFileThatThePageDoesNotHaveIsSaid() throws {
    let passo = try Passo().file("page.md", Self.page("", "echo <name>"))
      .file("values.yml", "values:\n  nmae: Ann\n  name: Bea\n")
    let outcome = try passo.run("run", "page.md", "--values", "values.yml")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == "passo: values.yml:2:3: the page has no placeholder `nmae`\n       did you mean `name`?\n")
  }

  @Test func whatIsNotThereIsAnsweredWithWhatIs() throws {
    let passo = try Passo().file("page.md", Self.page("", "true")).file("prod.yml", "values: {}\n")
    #expect(
      try passo.run("run", "page.md", "--values", "prd.yml").errors
        == "passo: there is no file prd.yml\n       did you mean prod.yml?\n")
    #expect(try passo.run("report", "nope").errors.contains("no runs are kept in"))
    #expect(try passo.run("run", "page.md").status == 0)
    let report = try passo.run("report", "nope").errors
    #expect(report.hasPrefix("passo: there is no run or file called nope\n       the latest runs: 20"), "\(report)")
    let resume = try passo.run("run", "--resume", "nosuch").errors
    #expect(
      resume
        == "passo: there is no run or page called nosuch\n       every run has finished; see all: passo runs\n")
  }

  @Test func aRehearsalWritesNothingAndSaysSo() throws {
    let page = "# W\n\n1.  Create the file `a.txt`:\n\n    ```\n    text\n    ```\n    {: codeblock}\n"
    let passo = try Passo().file("page.md", page)
    let outcome = try passo.run("run", "page.md", "--rehearse")
    #expect(outcome.output.contains("nothing is written: a run would write"), "\(outcome)")
    #expect(!outcome.output.contains("written: ") || !outcome.output.contains("  written:"))
    #expect(passo.folder.text("a.txt") == nil)
  }
}
