import RunbookModel
import Testing

@testable import RunbookModel

/// What paragraphs ask for besides the commands of their section.
@Suite struct DemandTests {
  private func demands(_ page: String, locale: String = "en") -> [String] {
    read(page, locale: locale).procedures.flatMap(\.steps).flatMap(\.demands).map(\.text)
  }

  @Test(arguments: [
    ("Keep this terminal open.", "en"), ("Sign in to the console and create a token.", "en"),
    ("If it asks for a key, enter the one of your team.", "en"), ("🥐 Copy the secret.", "en"),
    ("You need to log out and in again.", "en"), ("Veillez à garder cette fenêtre ouverte.", "fr"),
    ("Certifique-se de que a janela esteja aberta.", "pt-BR"),
  ])
  func sentenceAfterACommand(sentence: String, locale: String) {
    #expect(demands("# T\n\n```sh\nls -l\n```\n\n\(sentence)\n", locale: locale) == [sentence])
  }

  @Test(arguments: [
    "See the guide of your system.", "The server keeps its files there.", "Use it to list the files.",
    "Do you know all of them?", "Note that this takes a while.",
  ])
  func sentenceThatAsksForNothing(sentence: String) {
    #expect(demands("# T\n\n```sh\nls -l\n```\n\n\(sentence)\n").isEmpty)
  }

  @Test func leadOfACommandIsNone() {
    #expect(demands("# T\n\nCopy the key. Then list the files.\n\n```sh\nls -l\n```\n") == ["Copy the key."])
  }

  @Test func whatIsDoneByHandIsShownAlready() {
    #expect(
      demands("# T\n\n1. Open the console. Create a token.\n\n1. List them:\n\n   ```sh\n   ls -l\n   ```\n").isEmpty)
  }

  @Test func beforeTheFirstStepIsOfThat() throws {
    let page = "# T\n\nConnect the device.\n\n1. List them:\n\n   ```sh\n   ls -l\n   ```\n"
    let step = try #require(read(page).procedures.first?.steps.first)
    #expect(step.demands.map(\.text) == ["Connect the device."])
  }

  @Test(arguments: [
    ("🥐 Add it", "Add it"), ("→ Run it", "Run it"), ("“Add” it", "“Add” it"), ("🎉", "🎉"), ("Été", "Été"),
  ])
  func signsThatOpenASentence(text: String, rest: String) { #expect(text.withoutOpeningSigns == rest) }
}
