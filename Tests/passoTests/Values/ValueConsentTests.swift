import Testing

/// A values file that came with the page starts nothing that the person has not allowed.
@Suite struct ValueConsentTests {
  private static let values =
    "values:\n  registry_token: {from: {command: \"echo x >> started; echo abcdefgh\"}}\n  user_name: ana\n"

  private static func passo(_ folder: String = "repo/.git/HEAD") throws -> Passo {
    try Passo().file("repo/docs/page.md", ValueProgramsTests.page).file("repo/ci/values.yml", values).file(folder, "x")
  }

  private static let arguments = ["run", "repo/docs/page.md", "--values", "repo/ci/values.yml"]

  @Test func withoutATerminalItIsRefusedWithTheOptionThatAllowsIt() throws {
    let passo = try Self.passo()
    let refused = try passo.run(Self.arguments)
    #expect(refused.status == 64, "\(refused)")
    #expect(refused.errors.contains("repo/ci/values.yml came with \(passo.folder.path)/repo"), "\(refused)")
    #expect(refused.errors.contains("`echo x >> started; echo abcdefgh`"), "\(refused)")
    #expect(refused.errors.contains("--trust-values"), "\(refused)")
    #expect(passo.folder.text("started") == nil)
    let allowed = try passo.run(Self.arguments + ["--trust-values"])
    #expect(allowed.status == 0, "\(allowed)")
    // For that run only.
    #expect(try passo.run(Self.arguments).status == 64)
  }

  @Test func aFileBesideThePageIsOfOthersWithoutARepositoryToo() throws {
    let passo = try Passo().file("downloaded/page.md", ValueProgramsTests.page).file(
      "downloaded/ci/values.yml", Self.values)
    let refused = try passo.run("run", "downloaded/page.md", "--values", "downloaded/ci/values.yml")
    #expect(refused.status == 64, "\(refused)")
  }

  @Test func thatOfAnotherRepositoryIsOfOthersToo() throws {
    let passo = try Passo().file("page.md", ValueProgramsTests.page).file("other/.hg/x", "").file(
      "other/values.yml", Self.values)
    #expect(
      try passo.file("pages/page.md", ValueProgramsTests.page).run(
        "run", "pages/page.md", "--values", "other/values.yml"
      ).status == 64)
  }

  @Test func aLinkFromElsewhereDoesNotMakeItOnesOwn() throws {
    let passo = try Self.passo()
    _ = try passo.bash("mkdir mine; ln -s ../repo/ci/values.yml mine/values.yml")
    #expect(try passo.run("run", "repo/docs/page.md", "--values", "mine/values.yml").status == 64)
  }

  @Test func aPersonIsAskedOnceUntilTheFileChanges() throws {
    let passo = try Self.passo()
    let arguments = Self.arguments.joined(separator: " ") + " --yes"
    let first = try TerminalRun(passo, arguments, dialogue: [("▸", "y")])
    let said = first.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(first.status == 0 && said.contains("wants to start programs"), "\(first.screen)")
    #expect(first.screen.contains("$ echo x >> started; echo abcdefgh"), "\(first.screen)")
    let second = try TerminalRun(passo, arguments, dialogue: [])
    #expect(second.status == 0 && !second.screen.contains("wants to start"), "\(second.screen)")
    #expect(try passo.run(Self.arguments).status == 0)
    let modes = try passo.bash("stat -c %a .local/state/passo .local/state/passo/consents")
    #expect(modes.output == "700\n600\n")
    _ = try passo.file("repo/ci/values.yml", Self.values + "# another\n")
    #expect(try passo.run(Self.arguments).status == 64)
  }

  @Test func whoeverAllowsNothingIsAskedForTheValues() throws {
    let passo = try Self.passo()
    let run = try TerminalRun(
      passo, Self.arguments.joined(separator: " ") + " --yes",
      dialogue: [("▸", "n"), ("value:", "typed-in\r")])
    #expect(run.status == 0 && run.screen.contains("again ••••"), "\(run.screen)")
    #expect(passo.folder.text("started") == nil)
  }

  /// Further programs of the file would start in other runs by the same answer.
  @Test func theQuestionShowsAllThatTheAnswerCovers() throws {
    let passo = try Self.passo().file(
      "repo/ci/values.yml",
      """
      values:
        registry_token:
          from:
            command: |
              echo abcdefgh # the region;
              touch planted
        user_name: ana
        of_another_page: {from: {command: "touch other"}}
      profiles:
        prod: {user_name: {from: {command: [sh, -c, "echo a;                    touch far"]}}}
      """)
    let run = try TerminalRun(
      passo, Self.arguments.joined(separator: " ") + " --yes", dialogue: [("▸", "n"), ("value:", "typed-in\r")])
    let lines = run.screen.split(separator: "\n").map { $0.filter { $0 != "\r" } }
    for expected in [
      #"$ echo abcdefgh # the region;\n"#, #"       touch planted\n"#, "$ touch other",
      #"$ sh -c 'echo a;\u{20}×20 touch far'"#,
    ] {
      #expect(lines.contains { $0.contains(expected) }, "\(expected): \(run.screen)")
    }
    let refused = try passo.run(Self.arguments)
    #expect(refused.status == 64 && refused.errors.contains(#"the region;\n touch planted"#), "\(refused)")
    #expect(refused.errors.contains("touch other") && refused.errors.contains("touch far"), "\(refused)")
    #expect(passo.folder.text("planted") == nil)
  }

  /// What a `git pull` brings is not what was allowed.
  @Test func theAnswerHoldsForTheProgramsOfTheRepositoryAsTheyAre() throws {
    let passo = try Passo().file("repo/page.md", ValueProgramsTests.page).file("repo/.git/HEAD", "x")
      .file("repo/values.yml", "values: {registry_token: {from: {command: ./get.sh}}, user_name: ana}\n")
      .file("repo/get.sh", "#!/bin/sh\necho abcdefgh\n").file("repo/sub/get.sh", "#!/bin/sh\ntouch planted; echo x\n")
    _ = try passo.bash("chmod +x repo/get.sh repo/sub/get.sh")
    let command = "cd repo && \(Passo.path) run page.md --values values.yml"
    let first = try TerminalRun(command: command + " --yes; cd ..", passo, dialogue: [("▸", "y")])
    #expect(first.status == 0, "\(first.screen)")
    #expect(try passo.bash(command + " </dev/null").status == 0)
    // From another folder it is another program.
    let other = "cd repo/sub && \(Passo.path) run ../page.md --values ../values.yml </dev/null"
    #expect(try passo.bash(other).status == 64)
    _ = try passo.file("repo/get.sh", "#!/bin/sh\ntouch planted; echo abcdefgh\n")
    #expect(try passo.bash(command + " </dev/null").status == 64)
    #expect(try passo.bash("ls repo/planted repo/sub/planted").output.isEmpty)
  }

  /// As an archive of a repository has it, which no system has marked.
  @Test func aFileOfTheSameArchiveIsOfOthers() throws {
    let passo = try Passo().file("archive/docs/page.md", ValueProgramsTests.page)
      .file("archive/values/prod.yml", Self.values).file("archive/prod.yml", Self.values)
    for file in ["values/prod.yml", "prod.yml"] {
      let refused = try passo.run("run", "archive/docs/page.md", "--values", "archive/\(file)")
      #expect(refused.status == 64 && refused.errors.contains("came with"), "\(refused)")
    }
    #expect(passo.folder.text("started") == nil)
  }

  /// Whoever wrote them is not there to be seen: so a fleet hands over the file of its controller.
  @Test func valuesOfStandardInputStartNothingUnseen() throws {
    let passo = try Passo().file("pages/page.md", ValueProgramsTests.page).input(Self.values)
    let arguments = ["run", "pages/page.md", "--values", "-", "--non-interactive"]
    let refused = try passo.run(arguments)
    #expect(refused.status == 64 && refused.errors.contains("the values of standard input"), "\(refused)")
    #expect(passo.folder.text("started") == nil)
    #expect(try passo.run(arguments + ["--trust-values"]).status == 0)
  }
}
