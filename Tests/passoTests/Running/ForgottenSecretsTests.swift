import Testing

/// Secrets of steps that were done before a run was resumed: nothing has kept them, but a later step may show them.
@Suite(.serialized) struct ForgottenSecretsTests {
  private static let page = """
    # Safe
    {: #safe}

    1.  Put it in.

        ```
        printf '%s' "<password>" > kept.txt
        ```
        {: pre}

    2.  Take it out.

        ```
        test -f open && cat kept.txt
        ```
        {: pre}

    """

  /// A run that has put the secret in and failed to take it out.
  private func begun() throws -> Passo {
    let passo = try Passo().file("page.md", Self.page)
    let first = try passo.environment("PASSO_PASSWORD", "hunter22").run("run", "page.md", "--yes")
    #expect(first.status == 1, "\(first)")
    return try passo.file("open", "")
  }

  @Test func whoGivesItAgainHasItHidden() throws {
    let passo = try begun()
    let run = try TerminalRun(passo, "run --resume", dialogue: [("value:", "hunter22\r"), ("▸", "\r")])
    #expect(run.status == 0, "\(run.screen)")
    #expect(run.screen.contains("<password> was given to a step that is done"))
    #expect(run.screen.contains("••••"))
    #expect(!run.screen.contains("hunter22"))
    #expect(try !passo.bash("cat .local/state/passo/runs/*").output.contains("hunter22"))
  }

  @Test func withoutAPersonItIsSaid() throws {
    let passo = try begun()
    let said = "<password> is not known any more, and not hidden"
    let known = try passo.environment("PASSO_PASSWORD", "hunter22").run("run", "--resume", "--yes")
    #expect(known.status == 0 && !known.output.contains(said) && !known.output.contains("hunter22"), "\(known)")
    let other = try begun()
    #expect(try other.run("run", "--resume", "--yes").output.contains(said))
  }
}
