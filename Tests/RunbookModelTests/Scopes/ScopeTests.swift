import Diagnostics
import MarkdownBlocks
import Testing

@testable import RunbookModel

/// What holds for which stretch of the page: choices, conditions, places, and the page's order.
@Suite struct ScopeTests {
  private func actions(_ text: String) -> [Action] { read("# Page\n\n" + text).actions }

  private func block(_ command: String) -> String { "```sh\n\(command)\n```\n\n" }

  private func labels(_ actions: [Action]) -> [[String]] { actions.map { $0.branches.map { $0.label ?? "" } } }

  // MARK: Choices

  @Test(arguments: [
    ("en", "Choose one of the following options."), ("fr", "Choisissez l'une des options suivantes."),
    ("pt-BR", "Escolha uma das opções a seguir."),
  ])
  func onlyOneOfAnnouncedBulletsIsRun(locale: String, announcement: String) {
    let text =
      "# Page\n\n1. \(announcement)\n\n   - A:\n\n     ```sh\n     ls -l\n     ```\n\n"
      + "   - B:\n\n     ```sh\n     ls -la\n     ```\n"
    let source = SourceFile(path: "page.md", bytes: Array(text.utf8))
    let found = RunbookReader(locale: locale).read(MarkdownReader().read(source)).actions
    #expect(found.map { $0.branches.map(\.group) } == [["s1/1"], ["s1/1"]])
    #expect(Set(found.map { $0.branches[0].id }).count == 2)
  }

  @Test func distributionsExcludeEachOther() {
    let found = actions(
      "On Debian:\n\n" + block("apt-get install -y tree") + "On Fedora:\n\n" + block("dnf install -y tree"))
    #expect(found.map(\.distributions) == [["debian"], ["fedora"]])
    #expect(found.map(\.platforms) == [[.linux], [.linux]])
    #expect(Set(found.flatMap(\.branches).map(\.id)).count == 2)
  }

  @Test func theSameTabsAreAskedOnce() {
    let tabs = "=== \"npm\"\n\n    ```sh\n    npm ci\n    ```\n\n=== \"Yarn\"\n\n    ```sh\n    yarn\n    ```\n\n"
    let found = actions("## One\n\n\(tabs)## Two\n\n\(tabs)")
    #expect(found.count == 4)
    #expect(Set(found.flatMap(\.branches).map(\.group)).count == 1)
    #expect(found[0].branches == found[2].branches)
  }

  @Test func choicesNest() {
    let found = actions(
      "## Option 1: Package\n\n" + "On macOS:\n\n" + block("brew install x") + "On Linux:\n\n" + block("snap install x")
        + "## Option 2: Source\n\n" + block("make install"))
    #expect(found.map(\.branches.count) == [2, 2, 1])
    #expect(found[0].branches[0] == found[1].branches[0])
    #expect(found[2].branches[0].group == found[0].branches[0].group)
  }

  @Test func conditionsOfWhichOneHoldsAreAChoice() {
    let found = actions(
      "If you have an account, follow these steps:\n\n1. Log in.\n\n   ```sh\n   tool login\n   ```\n\n"
        + "If you do not have an account, follow these steps:\n\n1. Make one.\n\n   ```sh\n   tool join\n   ```\n")
    #expect(labels(found).allSatisfy { $0.count == 1 })
    #expect(found.allSatisfy { $0.conditions.isEmpty })
  }

  @Test func twoThingsThatMayBothHoldAreConditions() {
    let found = actions(
      "If you use a proxy, follow these steps:\n\n1. Set it.\n\n   ```sh\n   tool proxy\n   ```\n\n"
        + "If you keep logs, follow these steps:\n\n1. Set them.\n\n   ```sh\n   tool logs\n   ```\n")
    #expect(found.allSatisfy { $0.branches.isEmpty })
    #expect(found.map { $0.conditions.map(\.line) } == [[3], [11]])
  }

  @Test func stepsThatInstallTwoThingsAreBothRun() {
    let found = actions(
      "To install the client, run:\n\n" + block("tool get client") + "To install the server, run:\n\n"
        + block("tool get server"))
    #expect(found.allSatisfy { $0.branches.isEmpty })
  }

  // MARK: Places

  @Test(arguments: [
    ("Log in to your server.", "Back on your workstation, look at it."),
    ("Connectez-vous à votre serveur.", "De retour sur votre poste, vérifiez."),
    ("Efetue login no servidor.", "De volta ao seu computador, verifique."),
  ])
  func whatFollowsALoginIsNotRunHere(enter: String, leave: String) {
    let found = actions(
      "1. \(enter)\n\n   ```sh\n   ssh root@web1\n   ```\n\n1. Do it.\n\n   ```sh\n   rm -rf /var/cache/x\n   ```\n\n"
        + "1. \(leave)\n\n   ```sh\n   curl http://web1\n   ```\n")
    #expect(found.map { $0.place?.kind } == [nil, .host, nil])
    #expect(found.map { $0.blocked != nil } == [false, true, false])
  }

  @Test func exitLeavesOnePlaceAfterTheOther() {
    let found = actions(
      block("ssh root@web1") + "Open the container.\n\n" + block("docker exec -it app sh") + "Leave both.\n\n"
        + block("exit\nexit") + "Look.\n\n" + block("date"))
    #expect(found.map { $0.place?.kind } == [nil, .host, .container, nil])
  }

  @Test func aDatabaseShellIsNoPlaceForCommands() {
    let found = actions(block("docker exec -it db psql -U app") + "Then look.\n\n" + block("date"))
    #expect(found.allSatisfy { $0.place == nil && $0.blocked == nil })
  }

  @Test func aServerRunsBesideWhatFollows() {
    let found = actions(
      "Forward the port.\n\n" + block("kubectl port-forward svc/x 8080:80") + "In another terminal, ask it:\n\n"
        + block("curl localhost:8080"))
    #expect(found.map(\.staysInForeground) == [true, false])
    #expect(found.map(\.runsBeside) == [true, false])
    #expect(found.allSatisfy { $0.blocked == nil })
    #expect(found[1].place?.kind == .terminal)
  }

  @Test(arguments: ["In your container registry, look:", "On the server side, look:", "In the cluster, look:"])
  func otherNounsAreNoPlaces(sentence: String) {
    #expect(actions(sentence + "\n\n" + block("date")).allSatisfy { $0.place == nil })
  }

  // MARK: Order

  @Test func actionsAreInTheOrderOfThePage() {
    let runbook = read(
      "# Page\n\n## Step 1: One\n\n1. Do it.\n\n   ```sh\n   echo one\n   ```\n\nThen, for all:\n\n" + block("echo two")
        + "### Details\n\n" + block("echo three") + "## Step 2: Two\n\n" + block("echo four"))
    #expect(runbook.actions.map(\.text) == ["echo one", "echo two", "echo three", "echo four"])
    #expect(runbook.procedures.count == 1)
  }
}
