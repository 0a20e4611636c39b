import RunbookModel
import Testing

/// Paragraphs, bullets and items that do in another way what is beside them.
@Suite struct OtherWayTests {
  private func paragraphs(_ texts: (String, String)...) -> String {
    "# T\n\n" + texts.map { "\($0.0)\n\n```sh\n\($0.1)\n```\n\n" }.joined()
  }

  @Test(arguments: [
    ("en", "Install the latest one:", "To install a specific version, run:"),
    ("fr", "Installez la dernière :", "Pour installer une version spécifique :"),
    ("pt-BR", "Instale a mais recente:", "Para instalar uma versão específica:"),
  ])
  func theSameCallForOneOfSeveralThingsIsAWay(locale: String, first: String, second: String) {
    #expect(areOneChoice(paragraphs((first, "kiln get"), (second, "kiln get v2")), locale: locale))
  }

  @Test func aLongerCallForSomethingElseIsNone() {
    let page = paragraphs(("Fire it:", "kiln fire"), ("Then fire the glaze:", "kiln fire glaze"))
    #expect(choiceGroups(page) == [nil, nil])
  }

  @Test func whoInstallsInOneWayDoesNotInstallInAnother() {
    let page = paragraphs(
      ("From PyPI:", "pip install kiln"), ("From conda-forge:", "conda install kiln"),
      ("From source:", "git clone https://kiln.example/kiln\npip install ."),
      ("For the newest one:", "pip install git+https://kiln.example/kiln"))
    #expect(areOneChoice(page))
    let missing = paragraphs(
      ("Homebrew has it:", "brew install kiln"),
      ("If you don't have Homebrew, download it:", "curl -O https://kiln.example"))
    #expect(areOneChoice(missing))
  }

  @Test(arguments: [
    ("en", "If you use bash, run:", "If you use zsh, run:"), ("en", "If you use PostgreSQL, run:", "For MySQL, run:"),
    ("fr", "Si vous utilisez bash, exécutez :", "Si vous utilisez zsh, exécutez :"),
    ("pt-BR", "Se você usa bash, execute:", "Se você usa zsh, execute:"),
  ])
  func whatTheReaderUsesTellsWaysApart(locale: String, first: String, second: String) {
    let page = paragraphs((first, "kiln init a"), (second, "kiln init b"))
    #expect(areOneChoice(page, locale: locale))
    #expect(read(page, locale: locale).actions.allSatisfy { $0.conditions.isEmpty })
  }

  @Test func anotherSystemHasAnotherCommandInstead() {
    let page = paragraphs(
      ("Copy it:", "kiln show | xclip"), ("On macOS, use this command instead:", "kiln show | pbcopy"))
    #expect(areOneChoice(page))
    #expect(read(page).actions.map(\.platforms) == [[], [.macos]])
  }

  @Test func bulletsAndItemsSayTheirMeans() {
    #expect(areOneChoice("# T\n\n## Build\n\n- With make: `make build`\n- With just: `just build`\n"))
    let steps = "1. Using the console:\n\n   1. Open it.\n\n2. Using the CLI:\n\n   ```sh\n   kiln new\n   ```\n"
    #expect(areOneChoice("# T\n\nYou can make one in two ways.\n\n\(steps)"))
    #expect(choiceGroups("# T\n\nDo the following.\n\n\(steps)") == [nil, nil])
    let purposes =
      "* To view the logs of all kilns, run:\n\n  ```sh\n  kiln logs\n  ```\n\n"
      + "* To view the logs of a kiln, run:\n\n  ```sh\n  kiln logs --one\n  ```\n"
    #expect(areOneChoice("# T\n\n" + purposes))
  }

  @Test(arguments: [
    ("en", "Or, to do it in one command:"), ("fr", "Ou bien, en une seule commande :"),
    ("pt-BR", "Ou, com um único comando:"),
  ])
  func oneCommandStandsForAllSteps(locale: String, sentence: String) {
    func page(_ sentence: String) -> String {
      "# T\n\n1. A:\n\n   ```sh\n   ls a\n   ```\n\n2. B:\n\n   ```sh\n   ls b\n   ```\n\n\(sentence)\n\n```sh\nls ab\n```\n"
    }
    #expect(areOneChoice(page(sentence), locale: locale))
    #expect(choiceGroups(page("Or list it yourself:")) == [nil, nil, nil])
  }

  @Test func anItemThatBeginsWithOrIsAWay() {
    let page =
      "# T\n\n1. Make a new shelf:\n\n   ```sh\n   ls a\n   ```\n\n2. Or take one that is there:\n\n   ```sh\n   ls b\n   ```\n\n3. Fire it:\n\n   ```sh\n   ls c\n   ```\n"
    let groups = choiceGroups(page)
    #expect(groups[0] != nil && groups[0] == groups[1] && groups[2] == nil)
  }

  @Test(arguments: [
    ("To listen on all addresses:", "hugo server --bind 0.0.0.0", true),
    ("To listen on all addresses:", "hugo server", false), ("To build it:", "hugo --minify", false),
    ("In another terminal:", "hugo server --port 1314", false),
  ])
  func aServerIsStartedOnce(lead: String, command: String, isOther: Bool) {
    let page = "# T\n\nStart it:\n\n```bash\nhugo server\n```\n\n\(lead)\n\n```bash\n\(command)\n```\n"
    #expect(areOneChoice(page) == isOther)
  }

  @Test(arguments: [
    ("alternative", "en", true), ("another way", "en", true), ("variante", "fr", true), ("outra forma", "pt-BR", true),
    ("optional", "en", false), ("2", "en", false),
  ])
  func aTitleSaysThatItIsAnother(mark: String, locale: String, isOther: Bool) {
    let page =
      "# T\n\n## Set it up\n\n```bash\nmake one\n```\n\n## Set up by script (\(mark))\n\n```bash\nmake two\n```\n"
    #expect(areOneChoice(page, locale: locale) == isOther)
  }
}
