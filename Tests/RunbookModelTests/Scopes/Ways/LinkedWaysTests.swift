import RunbookModel
import Testing

/// Ways by a list of links above them, by "instead", and what belongs to one machine or some readers only.
@Suite struct LinkedWaysTests {
  private func page(_ announcement: String, _ links: String = "- [One](#binaries)\n- [Two](#docker-image)") -> String {
    "# T\n\n## Store\n\n\(announcement)\n\n\(links)\n\n### Binaries\n\n```sh\nls one\n```\n\n"
      + "### Docker image\n\n```sh\nls two\n```\n\n### Settings\n\n```sh\nls three\n```\n"
  }

  @Test(arguments: [
    ("en", "There are the following options:"), ("fr", "Choisissez l'une des options suivantes :"),
    ("pt-BR", "Escolha uma das opções a seguir:"),
  ])
  func sectionsThatAListOfOptionsLinksTo(locale: String, announcement: String) {
    let actions = read(page(announcement), locale: locale).actions
    #expect(actions.map(\.branches.count) == [1, 1, 0])
  }

  @Test func anyOtherListIsNone() {
    #expect(read(page("This page has these parts:")).actions.flatMap(\.branches).isEmpty)
    #expect(read(page("Below are these parts:", "- One\n- Two")).actions.flatMap(\.branches).isEmpty)
  }

  /// The sections with names of their own are the options, though nothing links to them.
  @Test func optionsThatAreAnnounced() {
    let actions = read(page("There are the following options:", "- One\n- Two")).actions
    #expect(actions.map(\.branches.count) == [1, 1, 0])
  }

  @Test(arguments: [("Before version 2, use this command instead:", 1), ("Then use this command:", 0)])
  func insteadIsAnotherWay(sentence: String, count: Int) {
    let page = "# T\n\nMake it:\n\n```sh\nls one\n```\n\n\(sentence)\n\n```sh\nls two\n```\n"
    #expect(read(page).actions.map(\.branches.count) == [count, count])
  }

  @Test(arguments: [
    ("en", "On the remaining machines, start it:"), ("fr", "Sur les autres machines, démarrez-le :"),
    ("pt-BR", "No computador cliente, inicie-o:"),
  ])
  func otherMachinesAreOthers(locale: String, sentence: String) {
    let action = read("# T\n\n1. \(sentence)\n\n   ```sh\n   ls one\n   ```\n", locale: locale).actions.first
    #expect(action?.place?.kind == .host)
  }

  @Test(arguments: [
    ("If you want to run it as root, install it:", "Check whether this worked with:", true),
    ("If you want to run it as root, install it:", "Check the disk:", false),
  ])
  func aLookAtTheResultIsForTheSameReaders(condition: String, look: String, isConditional: Bool) {
    let page = "# T\n\n## S\n\n\(condition)\n\n```sh\nls one\n```\n\n\(look)\n\n```sh\nls two\n```\n"
    #expect(read(page).actions.map { $0.condition != nil || !$0.conditions.isEmpty } == [true, isConditional])
  }

  @Test func whatAQueryPrintsIsNoStatement() {
    let page =
      "# T\n\n## S\n\nAdd the key:\n\n```sql\nALTER TABLE one ADD KEY two;\n```\n\n```sql\n id\n----\n 1\n```\n"
    #expect(read(page).procedures.flatMap(\.steps).flatMap(\.notes).map(\.text) == ["ALTER TABLE one ADD KEY two;"])
  }
}
