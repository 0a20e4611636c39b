import Testing

/// What somebody mended in a run comes back: as a page of its own, and as a difference of the page.
@Suite struct EditedRunTests {
  private static let page = """
    # Greeting somebody
    {: #greet}

    1.  Greet the person.

        ```
        ecko "hello <person>" > out.txt
        ```
        {: pre}

    2.  Get a number.

        ```
        echo "Number: 4711"
        ```
        {: pre}

        Example output:

        ```
        Number: <the_number>
        ```
        {: screen}

    3.  Write it down.

        ```
        echo "<the_number>" | cat out.txt -
        ```
        {: pre}

    """

  private func editedRun() throws -> Passo {
    let passo = try Passo().file("page.md", Self.page)
    let run = try TerminalRun(
      passo, "run page.md --set person=Ann",
      dialogue: [
        ("continue", "c"), ("run it", "e"), ("out.txt", "\u{15}echo \"hello Ann\" > out.txt\r"), ("run it", "a"),
      ])
    #expect(run.status == 0, "\(run.screen)")
    return passo
  }

  @Test func theAuthorGetsADifference() throws {
    let passo = try editedRun()
    let diff = try passo.run("report", "--page-diff")
    #expect(
      diff
        == .init(
          status: 0,
          output: """
            --- a/page.md
            +++ b/page.md
            @@ -4,7 +4,7 @@
             1.  Greet the person.
             
                 ```
            -    ecko "hello <person>" > out.txt
            +    echo "hello <person>" > out.txt
                 ```
                 {: pre}
             

            """))
    let patched = try passo.bash("\(Passo.path) report --page-diff | patch -p1 >/dev/null && cat page.md")
    #expect(patched.output == Self.page.replacing("ecko", with: "echo"))
    #expect(try passo.run("report", "--page-diff", "--format", "json").status == 64)
    // The page is another one now.
    let changed = try passo.run("report", "--page-diff")
    #expect(changed.status == 2 && changed.errors.contains("page.md has changed since the run"), "\(changed)")
  }

  @Test func aNewPageHasWhatWasRun() throws {
    let passo = try editedRun()
    let run = try #require(try passo.run("runs").output.split(separator: " ").first.map(String.init))
    let made = try passo.run("new", "new.md", "--from-run", run)
    #expect(made.status == 0 && made.errors.hasPrefix("passo: new.md: 3 steps, 2 values to fill in\n"), "\(made)")
    let text = try #require(passo.folder.text("new.md"))
    #expect(text.hasPrefix("# Greeting somebody\n{: #greeting-somebody}\n"))
    #expect(text.contains("1.  Greet the person.\n\n    ```\n    echo \"hello <person>\" > out.txt\n"), "\(text)")
    #expect(text.contains("    Number: <the_number>\n    ```\n    {: screen}\n") && !text.contains("ecko"))
    #expect(try passo.run("check", "new.md").output.contains("0 errors, 0 warnings"))
    let again = try passo.run("run", "new.md", "--yes", "--non-interactive", "--set", "person=Bea")
    #expect(again.status == 0 && passo.folder.text("out.txt") == "hello Bea\n", "\(again)\n\(text)")
  }

  @Test func withoutAnEditThereIsNoDifference() throws {
    let passo = try Passo().file("page.md", Self.page.replacing("ecko", with: "echo"))
    #expect(try passo.run("run", "page.md", "--yes", "--non-interactive", "--set", "person=Ann").status == 0)
    let diff = try passo.run("report", "--page-diff")
    #expect(diff.status == 0 && diff.output.isEmpty && diff.errors.contains("no command was edited"), "\(diff)")
  }
}
