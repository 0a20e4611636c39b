import Testing

/// `passo record`.
@Suite struct RecordTests {
  private static let page = """
    # Look

    1. Make it.

        ```
        echo "made <name>"
        ```
        {: pre}

        ```
        made nothing
        ```
        {: screen}

    2. Print it.

        ```
        echo plain
        ```
        {: pre}

    """

  @Test func aRunAfterARecordPasses() throws {
    let passo = try Passo().file("page.md", Self.page)
    let arguments = ["page.md", "--set", "name=depot", "--non-interactive"]
    #expect(try passo.run(["run"] + arguments).output.contains("not verified"))
    let outcome = try passo.run(["record", "--existing", "--missing"] + arguments)
    #expect(outcome.status == 0 && outcome.errors == "passo: page.md: 2 samples written\n", "\(outcome)")
    let text = passo.folder.text("page.md")
    #expect(
      text
        == Self.page.replacing("made nothing", with: "made <name>")
        .replacing(
          "echo plain\n    ```\n    {: pre}\n",
          with: "echo plain\n    ```\n    {: pre}\n\n    ```\n    plain\n    ```\n    {: screen}\n"))
    #expect(try passo.run(["run", "page.md", "--set", "name=other", "--non-interactive"]).status == 0)
    _ = try passo.run(["record", "--existing", "--missing", "page.md", "--set", "name=third", "--non-interactive"])
    #expect(passo.folder.text("page.md") == text)
  }

  @Test func checkAndDiffChangeNothing() throws {
    let passo = try Passo().file("page.md", Self.page)
    let arguments = ["record", "page.md", "--set", "name=depot", "--non-interactive", "--quiet"]
    #expect(try passo.run(arguments + ["--check"]).status == 1)
    let diff = try passo.run(arguments + ["--diff"])
    #expect(diff.status == 0 && diff.output.contains("-    made nothing\n+    made <name>\n"), "\(diff)")
    #expect(passo.folder.text("page.md") == Self.page)
  }

  @Test func aFailureLeavesThePageAsItWas() throws {
    let page = Self.page.replacing("echo plain", with: "echo plain; false")
    let passo = try Passo().file("page.md", page)
    let arguments = ["record", "page.md", "--set", "name=depot", "--non-interactive"]
    let outcome = try passo.run(arguments)
    #expect(outcome.status == 1 && outcome.errors.contains("--keep-partial"), "\(outcome)")
    #expect(passo.folder.text("page.md") == page)
    #expect(try passo.run(arguments + ["--keep-partial"]).status == 1)
    #expect(passo.folder.text("page.md")?.contains("made <name>") == true)
  }

  @Test func theTranslationGetsTheSame() throws {
    let french = Self.page.replacing("Look", with: "Regarder").replacing("Make it", with: "Faites-le")
    let passo = try Passo().file("page.md", Self.page).file("page.fr.md", french)
    let outcome = try passo.run(
      "record", "page.md", "--into", "page.fr.md", "--set", "name=depot", "--non-interactive", "--quiet")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(passo.folder.text("page.fr.md") == french.replacing("made nothing", with: "made <name>"))
  }

  @Test func aSecretIsNotRecorded() throws {
    let page = Self.page.replacing("<name>", with: "<password>")
    let passo = try Passo().file("page.md", page).environment("PASSO_PASSWORD", "hunter2hunter2")
    let outcome = try passo.run("record", "page.md", "--non-interactive", "--missing", "--existing")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(passo.folder.text("page.md")?.contains("hunter2") == false)
    #expect(!(outcome.output + outcome.errors).contains("hunter2"))
  }

  @Test func severalPagesAreRefused() throws {
    let passo = try Passo().file("a.md", Self.page).file("b.md", Self.page)
    #expect(try passo.run("record", "a.md", "b.md", "--non-interactive").status == 64)
    #expect(try passo.input(Self.page).run("record", "-", "--non-interactive").status == 64)
    #expect(try passo.run("record", "a.md", "--rehearse", "--non-interactive").status == 64)
  }
}
