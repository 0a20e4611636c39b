import RunbookModel
import Testing

/// Ways of doing one thing, of which one is followed, and what is no condition of the whole.
@Suite struct WaysTests {
  @Test func blocksTitledByShellsAreWays() {
    let page = """
      # T

      ```bash title="Bash"
      docker completion bash > /etc/one
      ```

      ```zsh title="Zsh"
      docker completion zsh > /etc/two
      ```

      ```fish title="Fish"
      docker completion fish > /etc/three
      ```
      """
    #expect(areOneChoice(page))
    #expect(read(page).actions.map { $0.branches.last?.label } == ["Bash", "Zsh", "Fish"])
  }

  @Test(arguments: [
    ("Use yarn:", "If you prefer npm, run this instead:"), ("If you use yarn:", "Alternatively, with npm:"),
    ("Utilisez yarn :", "Si vous préférez npm, lancez plutôt :"),
  ])
  func whoeverChoosesAWayIsNotAskedForItsConditionToo(first: String, second: String) {
    let page = "# T\n\n\(first)\n\n```\nyarn add tool\n```\n\n\(second)\n\n```\nnpm install tool\n```\n"
    #expect(areOneChoice(page))
    #expect(read(page).actions.allSatisfy { $0.conditions.isEmpty })
  }

  @Test func blocksOfOneShellAreSteps() {
    #expect(choiceGroups("# T\n\n```bash\ndocker ps\n```\n\n```bash\ndocker images\n```\n") == [nil, nil])
  }

  @Test(arguments: [
    ("For **Debian 13 \"Trixie\"** and later:", "For **Debian 12 \"Bookworm\"** and earlier:"),
    ("For Kubernetes 1.24 and later:", "For Kubernetes 1.23 and earlier:"),
    ("Pour Debian 13 et ultérieur :", "Pour Debian 12 et antérieur :"),
  ])
  func versionsAreWays(first: String, second: String) {
    #expect(areOneChoice("# T\n\n\(first)\n\n```\ndocker ps\n```\n\n\(second)\n\n```\ndocker images\n```\n"))
  }

  @Test func numbersOfMachinesAreNoWays() {
    let page = "# T\n\nOn node 1:\n\n```\ndocker ps\n```\n\nOn node 2:\n\n```\ndocker images\n```\n"
    #expect(choiceGroups(page) == [nil, nil])
  }

  @Test func articlesDoNotHideASource() {
    let page = """
      # T

      To generate it from a file, use this:

      ```
      docker load one
      ```

      To generate it from the URL of an image, use this:

      ```
      docker pull one
      ```
      """
    #expect(areOneChoice(page))
  }

  @Test(arguments: [("zh-TW", "使用下列其中一個方法安裝："), ("de", "Wählen Sie eine der folgenden Methoden:")])
  func announcedBulletsAreWays(locale: String, sentence: String) {
    let page = """
      # T

      \(sentence)

      - A

        1. B

           ```
           docker ps
           ```

      - C

        1. D

           ```
           docker images
           ```
      """
    #expect(areOneChoice(page, locale: locale))
  }

  @Test func theSameCallWithMoreIsAnotherWay() {
    let page = """
      # T

      Execute this:

      ```
      curl -sSf https://host/install.sh | sh
      ```

      These are supported:

      | Name | Meaning |
      |---|---|
      | `-p` | Where |

      You can supply options by appending them like so:

      ```
      curl -sSf https://host/install.sh | sh -s -- -p /opt/one
      ```
      """
    #expect(areOneChoice(page))
  }

  @Test func aSecondListThatDoesTheSameIsAnotherWay() {
    let page = """
      # T

      ## Adding tags to an agent

      Complete these steps:

      1. Add tags.

         ```
         docker tag one
         ```

      You can also edit the file and add tags.

      1. Restart it.

         ```
         docker restart one
         ```
      """
    #expect(areOneChoice(page))
  }

  @Test func whatAlsoWorksOnASystemIsNotForItAlone() {
    let page = "# T\n\nIt works with Linux, too.\n\n```\nbrew install one\n```\n"
    #expect(read(page).actions.map(\.platforms) == [[]])
  }

  @Test func thePurposeOfTheOnlyListIsNoCondition() {
    let page =
      "# T\n\n## U\n\nIf you want to create a token, do the following:\n\n1. Ask.\n\n   ```\n   docker ps\n   ```\n"
    #expect(read(page).actions.map(\.conditions) == [[]])
    let removing = page.replacing(
      "want to create a token, do the following:", with: "do not need it, you can remove it.")
    #expect(read(removing).actions.map(\.conditions) == [[]])
    let other = page.replacing("If you want to create a token", with: "If you use a proxy")
    #expect(read(other).actions.map(\.conditions.count) == [1])
  }

  @Test func aSentenceBeforeTheOneAboveAListIsItsCondition() {
    let page = """
      # T

      If it made one, a secret exists.

      If it did not make one, create a secret.
      These commands store it.

      - In this folder:

        ```
        docker secret create one
        ```
      """
    #expect(read(page).actions.first?.conditions.first?.line == 5)
  }

  @Test func aSentenceWithACommandOfItsOwnIsNoCondition() {
    let page = "# T\n\nIf you do not know it, run `docker info`.\n\n1. Look.\n\n   ```\n   docker ps\n   ```\n"
    #expect(read(page).actions.last?.conditions == [])
  }

  @Test func theConditionOfAListIsOneOfWhatIsDoneByHand() {
    let page = """
      # T

      If you have an instance, do this:

      1. Open the console.
      2. Look.

         ```
         docker ps
         ```
      """
    #expect(read(page).actions.map(\.conditions.count) == [1, 1])
  }

  @Test func theCellsOfATableOfCommandsAreWays() {
    let page = """
      # T

      1. Create it.

         | Place | Public | Private |
         |---|---|---|
         | `Dallas` | `docker pull us/one` | `docker pull us/two` |
         | `London` | `docker pull gb/one` | `docker pull gb/two` |
      """
    let actions = read(page).actions
    #expect(areOneChoice(page))
    #expect(actions.map { $0.branches.last?.label }.first == "Dallas · Public")
    #expect(actions.count == 4)
  }

  @Test(arguments: [
    ("Using the `-n` flag:", "Using the `--namespace` flag:"), ("With Docker:", "With the local client:"),
  ])
  func labelsWithMeansAreWays(first: String, second: String) {
    #expect(areOneChoice("# T\n\n\(first)\n\n```\ndocker ps\n```\n\n\(second)\n\n```\ndocker images\n```\n"))
  }

  @Test func sentencesThatBeginWithAMeansAreSteps() {
    let page = """
      # T

      With the key, sign in to the registry:

      ```
      docker login
      ```

      With the token, list the images:

      ```
      docker images
      ```
      """
    #expect(choiceGroups(page) == [nil, nil])
  }

  /// However long the sentence is that has both ways in it.
  @Test(arguments: [
    (
      "en",
      "Choose to either bake the bread in the oven of the bakery or bake a small one at home before you bring it.",
      "To bake it in the bakery, run it:", "To bake it at home, do this:"
    ),
    (
      "fr", "Décidez si vous faites cuire le pain dans le four de la boulangerie, ou un petit pain chez vous d'abord.",
      "Pour le four de la boulangerie :", "Pour votre four :"
    ),
  ])
  func aSentenceThatHasBothWaysAnnouncesThem(locale: String, said: String, first: String, second: String) {
    let page =
      "# T\n\n1. \(said)\n\n   - \(first)\n\n     ```\n     docker ps\n     ```\n"
      + "   - \(second)\n\n     1. Look:\n\n        ```\n        docker images\n        ```\n"
    #expect(areOneChoice(page, locale: locale))
  }

  private func sections(_ first: String, _ second: String, _ third: String? = nil) -> String {
    let titles = [first, second, third].compactMap(\.self)
    let programs = ["ps", "images", "info"]
    return "# T\n\n" + zip(titles, programs).map { "## \($0)\n\n```\ndocker \($1)\n```\n\n" }.joined()
  }

  @Test(arguments: [
    ("Running a build from the console", "Running a build with the CLI", "en"),
    ("Exécution d'un build à partir de la console", "Exécution d'un build avec l'interface", "fr"),
    ("Iniciar a cópia a partir do console", "Iniciar a cópia com a CLI", "pt-BR"),
    ("Making ovens from the Big Bakery console", "Making ovens from the Big Bakery CLI", "en"),
    ("Get the key through the bakery UI", "Get the key through the oven web UI", "en"),
    ("Baking bread that names a mould with the console", "Baking bread from a mould with the CLI", "en"),
    ("Créer un four depuis la console", "Créer un four qui cuit avec l'API", "fr"),
    ("Criar um forno no console", "Criar um forno grande com a API", "pt-BR"),
  ])
  func sectionsThatDifferInTheMeansAreWays(first: String, second: String, locale: String) {
    #expect(areOneChoice(sections(first, second), locale: locale))
  }

  @Test(arguments: [
    ("Working with files", "Working with a team"), ("Create a bucket", "Create a key"),
    ("Install Python", "Install Node"),
  ])
  func sectionsOfDifferentThingsAreSteps(first: String, second: String) {
    #expect(choiceGroups(sections(first, second)) == [nil, nil])
  }

  @Test func theLongestRunOfWaysIsTaken() {
    #expect(areOneChoice(sections("with pip", "with docker", "with git")))
  }

  @Test func sectionsNamedAfterLanguagesAreWays() {
    #expect(areOneChoice(sections("iOS", "Node.js")))
  }

  /// What has headings of its own below the last way is about that way.
  @Test func theSectionsBelowTheLastWayAreItsOwn() {
    let first = "# T\n\n## Install the tool\n\n```sh\nbrew install rivet\n```\n\n"
    let second =
      "## Build the tool from source\n\n```sh\nmake rivet\n```\n\nNow you can try it:\n\n```sh\n./rivet\n```\n"
    #expect(choiceGroups(first + second).map { $0 != nil } == [true, true, false])
    let below = "\n### Copy it\n\n```sh\nmake copy\n```\n"
    #expect(choiceGroups(first + second + below).map { $0 != nil } == [true, true, true, true])
  }

  @Test func aSentenceForAllWaysIsInNone() {
    let page = sections("iOS", "Node.js") + "Send a message to both:\n\n```\ndocker info\n```\n"
    #expect(choiceGroups(page).last == .some(nil))
    #expect(choiceGroups(page).first != .some(nil))
  }

  @Test(arguments: [
    ("or", "oder:", "de"), ("or download it:", "Or build it:", "en"),
    ("You can also use [brew](https://brew.sh) to install it:", "Or build it:", "en"),
    ("Vous pouvez aussi utiliser Homebrew :", "ou compilez-le :", "fr"),
  ])
  func severalOtherWaysAreOneChoice(second: String, third: String, locale: String) {
    let page =
      "# T\n\nInstall it:\n\n```\ndocker ps\n```\n\n\(second)\n\n```\ndocker images\n```\n\n\(third)\n\n```\ndocker info\n```\n"
    #expect(areOneChoice(page, locale: locale))
  }

  @Test func aTipAboutTheCommandAboveIsNoOtherWay() {
    let page =
      "# T\n\nBind it:\n\n```\ndocker ps\n```\n\nTip: You can also use `p` as an alias.\n\n```\ndocker images\n```\n"
    #expect(choiceGroups(page) == [nil, nil])
  }

  @Test func oppositesWithinOneWayAreApart() {
    let page = """
      # T

      ## Turning root keys off in the console

      Go to it.

      ### Disabling a key

      ```
      docker ps
      ```

      ### Enabling a key

      ```
      docker images
      ```

      ## Turning root keys off with the API

      ```
      docker info
      ```
      """
    let found = read(page).actions.filter { $0.kind == .command }.map { $0.branches.map(\.label) }
    let ways = ["Turning root keys off in the console", "Turning root keys off with the API"]
    #expect(found == [[ways[0], "Disabling a key"], [ways[0], "Enabling a key"], [ways[1]]])
  }

  // MARK: Parts that unfold

  private func unfolding(_ title: String) -> Action? {
    read(
      "# T\n\n```\ndocker ps\n```\n\n<details>\n<summary>\(title)</summary>\n\n```\ndocker images\n```\n\n</details>\n"
    ).actions.last
  }

  @Test(arguments: ["The connection is refused", "Click here if you get an error message"])
  func whatUnfoldsIsForWhomItsTitleConcerns(title: String) {
    #expect(unfolding(title)?.conditions.map(\.text) == [title])
  }

  @Test(arguments: ["Show the command", "Expected output", "Did it work?"])
  func aTitleThatOnlyOffersToLookIsNoCondition(title: String) {
    #expect(unfolding(title)?.conditions.isEmpty == true)
  }

  private func choice(unfolding title: String) -> [String?] {
    let commands = ["ps", "images", "info"].map { "```\ndocker \($0)\n```\n\n" }
    let aside = "<details>\n<summary>\(title)</summary>\n\n\(commands[2])</details>\n"
    return choiceGroups("# Install it\n\n\(commands[0])or\n\n\(commands[1])\(aside)")
  }

  @Test(arguments: ["Windows", "With Homebrew", "Install without a network"])
  func whatUnfoldsBelowAnotherWayIsAWay(title: String) {
    let found = choice(unfolding: title)
    #expect(found.count == 3 && found[2] != nil && found[2] == found[0])
  }

  @Test func whatHelpsBelowAnotherWayIsNone() {
    #expect(choice(unfolding: "The connection is refused").last == .some(nil))
  }
}
