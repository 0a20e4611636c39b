import Testing

/// An edit runs with one Enter, a missing program is answered, and a rehearsal without a person asks for nothing.
@Suite(.serialized) struct HandsTests {
  private static let page = """
    # Edit

    1.  Say it.

        ```
        echo "hello <name>" | tr a-z A-Z
        ```
        {: pre}

    2.  Use a tool.

        ```
        cowsayx hello
        ```
        {: pre}

    | Name | Description |
    |---|---|
    | `<name>` | Required. Your name. |

    """

  @Test func anEditIsShownOnceAndRunsWithOneEnter() throws {
    let passo = try Passo().file("page.md", Self.page)
    let run = try TerminalRun(
      passo, "run page.md --only 1 --set name=ana --color never",
      dialogue: [("▸", "e"), ("tr a-z A-Z", " | rev\r")])
    #expect(run.status == 0 && run.screen.contains("ANA OLLEH"), "\(run.screen)")
    // The line in which it was typed is drawn anew with each key; below it nothing repeats it.
    let last = run.screen.split(separator: "\n").filter { $0.contains("| rev") }
    #expect(last.count == 1, "\(run.screen)")
  }

  @Test func whatDestroysIsAskedAboutOnceMore() throws {
    let passo = try Passo().file("page.md", "# Remove\n\n1. Remove it.\n\n   ```\n   rm -r old\n   ```\n   {: pre}\n")
      .file(
        "old/x", "")
    let run = try TerminalRun(
      passo, "run page.md",
      dialogue: [("▸", "e"), ("rm -r old", " -v\r"), ("▸", "\r"), ("run it:", "no\r"), ("▸", "q")])
    #expect(run.screen.contains("not run") && passo.folder.text("old/x") != nil, "\(run.screen)")
  }

  @Test func aMissingProgramIsLookedForAgainAndThePackageIsNamed() throws {
    let passo = try Passo().file("page.md", Self.page).file(
      "bin/command-not-found",
      "#!/bin/sh\necho 'Command not found, but can be installed with:' >&2\necho \"apt install fancy-$3\" >&2\n")
    _ = try passo.bash("chmod +x bin/command-not-found")
    let run = try TerminalRun(
      passo.environment("PATH", passo.folder.path + "/bin:/usr/bin:/bin"),
      "run page.md --only 2 --color never", dialogue: [("▸", "l"), ("▸", "u"), ("cowsayx:", "echo\r"), ("▸", "\r")])
    #expect(run.screen.contains("apt install fancy-cowsayx"), "\(run.screen)")
    #expect(run.screen.contains("cowsayx is not installed\r\n") || run.screen.contains("cowsayx is not installed\n"))
    #expect(run.status == 0 && run.screen.contains("    hello"), "\(run.screen)")
  }

  @Test(arguments: [
    ("en", "stand-in of the rehearsal"), ("fr", "valeur fictive de la répétition"),
    ("pt-BR", "valor fictício do ensaio"),
  ])
  func aRehearsalWithoutAPersonNeedsNoValues(language: String, words: String) throws {
    let passo = try Passo().file("page.md", Self.page)
    let run = try passo.run("run", "page.md", "--rehearse", "--lang", language)
    #expect(run.status == 0 && run.output.contains("name = rehearsed-name (\(words))"), "\(run)")
    // Where it is meant, a value is still missing.
    #expect(try passo.run("run", "page.md", "--only", "1").status == 2)
  }

  @Test func aTableThatExplainsAValueIsShownAtTheQuestionOnly() throws {
    let passo = try Passo().file("page.md", Self.page.replacing("cowsayx hello", with: "echo done"))
    let run = try TerminalRun(
      passo, "run page.md --color never", dialogue: [("value:", "ana\r"), ("▸", "\r"), ("▸", "\r")])
    #expect(run.status == 0 && run.screen.contains("│ Your name.  (line 19)"), "\(run.screen)")
    #expect(!run.screen.contains("Name | Description"), "\(run.screen)")
    // Another table stays.
    let other = try Passo().file(
      "page.md", Self.page.replacing("`<name>` | Required. Your name.", with: "tool | draws"))
    let shown = try TerminalRun(
      other, "run page.md --only 2 --color never", dialogue: [("▸", "c"), ("▸", "q")])
    #expect(shown.screen.contains("tool | draws"), "\(shown.screen)")
  }
}
