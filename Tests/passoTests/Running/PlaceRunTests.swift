import Testing

/// Where the steps of a page are done, through the real program.
@Suite(.serialized) struct PlaceRunTests {
  private static let server = """
    # Restarting

    1.  Log in to your server.

    2.  Make the note.

        ```
        touch there.txt
        ```
        {: pre}

    3.  Back on your workstation, look.

        ```
        echo looked
        ```
        {: pre}

    """

  @Test func whatIsDoneElsewhereEndsByHand() throws {
    let passo = try Passo().file("page.md", Self.server).environment("NO_COLOR", "1")
    let run = try TerminalRun(passo, "run page.md", dialogue: [("▸", "\r"), ("▸", "d"), ("▸", "\r")])
    #expect(run.status == 0, "\(run.screen)")
    #expect(run.screen.contains("$ touch there.txt"), "\(run.screen)")
    #expect(run.screen.contains("Do it there, and then say here that it is done."), "\(run.screen)")
    #expect(run.screen.contains("looked") && passo.folder.text("there.txt") == nil, "\(run.screen)")
    let report = try passo.run("report", "--format", "json")
    #expect(report.output.contains("takenAsDone"), "\(report)")
  }

  @Test func theValuesFileTakesItAsDone() throws {
    let passo = try Passo().file("page.md", Self.server).file("values.yml", "manual: done\n")
    let refused = try passo.run("run", "page.md", "--non-interactive")
    #expect(refused.status == 2 && refused.output.contains("is left to you"), "\(refused)")
    let outcome = try passo.run("run", "page.md", "--non-interactive", "--values", "values.yml")
    #expect(outcome.status == 0 && outcome.output.contains("    looked"), "\(outcome)")
    #expect(passo.folder.text("there.txt") == nil)
  }

  private static let directories = """
    # Building

    1.  Make it.

        ```
        mkdir -p web/src
        ```
        {: pre}

    2.  In the folder `web/src`, write the note.

        ```
        echo hello > note.txt
        ```
        {: pre}

    3.  Look at it.

        ```
        cat web/src/note.txt
        ```
        {: pre}

    4.  From the `lost` directory, run:

        ```
        touch lost.txt
        ```
        {: pre}

    """

  @Test func aFolderThatThePageNamesIsWhereTheStepIsDone() throws {
    let passo = try Passo().file("page.md", Self.directories)
    let plan = try passo.run("plan", "page.md")
    #expect(plan.output.contains("in the directory web/src (line 10)"), "\(plan)")
    let outcome = try passo.run("run", "page.md", "--non-interactive")
    #expect(outcome.status == 2 && outcome.output.contains("    hello"), "\(outcome)")
    let said = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("this is done in the directory lost (line 24)"), "\(outcome)")
    #expect(passo.folder.text("lost.txt") == nil && passo.folder.text("web/src/note.txt") == "hello\n")
  }

  @Test func aPersonSeesTheFolderAndMayMakeIt() throws {
    let passo = try Passo().file("page.md", Self.directories).environment("NO_COLOR", "1")
    let run = try TerminalRun(
      passo, "run page.md --from 4", dialogue: [("▸", "t"), ("$ ", "mkdir lost\r"), ("$ ", "exit\r"), ("▸", "\r")])
    #expect(run.status == 0, "\(run.screen)")
    #expect(run.screen.contains("in the directory lost (line 24)"), "\(run.screen)")
    #expect(passo.folder.text("lost/lost.txt") == "" && passo.folder.text("lost.txt") == nil)
  }

  @Test func theScriptGoesThereAndBack() throws {
    let passo = try Passo().file("page.md", Self.directories)
    let script = try passo.run("plan", "page.md", "--format", "shell").output
    #expect(try passo.file("s.sh", script).bash("mkdir lost; sh ./s.sh").output.contains("hello"), "\(script)")
    #expect(passo.folder.text("web/src/note.txt") == "hello\n" && passo.folder.text("lost/lost.txt") == "")
  }
}
