import RunbookModel
import Testing

/// Ways of doing one thing, of which one is followed, and what is no condition of the whole.
@Suite struct WaysTests {
  private func groups(_ page: String, locale: String? = nil) -> [String?] {
    read(page, locale: locale).actions.map { $0.branches.last?.group }
  }

  private func areOneChoice(_ page: String, locale: String? = nil) -> Bool {
    let found = groups(page, locale: locale)
    return found.count > 1 && found.allSatisfy { $0 != nil && $0 == found[0] }
  }

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

  @Test func blocksOfOneShellAreSteps() {
    #expect(groups("# T\n\n```bash\ndocker ps\n```\n\n```bash\ndocker images\n```\n") == [nil, nil])
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
    #expect(groups(page) == [nil, nil])
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
}
