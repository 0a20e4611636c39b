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

  @Test func itSaysHowMuchCanBeMended() throws {
    let page = "1.  Do it.\n\n    ```\n    export A= 1\n    export B= 2\n    cf target -s <x>\n    ```\n    {: pre}\n"
    let passo = try Passo().file("page.md", page)
    let found = try passo.run("check", "page.md")
    #expect(found.output.contains("2 errors, 0 warnings, 1 info"), "\(found)")
    #expect(found.output.contains("2 findings can be fixed: passo check --fix"), "\(found)")
    #expect(!(try passo.run("check", "page.md", "--fix").output.contains("can be fixed")))
  }

  /// A cut fence, a misspelt class and a missing one: what is left after --fix is the page as it was meant.
  @Test func aCutFenceIsMendedAndNotBuiltIn() throws {
    let page = "1. A.\n\n   ```\n   ls\n   ``\n\n2. B.\n\n   ```\n   date\n   ``\n   {: prre}\n"
    let passo = try Passo().file("page.md", page)
    #expect(try passo.run("check", "--fix", "page.md").status == 0)
    let mended = "1. A.\n\n   ```\n   ls\n   ```\n   {: pre}\n\n2. B.\n\n   ```\n   date\n   ```\n   {: pre}\n"
    #expect(passo.folder.text("page.md") == mended)
  }

  /// What is said of one damaged word is said once, with the source or without it.
  @Test func aComparedPageIsMendedToItsEnd() throws {
    func page(_ command: String) -> String {
      "# T\n{: #t}\n\n1. Text.\n\n   ```\n   \(command)\n   ```\n   {: pre}\n"
    }
    let passo = try Passo().file("en/page.md", page("ibmcloud login --sso -r <region>"))
      .file("fr/page.md", page("ibmcloud login -- sso -r < région>"))
    let found = try passo.run("check", "fr/page.md", "--against", "en")
    #expect(found.output.contains("2 errors"), "\(found)")
    #expect(try passo.run("check", "--fix", "fr/page.md", "--against", "en").status == 0)
    #expect(passo.folder.text("fr/page.md") == page("ibmcloud login --sso -r <région>"))
  }

  /// What leads out of the folders that are checked may be what a site adds; what a translation shares with its
  /// source is found from there.
  @Test func linksAreFollowedAsFarAsPagesAreChecked() throws {
    let links = "[a](gone.md) [b](images/b.png) [c](../../icons/c.svg)\n"
    let passo = try Passo().file("docs/page.md", links).file("docs/images/b.png", "")
      .file("docs/nl/fr/page.md", links)
    let found = "there is no file gone.md"
    for arguments in [["docs"], ["docs/page.md"], ["docs/nl/fr/page.md"], [passo.folder.path + "/docs"]] {
      let lines = try passo.run(["check"] + arguments).output.split(separator: "\n").filter { $0.contains("no file") }
      #expect(!lines.isEmpty && lines.allSatisfy { $0.contains(found) }, "\(arguments) \(lines)")
    }
    // Without its source it is a page as any other.
    let alone = try passo.run("check", "--no-compare", "docs/nl/fr/page.md").output
    #expect(alone.contains("no file images/b.png") && alone.contains("no file ../../icons/c.svg"), "\(alone)")
  }

  /// Annotations are shown beside lines only where the path is that of the repository.
  @Test(arguments: [".", "./", "./docs", "docs", "./docs/page.md", ".//docs"]) func pathsAreThoseOfTheRepository(
    path: String
  ) throws {
    let passo = try Passo().file("docs/page.md", "1. A.\n3. B.\n").file("docs/fr/page.md", "1. A.\n2. B.\n")
    let found = try passo.run("check", path, "--format", "github", "--against", "docs")
    #expect(found.output.contains("file=docs/page.md,"), "\(found)")
    #expect(!found.output.contains("./"), "\(found)")
  }
}
