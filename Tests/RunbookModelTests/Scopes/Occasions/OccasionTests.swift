import RunbookModel
import Testing

/// Sections that are for another occasion than following the page once.
@Suite struct OccasionTests {
  private func commands(_ page: String, locale: String = "en") -> [Action] {
    read(page, locale: locale).procedures.flatMap(\.steps).flatMap(\.actions).filter { $0.kind == .command }
  }

  /// By command what it is left to.
  private func conditions(_ page: String, locale: String = "en") -> [String: [String]] {
    Dictionary(
      commands(page, locale: locale).map { ($0.text ?? "", $0.conditions.map(\.text)) },
      uniquingKeysWith: { first, _ in first })
  }

  private func page(_ title: String, _ heading: String, _ body: String = "kiln fix") -> String {
    "# \(title)\n\n## Installation\n\n```sh\nsudo apt install kiln\n```\n\n## \(heading)\n\n```sh\n\(body)\n```\n"
  }

  @Test(arguments: [
    ("Could not find the cache", "en"), ("clay 3.9 not found on Linux", "en"), ("The glaze error", "en"),
    ("🔧 Service management", "en"), ("Service control / daemon", "en"), ("Renewing the certificates", "en"),
    ("Le service ne démarre pas", "fr"), ("Tâches courantes", "fr"), ("Renouvellement du certificat", "fr"),
    ("Arquivo não encontrado", "pt-BR"), ("Tarefas comuns", "pt-BR"), ("Renovação do certificado", "pt-BR"),
  ])
  func sectionIsLeftToTheReader(heading: String, locale: String) {
    #expect(conditions(page("Kiln", heading), locale: locale)["kiln fix"] == [heading])
  }

  @Test(arguments: ["Error pages", "Operating system packages", "Configuration", "Rotation"])
  func otherSectionsAreOfTheCourse(heading: String) {
    #expect(conditions(page("Kiln", heading))["kiln fix"] == (heading == "Rotation" ? ["Rotation"] : []))
  }

  @Test func whatThePageIsAboutIsItsCourse() {
    #expect(conditions(page("Renewing the certificates of a kiln", "Renewing the certificates"))["kiln fix"] == [])
  }

  @Test func operationsAreAskedForOneByOne() {
    let page = """
      # Kiln

      ## Setup

      ```sh
      make kiln
      ```

      ## Common tasks

      ### Show the queue

      ```sh
      kiln queue
      ```

      ### Empty the queue

      ```sh
      kiln queue --empty
      ```
      """
    #expect(conditions(page)["kiln queue"] == ["Show the queue"])
    #expect(conditions(page)["kiln queue --empty"] == ["Empty the queue"])
  }

  @Test(arguments: [
    ("Backup and restore of the kiln", "Full backup", "Restoring the kiln", "en"),
    ("Sauvegarde et restauration du four", "Sauvegarde complète", "Restaurer le four", "fr"),
    ("Backup e restauração do forno", "Backup completo", "Restaurando o forno", "pt-BR"),
  ])
  func whatWasJustSavedIsNotRestored(title: String, saving: String, restoring: String, locale: String) {
    let page =
      "# \(title)\n\n## \(saving)\n\n```sh\nkiln dump > all.sql\n```\n\n## \(restoring)\n\n```sh\nkiln load < all.sql\n```\n"
    #expect(conditions(page, locale: locale)["kiln dump > all.sql"] == [])
    #expect(conditions(page, locale: locale)["kiln load < all.sql"] == [restoring])
  }

  @Test(arguments: [
    ("**Scenario**: the first kiln is down", "**Scenario**: the clay is gone", "en"),
    ("**Scénario** : le four est en panne", "**Scénario** : plus d'argile", "fr"),
    ("**Sintoma**: o forno parou", "**Sintoma**: sem argila", "pt-BR"),
  ])
  func eachSectionIsForWhatHasHappened(first: String, second: String, locale: String) {
    let page =
      "# Kiln\n\n## First\n\n\(first)\n\n```sh\nkiln move\n```\n\n## Second\n\n\(second)\n\n```sh\nkiln order\n```\n"
    let found = conditions(page, locale: locale)
    #expect(found["kiln move"]?.count == 1)
    #expect(found["kiln order"]?.count == 1)
  }

  // MARK: Titles

  @Test(arguments: ["❌ Uninstall", "🗑️ Complete removal", "Complete uninstall"])
  func sectionTakesBack(heading: String) {
    let roles = read(page("Kiln", heading, "sudo apt remove kiln")).procedures.map(\.role)
    #expect(roles == [.main, .undo])
  }

  @Test(arguments: ["Upgrade", "⬆️ Updating", "Part IV: Updating Kiln", "Mise à niveau"])
  func upgradeIsForThoseWhoHaveIt(heading: String) {
    let page =
      "# Oven\n\n## Debian installation\n\n```sh\ngit clone https://example.com/kiln\n```\n\n## \(heading)\n\n"
      + "```sh\nkiln renew-all\n```\n"
    #expect(conditions(page, locale: heading == "Mise à niveau" ? "fr" : "en")["kiln renew-all"] == [heading])
  }

  @Test func numberedHeadingMayBeACondition() {
    let page = "# Kiln\n\n### 1. If the group is missing, make it\n\n```sh\nsudo groupadd kiln\n```\n"
    #expect(conditions(page)["sudo groupadd kiln"] == ["1. If the group is missing, make it"])
  }

  // MARK: Sentences

  @Test(arguments: [
    ("If you already have cloned it, you need to get its parts", "en"),
    ("If you want to stop the kiln, use command", "en"),
    ("Si vous l'avez déjà cloné, il faut récupérer ses parties", "fr"),
    ("Se você já clonou, você precisa buscar as partes", "pt-BR"),
  ])
  func sentenceAboveCommandIsACondition(sentence: String, locale: String) {
    let note = ["en": "**Note** Blanks are bad.", "fr": "**Note** Pas d'espaces.", "pt-BR": "**Nota** Sem espaços."]
    let page = "# T\n\n```sh\nmake one\n```\n\n\(note[locale] ?? "")\n\n\(sentence)\n\n```sh\nmake two\n```\n"
    #expect(conditions(page, locale: locale)["make two"] == [sentence])
  }

  @Test func firstParagraphOfASectionSaysForWhomItIs() {
    let page = """
      # Kiln

      ```sh
      make kiln
      ```

      ## Creating a new user

      If you are root, create a new user.

      The following commands create a user. Its name is free.

      ```sh
      useradd -m potter
      ```
      """
    #expect(conditions(page)["useradd -m potter"] == ["If you are root, create a new user."])
  }

  @Test(arguments: [
    ("The keys have been generated with this command:", "en"),
    ("You can reset the counter by running this command:", "en"),
    ("La clé a été créée avec cette commande :", "fr"), ("As chaves foram geradas com este comando:", "pt-BR"),
  ])
  func sentenceTellsWhatWasOrCanBeDone(sentence: String, locale: String) {
    let page = "# T\n\n```sh\nmake one\n```\n\n\(sentence)\n\n```sh\nmake two\n```\n"
    #expect(conditions(page, locale: locale)["make two"] == [sentence])
  }
}
