import RunbookModel
import Testing

/// Ways of the past, what is shown as wrong, and ways besides what a section says first.
@Suite struct FormerWayTests {
  private func conditions(_ page: String, locale: String? = nil) -> [Int] {
    read(page, locale: locale).actions.map(\.conditions.count)
  }

  @Test(arguments: [
    ("en", "Legacy installation", 1), ("en", "Old method", 1), ("en", "Glaze with a brush (deprecated)", 1),
    ("fr", "Ancienne méthode", 1), ("pt-BR", "Método antigo", 1), ("en", "Remove the old kiln", 0),
    ("en", "Folding", 0),
  ])
  func aWayOfThePastIsLeftToTheReader(locale: String, title: String, count: Int) {
    let page = "# T\n\n## Glaze\n\n```sh\nls a\n```\n\n## \(title)\n\n```sh\nls b\n```\n"
    #expect(conditions(page, locale: locale) == [0, count])
  }

  @Test(arguments: [
    ("en", "Bad:", 1), ("en", "❌ Don't do this:", 1), ("en", "Wrong:", 1), ("en", "Bad sectors:", 0),
    ("en", "Avoid dust before you fire it, then run:", 0), ("fr", "À ne pas faire :", 1),
    ("pt-BR", "Não faça isso:", 1),
  ])
  func whatIsWrongIsNotRunUnasked(locale: String, label: String, count: Int) {
    let page = "# T\n\nFire it:\n\n```sh\nls a\n```\n\n\(label)\n\n```sh\nls b\n```\n"
    #expect(conditions(page, locale: locale) == [0, count])
  }

  @Test(arguments: [
    ("Manual installation:", true), ("On older systems without a shelf, use:", true),
    ("If you would rather build it yourself:", true), ("On all systems, use:", false),
  ])
  func aSentenceSetsAWayAgainstTheOneAbove(sentence: String, isOther: Bool) {
    let page = "# T\n\nInstall it:\n\n```sh\npip install kiln\n```\n\n\(sentence)\n\n```sh\nmake kiln\n```\n"
    #expect(areOneChoice(page) == isOther)
  }

  @Test(arguments: [
    ("en", "Installation", "From source", true), ("en", "Installation", "Development version", true),
    ("en", "Install", "Manual installation", true), ("en", "Installation", "Using Docker", true),
    ("fr", "Installation", "Version de développement", true),
    ("pt-BR", "Instalação", "Versão de desenvolvimento", true),
    ("en", "Installation", "Shell completion", false), ("en", "Usage", "From source", false),
  ])
  func sectionsAreWaysBesidesWhatIsAboveThem(locale: String, heading: String, title: String, isWay: Bool) {
    let page =
      "# T\n\n## \(heading)\n\n```sh\npip install kiln\n```\n\n"
      + "### \(title)\n\n```sh\nmake kiln\n```\n\n## Fire\n\n```sh\nkiln fire\n```\n"
    let groups = choiceGroups(page, locale: locale)
    #expect((groups[0] != nil && groups[0] == groups[1]) == isWay)
    #expect(groups[2] == nil)
  }

  /// What gets the code is needed by both.
  @Test func whatPreparesAllWaysIsNoWay() {
    let page =
      "# T\n\n## Installation\n\n```sh\ngit clone https://kiln.example/kiln\n```\n\n"
      + "### From source\n\n```sh\nmake kiln\n```\n"
    #expect(choiceGroups(page) == [nil, nil])
  }

  @Test(arguments: [
    ("kiln log on", "kiln log off", true), ("kiln log off", "kiln log on", false), ("kiln log on", "kiln show", false),
  ])
  func oppositeCallsBelowOneSentence(first: String, second: String, areOne: Bool) {
    let page = "# T\n\nSwitch the log:\n\n```sh\n\(first)\n```\n\n```sh\n\(second)\n```\n"
    #expect(areOneChoice(page) == areOne)
  }

  @Test func commentsOfASessionTellWaysApart() {
    func page(_ lines: String) -> String { "# T\n\nInstall it.\n\n```console\n\(lines)\n```\n" }
    let ways = "# Debian\n$ sudo apt install kiln\n\n# Fedora\n$ sudo dnf install kiln"
    #expect(areOneChoice(page(ways)))
    #expect(read(page(ways)).actions.map(\.commands.count) == [1, 1])
    #expect(areOneChoice(page("$ # Debian\n$ sudo apt install kiln\n$ # Fedora\n$ sudo dnf install kiln")))
    #expect(!areOneChoice(page("# Install it\n$ sudo apt install kiln\n\n# Look at it\n$ kiln show")))
    #expect(!areOneChoice(page("$ # Debian\n$ kiln one\n1\n$ # Fedora\n$ kiln two\n2")))
  }
}
