import RunbookModel
import Testing

/// Sections that are ways by what sets them against each other, by the heading above them, or by the tab that shows them.
@Suite struct SectionWayTests {
  private func sections(_ titles: String..., below heading: String? = nil) -> String {
    let level = heading == nil ? "##" : "###"
    return "# T\n\n" + (heading.map { "## \($0)\n\n" } ?? "")
      + titles.enumerated().map { "\(level) \($1)\n\n```sh\nls \($0)\n```\n\n" }.joined()
  }

  @Test(arguments: [
    ("en", "Quick installation", "Manual installation"), ("en", "Install the kiln", "Install by hand"),
    ("fr", "Installation automatique", "Installation manuelle"), ("pt-BR", "Instalação rápida", "Instalação manual"),
    ("en", "Deploy with a proxy", "Deploy without a proxy"), ("fr", "Déployer avec un proxy", "Déployer sans proxy"),
    ("pt-BR", "Implantar com proxy", "Implantar sem proxy"),
    ("en", "Single firing", "Mixed firing"), ("fr", "Cuisson unique", "Cuisson multiple"),
    ("pt-BR", "Queima única", "Queima mista"),
    ("en", "Start a new workshop", "Add the kiln to an existing workshop"),
    ("fr", "Utiliser un nouveau four", "Utiliser un four existant"),
    ("pt-BR", "Usar um novo forno", "Usar um forno existente"),
    ("en", "Fire it on AWS", "Fire it on Google Cloud"), ("en", "PostgreSQL", "MySQL"),
  ])
  func titlesThatExcludeEachOtherAreWays(locale: String, first: String, second: String) {
    #expect(areOneChoice(sections(first, second), locale: locale))
  }

  @Test(arguments: [
    ("Install the kiln", "Test the kiln by hand"), ("Public key", "Private key"),
    ("Create a new kiln", "Delete an existing kiln"),
    ("Install the kiln", "Install the glaze"), ("Install PostgreSQL", "Install Redis"),
    ("Create a new kiln", "Add an existing pot"), ("Create a new kiln", "Fire an existing kiln"),
  ])
  func othersAreDoneInOrder(first: String, second: String) {
    #expect(choiceGroups(sections(first, second)) == [nil, nil])
  }

  @Test(arguments: [
    ("en", "Choose a clay", "Porcelain", "Stoneware"), ("fr", "Choisir une terre", "Porcelaine", "Grès"),
    ("pt-BR", "Escolha uma argila", "Porcelana", "Grés"), ("en", "Installation", "macOS", "From source"),
    ("en", "Installing the kiln", "Using npm", "Binary"), ("en", "Installation", "Install script", "Via Homebrew"),
  ])
  func theHeadingAboveSaysThatTheyAreWays(locale: String, heading: String, first: String, second: String) {
    #expect(areOneChoice(sections(first, second, below: heading), locale: locale))
  }

  @Test(arguments: [
    ("Choose a clay", "Weigh the clay", "Mix the clay"), ("Install the tools", "Docker", "Helm"),
    ("Installation", "Docker", "Helm"), ("Clay", "Porcelain", "Stoneware"),
  ])
  func whatIsBelowAnotherHeadingIsDoneInOrder(heading: String, first: String, second: String) {
    #expect(choiceGroups(sections(first, second, below: heading)) == [nil, nil])
  }

  /// "Docker" is a way to get a program where it is run with Docker; above the commands that install Docker it is a step.
  @Test func aProgramIsAWayWhereItIsCalled() {
    let page = """
      # Kiln

      ## Installation

      ### Docker

      ```sh
      docker run -d kiln/kiln
      ```

      ### Kubernetes

      ```sh
      kubectl apply -f kiln.yaml
      ```

      ### Look at it

      ```sh
      kiln status
      ```
      """
    let groups = choiceGroups(page)
    #expect(groups[0] != nil && groups[0] == groups[1] && groups[2] == nil)
  }

  @Test func sectionsOfOneTabAreOneWay() {
    func section(_ title: String, _ tab: String) -> String { "## \(title)\n{: \(tab)}\n\n```sh\nls \(title)\n```\n\n" }
    let page =
      "# T\n\n" + section("Empty a kiln by clicking", "ui") + section("Purge a kiln by clicking", "ui")
      + section("Empty a kiln", "api") + section("List kilns", "cli")
    let groups = choiceGroups(page)
    #expect(groups[0] != nil && Set(groups[..<3]).count == 1 && groups[3] == nil)
  }

  @Test(arguments: [
    ("en", "Instead of installing each of them, you can run them in a container."),
    ("en", "Alternatively, run them in a container."),
    ("fr", "Au lieu de les installer un par un, vous pouvez les exécuter dans un conteneur."),
    ("pt-BR", "Em vez de instalar cada uma, você pode executá-las em um contêiner."),
  ])
  func aSectionThatOffersSomethingInsteadIsAWay(locale: String, sentence: String) {
    let page = "# T\n\n## A\n\n```sh\nls a\n```\n\n## B\n\n\(sentence)\n\n```sh\nls b\n```\n"
    #expect(areOneChoice(page, locale: locale))
  }

  @Test func whatIsInBracketsIsARemark() {
    func section(_ title: String, _ name: String) -> String {
      "## \(title)\n\n```bash\nwget https://a.example/\(name)\n```\n\n"
    }
    let page =
      "# T\n\n" + section("AMD64 architecture (most devices)", "one")
      + section("armhf architecture (32-bit boards)", "two")
      + section("arm64 architecture (64-bit boards)", "three")
    #expect(areOneChoice(page))
    let other = "# T\n\n" + section("Set it up", "one") + section("(alternative) Set up the other", "two")
    #expect(areOneChoice(other))
  }

  /// A section that names the command which it replaces, no matter what is between them.
  @Test(arguments: [
    ("en", "The mesh can be installed with charts rather than with the `kiln mesh install` command.", true),
    ("en", "The mesh can be seen with charts. The `kiln mesh install` command has made it.", false),
    ("fr", "Il peut être installé par Helm plutôt que par la commande `kiln mesh install`.", true),
    ("pt-BR", "Pode ser instalado com o Helm em vez do comando `kiln mesh install`.", true),
  ])
  func aSectionReplacesTheCommandThatItNames(locale: String, sentence: String, isWay: Bool) {
    let page = """
      # T

      ## Step 1: Make the mesh

      ```bash
      kiln mesh install | kiln apply -
      ```

      ## Step 2: Join

      ```bash
      kiln mesh join
      ```

      ## The mesh through charts

      \(sentence)

      ```bash
      helm install mesh kiln/mesh
      ```
      """
    let actions = read(page, locale: locale).procedures.flatMap(\.steps).flatMap(\.actions)
    #expect(actions.map { !$0.branches.isEmpty } == [isWay, false, isWay])
  }
}
