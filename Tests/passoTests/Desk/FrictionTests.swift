import Testing

/// What a person at a terminal stumbled over once.
@Suite(.serialized) struct FrictionTests {
  private static let two = """
    # Two

    ## First part

    1. Say one.

       ```
       echo one
       ```
       {: pre}

    ## Second part

    1. Remove it.

       ```
       rm -r old
       ```
       {: pre}

    2. Say two.

       ```
       sudo -n true; rm -r new
       ```
       {: pre}

    """

  @Test func enterAloneChoosesNoProcedureAndIsAskedAgain() throws {
    let passo = try Passo().file("page.md", Self.two)
    let run = try TerminalRun(
      passo, "run page.md --color never", dialogue: [("(Esc: none):", "\r"), ("(Esc: none):", "1\r"), ("▸", "\r")])
    #expect(run.screen.contains("type a number or a name, or * for all of it"), "\(run.screen)")
    #expect(run.status == 0 && run.screen.contains("    one"), "\(run.screen)")
  }

  @Test func whoChoosesNoneIsToldHowToChoose() throws {
    let passo = try Passo().file("page.md", Self.two)
    let run = try TerminalRun(passo, "run page.md --color never", dialogue: [("(Esc: none):", "\u{1B}")])
    #expect(run.status == 2 && run.screen.contains("no procedure was chosen, and nothing was run"), "\(run.screen)")
    #expect(run.screen.contains("passo run page.md --all"), "\(run.screen)")
  }

  @Test func differencesAreOfferedAfterAFailure() throws {
    let page = """
      # Fail

      1. Show it.

         ```
         date +"today %F %T"; echo "pod/web-7f9c8d6b5-x2k4p Running 12s"; (exit 3)
         ```
         {: pre data-expect-exit="0"}

         The output is:

         ```
         today 2024-01-02 10:11:12
         pod/web-66b6c48dd5-7w5gn Running 3s
         ```
         {: screen}

      """
    let passo = try Passo().file("page.md", page)
    let run = try TerminalRun(
      passo, "run page.md --color never --lang en", columns: 100,
      dialogue: [("▸", "\r"), ("d differences", "d"), ("▸", "q")])
    #expect(run.status == 1 && run.screen.contains("✘ failed"), "\(run.screen)")
    #expect(run.screen.contains("      · "), "\(run.screen)")
  }

  @Test func anEditThatDestroysIsAskedAbout() throws {
    let passo = try Passo().file("page.md", "# Edit\n\n1. Show it.\n\n   ```\n   ls old\n   ```\n   {: pre}\n")
      .file("old/x", "")
    let run = try TerminalRun(
      passo, "run page.md --color never",
      dialogue: [
        ("▸", "e"), ("ls old", "\u{15}rm -r old\r"), ("▸", "\r"), ("type yes to run it:", "no\r"), ("▸", "q"),
      ])
    #expect(run.screen.contains("not run") && passo.folder.text("old/x") != nil, "\(run.screen)")
    let meant = try TerminalRun(
      passo, "run page.md --color never",
      dialogue: [("▸", "e"), ("ls old", "\u{15}rm -r old\r"), ("▸", "\r"), ("type yes to run it:", "yes\r")])
    #expect(meant.status == 0 && passo.folder.text("old/x") == nil, "\(meant.screen)")
  }

  @Test func stepsInTheHeadOfAPlanAreCalledAsPeopleCallThem() throws {
    let plan = try Passo().file("page.md", Self.two).run("plan", "page.md", "--all").output
    let head = plan.split(separator: "\n").prefix { !$0.hasPrefix("──") }.joined(separator: "\n")
    #expect(head.contains("steps: 1 (Second part), 2"), "\(head)")
    #expect(!head.contains("/"), "\(head)")
  }

  @Test func aProcedureIsOneLineOfTheHead() throws {
    let page = (1...5).map { number in
      """
      ## Part number \(number) of a page whose headings are rather long

      1. Say one.

         ```
         echo one; install -m 755 tool\(number) "<parent_directory>"
         ```
         {: pre}

      2. Say two.

         ```
         echo two
         ```
         {: pre}

      """
    }
    let plan = try Passo().file("page.md", "# Long\n\n" + page.joined(separator: "\n"))
      .run("plan", "page.md", "--all", "--lang", "fr").output
    let head = plan.split(separator: "\n").prefix { !$0.hasPrefix("──") }
    let procedures = head.filter { $0.contains("Part number") }
    #expect(
      procedures.count >= 3 && procedures.allSatisfy { $0.hasSuffix("2 étapes") }, "\(head.joined(separator: "\n"))")
  }

  @Test func whoLeavesTheReasonDoesNotSkip() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    let run = try TerminalRun(
      passo, "run page.md --set person=Ann",
      dialogue: [("▸", "s"), ("reason", "\u{1B}"), ("▸", "q")])
    #expect(!run.screen.contains("skipped"), "\(run.screen)")
  }

  @Test func whatIsTypedDuringARunThatAsksNothingIsNoPartOfItsOutput() throws {
    let page = """
      # Busy

      1. Work.

         ```
         printf 'busy '; for i in 1 2 3 4 5 6 7 8; do sleep 0.05; done; echo done
         ```
         {: pre}

      """
    let passo = try Passo().file("page.md", page)
    let run = try TerminalRun(passo, "run page.md --yes --color never", dialogue: [("    busy ", "y\r")])
    #expect(run.status == 0 && run.screen.contains("    busy done"), "\(run.screen)")
  }
}
