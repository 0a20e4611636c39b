import RunbookModel
import Testing

/// Ways that differ in their means, their origin, or the program that installs them.
@Suite struct MeansTests {
  private func sections(_ titles: String...) -> String {
    "# T\n\n" + titles.enumerated().map { "## \($1)\n\n```sh\nls \($0)\n```\n\n" }.joined()
  }

  @Test(arguments: [
    ("en", "🛠 Installing from Source", "🐳 Installing with Docker"),
    ("en", "Reading an id with the CLI", "Reading an id with the API"),
    ("en", "Cancelling a job in the UI", "Cancelling a job in the CLI"),
    ("en", "Install via script (Linux, macOS)", "Install via Cargo (Linux, macOS, Windows)"),
    ("en", "Step 1.1 - Installing the oven with the default packages", "Step 1.2 - Installing the oven from source"),
    ("en", "Install the oven", "Build the oven from source"),
    ("fr", "Lire un identifiant avec la CLI", "Lire un identifiant avec l'API"),
    ("fr", "Installer le four", "Compiler le four à partir des sources"),
    ("pt-BR", "Instalar o forno", "Compilar o forno a partir do código-fonte"),
  ])
  func headingsThatDifferInAMeansAreWays(locale: String, first: String, second: String) {
    #expect(areOneChoice(sections(first, second), locale: locale))
  }

  @Test(arguments: [
    ("Working with files", "Working with folders"), ("Download the oven", "Install the oven"),
    ("Reading an id with the CLI", "Deleting a key with the API"),
    ("Getting started with ovens", "Getting started with bread"),
    ("Install the oven from source", "Install the manual (optional)"),
  ])
  func headingsAboutOtherThingsAreDoneInOrder(first: String, second: String) {
    #expect(choiceGroups(sections(first, second)) == [nil, nil])
  }

  @Test func whatGoesOnBelowTheLastWayIsForAll() {
    let page = """
      # T

      ## Set it

      ### Linux

      ```sh
      export A=1
      ```

      ### Windows PowerShell

      ```powershell
      $Env:A = 1
      ```

      In the folder of the page, enter this command:

      ```sh
      ls -l
      ```
      """
    let actions = read(page).actions
    #expect(actions.map { $0.branches.isEmpty } == [false, false, true])
    #expect(actions.last?.platforms == [])
    #expect(read(page).procedures.last?.steps.last?.platforms == [])
  }

  @Test func whatIsForTheLastSystemAloneStaysThere() {
    let page = """
      # T

      ### Linux

      ```sh
      export A=1
      ```

      ### Windows PowerShell

      ```powershell
      $Env:A = 1
      ```

      On Windows, look at it:

      ```powershell
      Get-Item Env:A
      ```
      """
    #expect(read(page).actions.allSatisfy { !$0.branches.isEmpty })
  }

  @Test(arguments: [
    ("cargo install oven", "brew install oven"), ("brew install oven", "go install forge.example/one/oven@latest"),
    ("sudo apt install -y oven", "nix-env -f https://a.example/x.tgz -iA oven"),
    ("pip install oven==1.2", "pipx install oven"),
  ])
  func programsThatInstallTheSameAreWays(first: String, second: String) {
    let page =
      "# T\n\nThe best way is this:\n\n```sh\n\(first)\n```\n\nIn case you have the other one:\n\n```sh\n\(second)\n```\n"
    #expect(areOneChoice(page))
  }

  @Test(arguments: [
    ("apt install python3-pip", "pip install oven"), ("npm install oven", "npm install --global oven"),
    ("apt install oven", "apt remove oven"),
  ])
  func programsThatInstallOtherThingsAreSteps(first: String, second: String) {
    let page = "# T\n\nFirst this:\n\n```sh\n\(first)\n```\n\nNext this:\n\n```sh\n\(second)\n```\n"
    #expect(choiceGroups(page) == [nil, nil])
  }

  @Test(arguments: [
    ("en", "Install it:", "If you want to install it manually, run:"),
    ("fr", "Installez-le :", "Si vous voulez l'installer manuellement, exécutez :"),
    ("pt-BR", "Instale-o:", "Se você quiser instalá-lo manualmente, execute:"),
  ])
  func aWishToDoTheSameInAnotherMannerIsAnotherWay(locale: String, first: String, second: String) {
    let page = "# T\n\n\(first)\n\n```sh\nmake oven\n```\n\n\(second)\n\n```sh\nmake oven --all\n```\n"
    #expect(areOneChoice(page, locale: locale))
  }

  @Test func aTabThatBeginsWithAListHoldsIt() {
    let page = """
      # T

      1. Make it.

          === "kn"

              Run the command:

              ```bash
              docker create one
              ```

          === "kn: from a file"

              - To make it from a file:

                  1. Create it by running the command:

                      ```bash
                      docker load -i one.tar
                      ```

                  1. Apply it by running the command:

                      ```bash
                      docker tag one two
                      ```
      """
    #expect(areOneChoice(page))
    #expect(Set(read(page).actions.map { $0.branches.last?.label }) == ["kn", "kn: from a file"])
  }

  @Test func aTableBelowASentenceThatAsksToRunHoldsWays() {
    let page = """
      # T

      ## Deploy

      To deploy it, run the following command:

      | Place | Command |
      | --- | --- |
      | North | `kubectl apply -f https://north.example/a.yaml` |
      | South | `kubectl apply -f https://south.example/a.yaml` |

      Look at it:

      ```sh
      kubectl get pods
      ```
      """
    let actions = read(page).actions
    #expect(actions.map { $0.branches.last?.label } == ["North", "South", nil])
    #expect(actions.map(\.isInline) == [true, true, false])
  }

  @Test func aTableThatOnlyDescribesCommandsHoldsNone() {
    let page = """
      # T

      These commands exist:

      | Place | Command |
      | --- | --- |
      | North | `kubectl apply -f https://north.example/a.yaml` |
      | South | `kubectl apply -f https://south.example/a.yaml` |

      Look at it:

      ```sh
      kubectl get pods
      ```
      """
    #expect(read(page).actions.count == 1)
  }

  @Test(arguments: [
    ("en", "On macOS the command is as follows: `export A=$(docker ps -q)`."),
    ("de", "Auf macOS lautet der Befehl wie folgt: `export A=$(docker ps -q)`."),
    ("pt-BR", "No macOS, o comando é o seguinte: `export A=$(docker ps -q)`."),
    ("fr", "Sous macOS, la commande est la suivante : `export A=$(docker ps -q)`."),
  ])
  func aCommandThatASentenceNamesIsOffered(locale: String, sentence: String) {
    #expect(read("# T\n\n\(sentence)\n", locale: locale).actions.map(\.text) == ["export A=$(docker ps -q)"])
  }

  private func examples(_ calls: [String]) -> String {
    "# T\n\n## Running it\n\nThe following examples show how to run the tool.\n\n"
      + calls.map { "### Case of \($0.count)\n\n```sh\n\($0)\n```\n\n" }.joined()
  }

  @Test func examplesOfOneCallAreWays() {
    #expect(areOneChoice(examples(["docker ps", "docker ps --all", "docker ps --all --quiet"])))
  }

  @Test func examplesOfOtherCallsAreDoneOneByOne() {
    let calls = ["curl https://a.example/list", "curl -X DELETE https://a.example/list/1"]
    #expect(choiceGroups(examples(calls)) == [nil, nil])
  }

  @Test func anExampleOfAFileIsNoOutput() {
    let page = """
      # T

      1. Upload it.

         ```
         docker load -i one.tar
         ```

         Here's an example of such a file:

         ```
         -----BEGIN CERTIFICATE-----
         MIICo
         -----END CERTIFICATE-----
         ```
      """
    #expect(read(page).blocks.map(\.kind) == [.command, .other])
  }

  @Test func aBackslashAtTheEndBlocksTheCommand() {
    let actions = read("# T\n\nRun it:\n\n```sh\ncurl https://a.example \\\n  -H 'a: b' \\\n```\n").actions
    #expect(actions.count == 1 && actions[0].blocked != nil)
  }
}
