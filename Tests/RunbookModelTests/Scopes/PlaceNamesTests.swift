import Testing

@testable import RunbookModel

/// What a page calls the machines on which it does its steps.
@Suite struct PlaceNamesTests {
  private func names(_ sentences: String..., locale: String = "en") -> [String] {
    let steps = sentences.enumerated().map { "\($0.offset + 1). \($0.element)\n\n   ```sh\n   rivet clean\n   ```\n\n" }
    return PlaceNames(read("# T\n\n" + steps.joined(), locale: locale)).all.map(\.name)
  }

  @Test func anArticleIsNoPartOfAName() {
    #expect(names("On the first server, run:", "On each worker node, run:") == ["first server", "worker node"])
    #expect(names("On your servers, run:", "On the server, run:") == ["servers"])
    #expect(names("On the server in Lyon, run:", "On the server in Rome, run:").count == 2)
  }

  @Test(arguments: [
    ("fr", "Sur le serveur, exécutez :", "serveur"), ("fr", "Sur chaque nœud, exécutez :", "nœud"),
    ("pt-BR", "No servidor, execute:", "servidor"),
  ])
  func otherLanguages(locale: String, sentence: String, name: String) {
    #expect(names(sentence, locale: locale) == [name])
  }

  @Test func placesWithoutANameAreToldApart() {
    let page = "# T\n\n```sh\nssh a@one\n```\n\n```sh\nrivet clean\n```\n\n```sh\nexit\n```\n\n"
    #expect(PlaceNames(read(page)).all.map(\.name) == ["host"])
    let both = PlaceNames(read(page + "```sh\nssh a@two\n```\n\n```sh\nrivet clean\n```\n"))
    #expect(both.all.map(\.name) == ["host-3", "host-15"])
  }

  /// "The server" that is entered by two calls is two machines.
  @Test func oneNameOfTwoMachinesIsNoName() {
    func entered(_ host: String) -> String {
      "Log in to the server:\n\n```sh\nssh a@\(host)\n```\n\nClean:\n\n```sh\nrivet clean\n```\n\n```sh\nexit\n```\n\n"
    }
    #expect(PlaceNames(read("# T\n\n" + entered("one") + entered("one"))).all.map(\.name) == ["server"])
    #expect(PlaceNames(read("# T\n\n" + entered("one") + entered("two"))).all.count == 2)
  }

  @Test func aWordOfANameIsEnoughWhereOnePlaceHasIt() {
    func step(_ server: String) -> String { "1. On the \(server) server, run:\n\n   ```sh\n   rivet clean\n   ```\n\n" }
    let names = PlaceNames(read("# T\n\n" + step("first") + step("database")))
    #expect(names.meaning(of: "Database-Servers") == .place("database server"))
    #expect(names.meaning(of: "first") == .place("first server"))
    #expect(names.meaning(of: "server") == .ambiguous(["first server", "database server"]))
    #expect(names.meaning(of: "worker") == .unknown && names.meaning(of: "") == .unknown)
  }
}
