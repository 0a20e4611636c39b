import Testing

/// Runs that go on with a page that has been changed since.
@Suite struct ChangedPageTests {
  /// Steps are found again by what they do, and nothing that was done is done twice.
  @Test func aPageInAnotherOrderIsGoneOnWith() throws {
    let passo = try Passo().file("page.md", Self.steps(["one", "two", "three", "four"], failing: "three"))
    #expect(try passo.run("run", "page.md", "--until", "3").status == 1)
    _ = try passo.file("page.md", Self.steps(["new", "three", "two", "one", "four"]))
    let outcome = try passo.run("run", "--resume", "--accept-changes")
    #expect(passo.folder.text("done.txt") == "one\ntwo\nthree\nnew\nthree\n", "\(outcome)")
    #expect(outcome.status == 0)
  }

  @Test func aStepInPlaceOfOneThatWasDoneIsNotRunUnasked() throws {
    let passo = try Passo().file("page.md", Self.steps(["one", "two", "three"], failing: "three"))
    #expect(try passo.run("run", "page.md").status == 1)
    _ = try passo.file("page.md", Self.steps(["one", "TWO", "three"]))
    let refused = try passo.run("run", "--resume", "--accept-changes")
    #expect(refused.status == 1)
    #expect(refused.output.contains("step 2 is where something else was done"), "\(refused)")
    let run = try TerminalRun(passo, "run --resume", dialogue: [("▸", "d"), ("▸", "\r"), ("▸", "\r")])
    #expect(run.screen.contains("Something else was done in its place before the page was changed."), "\(run.screen)")
    #expect(passo.folder.text("done.txt") == "one\ntwo\nthree\nthree\n", "\(run.screen)")
  }

  private static func steps(_ words: [String], failing: String = "") -> String {
    words.enumerated().reduce("# Steps\n{: #steps}\n\n") { page, word in
      page + """
        \(word.offset + 1).  Do a part.

            ```
            echo \(word.element) >> done.txt
            ```
            {: pre\(word.element == failing ? " data-expect=\"never\"" : "")}


        """
    }
  }
}
