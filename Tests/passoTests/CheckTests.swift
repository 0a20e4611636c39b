import Testing

@Suite struct CheckTests {
  @Test func aSoundPage() throws {
    #expect(
      try Passo().file("page.md", Pages.twoProcedures).run("check", "page.md")
        == .init(status: 0, output: "1 file, 2 blocks · 0 errors, 0 warnings · # s\n"))
  }

  @Test func foldersAreSearchedForPages() throws {
    let passo = try Passo().file("docs/a.md", Pages.twoProcedures).file("docs/deep/b.md", Pages.failing)
      .file("docs/.hidden/c.md", Pages.failing).file("docs/notes.txt", "no page")
    #expect(try passo.run("check", "docs").output.contains("2 files, 5 blocks"))
    #expect(
      try passo.file("empty/x.txt", "").run("check", "empty")
        == .init(
          status: 2, errors: "passo: there is no page (.md) in empty\n       name a folder with pages in it\n"))
  }

  @Test func whatIsWrongIsShownWhereItIs() throws {
    let page = "# Damage\n\n1.  List.\n\n    ```\n    ls\n    ```\n    {: codeblok}\n"
    let outcome = try Passo().file("page.md", page).run("check", "page.md")
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("page.md:8:"))
    #expect(outcome.output.contains("    8 │     {: codeblok}\n"))
    #expect(outcome.output.contains("^"))
    #expect(outcome.output.contains("1 file, 1 block"))
  }
}
