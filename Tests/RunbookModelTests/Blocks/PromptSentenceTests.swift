import RunbookModel
import Testing

/// Sentences next to commands that say that they ask something.
@Suite struct PromptSentenceTests {
  private func interactive(_ page: String, locale: String = "en") -> [Bool] {
    read("# T\n\n" + page, locale: locale).actions.map(\.isInteractive)
  }

  private func block(_ command: String) -> String { "```sh\n\(command)\n```\n\n" }

  /// What is right below a command is about that one.
  @Test(arguments: [
    ("en", "Make a request:", "Follow the prompts to fill it in.", "Then make the certificate:"),
    ("fr", "Faites une demande :", "Répondez aux questions.", "Créez ensuite le certificat :"),
    ("pt-BR", "Faça um pedido:", "Responda às perguntas.", "Em seguida, crie o certificado:"),
  ])
  func itIsAboutTheCommandAbove(locale: String, first: String, asking: String, second: String) {
    let page = "\(first)\n\n" + block("kiln ask") + "\(asking)\n\n\(second)\n\n" + block("kiln make")
    #expect(interactive(page, locale: locale) == [true, false])
  }

  @Test func withoutACommandAboveItIsAboutTheNextOne() {
    #expect(interactive("Follow the prompts.\n\n" + block("kiln ask")) == [true])
    #expect(
      interactive("Look.\n\n" + block("kiln see") + "Answer the questions:\n\n" + block("kiln ask")) == [false, true])
  }
}
