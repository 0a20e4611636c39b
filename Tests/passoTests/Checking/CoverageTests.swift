import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `passo check --coverage`: what a run can prove, and that it does.
@Suite struct CoverageTests {
  /// Each kind of proof once, and what nothing proves.
  private static let page = """
    # Shop

    1.  Make the folder.

        ```
        mkdir -p shop
        ```
        {: pre data-expect-exit="0"}

    2.  Save the following as `shop/a.txt`.

        ```
        one
        two
        ```
        {: codeblock}

    3.  Count the lines.

        ```
        wc -l < shop/a.txt
        ```
        {: pre}

        ```
        2
        ```
        {: screen}

    4.  Keep the first line.

        ```
        FIRST=$(head -n 1 shop/a.txt)
        ```
        {: pre}

    5.  Copy the file.

        ```
        cp shop/a.txt shop/b.txt
        ```
        {: pre}

    6.  Look at the settings.

        ```
        tr a-z A-Z < shop/b.txt
        ```
        {: pre}

    """

  private struct Coverage: Decodable {
    struct Summary: Decodable, Equatable {
      var actions: Int
      var provable: Int
      var percent: Int
    }
    struct Page: Decodable {
      var summary: Summary
      var actions: [Action]
    }
    struct Action: Decodable {
      var action: String
      var line: Int
      var proof: String?
      var addition: String?
    }
    var format: String
    var summary: Summary
    var pages: [Page]
  }

  private func coverage(_ passo: Passo, _ paths: String...) throws -> Coverage {
    let outcome = try passo.run(["check", "--coverage", "--format", "json"] + paths)
    #expect(outcome.status == 0, "\(outcome)")
    return try JSONDecoder().decode(Coverage.self, from: Data(outcome.output.utf8))
  }

  @Test func eachActionHasItsProofOrWhatIsMissing() throws {
    let found = try coverage(Passo().file("page.md", Self.page), "page.md")
    #expect(found.format == "passo.coverage/1" && found.pages.count == 1)
    #expect(found.summary == Coverage.Summary(actions: 6, provable: 4, percent: 66))
    let actions = found.pages[0].actions
    #expect(actions.map(\.proof) == ["demand", "file", "sample", "variable", nil, nil])
    #expect(actions.map(\.addition) == [nil, nil, nil, nil, "exitStatus", "sample"])
    #expect(actions.map(\.line) == [6, 13, 21, 33, 40, 47])
  }

  @Test func aRunProvesThem() throws {
    let passo = try Passo().file("page.md", Self.page)
    let provable = try coverage(passo, "page.md").pages[0].actions.map { $0.proof != nil }
    let run = try passo.run("run", "page.md", "--yes", "--non-interactive", "--format", "jsonl")
    let verdicts = run.output.split(separator: "\n").filter { $0.contains("\"action.finished\"") }
      .map { $0.contains("\"verdict\":\"passed\"") }
    #expect(verdicts == provable, "\(run)")
  }

  @Test func additionsProve() throws {
    let mended = Self.page.replacing(
      "cp shop/a.txt shop/b.txt\n    ```\n    {: pre}",
      with: "cp shop/a.txt shop/b.txt\n    ```\n    {: pre data-expect-exit=\"0\"}"
    )
    #expect(try coverage(Passo().file("page.md", mended), "page.md").summary.provable == 5)
  }

  @Test func peopleSeeATableAndTheDetails() throws {
    let passo = try Passo().file("a/one.md", Self.page).file("a/two.md", "# T\n\nNothing.\n")
    #expect(
      try passo.run("check", "--coverage", "a/one.md").output == """
        a/one.md: a run can prove 4 of 6 actions, 66 %
             1  by reading the file again
             1  by what the author demands
             1  by a sample output
             1  by the value of a variable

        Nothing on the page proves:
          line 40  cp shop/a.txt shop/b.txt
                   it prints nothing: add data-expect-exit="0" to its attribute list; to show the result as well, a check below it, with its sample: ls shop/b.txt
          line 47  tr a-z A-Z < shop/b.txt
                   add what it prints: passo record --missing a/one.md; if it prints nothing: data-expect-exit="0" in its attribute list, or a check below it

        """)
    #expect(
      try passo.run("check", "--coverage", "a").output == """
         66 %   4/6      a/one.md

         66 %   4/6      in all, of 1 page
        On 1 page a run does nothing that could be proved.

        """)
  }

  @Test func aShareCanBeAskedFor() throws {
    let passo = try Passo().file("page.md", Self.page)
    #expect(try passo.run("check", "--coverage", "--minimum", "66", "page.md").status == 0)
    let failed = try passo.run("check", "--coverage", "--minimum", "67", "page.md")
    #expect(failed.status == 1 && failed.errors.contains("66 %") && failed.errors.contains("67 %"), "\(failed)")
    #expect(try passo.run("check", "--minimum", "67", "page.md").status == 64)
    #expect(try passo.run("check", "--coverage", "--minimum", "101", "page.md").status == 64)
    #expect(try passo.run("check", "--coverage", "--format", "sarif", "page.md").status == 64)
    #expect(try passo.run("check", "--coverage", "none.md").status == 2)
  }

  @Test func aBadgeIsAPictureOrData() throws {
    let passo = try Passo().file("page.md", Self.page)
    #expect(try passo.run("check", "--coverage", "--badge", "b.svg", "page.md").status == 0)
    #expect(passo.folder.text("b.svg")?.contains(">66 %</text>") == true)
    #expect(try passo.run("check", "--coverage", "--badge", "b.json", "page.md").status == 0)
    #expect(passo.folder.text("b.json")?.contains("\"schemaVersion\" : 1") == true)
    #expect(try passo.run("check", "--coverage", "--badge", "b.png", "page.md").status == 64)
    #expect(try passo.run("check", "--coverage", "--badge", "no/b.svg", "page.md").status == 2)
  }

  /// What a run cannot look at, or what the page wants empty, is not called provable.
  @Test func variablesThatProveNothing() throws {
    let commands = ["FILES=(a b c)", "HTTP_PROXY=", "export HTTP_PROXY=\"\"", "declare -a ALL=(1 2)", "ONE=$(echo 1)"]
    let text =
      "# T\n\n"
      + commands.enumerated().map { "\($0 + 1). Set it.\n\n   ```\n   \($1)\n   ```\n   {: pre}\n\n" }.joined()
    let passo = try Passo().file("page.md", text)
    let provable = try coverage(passo, "page.md").pages[0].actions.map { $0.proof != nil }
    #expect(provable == [false, false, false, false, true])
    let run = try passo.run("run", "page.md", "--yes", "--non-interactive", "--format", "jsonl")
    let finished = run.output.split(separator: "\n").filter { $0.contains("\"action.finished\"") }
    #expect(finished.map { $0.contains("\"verdict\":\"passed\"") } == provable, "\(run)")
    #expect(run.status == 0, "\(run)")
  }

  @Test func sentencesOfAllKindsProve() throws {
    let sentences = [
      "Verify that the output does not contain **down**.", "Verify that the status of **web** is **ready**.",
      "Verify that the output contains **3** replicas.",
    ]
    let text =
      "# T\n\n"
      + sentences.enumerated().map { "\($0 + 1). \($1)\n\n   ```\n   cat state\n   ```\n   {: pre}\n\n" }.joined()
    let found = try coverage(Passo().file("page.md", text), "page.md")
    #expect(found.pages[0].actions.map(\.proof) == ["sentence", "sentence", "sentence"])
  }

  @Test func anEmptyDemandIsAMistake() throws {
    let page = "# T\n\n1. Run it.\n\n   ```\n   true\n   ```\n   {: pre data-expect=\"\"}\n"
    let found = try Passo().file("page.md", page).run("check", "page.md")
    #expect(found.status == 1 && found.output.contains("[attribute-value]"), "\(found)")
  }

  @Test(arguments: ["--fix", "--diff", "--statistics", "--watch", "--translations", "--write-baseline=b.txt"])
  func otherWaysToCheckAreRefused(option: String) throws {
    let passo = try Passo().file("page.md", Self.page)
    #expect(try passo.run("check", "--coverage", option, "page.md").status == 64)
    #expect(passo.folder.text("b.txt") == nil)
  }

  @Test func nothingToProveIsNoPerfection() throws {
    let passo = try Passo().file("page.md", "# T\n\nText.\n")
    #expect(try passo.run("check", "--coverage", "--badge", "b.svg", "page.md").status == 0)
    #expect(passo.folder.text("b.svg")?.contains("100 %") == false)
  }

  @Test func theAdviceCanBeTyped() throws {
    let page = "# T\n\n## One\n\n```bash\ntr a-z A-Z < f\n```\n\n## Two\n\n```bash\ntr A-Z a-z < f\n```\n"
    let found = try Passo().file("my page's.md", page).run("check", "--coverage", "my page's.md")
    #expect(found.output.contains("passo record --missing --all 'my page'\\''s.md'"), "\(found)")
  }
}
