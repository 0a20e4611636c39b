import Testing

/// Steps have the numbers of the page, and how far a run is has words of its own.
@Suite(.serialized) struct NumberingTests {
  private static let page = """
    # Twice
    {: #twice}

    First:

    1.  Say one.

        ```
        echo one
        ```
        {: pre}

    2.  Say two.

        ```
        echo two
        ```
        {: pre}

    Then:

    1.  Say three.

        ```
        echo three
        ```
        {: pre}

    2.  Fail.

        ```
        sh -c "exit 3"
        ```
        {: pre}

    """

  @Test(arguments: [
    ("en", "Step 2 of 4", "Step 1, second time (3 of 4)", "(1, 2, 1 (second time))", "(2, second time)"),
    ("fr", "Étape 2 sur 4", "Étape 1, deuxième fois (3 sur 4)", "(1, 2, 1 (deuxième fois))", "(2, deuxième fois)"),
    ("pt-BR", "Etapa 2 de 4", "Etapa 1, segunda vez (3 de 4)", "(1, 2, 1 (segunda vez))", "(2, segunda vez)"),
  ])
  func aRepeatedNumberIsSaid(language: String, plain: String, second: String, list: String, alone: String) throws {
    let passo = try Passo().file("page.md", Self.page)
    let run = try passo.run("run", "page.md", "--lang", language)
    let shown = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for words in ["── \(plain) ─ Say two.", "── \(second) ─ Say three.", list, alone] {
      #expect(shown.contains(words), "\(words): \(run)")
    }
    #expect(!run.output.contains("~2") && !run.output.contains("/4"), "\(run)")
    let report = try passo.run("report", "--lang", language)
    #expect(report.output.contains("| \(alone.dropFirst().dropLast()) | Fail. |"), "\(report)")
  }

  /// What the plan shows for the command line is understood there.
  @Test func theCommandLineNamesItToo() throws {
    let passo = try Passo().file("page.md", Self.page)
    let plan = try passo.run("plan", "page.md")
    #expect(plan.output.contains("  1    $ echo three"), "\(plan)")
    #expect(plan.output.contains("         1, second time (`--only 1~2`)"), "\(plan)")
    let run = try passo.run("run", "page.md", "--only", "1~2")
    #expect(run.output.contains("── Step 1, second time (1 of 1) ─ Say three."), "\(run)")
  }
}
