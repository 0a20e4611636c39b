import Testing

/// Programs that ask, where no one is there: what the values file says is typed.
@Suite struct AnswersTests {
  /// A stand-in for the cloud's own program, as it asks when somebody logs in.
  private static let bx = """
    #!/bin/bash
    printf 'API endpoint: %s\\n' "$3"
    printf '\\033[1mEmail>\\033[0m '; read -r email
    for try in 1 2 3; do
      read -rsp 'Password> ' password; echo
      if [ "$password" = "s3cr3t-word" ]; then break; fi
      echo 'Authentication failed.'
      if [ $try = 3 ]; then exit 1; fi
    done
    printf 'Authenticated %s with %s\\n\\nSelect an account:\\n1. First (aaa)\\n2. Second (bbb)\\n' "$email" "$password"
    read -rp 'Enter a number> ' number
    echo "Targeted account $number"
    """

  private static let page = """
    # Log in
    {: #login}

    1.  Log in.

        ```
        bx login -a api.cloud.example
        ```
        {: pre}

    2.  Log in again.

        ```
        bx login -a api.cloud.example
        ```
        {: pre}

    """

  private func passo(_ answers: String) throws -> Passo {
    let passo = try Passo().file("page.md", Self.page).file("bin/bx", Self.bx).file("values.yml", answers)
    _ = try passo.bash("chmod +x bin/bx")
    return passo.environment("PATH", "\(passo.folder.path)/bin:/usr/local/bin:/usr/bin:/bin")
  }

  @Test func aLoginRunsWithoutAPerson() throws {
    let passo = try passo(
      """
      answers:
        - prompt: 'Email>'
          value: ann@example.com
        - prompt: /^Pass(word|phrase)> *$/
          value: {from: env, name: WORD}
        - prompt: Enter a number>
          value: 2
          action: login/1
        - prompt: Enter a number>
          value: 1
      """
    ).environment("WORD", "s3cr3t-word")
    let outcome = try passo.run("run", "page.md", "--values", "values.yml")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains("Targeted account 2"))
    #expect(outcome.output.contains("Targeted account 1"))
    #expect(outcome.output.contains("Authenticated ann@example.com with ••••"))
    let kept = try passo.bash("cat .local/state/passo/runs/*")
    #expect(!kept.output.contains("s3cr3t-word") && !outcome.output.contains("s3cr3t-word"))
    #expect(kept.output.contains("\"prompt\":\"Password> \""))
  }

  @Test func eachIsTypedOnceUnlessItRepeats() throws {
    let wrong = """
      answers:
        - {prompt: 'Email>', value: ann@example.com}
        - {prompt: 'Password>', value: wrong, secret: true}
        - {prompt: 'Password>', value: s3cr3t-word}
        - {prompt: 'number>', value: 1}
      """
    #expect(try passo(wrong).run("run", "page.md", "--values", "values.yml").status == 0)
    let repeated = wrong.replacing("value: wrong, secret: true", with: "value: wrong, repeat: true")
    let outcome = try passo(repeated).run("run", "page.md", "--values", "values.yml")
    #expect(outcome.status == 1)
    #expect(outcome.output.split(separator: "Authentication failed.").count == 4, "\(outcome)")
  }

  @Test func whatIsNoPatternIsSaid() throws {
    let outcome = try passo("answers: [{prompt: '/(/', value: x}]").run("run", "page.md", "--values", "values.yml")
    #expect(
      outcome == .init(status: 2, errors: "passo: values.yml:1:11: /(/ is not a pattern that Passo understands\n"))
  }
}
