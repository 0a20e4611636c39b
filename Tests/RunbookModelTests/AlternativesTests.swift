import Diagnostics
import RunbookModel
import Testing

@Suite struct AlternativesTests {
  @Test func aBulletForEachRegionIsAChoice() {
    let runbook = read(
      """
      # T
      {: #t}

      1. Target your region.
         - For US South:

           ```
           bx target -r us-south
           ```
           {: pre}

         - For Germany:

           ```
           bx target -r eu-de
           ```
           {: pre}
      """)
    #expect(runbook.actions.map(\.alternatives) == ["t/1", "t/1"])
    #expect(runbook.actions.map(\.label) == ["For US South", "For Germany"])
  }

  @Test func bulletsThatDoDifferentThingsAreAllDone() {
    let runbook = read(
      """
      # T

      1. Prepare.
         - Make a folder:

           ```
           mkdir -p work
           ```
           {: pre}

         - Show it:

           ```
           ls work
           ```
           {: pre}
      """)
    #expect(runbook.actions.map(\.alternatives) == [nil, nil])
  }

  @Test func commandsThatUndoEachOtherAreAChoice() {
    let runbook = read(
      """
      # T
      {: #t}

      You may keep things private.

      - To keep them private, run the following command.

        ```
        tool cr private --enable
        ```
        {: pre}

      - To open them again, run the following command.

        ```
        tool cr private --disable
        ```
        {: pre}

      - To see what is set, run the following command.

        ```
        tool cr private --status
        ```
        {: pre}
      """)
    #expect(runbook.actions.map(\.alternatives) == ["t/u1", "t/u1", "t/u1"])
    #expect(runbook.actions.map(\.label) == ["To keep them private", "To open them again", "To see what is set"])
  }

  @Test func numbersSayThatOneIsDoneAfterTheOther() {
    let block = { (text: String) in "\n\n   ```\n   \(text)\n   ```\n   {: pre}\n\n" }
    let runbook = read("# T\n\n1. Off." + block("tool disable x") + "2. On." + block("tool enable x"))
    #expect(runbook.actions.map(\.alternatives) == [nil, nil])
  }

  @Test func aMissingIncludeStopsTheStep() throws {
    let runbook = read(
      "# T\n\n1. Begin.\n\n   {{site.data.content.install}}\n\n2. Go on.\n\n   ```\n   ls\n   ```\n   {: pre}\n")
    #expect(runbook.actions.map(\.kind) == [.manual, .command])
    #expect(runbook.actions[0].blocked != nil)
    #expect(runbook.diagnostics.map(\.rule).contains("missing-include"))
  }

  @Test func aTabCoversWhatIsBelowItsHeading() {
    let runbook = read(
      "# T\n\n## With the CLI\n{: #cli-part}\n{: cli}\n\n### List\n{: #list}\n\n```\nls\n```\n{: pre}\n\n## With the API\n{: #api-part}\n{: api}\n\n```\ncurl x\n```\n{: pre}\n"
    )
    #expect(runbook.actions.map(\.interface) == ["cli", "api"])
  }
}
