import Testing

/// The end of a run says what can be done now, and what is worth a line is a line.
@Suite(.serialized) struct RunEndTests {
  private static let page = """
    # Deploy

    ## Install it

    1.  Wait until it is there.

        ```
        echo x >> count; echo "looking at it"; test $(wc -l < count) -ge 3
        ```
        {: pre data-retry="5x10ms"}

    2.  Show it.

        ```
        date +"today %F %T"; echo "pod/web-7f9c8d6b5-x2k4p Running 12s"
        ```
        {: pre}

        The output is:

        ```
        today 2024-01-02 10:11:12
        pod/web-66b6c48dd5-7w5gn Running 3s
        ```
        {: screen}

    3.  Make a folder.

        ```
        mkdir -p made
        ```
        {: pre}

    ## Clean up
    {: #clean-up}

    1.  Remove it.

        ```
        rm -r made
        ```
        {: pre}

    ## HEADING

    - Read about [monitoring](monitoring.md).
    - Set up an alert.

    """

  private static func passo(_ heading: String = "Next steps") throws -> Passo {
    try Passo().file("page.md", page.replacing("HEADING", with: heading))
  }

  @Test func whatCanBeDoneNowIsSaid() throws {
    let passo = try Self.passo()
    let run = try TerminalRun(passo, "run page.md#install-it --yes --color never", dialogue: [])
    #expect(run.status == 0, "\(run.screen)")
    let end = run.screen.components(after: "Next, says the page (line 46):")
    #expect(end.contains("- Read about monitoring. (monitoring.md)") && end.contains("- Set up an alert."), "\(end)")
    #expect(end.contains("To take it back: passo run page.md#clean-up"), "\(end)")
    #expect(end.contains("Report: passo report 2") && end.contains(" --output run.html"), "\(end)")
    // Nothing of it is in what a program reads.
    let unattended = try passo.run("run", "page.md#install-it")
    #expect(!unattended.output.contains("To take it back"), "\(unattended)")
  }

  @Test(arguments: [
    ("fr", "Étapes suivantes", "Ensuite, dit la page (ligne 46)"),
    ("pt-BR", "Próximas etapas", "Depois, diz a página (linha 46)"),
  ])
  func thePageIsFollowedInItsLanguage(language: String, heading: String, words: String) throws {
    let run = try TerminalRun(
      try Self.passo(heading), "run page.md#install-it --yes --lang \(language) --locale \(language)", dialogue: [])
    #expect(run.screen.contains(words), "\(run.screen)")
  }

  @Test func attemptsAreALineEach() throws {
    let passo = try Self.passo()
    let run = try passo.run("run", "page.md#install-it")
    #expect(
      run.output.contains("· attempt 1 · failed · code 1") && run.output.contains("· attempt 2 · failed"), "\(run)")
    #expect(run.output.contains("● not verified at the third attempt · code 0"), "\(run)")
    #expect(run.output.ranges(of: "$ echo x >> count").count == 1, "\(run)")
    _ = try passo.run("report", "--output", "run.html")
    let html = try #require(passo.folder.text("run.html"))
    #expect(html.contains("<summary>2 earlier attempts</summary>") && html.contains("at the third attempt"))
  }

  @Test func toleratedDifferencesAreALineUntilTheyAreAskedFor() throws {
    let run = try TerminalRun(
      try Self.passo(), "run page.md#install-it --color never",
      dialogue: [("▸", "\r"), ("▸", "\r"), ("d differences", "d"), ("▸", "\r")])
    #expect(run.status == 0 && run.screen.contains("tolerated: 3 differences · d shows them"), "\(run.screen)")
    #expect(run.screen.contains("· line 1: another date and time"), "\(run.screen)")
    // Where nothing is asked, no key is named.
    let unasked = try TerminalRun(try Self.passo(), "run page.md#install-it --yes --color never", dialogue: [])
    #expect(
      unasked.screen.contains("tolerated: 3 differences") && !unasked.screen.contains("d shows"), "\(unasked.screen)")
  }
}

extension String {
  fileprivate func components(after mark: String) -> String {
    ranges(of: mark).first.map { String(self[$0.upperBound...]) } ?? ""
  }
}
