import Testing

/// Several sections of a page in one run.
@Suite struct SectionsTests {
  private static let page = """
    # A kiln

    ## Build
    {: #build}

    1.  Name it.

        ```
        export KILN=blue
        ```
        {: pre}

    2.  Make its folder.

        ```
        mkdir $KILN
        ```
        {: pre}

    ## Using the console
    {: #console}

    1.  Say so.

        ```
        echo "console $KILN"
        ```
        {: pre}

    ## Using the command line
    {: #cli}

    1.  Say so.

        ```
        echo "cli $KILN"
        ```
        {: pre}

    ## Fire
    {: #fire}

    ### By day
    {: #day}

    ```
    touch $KILN/day
    ```
    {: pre}

    ### Through the Night

    ```
    touch $KILN/night
    ```
    {: pre}

    ## Clean up
    {: #clean}

    1.  Remove it.

        ```
        rm -r $KILN
        ```
        {: pre}
    """

  private func passo() throws -> Passo { try Passo().file("page.md", Self.page) }

  @Test func theWholePageRunsInOneShell() throws {
    let passo = try passo()
    let outcome = try passo.run("run", "page.md", "--all", "--choose", "console/1=Using the command line")
    #expect(outcome.status == 0, "\(outcome)")
    let lines = [
      "## Build\n", "── Step build/2 (2 of 6) ─ Make its folder.", "cli blue", "## By day\n",
      "Left out, because it takes back what others made: #clean",
    ]
    for expected in lines {
      #expect(outcome.output.contains(expected), "\(expected)")
    }
    #expect(!outcome.output.contains("console blue") && !outcome.output.contains("rm -r"))
    #expect((passo.folder.text("blue/day") != nil) && (passo.folder.text("blue/night") != nil))
  }

  @Test func withoutAChoiceNothingRuns() throws {
    let passo = try passo()
    let outcome = try passo.run("run", "page.md", "--all")
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("1 Using the console | 2 Using the command line"))
    #expect(try passo.bash("ls").output == "page.md\n")
  }

  @Test(arguments: [
    (["page.md#fire", "page.md#build"], ["## By day", "## Through the Night", "## Build"]),
    (["page.md#fire#build"], ["## By day", "## Through the Night", "## Build"]),
    (["page.md#build", "#through-the-night"], ["## Build", "## Through the Night"]),
    (["page.md#clean", "#build"], ["## Clean up", "## Build"]),
  ])
  func sectionsAreDoneInTheOrderInWhichTheyAreNamed(words: [String], headings: [String]) throws {
    let outcome = try passo().run(["run"] + words + ["--rehearse"])
    let found = outcome.output.split(separator: "\n").filter { $0.hasPrefix("## ") }.map(String.init)
    #expect(found == headings, "\(outcome)")
  }

  @Test func thePlanShowsWhatIsLeftOut() throws {
    let outcome = try passo().run("plan", "page.md", "--all")
    #expect(outcome.output.contains("Left out     #clean: takes back what others made"))
    #expect(!outcome.output.contains("rm -r"))
    let named = try passo().run("plan", "page.md#clean")
    #expect(named.output.contains("rm -r") && !named.output.contains("Left out"))
  }

  @Test(arguments: [
    (["page.md#build", "--all"], "--all means every section, and one is named too"),
    (["page.md#fire", "page.md#day"], "#day is named twice, or a part of what is named before"),
    (["page.md", "page.md"], "page.md is named twice"),
    (["page.md#biuld"], "did you mean page.md#build?"),
    (["page.md#build", "#clen"], "did you mean page.md#clean?"),
  ])
  func whatMakesNoSenseRunsNothing(words: [String], message: String) throws {
    for command in ["run", "plan"] {
      let outcome = try passo().run([command] + words)
      #expect(outcome.status == 64 && outcome.errors.contains(message), "\(outcome)")
      #expect(outcome.output.isEmpty)
    }
  }

  @Test func aRunOfTheWholePageGoesOnWhereItEnded() throws {
    let passo = try passo().file("blue", "in the way")
    let failed = try passo.run("run", "page.md", "--all", "--choose", "console/1=2")
    #expect(failed.status == 1 && failed.output.contains("── Step build/2"), "\(failed)")
    _ = try passo.bash("rm blue")
    let resumed = try passo.run("run", "--resume", "--choose", "console/1=2")
    #expect(resumed.status == 0, "\(resumed)")
    #expect(!resumed.output.contains("export KILN") && resumed.output.contains("cli blue"))
    #expect((passo.folder.text("blue/night") != nil))
  }

  @Test func aLinkToASectionOfTheRunIsNotFollowedTwice() throws {
    let page = """
      # A kiln

      ## Prepare
      {: #prepare}

      1.  [Build it](#build).
      2.  Say it.

          ```
          echo prepared
          ```
          {: pre}

      ## Build
      {: #build}

      1.  Make it.

          ```
          echo built
          ```
          {: pre}
      """
    let outcome = try Passo().file("page.md", page).run("run", "page.md", "--all")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains("the step leads to build, which this run does in its own place"))
    #expect(outcome.output.split(separator: "\n").filter { $0 == "    built" }.count == 1)
  }

  private static let failing = """
    # A kiln

    ## Build

    ```sh
    mkdir kiln
    ```

    ## Fire

    ```sh
    test -e kiln/pot
    ```

    ```sh
    touch after
    ```

    ## Clean up

    ```sh
    rmdir nothing
    ```

    ```sh
    rm -r kiln
    ```
    """

  @Test func whatTheRunMadeIsTakenBackAfterAFailureToo() throws {
    let passo = try Passo().file("page.md", Self.failing)
    let outcome = try passo.run("run", "page.md", "--all", "--cleanup", "--non-interactive")
    #expect(outcome.status == 1, "\(outcome)")
    #expect(try passo.bash("ls").output == "page.md\n")
    #expect(outcome.output.contains("what takes back what the run has made is done now"))
    #expect(!outcome.errors.contains("to continue"))
  }

  @Test func withoutCleanupItIsLeftOutAndNamed() throws {
    let passo = try Passo().file("page.md", Self.failing)
    let outcome = try passo.run("run", "page.md", "--all", "--non-interactive")
    #expect(try outcome.status == 1 && passo.bash("ls").output.contains("kiln"), "\(outcome)")
    #expect(try passo.run("plan", "page.md", "--all").output.contains("takes back what others made"))
    #expect(try !passo.run("plan", "page.md", "--all", "--cleanup").output.contains("Left out"))
  }

  @Test func aPageThatTakesNothingBackHasNothingToCleanUp() throws {
    let passo = try Passo().file("page.md", "# P\n\n```sh\ntrue\n```\n")
    let outcome = try passo.run("run", "page.md", "--all", "--cleanup", "--non-interactive")
    #expect(outcome.status == 64 && outcome.errors.contains("leave out --cleanup"), "\(outcome)")
  }
}
