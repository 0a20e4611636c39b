import Testing

/// Values that programs of the person's give: started when they are needed, once, and never seen.
@Suite struct ValueProgramsTests {
  static let page = """
    # Push an image

    1.  Log in.

        ```
        printf '%s' "<registry_token>" | tr a-z A-Z | wc -c; echo "user <user_name>"
        ```
        {: pre}

    2.  Say it again.

        ```
        echo again <registry_token>
        ```
        {: pre}

    | Name | Description |
    |---|---|
    | `<registry_token>` | Required. The token of the registry. |
    | `<user_name>` | Required. Your name. |

    """

  /// The values file is not beside the page: it is the person's own.
  private static func passo(_ values: String) throws -> Passo {
    try Passo().file("pages/page.md", page).file("mine/values.yml", values)
  }

  private static let arguments = ["run", "pages/page.md", "--values", "mine/values.yml"]

  @Test func aProgramIsStartedOnceAndWhatItPrintsIsSecretWhereThePlaceholderIs() throws {
    let passo = try Self.passo(
      """
      values:
        registry_token: {from: {command: "echo x >> started; cat mine/token"}}
        user_name: {from: {command: [printf, "%s", ana]}}
      """
    ).file("mine/token", "s3cr3t-of-mine\n")
    let outcome = try passo.run(Self.arguments)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(passo.folder.text("started") == "x\n")
    #expect(outcome.output.contains("registry_token = •••• (values file)"), "\(outcome)")
    #expect(outcome.output.contains("user_name = ana (values file)"), "\(outcome)")
    #expect(outcome.output.contains("again ••••"), "\(outcome)")
    let kept = try passo.bash("grep -rl s3cr3t-of-mine .local")
    #expect(kept.output.isEmpty, "\(kept)")
  }

  @Test func whatIsNotNeededIsNotStarted() throws {
    let passo = try Self.passo(
      """
      values:
        registry_token: {from: {command: "echo x >> started; echo abcdefgh"}}
        user_name: ana
        of_another_page: {from: {command: "echo x >> started"}}
      """)
    let steps = try passo.run(Self.arguments + ["--only", "2", "--set", "registry-token=given-by-hand"])
    #expect(steps.status == 0, "\(steps)")
    #expect(passo.folder.text("started") == nil)
    let plan = try passo.run("plan", "pages/page.md", "--values", "mine/values.yml")
    #expect(plan.output.contains("Values from   registry_token   echo x >> started; echo abcdefgh"), "\(plan)")
    #expect(!plan.output.contains("You will be asked"), "\(plan)")
    let rehearsal = try passo.run(Self.arguments + ["--rehearse"])
    #expect(passo.folder.text("started") == nil, "\(rehearsal)")
  }

  @Test func aFailureNamesTheCommandAndNothingThatItPrinted() throws {
    let passo = try Self.passo(
      """
      values:
        registry_token: {from: {command: "echo half-of-it; echo the-rest >&2; exit 3"}}
        user_name: ana
      """)
    let outcome = try passo.run(Self.arguments)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.output.contains("echo the-rest >&2; exit 3` ended with exit code 3; run it"), "\(outcome)")
    let without = (outcome.output + outcome.errors).replacing("echo half-of-it; echo the-rest", with: "")
    #expect(!without.contains("half-of-it") && !without.contains("the-rest"), "\(outcome)")
    for (command, words) in [
      ("[no-such-program, a]", "no-such-program is not installed"), ("\"true\"", "printed nothing"),
      ("\"printf 'a\\\\0b'\"", "printed something that is no text"), ("no-such-program a", "exit code 127"),
    ] {
      let passo = try Self.passo(
        "values:\n  registry_token: {from: {command: \(command)}}\n  user_name: ana\n")
      let outcome = try passo.run(Self.arguments)
      #expect((outcome.output + outcome.errors).contains(words), "\(command): \(outcome)")
    }
  }

  @Test func aProfileComesBeforeTheFileAndTheFileBeforeTheEnvironment() throws {
    let passo = try Self.passo(
      """
      values:
        registry_token: {from: {command: echo of-the-file}}
        user_name: {from: {env: MY_NAME}}
      profiles:
        live:
          user_name: {from: {command: echo of-the-profile}}
      """
    ).environment("PASSO_REGISTRY_TOKEN", "of-the-environment").environment("MY_NAME", "maria")
    let file = try passo.run(Self.arguments + ["--only", "1"])
    #expect(file.output.contains("user maria") && file.output.contains("    11\n"), "\(file)")
    let profile = try passo.run(Self.arguments + ["--only", "1", "--profile", "live"])
    #expect(profile.output.contains("user_name = of-the-profile (profile)"), "\(profile)")
  }

  @Test func aResumedRunStartsTheProgramAgain() throws {
    let passo = try Self.passo(
      "values:\n  registry_token: {from: {command: \"echo x >> started; echo abcdefgh\"}}\n  user_name: ana\n"
    ).file(
      "pages/page.md",
      Self.page.replacing("echo again <registry_token>", with: "cat go && echo again <registry_token>"))
    let first = try passo.run(Self.arguments)
    #expect(first.status == 1, "\(first)")
    _ = try passo.file("go", "")
    let second = try passo.run("run", "--resume", "--non-interactive")
    #expect(second.status == 0, "\(second)")
    #expect(second.output.contains("again ••••"), "\(second)")
    #expect(passo.folder.text("started") == "x\nx\n")
  }

  @Test func anAnswerCanComeFromAProgram() throws {
    let passo = try Passo().file(
      "pages/page.md",
      "# Ask\n\n1.  Ask.\n\n    ```\n    read -r -p 'Code: ' code; echo \"got ${#code}\"\n    ```\n    {: pre}\n"
    ).file(
      "mine/values.yml",
      "answers:\n  - prompt: \"Code:\"\n    secret: true\n    value: {from: {command: echo 12345}}\n")
    let outcome = try passo.run(Self.arguments)
    #expect(outcome.output.contains("got 5"), "\(outcome)")
    #expect(!outcome.output.contains("12345"), "\(outcome)")
  }

  /// What a password store gives is a secret, even if the placeholder has an ordinary name.
  @Test func whatAPasswordStoreGivesIsSecret() throws {
    let passo = try Self.passo(
      """
      values:
        registry_token: abcdefgh
        user_name: {from: {command: "./mine/pass show team/user | head -n1"}}
      """
    ).file("mine/pass", "#!/bin/sh\necho kept-by-the-store\n")
    _ = try passo.bash("chmod +x mine/pass")
    let outcome = try passo.run(Self.arguments)
    #expect(outcome.status == 0 && outcome.output.contains("user_name = ••••"), "\(outcome)")
    #expect(!outcome.output.contains("kept-by-the-store"), "\(outcome)")
    #expect(try passo.bash("grep -rl kept-by-the-store .local").output.isEmpty)
  }

  @Test func bytesThatAreNoTextAreRefusedFromEverywhere() throws {
    for (source, name) in [("{file: mine/odd}", "mine/odd"), ("{env: ODD}", "ODD")] {
      let passo = try Self.passo("values:\n  registry_token: abcdefgh\n  user_name: {from: \(source)}\n")
        .file("mine/odd", bytes: [0x63, 0xE9, 0x0A])
      let words = Self.arguments.joined(separator: " ")
      let outcome = try passo.bash("ODD=$(printf 'c\\351') \(Passo.path) \(words) </dev/null")
      #expect(outcome.status != 0 && outcome.errors.contains("\(name) is no UTF-8 text"), "\(outcome)")
    }
  }

  @Test func aValueHasALimit() throws {
    let passo = try Self.passo(
      """
      values:
        registry_token: abcdefgh
        user_name: {from: {command: "yes | head -c 3000000"}}
      """)
    let outcome = try passo.run(Self.arguments)
    #expect(outcome.status != 0 && outcome.output.contains("printed more than 1024 KiB"), "\(outcome)")
  }
}
