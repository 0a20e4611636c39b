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
    #expect(first.status == 0 && said.contains("wants to start programs for its values"), "\(first.screen)")
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
}
