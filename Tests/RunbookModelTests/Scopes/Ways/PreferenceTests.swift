import RunbookModel
import Testing

/// Questions to the reader, marks of what is usual, and examples of one call tell ways apart.
@Suite struct PreferenceTests {
  private func paragraphs(_ texts: (String, String)...) -> String {
    "# T\n\n" + texts.map { "\($0.0)\n\n```sh\n\($0.1)\n```\n\n" }.joined()
  }

  @Test(arguments: [
    ("en", "Prefer a chart? Install it:", "Want plain manifests? Apply them:"),
    ("fr", "Vous préférez un paquet ? Installez-le :", "Vous voulez le construire ? Lancez :"),
    ("pt-BR", "Prefere um pacote? Instale:", "Quer compilar? Execute:"),
  ])
  func aPreferenceIsAWay(locale: String, first: String, second: String) {
    let page = paragraphs((first, "kiln add a"), (second, "kiln fire b"))
    #expect(areOneChoice(page, locale: locale))
    #expect(read(page, locale: locale).actions.allSatisfy { $0.conditions.isEmpty })
  }

  @Test func aPreferenceBelowACommandIsInItsPlace() {
    #expect(areOneChoice(paragraphs(("Install it:", "kiln add a"), ("Prefer the shelf? Run:", "shelf take kiln"))))
  }

  @Test func whatIsNeededIsACondition() {
    let page = paragraphs(
      ("Install it:", "kiln add a"), ("Need metrics? Run:", "kiln metrics on"), ("Need logs? Run:", "kiln logs on"))
    #expect(choiceGroups(page) == [nil, nil, nil])
    #expect(read(page).actions.map { $0.conditions.map(\.text) } == [[], ["Need metrics?"], ["Need logs?"]])
  }

  @Test(arguments: [
    ("en", "built in (default)", "on a disk"), ("fr", "intégré (par défaut)", "sur un disque"),
    ("pt-BR", "interno (padrão)", "em um disco"), ("en", "Default: built in", "On a disk"),
  ])
  func aCommentNamesWhatIsUsual(locale: String, first: String, second: String) {
    let page = "# T\n\n```sh\n# \(first)\nkiln init --one\n\n# \(second)\nkiln init --two\n```\n"
    #expect(areOneChoice(page, locale: locale))
  }

  @Test(arguments: [
    "# make it (default)\nkiln init one\n\n# fire it\nkiln fire one", "# one\nkiln init a\n\n# two\nkiln init b",
  ])
  func stepsAreNone(block: String) {
    #expect(choiceGroups("# T\n\n```sh\n\(block)\n```\n").allSatisfy { $0 == nil })
  }

  @Test(arguments: [("en", "For example:"), ("fr", "Par exemple :"), ("pt-BR", "Por exemplo:")])
  func examplesOfOneCallAreWays(locale: String, label: String) {
    let blocks = "```sh\nkiln set heat 2\n```\n\n```sh\nkiln set heat 5\n```\n"
    #expect(areOneChoice("# T\n\nThe heat can be set. \(label)\n\n\(blocks)", locale: locale))
    #expect(choiceGroups("# T\n\nSet both:\n\n\(blocks)", locale: locale).allSatisfy { $0 == nil })
  }

  @Test func whatIsInstalledOnceIsInstalledInOneWay() {
    let page = paragraphs(
      ("Install the chart:", "helm install kiln shop/kiln"),
      ("To change the values, use a file of your own:", "helm install kiln shop/kiln -f values.yaml"))
    #expect(areOneChoice(page))
    let two = paragraphs(
      ("Install the chart:", "helm install kiln shop/kiln"), ("Install the shelf:", "helm install shelf shop/shelf"))
    #expect(choiceGroups(two) == [nil, nil])
    let places = paragraphs(
      ("Install it:", "helm install kiln shop/kiln -n a"), ("There, too:", "helm install kiln shop/kiln -n b"))
    #expect(choiceGroups(places) == [nil, nil])
  }

  @Test func sectionsThatOpenWithOppositeConditionsAreWays() {
    func page(_ first: String, _ second: String) -> String {
      "# T\n\n## A kiln that is there\n\n\(first)\n\n```sh\nkiln join\n```\n\n## All of it\n\n\(second)\n\n```sh\nkiln new\n```\n"
    }
    #expect(areOneChoice(page("If you have a kiln, join it:", "If you do not have a kiln, make one:")))
    #expect(!areOneChoice(page("If you have a kiln, join it:", "If you have a shelf, make one:")))
  }

  @Test func versionsTellWaysApart() {
    #expect(areOneChoice(paragraphs(("For Kiln v0.1 (made by hand):", "ls a"), ("For Kiln v0.2:", "ls b"))))
    #expect(choiceGroups(paragraphs(("On node 1:", "ls a"), ("On node 2:", "ls b"))) == [nil, nil])
    func sections(_ one: String, _ other: String) -> String {
      "# T\n\n## \(one)\n\n```sh\nls a\n```\n\n## \(other)\n\n```sh\nls b\n```\n"
    }
    #expect(areOneChoice(sections("Upgrade from v0.1", "Upgrade from v0.2")))
    #expect(!areOneChoice(sections("Upgrade from 1.0 to 1.1", "Upgrade from 1.1 to 1.2")))
  }
}
