import Testing

/// The list of runs, and what is looked for in it.
@Suite(.serialized) struct RunsTests {
  private func passo() throws -> Passo {
    let passo = try Passo().file("page.md", Pages.greeting).file("fail.md", Pages.failing)
      .file("secret.md", Pages.secret)
    _ = try passo.run("run", "page.md", "--set", "person=Ann")
    _ = try passo.run("run", "fail.md")
    _ = try passo.environment("PASSO_PASSWORD", "hunter22").run("run", "secret.md", "--only", "1")
    return passo
  }

  @Test func aRunHasItsTitleAgeStateAndProcedure() throws {
    let passo = try passo()
    let lines = try passo.run("runs").output.split(separator: "\n").map { String($0.dropFirst(22)) }
    #expect(
      lines.sorted() == [
        "● not verified  just now  Greeting somebody · page.md#greet",
        "● not verified  just now  Logging in · secret.md#login",
        "✘ failed        just now  Failing · fail.md#fail",
      ])
    let french = try passo.run("runs", "--lang", "fr", "fail").output
    #expect(french.dropFirst(22) == "✘ échec  à l'instant  Failing · fail.md#fail\n", "\(french)")
  }

  /// A rehearsal that was stopped looks like what it is, and is not gone on with where a run was begun as well.
  @Test func aStoppedRehearsalIsNoRun() throws {
    let passo = try Passo().file("page.md", Pages.failing).file("other.md", Pages.failing)
    _ = try passo.run("run", "page.md")
    let rehearsal = try TerminalRun(passo, "run other.md --rehearse", dialogue: [("▸", "q")])
    #expect(rehearsal.screen.contains("rehearsal: nothing is run"), "\(rehearsal.screen)")
    let runs = try passo.run("runs", "other.md").output
    #expect(runs.contains("■ rehearsal, stopped"), "\(runs)")
    #expect(try passo.run("run", "--resume").output.contains("Failing"))
    #expect(try passo.run("runs", "page.md").output.contains("✘ failed"))
  }

  @Test(arguments: [
    (["greeting"], "page.md"), (["FAILED"], "fail.md"), (["not", "verified", "login"], "secret.md"),
  ]) func wordsFilter(words: [String], page: String) throws {
    let runs = try passo().run(["runs"] + words)
    let lines = runs.output.split(separator: "\n")
    #expect(lines.count == 1 && runs.output.contains(page) && runs.status == 0, "\(runs)")
  }

  @Test func whatNoRunHasIsSaid() throws {
    let passo = try passo()
    let none = try passo.run("runs", "greeting", "failed")
    #expect(none == .init(status: 1, errors: "passo: no run has: greeting, failed\n"))
    #expect(try passo.run("runs", "--search", "").status == 64)
  }

  @Test(arguments: [
    ("HELLO ann", "    step 1 · $ echo \"hello Ann\"\n    step 1 · hello Ann\n"),
    ("person = ann", "    person = Ann\n"),
    ("number: 42", "    step 2 · $ echo \"Number: 42\"\n    step 2 · Number: 42\n"),
  ]) func commandsOutputsAndValuesAreSearched(text: String, lines: String) throws {
    let found = try passo().run("runs", "--search", text)
    let head = try #require(found.output.split(separator: "\n").first)
    #expect(found.output == head + "\n" + lines && head.hasSuffix("page.md#greet"), "\(found)")
  }

  @Test(arguments: ["hunter22", "••••"]) func whatIsMaskedIsNeverFound(text: String) throws {
    let passo = try passo()
    #expect(try passo.run("runs", "--search", "logged in with").output.contains("step 1 · logged in with ••••"))
    let found = try passo.run("runs", "--search", text)
    #expect(found.status == 1 && found.output.isEmpty, "\(found)")
  }

  /// In a narrow terminal the page is on a line of its own.
  @Test(arguments: [60, 80, 120]) func everyLineFits(columns: Int) throws {
    let run = try TerminalRun(
      passo().environment("NO_COLOR", "1"), "runs greeting --search ann", columns: columns, dialogue: [])
    let lines = run.screen.split(whereSeparator: \.isNewline)
    #expect(lines.count == (columns < 80 ? 5 : 4) && lines.allSatisfy { $0.count < columns }, "\(run.screen)")
    #expect(run.screen.contains("Greeting somebody"), "\(run.screen)")
  }

  @Test func aReportWithoutANameIsOfTheLastRun() throws {
    let passo = try passo()
    let latest = try passo.run("runs").output.prefix { $0 != " " }
    #expect(try passo.run("report").output.contains("- Run: `\(latest)`"))
  }
}
