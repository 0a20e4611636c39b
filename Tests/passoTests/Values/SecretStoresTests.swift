import Testing

/// The stores in which people keep their secrets, as they are installed here.
@Suite(.serialized) struct SecretStoresTests {
  private static func passo(_ command: String) throws -> Passo {
    try Passo().file("pages/page.md", ValueProgramsTests.page).file(
      "mine/values.yml", "values:\n  registry_token: {from: {command: \(command)}}\n  user_name: ana\n")
  }

  private static let arguments = "run pages/page.md --values mine/values.yml"

  @Test(.enabled(if: Passo.hasProgram("pass") && Passo.hasProgram("gpg"), "pass and gpg are not installed"))
  func passGivesASecret() throws {
    let passo = try Self.passo("pass show team/registry | head -n1")
    let made = try passo.bash(
      """
      set -e
      gpg --batch --quiet --passphrase '' --quick-generate-key ana@example.com default default never
      pass init ana@example.com >/dev/null
      printf 'kept-in-pass\\nuser: ana\\n' | pass insert -m team/registry >/dev/null
      """)
    defer { _ = try? passo.bash("gpgconf --kill all") }
    #expect(made.status == 0, "\(made)")
    let outcome = try passo.run(Self.arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains("    12\n"), "\(outcome)")
    #expect(!outcome.output.contains("kept-in-pass"), "\(outcome)")
    let attended = try TerminalRun(passo, Self.arguments + " --yes", dialogue: [])
    #expect(attended.status == 0 && attended.screen.contains("again ••••"), "\(attended.screen)")
    #expect(!attended.screen.contains("kept-in-pass"), "\(attended.screen)")
  }

  @Test(.enabled(if: Passo.hasProgram("age") && Passo.hasProgram("age-keygen"), "age is not installed"))
  func ageDecryptsWithAKey() throws {
    let passo = try Self.passo("age -d -i mine/key mine/token.age")
    let made = try passo.bash(
      """
      age-keygen -o mine/key 2>mine/public
      printf 'kept-with-age' | age -r "$(grep -o 'age1.*' mine/public)" > mine/token.age
      """)
    #expect(made.status == 0, "\(made)")
    let outcome = try passo.run(Self.arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 0 && outcome.output.contains("    13\n"), "\(outcome)")
  }

  /// It asks on the terminal itself: nothing but the value is on its output.
  @Test(.enabled(if: Passo.hasProgram("age"), "age is not installed"))
  func agePassphrasesAreTypedAtTheTerminal() throws {
    let passo = try Self.passo("age -d mine/token.age").file("mine/plain", "kept-with-age\n")
    let made = try TerminalRun(
      command: "age -p -o mine/token.age mine/plain", passo,
      dialogue: [("passphrase", "correct horse\r"), ("passphrase", "correct horse\r")])
    #expect(made.status == 0, "\(made.screen)")
    let run = try TerminalRun(passo, Self.arguments + " --yes", dialogue: [("passphrase", "correct horse\r")])
    #expect(run.status == 0 && run.screen.contains("again ••••"), "\(run.screen)")
    #expect(!run.screen.contains("kept-with-age") && !run.screen.contains("correct horse"), "\(run.screen)")
  }

  @Test func theKeyringIsAskedThroughSecretTool() throws {
    let passo = try Passo().file("pages/page.md", ValueProgramsTests.page).file(
      "mine/values.yml",
      "values:\n  registry_token: {from: {keyring: {service: registry, account: ana maria}}}\n  user_name: ana\n"
    ).file("bin/secret-tool", "#!/bin/sh\nprintf '%s|' \"$@\" > asked\nprintf kept-in-ring\n")
    _ = try passo.bash("chmod +x bin/secret-tool")
    let outcome = try passo.environment("PATH", passo.folder.path + "/bin:/usr/bin:/bin")
      .run(Self.arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 0 && outcome.output.contains("    12\n"), "\(outcome)")
    #expect(passo.folder.text("asked") == "lookup|service|registry|account|ana maria|")
    #expect(outcome.output.contains("`secret-tool lookup service registry account"), "\(outcome)")
    _ = try passo.bash("mkdir few; for each in bash sh stty tr wc; do ln -s \"$(command -v $each)\" few/; done")
    let without = try passo.environment("PATH", passo.folder.path + "/few").run(
      Self.arguments.split(separator: " ").map(String.init) + ["--only", "1"])
    #expect((without.output + without.errors).contains("secret-tool is not installed"), "\(without)")
  }

  @Test func aTypedSecretIsKeptNowhere() throws {
    let passo = try Passo().file("page.md", ValueProgramsTests.page)
    let run = try TerminalRun(
      passo, "run page.md --yes",
      dialogue: [("value:", "typed-by-hand\r"), ("value:", "ana\r")])
    #expect(run.status == 0 && run.screen.contains("again ••••"), "\(run.screen)")
    let kept = try passo.bash("grep -rl typed-by-hand . ; grep -rh ana .local/state/passo/values.json")
    #expect(!kept.output.contains("passo/runs") && kept.output.contains("ana"), "\(kept)")
    let again = try TerminalRun(
      passo, "run page.md --yes", dialogue: [("value:", "\u{3}")])
    #expect(!again.screen.contains("typed-by-hand"), "\(again.screen)")
  }
}
