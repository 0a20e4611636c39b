import RunbookModel
import Testing

@Suite struct CommandReferenceTests {
  @Test func examplesBelowAnEntryAreNoSteps() {
    let runbook = read(
      """
      # Commands

      ## cf drop
      {: #drop}

      This command removes a thing.

      ```
      cf drop name [-f]
      ```

      **Examples**:

      Remove the cup.
      ```
      cf drop cup
      ```

      ## `cf add`
      {: #add}

      ```
      cf add NAME
      ```
      {: codeblock}

      ### Example

      Add a cup.

      ```
      cf add cup
      ```
      {: pre}

      ## Ajout
      {: #more}

      ```
      cf more <name>
      ```
      """)
    #expect(runbook.blocks.map(\.kind) == [.synopsis, .command, .synopsis, .command, .synopsis])
    #expect(runbook.blocks.map(\.exampleOf) == [nil, 8, nil, 22, nil])
    #expect(runbook.actions.isEmpty)
  }

  @Test func whatAPageCallsAnExampleFillsItsTemplate() {
    let runbook = read(
      """
      # T

      1. Set the limits.

         ```
         tool set --traffic <traffic> --storage <storage>
         ```
         {: pre}

         Example to set both:

         ```
         tool set --storage 600 --traffic 7000
         ```
         {: pre}

      2. Make a thing.

         ```
         tool make NAME -n PROJECT
         ```
         {: pre}

         ```
         tool make cup -n kitchen
         ```
         {: pre}
      """)
    #expect(runbook.actions.map(\.line) == [5, 19])
    #expect(runbook.blocks.map(\.exampleOf) == [nil, 5, nil, 19])
  }

  @Test(arguments: ["Execute o comando a seguir para testar:"])
  func aCommandThatTranslationSpoiltIsStillOne(sentence: String) {
    let text = "# T\n\n1. \(sentence)\n\n   ```\n   Teste ibmcloud dev\n   ```\n   {: codeblock}\n"
    #expect(read(text, locale: "pt-BR").blocks.map(\.kind) == [.command])
  }

  @Test func aChoiceOfWordsIsNoPipe() {
    let text = "# T\n\n1. Choose.\n\n   ```\n   ibmcloud as policy-enable|policy-disable x\n   ```\n   {: pre}\n"
    #expect(read(text).actions.first?.blocked != nil)
    #expect(read(text.replacing("policy-disable", with: "wc")).actions.first?.blocked == nil)
  }

  @Test func sourceOfAnotherLanguageIsNotRun() {
    let text =
      "# T\n\n1. Ask.\n\n   ```Swift\n   let address = \"x\"\n   let call = Call(address)\n   ```\n   {: codeblock}\n"
    #expect(read(text).blocks.map(\.kind) == [.code])
  }

  /// Below such a heading optional parts say how a program can be called; a call without any is run.
  @Test(arguments: [
    ("en", "Usage", "Use the following command."), ("en", "Syntax", "Run the following command:"),
    ("fr", "Utilisation", "Exécutez la commande suivante :"), ("pt-BR", "Uso", "Execute o comando a seguir:"),
  ])
  func belowUsageOptionalPartsAreShown(locale: String, title: String, sentence: String) {
    func kinds(_ title: String, _ call: String) -> [BlockReading.Kind] {
      read("# T\n\n## \(title)\n\n\(sentence)\n\n```\n\(call)\n```\n", locale: locale).blocks.map(\.kind)
    }
    #expect(kinds(title, "docker start [NAME] [PLACE]") == [.synopsis])
    #expect(kinds(title, "docker start web") == [.command])
  }

  @Test(arguments: [("kiln-open", true), ("kiln", false), ("Open the kiln", false)])
  func aTitleOfOneNameWithAHyphenNamesTheCall(title: String, isEntry: Bool) {
    let runbook = read(
      "# Commands\n\n## \(title)\n\nShows it.\n\n```sh\ncf pottery \(isEntry ? title : "open") [KILN]\n```\n{: codeblock}\n"
    )
    #expect((runbook.blocks.map(\.kind) == [.synopsis]) == isEntry)
  }
}
