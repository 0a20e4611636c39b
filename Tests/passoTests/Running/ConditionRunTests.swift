import Testing

/// What a page asks for only where something holds, through the real program.
@Suite struct ConditionRunTests {
  private static let page = """
    # Rolling out
    {: #roll}

    1.  Log in.

        ```
        echo logged in
        ```
        {: pre}

        If you have a federated ID, use the following command instead. See the manual.

        ```
        echo logged in as <person>
        ```
        {: pre}

    2.  Go on.

        ```
        echo went on
        ```
        {: pre}

    """

  @Test func noOneKnowsWhetherItHolds() throws {
    let passo = try Passo().file("page.md", Self.page)
    let outcome = try passo.run("run", "page.md", "--non-interactive", "--yes")
    #expect(outcome.status == 0 && outcome.output.contains("    went on"), "\(outcome)")
    #expect(!outcome.output.contains("logged in as"))
    #expect(outcome.output.contains("only a person knows whether this holds: If you have"))
  }

  @Test func theValuesFileSaysThatItHolds() throws {
    let values = "values: {person: Ann}\nchoose: {roll/1/2: run}\n"
    let passo = try Passo().file("page.md", Self.page).file("values.yml", values)
    let outcome = try passo.run("run", "page.md", "--non-interactive", "--yes", "--values", "values.yml")
    #expect(outcome.output.contains("    logged in as Ann"), "\(outcome)")
  }

  /// `echo logged in` is what the other command replaces.
  @Test func itIsRunInPlaceOfTheOne() throws {
    let values = "values: {person: Ann}\nchoose: {roll/1/2: run}\n"
    let passo = try Passo().file("page.md", Self.page).file("values.yml", values)
    let outcome = try passo.run("run", "page.md", "--non-interactive", "--yes", "--values", "values.yml")
    #expect(outcome.output.contains("the command of line 13 is run instead"), "\(outcome)")
  }

  @Test(arguments: [
    ("roll/1/3: run", "the page leaves no choice at `roll/1/3`\n       did you mean `roll/1/2`?"),
    ("roll/2/1: run", "the page leaves no choice at `roll/2/1`"),
    ("roll/1/2: yes please", "`choose` for `roll/1/2` is `run` or `skip`, not `yes please`"),
  ])
  func aMistakeInChooseIsSaid(choice: String, said: String) throws {
    let passo = try Passo().file("page.md", Self.page).file("values.yml", "choose: {\(choice)}\n")
    let outcome = try passo.run("run", "page.md", "--non-interactive", "--values", "values.yml")
    #expect(outcome.errors.contains("values.yml:1:10: \(said)"), "\(outcome)")
  }

  @Test func aScriptRunsWithoutWhatItLeavesOut() throws {
    let page =
      Self.page + """
        3.  Create a file named `conf/one.conf` with the following content:

            ```
            a: 1
            ```
            {: codeblock}

        """
    let passo = try Passo().file("page.md", page)
    let outcome = try passo.bash("\(Passo.path) plan page.md --format shell | bash && cat conf/one.conf")
    #expect(outcome.output == "logged in\nwent on\na: 1\n", "\(outcome)")
    let script = try passo.run("plan", "page.md", "--format", "shell").output
    #expect(script.contains("#   echo logged in as \"${person}\""), "\(script)")
  }

  @Test func aPlanSaysIt() throws {
    let passo = try Passo().file("page.md", Self.page)
    #expect(try passo.run("plan", "page.md").output.contains("? If you have a federated ID"))
    #expect(try passo.run("plan", "page.md", "--explain").output.contains("only where its condition"))
    #expect(try passo.run("plan", "page.md", "--questions").output.contains("choose → roll/1/2"))
    #expect(try passo.run("plan", "page.md", "--format", "values").output.contains("#   roll/1/2: run  # run, skip"))
    let script = try passo.run("plan", "page.md", "--format", "shell", "--set", "person=Ann").output
    #expect(script.contains("\necho logged in\n") && script.contains("#   echo logged in as"))
  }
}
