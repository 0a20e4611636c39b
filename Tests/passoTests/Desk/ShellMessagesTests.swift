import Testing

/// What a shell says of a step names the step and the line of the page, and no file of Passo's own.
@Suite(.serialized) struct ShellMessagesTests {
  private static let page = """
    # Messages
    {: #messages}

    1.  Divide.

        ```
        echo begun
        echo $((1/0))
        ```
        {: pre}

    2.  Say what runs it.

        ```
        echo "run by $0"
        ```
        {: pre}

        Example output:

        ```
        run by bash
        ```
        {: screen}

    """

  private static func hasNoOwnPath(_ passo: Passo, _ texts: String...) -> Bool {
    texts.allSatisfy { !$0.contains("/passo-") || $0.split(separator: passo.folder.path).count > 1 }
      && texts.allSatisfy { !$0.contains("/step:") && !$0.contains("/commands") }
  }

  @Test(arguments: [("en", "step 1: line 8: "), ("fr", "étape 1: line 8: "), ("pt-BR", "etapa 1: line 8: ")])
  func theStepAndTheLineOfThePageAreNamed(language: String, place: String) throws {
    let passo = try Passo().file("page.md", Self.page)
    let run = try passo.run("run", "page.md", "--keep-going", "--lang", language)
    #expect(run.output.contains("    \(place)1/0: "), "\(run)")
    #expect(run.output.contains("    run by bash\n"), "\(run)")
    let report = try passo.run("report", "--format", "json")
    #expect(Self.hasNoOwnPath(passo, run.output, report.output), "\(run)\n\(report)")
  }

  @Test func aPersonSeesNoneEither() throws {
    let passo = try Passo().file("page.md", Self.page).environment("NO_COLOR", "1")
    let run = try TerminalRun(
      passo, "run page.md",
      dialogue: [("? keys", "\r"), ("? keys", "t"), ("$ ", "echo $((1/0))\r"), ("$ ", "exit\r"), ("? keys", "q")])
    #expect(run.screen.contains("    step 1: line 8: 1/0: "), "\(run.screen)")
    #expect(run.screen.contains("bash: line 1: 1/0: "), "\(run.screen)")
    #expect(Self.hasNoOwnPath(passo, run.screen), "\(run.screen)")
  }

  @Test(arguments: ["sh", "bash"]) func aShellElsewhereSaysTheSame(shell: String) throws {
    let passo = try Passo().file("page.md", Self.page)
    let run = try passo.run("run", "page.md", "--keep-going", "--shell", shell)
    #expect(run.output.contains("step 1:") && Self.hasNoOwnPath(passo, run.output), "\(run)")
  }
}
