import RunbookModel
import Testing

@Suite struct ManualStepTests {
  @Test func aStepThatIsALinkGoesThere() {
    let runbook = read(
      """
      # T

      ## Install
      {: #install}

      1. {: #tool}Install the tool.

      ## Update
      {: #update}

      1. [Install the tool](#tool).
      2. [Install all](#install) again, and then restart.
      """)
    let steps = runbook.procedures[1].steps
    #expect(steps[0].goto == "install/1" && steps[0].actions.isEmpty)
    #expect(steps[1].goto == nil && steps[1].actions.map(\.kind) == [.manual])
  }

  @Test func aCommandInASentenceIsOfferedAndNotRun() {
    let runbook = read("# T\n\n1. To use another region, run `bx cs region-set`. The tool is `bx`.\n2. Know `ls -l`.\n")
    let actions = runbook.actions
    #expect(actions[0].kind == .manual && actions[0].isInline && actions[0].text == "bx cs region-set")
    #expect(actions[1].kind == .manual && !actions[1].isInline)
  }

  @Test func everyCommandInASentenceIsOffered() {
    let runbook = read("# T\n\n1. Run [`ls -l`](a.md) and then run `pwd -P` by hand.\n")
    #expect(runbook.actions.map(\.text) == ["ls -l", "pwd -P"])
    #expect(runbook.actions.allSatisfy { $0.isInline && $0.kind == .manual })
  }

  @Test func anEastAsianSentenceMayEndAfterItsLink() {
    let page =
      "# T\n\n## A\n{: #a}\n\n1. [環境を設定](#b)します。\n\n## B\n{: #b}\n\n1. X.\n\n   ```\n   ls\n   ```\n   {: pre}\n"
    #expect(read(page, locale: "ja").procedures.first?.steps.first?.goto == "b")
  }

  @Test func theCommandThatAnOutputShowsComesFromThere() {
    let runbook = read(
      """
      # T
      {: #t}

      1. Get the configuration.

         ```
         bx cs cluster-config here
         ```
         {: pre}

         Example:

         ```
         export KUBECONFIG=/home/x/config.yml
         ```
         {: screen}

      2. Copy and paste the command that is displayed in your terminal to set the `KUBECONFIG` variable.
      """)
    let action = runbook.actions[1]
    #expect(action.kind == .command && action.text == nil)
    #expect(action.fromOutput == "t/1/1")
    #expect(action.sets == ["KUBECONFIG"])
  }

  @Test func openingAndSavingAFileBelongToTheFile() {
    let runbook = read(
      """
      # T
      {: #t}

      1. Make a pod.
         1. Open your editor and create a script that is named pod.yaml.
         2. Define the pod.

            ```
            kind: Pod
            name: <pod>
            ```
            {: codeblock}

         3. Save your changes.
         4. Apply it.

            ```
            kubectl apply -f pod.yaml
            ```
            {: pre}
      """)
    #expect(
      runbook.outline == [
        "t/1", "t/1.1", "t/1.2 file:kind: Pod\nname: <pod>", "t/1.3", "t/1.4 command:kubectl apply -f pod.yaml",
      ])
    #expect(runbook.actions[0].file == "pod.yaml")
  }

  @Test(arguments: [
    ("Glaze the pot.", "**Tip:** If the glaze is dry, run `kiln wet`.", [nil, "kiln wet"]),
    ("Glaze the pot.", "Run `kiln show` to see it.", ["kiln show"]),
    ("Do this:", "If it is cold, run `kiln heat`.", ["kiln heat"]),
  ])
  func aStepIsStillToBeDoneWhereOnlyAConditionHasACommand(opening: String, below: String, texts: [String?]) {
    let runbook = read("# T\n\n1. \(opening)\n\n   \(below)\n\n2. Wait.\n")
    #expect(runbook.procedures.first?.steps.first?.actions.map(\.text) == texts)
  }

  private func kinds(_ text: String, locale: String = "en") -> [Action.Kind] {
    read("# T\n\n\(text)", locale: locale).actions.map(\.kind)
  }

  private static let copy = "Make a copy:\n\n```sh\ncp one.conf two.conf\n```\n\n"
  private static let start = "Start it:\n\n```sh\n./start\n```\n"

  /// The next command would be run on the file as it is.
  @Test(arguments: [
    ("en", "Open `two.conf` with your editor and set the port."), ("en", "Then edit `two.conf`."),
    ("fr", "Modifiez `two.conf` et indiquez le port."), ("pt-BR", "Edite `two.conf` e defina a porta."),
  ])
  func aFileThatTextAsksToChangeIsChangedByHand(locale: String, sentence: String) {
    #expect(kinds(Self.copy + sentence + "\n\n" + Self.start, locale: locale) == [.command, .manual, .command])
  }

  @Test(arguments: [
    "Edit `two.conf`:\n\n```sh\nnano two.conf\n```\n\n", "Edit `two.conf`:\n\n```sh\nsed -i s/a/b/ two.conf\n```\n\n",
    "The file `two.conf` is open.\n\n", "You can edit it later.\n\n",
  ])
  func whatABlockDoesIsNotAskedForOnceMore(text: String) {
    #expect(!kinds(Self.copy + text + Self.start).contains(.manual))
  }
}
