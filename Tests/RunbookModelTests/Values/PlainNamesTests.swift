import RunbookModel
import Testing

@Suite struct PlainNamesTests {
  private func description(of name: String, after sentence: String, locale: String = "en") -> String? {
    let page = "# T\n\n1. \(sentence)\n\n2. Use it.\n\n   ```\n   tool use \(name)\n   ```\n   {: pre}\n"
    return read(page, locale: locale).placeholders.first?.description
  }

  @Test(
    arguments: [
      ("en", "Look at the table. The server port is the number at the end."),
      ("en", "Make a note of your server port."),
      ("fr", "Notez le champ server port."), ("pt-BR", "Anote o valor server port."),
      ("ja", "server port を書き留めます。"),
    ])
  func aSentenceTellsWhatANameIs(locale: String, sentence: String) {
    #expect(description(of: "<server_port>", after: sentence, locale: locale)?.contains("server port") == true)
    #expect(description(of: "SERVER_PORT", after: sentence, locale: locale)?.contains("server port") == true)
  }

  @Test(arguments: ["Open the server port.", "Note the server portion.", "The server is a port."])
  func wordsThatTellNothingAreNoDescription(sentence: String) {
    #expect(description(of: "<server_port>", after: sentence) == nil)
  }

  @Test func plainWordsAreNoOtherSpelling() {
    let page = "# T\n\n1. Make a note of your server port.\n\n   ```\n   tool SERVER_PORT\n   ```\n   {: pre}\n"
    #expect(read(page).diagnostics.isEmpty && read(page).placeholders.map(\.spellings) == [["SERVER_PORT"]])
  }

  @Test func oneWordIsNotLookedFor() {
    #expect(description(of: "<server>", after: "The server is slow.") == nil)
  }

  @Test func whatExplainsTheNameOtherwiseComesFirst() {
    let sentence = "The server port is a number. Replace `<server_port>` with the port of your server."
    #expect(description(of: "<server_port>", after: sentence) == "the port of your server")
  }
}
