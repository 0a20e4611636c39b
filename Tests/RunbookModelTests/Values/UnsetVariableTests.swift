import RunbookModel
import Testing

/// Variables of the shell that neither the page nor the system sets.
struct UnsetVariableTests {
  @Test func aVariableThatNothingSetsIsAsked() throws {
    let runbook = read(
      """
      # Check

      Run the test:

      ```sh
      # $CONFIG_DIR is where the settings are.
      sudo docker run -v $CONFIG_DIR:/x -v "${LOG_DIR}":/y -w $HOME test
      ```
      """)
    let action = try #require(runbook.actions.first)
    #expect(action.placeholders == ["$CONFIG_DIR", "${LOG_DIR}"])
    #expect(runbook.placeholder(key: "config_dir")?.description?.contains("where the settings are") == true)
    var bindings = Bindings()
    for (key, value) in [("config_dir", "/etc/a b"), ("log_dir", "/var/x")] {
      bindings.set(Binding(key: key, value: value, origin: .asked, isSecret: false))
    }
    guard case .ready(.command(let command)) = Planner(runbook).resolve(action, with: bindings) else {
      Issue.record("not ready")
      return
    }
    #expect(command.text.hasSuffix("docker run -v '/etc/a b':/x -v \"/var/x\":/y -w $HOME test"))
    guard case .unfilled = Planner(runbook).resolve(action, with: Bindings()) else {
      Issue.record("ready without its values")
      return
    }
  }

  @Test(arguments: [
    "export NAME=web", "read -p 'Name: ' NAME", "eval \"$(tool env)\"", "for NAME in a b; do touch $NAME; done",
    "source ./settings.sh",
  ])
  func whatThePageMaySetIsNotAsked(setter: String) {
    let runbook = read("# Start\n\n```sh\n\(setter)\n```\n\nThen:\n\n```sh\ntool start --name $NAME\n```\n")
    #expect(runbook.placeholders.isEmpty)
  }

  @Test(arguments: ["source venv/bin/activate", "eval \"$(ssh-agent -s)\"", "source <(kubectl completion bash)"])
  func whatSetsOtherThingsHidesNothing(setter: String) {
    let runbook = read("# Start\n\n```sh\n\(setter)\n```\n\nThen:\n\n```sh\ntool start --name $NAME\n```\n")
    #expect(runbook.placeholders.map(\.key) == ["name"])
  }

  @Test func whatTheTextOfThePageSetsIsNotAsked() {
    let runbook = read("# Start\n\nRun `export NAME=web` first.\n\n```sh\ntool start --name $NAME\n```\n")
    #expect(runbook.placeholders.isEmpty)
  }

  @Test func aManifestIsFilledAndAScriptIsNot() throws {
    let runbook = read(
      """
      # Deploy

      Create `app.yaml`:

      ```yaml
      apiVersion: v1
      kind: Pod
      spec:
        image: $REGISTRY/app
      ```

      Create `start.sh`:

      ```sh
      #!/bin/sh
      docker pull $REGISTRY/app
      ```
      """)
    let files = runbook.actions.filter { $0.kind == .file }
    #expect(files.map(\.placeholders) == [["$REGISTRY"], []])
    var bindings = Bindings()
    bindings.set(Binding(key: "registry", value: "r.example", origin: .asked, isSecret: false))
    let contents = files.map { file -> String? in
      guard case .ready(.file(let file)) = Planner(runbook).resolve(file, with: bindings) else { return nil }
      return file.content
    }
    #expect(contents[0]?.contains("image: r.example/app") == true)
    #expect(contents[1]?.contains("docker pull $REGISTRY/app") == true)
  }

  @Test func whatEnvsubstFillsIsLeftToIt() {
    let runbook = read(
      """
      # Deploy

      Create `app.yaml`:

      ```yaml
      apiVersion: v1
      kind: Pod
      spec:
        image: ${REGISTRY}/app
      ```

      ```sh
      export REGISTRY=r.example
      envsubst < app.yaml | kubectl apply -f -
      ```
      """)
    #expect(runbook.placeholders.isEmpty)
  }
}

/// Values that a page gives to variables, and wants replaced.
struct AssignedValueTests {
  private func asked(_ sentence: String, _ block: String, after: String = "", locale: String? = nil) -> [String] {
    read("# Start\n\n\(sentence)\n\n```bash\n\(block)\n```\n\n\(after)\n", locale: locale).actions.flatMap(
      \.placeholders)
  }

  @Test(arguments: [
    ("Define the variables. Make sure to replace the placeholder values with your own.", "en"),
    ("Définissez les variables. Remplacez les valeurs par les vôtres.", "fr"),
    ("Defina as variáveis. Substitua os valores pelos seus.", "pt-BR"),
  ])
  func allValuesOfADemandAreAsked(sentence: String, locale: String) {
    #expect(
      asked(sentence, "export NAME=\"web one\"\nREGION=eastus2\nCOUNT=3\nID=$(tool id)", locale: locale)
        == ["web one", "eastus2"])
  }

  @Test func theDemandMayFollow() {
    #expect(asked("Set them:", "export NAME=web-one", after: "Update the values to match your setup.") == ["web-one"])
  }

  @Test func onlySamplesOfOnesOwnAreAskedWithoutADemand() {
    #expect(
      asked("Set variables for your cluster.", "export NAME=\"myCluster\"\nexport REGION=eastus2") == ["myCluster"])
    #expect(asked("Set a greeting.", "export GREETING=\"Hello you\"") == [])
    #expect(asked("Don't change the values to your own.", "export NAME=\"web one\"") == [])
  }

  @Test func aCommandToCopyFromAnOutputIsNotRunAsItIsShown() {
    let sentence = "Copy and paste the environment variable command in your terminal. For example:"
    #expect(asked(sentence, "export SERVER=https://one.example:4443") == ["https://one.example:4443"])
  }

  @Test func aBlockWithAnOpenQuoteIsBlocked() throws {
    let runbook = read(
      "# Start\n\nSet them:\n\n```bash\nNAME=\"web\"\nVERSION=\"one'\nKEY=$(tool key)\n```\n\nThen:\n\n```bash\ntool start $KEY\n```\n"
    )
    let action = try #require(runbook.actions.first)
    #expect(action.blocked != nil)
    #expect(action.sets == ["NAME", "VERSION", "KEY"])
  }

  @Test func aPathThatSaysThatItIsOneIsAsked() {
    #expect(
      asked("Load it.", "kubectl create secret generic key --from-file=key=./PATH-TO-KEY.json")
        == ["./PATH-TO-KEY.json"])
  }
}

/// What a program asks, and what it shows, is in the page's sentences.
struct SpokenPromptTests {
  @Test(arguments: [
    ("Cancel it. When prompted, specify `y` to confirm.", "en"), ("Make it, and answer the questions.", "en"),
    ("Supprimez-le. Lorsque vous y êtes invité, entrez `y`.", "fr"),
    ("Exclua-o. Quando solicitado, digite `y`.", "pt-BR"),
  ])
  func aCommandThatAsks(sentence: String, locale: String) {
    let runbook = read("# T\n\n\(sentence)\n\n```sh\ndocker rm web\n```\n", locale: locale)
    #expect(runbook.actions.map(\.isInteractive) == [true])
  }

  @Test(arguments: ["You are not prompted to enter anything.", "Enter this at the command prompt.", "Remove it."])
  func othersDoNotAsk(sentence: String) {
    #expect(read("# T\n\n\(sentence)\n\n```sh\ndocker rm web\n```\n").actions.map(\.isInteractive) == [false])
  }

  @Test func aDisplayedCommandIsAnActionOfItsOwn() {
    let runbook = read(
      """
      # T
      {: #t}

      1. Set the cluster.

         ```
         kubectl config view one
         ```
         {: pre}

         A command is displayed. Copy and paste the command that is displayed to set the `KUBECONFIG` variable.

      2. List them.

         ```
         kubectl get pods
         ```
         {: pre}
      """)
    #expect(runbook.actions.map(\.fromOutput) == [nil, "t/1/1", nil])
    #expect(runbook.actions[1].sets == ["KUBECONFIG"])
  }
}
