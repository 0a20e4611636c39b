import RunbookModel
import Testing

@Suite struct StepStructureTests {
  @Test func allThatAStepSaysIsKept() throws {
    let runbook = read(
      """
      # T

      1.  Delete it, see [there](https://a.example/x).

          Think first.

          ```
          curl -X DELETE https://a.example/key
          ```
          {: pre}

          Example output:

          ```
          ok
          ```
          {: screen}

          It is gone for ever.
          {: important}

          | A | B |
          |---|---|
          | 1 | 2 |

      """)
    let step = try #require(runbook.procedures.first?.steps.first)
    #expect(
      step.notes == [
        StepNote(line: 3, text: "https://a.example/x"), StepNote(line: 5, text: "Think first."),
        StepNote(line: 19, text: "It is gone for ever.", isWarning: true), StepNote(line: 22, text: "A | B\n1 | 2"),
      ])
    #expect(step.actions[0].isDestructive)
  }

  @Test func admonitionsWarnAndShowOutput() throws {
    let runbook = read(
      """
      # T

      1. Delete it.

          !!! danger "Careful"
              It is gone for ever.

          !!! tip
              Drink tea.

          ```sh
          ls -l
          ```

          !!! success "Expected output"

              ```sh
              cat is no command here
              ```

      """)
    let step = try #require(runbook.procedures.first?.steps.first)
    #expect(
      step.notes == [
        StepNote(line: 6, text: "It is gone for ever.", isWarning: true), StepNote(line: 9, text: "Drink tea."),
      ])
    #expect(step.actions.map(\.text) == ["ls -l"])
    #expect(runbook.blocks.last?.kind == .output)
  }

  @Test func nestedNumbersAreJoinedByDots() {
    let runbook = read(
      """
      # Title
      {: #top}

      1.  First.

          ```
          ls -l
          ```
          {: pre}

      2.  Second.
          1.  Inner.

              ```
              pwd
              ```
              {: pre}

          2.  Inner by hand.
      3.  Third by hand.
      """)
    #expect(
      runbook.outline == ["top/1 command:ls -l", "top/2", "top/2.1 command:pwd", "top/2.2 manual:-", "top/3 manual:-"])
  }

  @Test func aBlockLeftOfItsItemStillBelongsToItsStep() {
    let runbook = read(
      """
      # Title
      {: #top}

      1. First.

        ```
        ls
        ```
        {: pre}

      2. Second.

      ```
      pwd
      ```
      {: pre}

      3. Third.

         ```
         id
         ```
         {: pre}
      """)
    #expect(runbook.outline == ["top/1 command:ls", "top/2 command:pwd", "top/3 command:id"])
  }

  @Test func numbersAreKeptAsWrittenAndIdsAreUnique() {
    let runbook = read("# T\n{: #t}\n\n1. One.\n2. Two.\n4. Four.\n\nText.\n\n1. One again.\n")
    #expect(runbook.procedures.flatMap(\.steps).map(\.id) == ["t/1", "t/2", "t/4", "t/1~2"])
    #expect(runbook.procedures.flatMap(\.steps).map(\.number) == ["1", "2", "4", "1"])
  }

  @Test func textOutsideListsIsAStepForEachCommand() {
    let runbook = read(
      """
      # Title

      Some talk.

      List the files:

      ```
      ls
      ```
      {: pre}

      Then show where you are.

      ```
      pwd
      ```
      {: pre}
      """)
    #expect(runbook.outline == ["s1/u1 command:ls", "s1/u2 command:pwd"])
    #expect(runbook.procedures[0].steps.map(\.instruction) == ["List the files:", "Then show where you are."])
  }

  @Test func sectionsWithoutStepsAreNoProcedures() {
    let runbook = read("# Talk\n\nWords.\n\n## Do\n{: #do}\n\n1. Act.\n\n## More talk\n\n- a\n- b\n")
    #expect(runbook.procedures.map(\.id) == ["do"])
  }

  @Test func headingsCanBeSteps() {
    let runbook = read(
      """
      # Title
      {: #t}

      ## Step 1: List
      {: #list}

      ```
      ls
      ```
      {: pre}

      ## Step 2: More
      {: #more}

      1. Show.

         ```
         pwd
         ```
         {: pre}
      """)
    #expect(runbook.outline == ["t/1 command:ls", "t/2", "t/2.1 command:pwd"])
  }

  @Test func whatStandsBelowAnOptionalStepIsOptional() {
    let page = "# T\n\n1. Optional: Do more.\n   1. Get it.\n   2. Use it.\n2. Look.\n"
    #expect(read(page).procedures[0].steps.map(\.isOptional) == [true, true, true, false])
  }

  @Test(arguments: [("ja", "手順 1: 作成"), ("ja", "ステップ 1: 作成"), ("en", "Step 1: Make it")])
  func aHeadingThatIsAStepHasItsNumber(locale: String, heading: String) {
    let page = "# T\n\n## \(heading)\n\n```\nls -l\n```\n{: pre}\n"
    #expect(read(page, locale: locale).procedures.flatMap(\.steps).map(\.number) == ["1"])
  }

  @Test func anOptionalStepSaysSoInItsLanguage() {
    for (locale, word) in [("en", "Optional:"), ("fr", "Facultatif :"), ("pt-BR", "Opcional:"), ("de", "Optional:")] {
      let runbook = read("# T\n\n1. \(word) act.\n2. Act.\n", locale: locale)
      #expect(runbook.procedures[0].steps.map(\.isOptional) == [true, false])
    }
  }

  @Test func aStepForOtherSystemsSaysSo() {
    let runbook = read(
      """
      # T

      1. **For OS X and Linux**, do this:
         1. Move it.

            ```
            mv /filepath/x /usr/local/bin/x
            ```
            {: pre}

      2. **For Windows**: click.
      """)
    let steps = runbook.procedures[0].steps
    #expect(steps.map(\.platforms) == [[.linux, .macos], [.linux, .macos], [.windows]])
    #expect(steps[1].actions[0].platforms == [.linux, .macos])
    #expect(steps[1].actions[0].samplePaths == ["/filepath/x"])
  }

  @Test(
    arguments: [
      ("Optional: Look at it", true), ("Look at it (optional)", true), ("Optional settings", true), ("Look", false),
      ("Install optional packages", true), ("Required and optional packages", false),
    ])
  func anOptionalHeadingMakesItsStepsOptional(heading: String, isOptional: Bool) {
    let page = "# T\n\n## \(heading)\n\n1. Look.\n\n   ```\n   ls\n   ```\n   {: pre}\n\n2. Go on.\n"
    #expect(read(page).procedures.flatMap(\.steps).map(\.isOptional) == [isOptional, isOptional])
  }

  @Test(arguments: [
    ("en", "Optionally, tag it."), ("fr", "Éventuellement, marquez-le."), ("pt-BR", "Opcionalmente, marque-o."),
    ("es", "Opcionalmente, márquelo."), ("it", "Facoltativamente, contrassegnarlo."),
  ])
  func anAdverbMakesAStepOptional(locale: String, sentence: String) {
    let page = "# T\n\n1. \(sentence)\n\n   ```\n   ls\n   ```\n   {: pre}\n"
    #expect(read(page, locale: locale).procedures.flatMap(\.steps).map(\.isOptional) == [true])
  }

  // MARK: Systems

  @Test(
    arguments: [
      ("Linux", [Platform.linux]), ("On macOS", [.macos]), ("Windows PowerShell", [.windows]),
      ("Linux and macOS", [.linux, .macos]), ("Creating Windows servers", []), ("Install", []),
    ])
  func aHeadingIsForTheSystemsThatItNames(heading: String, platforms: [Platform]) {
    let block = "```\ncurl https://a.example/install | sh\n```\n{: pre}\n"
    let page = "# T\n\n## \(heading)\n\n### First\n\nRun this command:\n\n\(block)"
    #expect(read(page).actions.map(\.platforms) == [platforms])
  }

  @Test func aLineBeforeACommandNamesItsSystems() {
    let page =
      "# T\n\n1. Set it.\n\n   For Linux or Mac:\n\n   ```\n   export A=1\n   ```\n   {: pre}\n\n   For Windows:\n\n   ```\n   set A=1\n   ```\n   {: pre}\n\n   Run this in your Linux shell:\n\n   ```\n   ls\n   ```\n   {: pre}\n"
    #expect(read(page).actions.map(\.platforms) == [[.linux, .macos], [.windows], []])
  }

  @Test func whatLeadsToTheCommandIsTheInstruction() {
    let page =
      "# T\n\n## It fails\n\nYou see this message:\n\n```\nError: it is there\n```\n{: screen}\n\nRemove it by running the following command:\n\n```\ntool rm x\n```\n{: pre}\n"
    #expect(
      read(page).procedures.flatMap(\.steps).map(\.instruction) == ["Remove it by running the following command:"])
  }

  @Test func whatStandsBelowAnOptionalHeadingIsOptional() {
    let page = "# T\n\n## (Optional) Tidying\n\n### One\n\n```\nls\n```\n{: pre}\n\n## More\n\n```\npwd\n```\n{: pre}\n"
    #expect(read(page).procedures.flatMap(\.steps).map(\.isOptional) == [true, false])
  }

  @Test func theParagraphBelowAHeadingThatIsAStepMakesItOptional() {
    let page = "# T\n\n## Removing it\n{: step}\n\nOptional: Remove it.\n\n```\nls\n```\n{: pre}\n"
    #expect(read(page).procedures.flatMap(\.steps).map(\.isOptional) == [true])
  }

  /// What is before the steps does not take them in, and what is below a step is part of it, in the page's order.
  @Test(arguments: ["Before you begin", "Step by step"])
  func headingsThatAreStepsBelongToTheHigherHeading(before: String) {
    let block = "```\nls\n```\n{: pre}\n\n"
    let page = """
      # All of it
      {: #all}

      ## \(before)
      {: #before}

      1. Sit down.

      ## Making it
      {: #making}
      {: step}

      \(block)### More of it
      {: #more}

      1. Look at it.

      ## Moving it
      {: step}

      \(block)## Afterwards
      {: #after}

      \(block)## Leaving
      {: step}

      \(block)
      """
    let procedures = read(page).procedures
    #expect(procedures.map(\.id) == ["before", "all", "after"])
    #expect(procedures.map(\.title) == [before, "All of it", "Afterwards"])
    #expect(procedures[1].steps.map(\.id) == ["all/u1", "all/u1.1", "all/u2", "all/u3"])
    #expect(procedures.map(\.steps.count) == [1, 4, 1])
  }

  @Test func writtenNumbersOfHeadingsStay() {
    let block = "```\nls\n```\n{: pre}\n\n"
    let page = "# All\n{: #all}\n\n## Step 1: One\n\n\(block)### Details\n\nText.\n\n## Step 2: Two\n\n\(block)"
    let procedures = read(page).procedures
    #expect(procedures.map(\.id) == ["all"])
    #expect(procedures.flatMap(\.steps).map(\.number) == ["1", "2"])
  }

  @Test(arguments: [
    ("mkfs.ext4 /dev/sdb1", true), ("cryptsetup luksFormat /dev/sdb", true), ("fdisk /dev/sdb", true),
    ("fdisk -l", false), ("sudo parted /dev/sdb print", false), ("cryptsetup luksOpen /dev/sdb x", false),
  ])
  func whatEmptiesADiskIsDestructive(command: String, isDestructive: Bool) {
    #expect(read("# T\n\n```\n\(command)\n```\n{: pre}\n").actions.map(\.isDestructive) == [isDestructive])
  }

  @Test(arguments: [
    ("rivet iam policy-detach web", true), ("rivet cr retention-run web", true), ("rivet image-prune", true),
    ("rivet cache-purge web", true), ("tmux detach", false), ("rivet policy-attach web", false),
    ("rivet retention-list", false),
  ])
  func whatTakesSomethingAwayIsDestructive(command: String, isDestructive: Bool) {
    #expect(read("# T\n\n```\n\(command)\n```\n{: pre}\n").actions.map(\.isDestructive) == [isDestructive])
  }

  @Test(arguments: [
    ("en", "Click **Delete**.", true), ("en", "In the list of rivets, select **Delete rivet**.", true),
    ("fr", "Cliquez sur **Supprimer**.", true), ("pt-BR", "Clique em **Excluir**.", true),
    ("en", "Do not click **Delete**.", false), ("en", "Click **Create**.", false),
    ("en", "Delete the rivet.", false),
  ])
  func aButtonThatDeletesIsDestructive(locale: String, sentence: String, isDestructive: Bool) {
    let page = "# T\n\n1. \(sentence)\n2. Open the **Rivets** page.\n"
    #expect(read(page, locale: locale).actions.map(\.isDestructive) == [isDestructive, false])
  }
}
