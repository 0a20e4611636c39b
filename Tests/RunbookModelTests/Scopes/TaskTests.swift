import RunbookModel
import Testing

/// Sections side by side of which a reader wants one, or only the first: tasks of one thing, languages, systems, zones.
@Suite struct TaskTests {
  private func sections(_ titles: [String], _ commands: [String]) -> String {
    "# T\n\nA page.\n\n"
      + zip(titles, commands).map { "## \($0)\n\nDo it:\n\n```sh\n\($1)\n```\n" }.joined(separator: "\n")
  }

  private static let commands = ["rivet one", "rivet two", "rivet three"]

  @Test(arguments: [
    ("en", ["Create a key", "Rotate a key", "Delete a key"]),
    ("en", ["Adding keys", "Renaming keys", "Removing keys"]),
    ("fr", ["Créer une clé", "Renouveler une clé", "Supprimer une clé"]),
    ("pt-BR", ["Criar uma chave", "Renovar uma chave", "Excluir uma chave"]),
  ])
  func onlyTheFirstTaskIsForAll(locale: String, titles: [String]) {
    let found = read(sections(titles, Self.commands), locale: locale).actions.map { $0.conditions.map(\.text) }
    #expect(found == [[], [titles[1]], [titles[2]]])
  }

  @Test(arguments: [
    ["Create a key", "Create a lock", "Delete the key"], ["Create a key", "Delete the key", "Update a lock"],
    ["Make ready", "Update a key", "Delete a key"],
  ])
  func stepsOfOnePageAreForAll(titles: [String]) {
    #expect(read(sections(titles, Self.commands)).actions.allSatisfy { $0.conditions.isEmpty })
  }

  @Test func sectionsThatDifferInALanguageAreWays() {
    let titles = ["Debug an app in Java", "Debug an app in Go"]
    #expect(areOneChoice(sections(titles, ["rivet debug", "rivet debug"])))
    #expect(areOneChoice(sections(titles, ["rivet debug", "rivet other"])))
    #expect(!areOneChoice(sections(["Debug an app in Java", "Test an app in Go"], ["rivet debug", "rivet debug"])))
  }

  @Test func sectionsForASystemInBracketsAreWays() {
    #expect(areOneChoice(sections(["Make a new cluster (Linux)", "Make a new cluster (Windows)"], Self.commands)))
  }

  @Test(arguments: [
    ("en", "Make the tool executable (macOS/Linux):"), ("fr", "Rendez l'outil exécutable (macOS/Linux) :"),
    ("pt-BR", "Torne a ferramenta executável (macOS/Linux):"),
  ])
  func aSystemInBracketsIsThatOfTheStep(locale: String, sentence: String) {
    let page = "# T\n\n1. \(sentence)\n\n   ```sh\n   chmod +x rivet\n   ```\n"
    #expect(read(page, locale: locale).actions.map(\.platforms) == [[.linux, .macos]])
  }

  @Test func bracketsWithMoreThanSystemsSayNothingOfThem() {
    let page = "# T\n\n1. Make the tool executable (as on Linux):\n\n   ```sh\n   chmod +x rivet\n   ```\n"
    #expect(read(page).actions.map(\.platforms) == [[]])
  }

  /// A zone may begin within one section and hold others.
  @Test func zonesWithHeadingsAreWays() {
    let page = """
      # T

      ## Before

      :::zone pivot="one"

      Read this.

      :::zone-end

      :::zone pivot="two"

      ## Make a small one

      ```sh
      rivet make small
      ```

      :::zone-end

      :::zone pivot="one"

      ## Make a big one

      ```sh
      rivet make big
      ```

      :::zone-end

      """
    #expect(areOneChoice(page))
  }
}
