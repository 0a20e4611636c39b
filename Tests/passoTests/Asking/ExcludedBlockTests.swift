import Testing

/// Blocks that their author leaves out of runs by other tools.
@Suite(.serialized) struct ExcludedBlockTests {
  private static let page = """
    # Releasing

    ```sh {"name":"build"}
    echo built > built.txt
    ```

    ```sh {"name":"publish","excludeFromRunAll":"true","tag":"late"}
    echo published > published.txt
    ```

    ```console
    $ sh -c 'echo refused; exit 3'
    refused
    [3]
    ```
    """

  @Test func aPersonIsAskedWhetherToDoThem() throws {
    let passo = try Passo().file("page.md", Self.page)
    let run = try TerminalRun(passo, "run page.md", dialogue: [("▸", "\r"), ("▸", "s"), ("▸", "\r")])
    #expect(run.status == 0, "\(run.screen)")
    #expect(run.screen.contains("leaves this out of runs without a person"), "\(run.screen)")
    #expect(passo.folder.text("built.txt") == "built\n")
    #expect(passo.folder.text("published.txt") == nil)
    let wanted = try TerminalRun(
      passo, "run page.md", dialogue: [("▸", "\r"), ("▸", "\r"), ("▸", "\r"), ("▸", "\r")])
    #expect(wanted.status == 0, "\(wanted.screen)")
    #expect(passo.folder.text("published.txt") == "published\n")
  }

  @Test func withoutAPersonOnlyANameRunsThem() throws {
    let passo = try Passo().file("page.md", Self.page)
    let all = try passo.run("run", "page.md", "--non-interactive")
    #expect(all.status == 0, "\(all.output)")
    #expect(all.output.contains("1 passed, 1 not verified (u1), 1 skipped"), "\(all.output)")
    #expect(passo.folder.text("published.txt") == nil)
    let tagged = try passo.run("run", "page.md", "--non-interactive", "--tag", "late")
    #expect(tagged.status == 0 && passo.folder.text("published.txt") == nil)
    let named = try passo.run("run", "page.md", "--non-interactive", "--name", "publish")
    #expect(named.status == 0 && passo.folder.text("published.txt") == "published\n")
    let unknown = try passo.run("run", "page.md", "--non-interactive", "--name", "publsh")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("did you mean `publish`?"), "\(unknown.errors)")
  }
}
