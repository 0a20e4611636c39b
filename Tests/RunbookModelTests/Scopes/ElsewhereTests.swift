import RunbookModel
import Testing

/// What is done on another machine though nothing next to it says so.
@Suite struct ElsewhereTests {
  private func blocked(_ page: String, locale: String = "en") -> [Bool] {
    read("# T\n\n" + page, locale: locale).actions.filter { $0.kind != .manual }.map { $0.blocked != nil }
  }

  private func prompted(_ command: String) -> String { "```sh\nana@<host>:~$ \(command)\n```\n\n" }

  @Test func aPageTypedOnAnotherMachineStaysThere() {
    let page = prompted("ls") + "Next:\n\n" + prompted("pwd") + "## Later\n\nGo on:\n\n```sh\nrivet clean\n```\n"
    #expect(blocked(page) == [true, true, true])
  }

  @Test(arguments: [
    ("en", "On your own machine, go on:"), ("fr", "Sur votre machine locale, continuez :"),
    ("pt-BR", "Na sua máquina local, continue:"),
  ])
  func aSentenceReturns(locale: String, sentence: String) {
    let page = prompted("ls") + "A:\n\n" + prompted("pwd") + "\(sentence)\n\n```sh\nrivet clean\n```\n"
    #expect(blocked(page, locale: locale) == [true, true, false])
  }

  /// What the page says of the place counts more than a variable that was set elsewhere.
  @Test func aVariableDoesNotLeadBack() {
    let page = "1. On the server, name it.\n\n   ```sh\n   export RIVET=/srv\n   ```\n\n"
    let own = "2. On your workstation, clean it.\n\n   ```sh\n   rivet clean \"$RIVET\"\n   ```\n"
    #expect(blocked(page + own) == [true, false])
    #expect(blocked(page + own.replacing("On your workstation, clean", with: "Clean")) == [true, true])
  }

  @Test(arguments: [
    ("en", "On the first server, begin.", "On each worker, join.", "Back on the first server, look."),
    (
      "fr", "Sur le premier serveur, commencez.", "Sur chaque worker, rejoignez.",
      "De retour sur le premier serveur, regardez."
    ),
    ("pt-BR", "No primeiro servidor, comece.", "Em cada worker, entre.", "De volta ao primeiro servidor, veja."),
  ])
  func aSentenceGoesBackToAPlaceOfThePage(locale: String, first: String, second: String, third: String) {
    let steps = [first, second, third].enumerated().map { "\($0 + 1). \($1)\n\n   ```sh\n   rivet part\($0)\n   ```\n" }
    let places = read("# T\n\n" + steps.joined(separator: "\n"), locale: locale).actions.map(\.place)
    #expect(places.map { $0?.kind } == [.host, .host, .host])
    #expect(places.first??.name == places.last??.name)
  }

  @Test func aPageThatBeganHereIsDoneHere() {
    let page = "A:\n\n```sh\nrivet init\n```\n\n" + prompted("ls") + "B:\n\n" + prompted("pwd")
    #expect(blocked(page + "C:\n\n```sh\nrivet clean\n```\n") == [false, true, true, false])
  }

  @Test func aVariableOfAContainerIsUsedThere() {
    let page = """
      ## Try it

      ```sh
      docker exec -it web sh
      ```

      Set the address:

      ```sh
      export RIVET_HOST=web
      ```

      ## Fill it

      ```sh
      rivet fill --host $RIVET_HOST
      ```

      ```sh
      cedar list --host $RIVET_HOST_NAME
      ```

      """
    #expect(blocked(page) == [false, true, true, false])
  }

  @Test func aFileOfAnotherMachineIsNotWrittenHere() {
    let page = """
      ```sh
      ssh root@<host>
      ```

      Create the file `rivet.yml` with the following content:

      ```yaml
      rivets: 3
      ```

      """
    #expect(blocked(page) == [false, true])
  }

  @Test(arguments: [
    ("en", "To open the way, run the following command on your VSI:"),
    ("en", "Run the following commands from the virtual server instance."),
    ("en", "Complete the following steps from an Ubuntu terminal:"),
    ("fr", "Exécutez la commande suivante sur votre instance de serveur virtuel :"),
    ("fr", "Procédez aux étapes suivantes à partir d'un terminal Ubuntu :"),
    ("pt-BR", "Execute o comando a seguir em sua VSI:"),
    ("pt-BR", "Conclua as etapas a seguir a partir de um terminal Ubuntu:"),
  ])
  func aRequestNamesTheMachineAtItsEnd(locale: String, sentence: String) {
    let code = "```sh\nrivet open\n```\n\n"
    #expect(blocked("## First\n\n\(sentence)\n\n\(code)## Later\n\n\(code)", locale: locale) == [true, false])
  }

  @Test(arguments: [
    "Run the following command to list the rivets on your server:", "Run the following command in a terminal:",
    "Run the following command on the server's logs:", "Run the following command on your computer:",
  ])
  func otherNounsNameNoMachine(sentence: String) {
    #expect(blocked("\(sentence)\n\n```sh\nrivet open\n```\n") == [false])
  }
}
