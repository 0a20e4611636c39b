import RunbookModel
import Testing

/// What a section or an item says of itself: for whom it is, and when it is left out.
@Suite struct RestrictionTests {
  private func conditions(_ page: String, locale: String? = nil) -> [String?] {
    read("# T\n\n" + page, locale: locale).actions.map(\.condition?.text)
  }

  private func block(_ command: String) -> String { "```sh\n\(command)\n```\n\n" }

  @Test(arguments: [
    ("en", "This step is only required if the kiln is new."), ("en", "This section applies only to electric kilns."),
    ("en", "Skip this section if your kiln has no lid."), ("en", "You only need this step when the kiln is cold."),
    ("fr", "Cette étape n'est nécessaire que pour vous, uniquement si le four est neuf."),
    ("fr", "Ignorez cette étape si votre four est neuf."),
    ("pt-BR", "Esta etapa é necessária somente se o forno é novo."),
    ("pt-BR", "Pule esta etapa se o seu forno for novo."),
  ])
  func aSentenceRestrictsItsSection(locale: String, sentence: String) {
    let page =
      "## A\n\n\(sentence)\n\nDo it:\n\n" + block("ls a") + "Look:\n\n" + block("ls b") + "## B\n\n" + block("ls c")
    #expect(conditions(page, locale: locale) == [sentence, sentence, nil])
  }

  @Test(arguments: ["In this step you only make a kiln.", "This section shows the kiln.", "You only need clay."])
  func anOrdinarySentenceDoesNot(sentence: String) {
    #expect(conditions("## A\n\n\(sentence)\n\nDo it:\n\n" + block("ls a")) == [nil])
  }

  @Test(arguments: [
    ("en", "Turn the lid (gas kilns only)"), ("en", "Turn the lid (only for gas kilns)"),
    ("en", "Turn the lid (if you have one)"), ("fr", "Tourner le couvercle (fours à gaz uniquement)"),
    ("pt-BR", "Virar a tampa (somente para fornos a gás)"),
  ])
  func aRemarkInATitleRestrictsItsSection(locale: String, title: String) {
    #expect(conditions("## \(title)\n\n" + block("ls a") + "## B\n\n" + block("ls b"), locale: locale) == [title, nil])
  }

  @Test(arguments: ["Mount the disk (read-only)", "The only lid (new)", "Turn the lid (twice)"])
  func otherRemarksDoNot(title: String) {
    #expect(conditions("## \(title)\n\n" + block("ls a")) == [nil])
  }

  @Test func aRemarkThatNamesASystemIsForThatSystem() {
    let page = "# T\n\n## macOS only: allow it\n\n" + block("ls a") + "## B\n\n" + block("ls b")
    #expect(read(page).actions.map(\.platforms) == [[.macos], []])
  }

  @Test(arguments: [
    ("en", "For potters only: add the glaze."), ("en", "(Potters only) Add the glaze:"),
    ("fr", "Pour les potiers uniquement : ajoutez l'émail."), ("pt-BR", "Somente para oleiros: adicione o esmalte."),
  ])
  func aRemarkRestrictsAnItem(locale: String, sentence: String) {
    let page = "1. \(sentence)\n\n   ```sh\n   ls a\n   ```\n\n2. Fire it:\n\n   ```sh\n   ls b\n   ```\n"
    #expect(conditions(page, locale: locale) == [sentence, nil])
  }

  @Test(arguments: [
    ("en", "If a version is displayed, skip to step 3."), ("fr", "Si une version s'affiche, passez à l'étape 3."),
    ("pt-BR", "Se uma versão for exibida, vá para a etapa 3."),
  ])
  func stepsThatAreSkippedDependOnWhatTheyAreSkippedFor(locale: String, sentence: String) {
    let page =
      "1. Look:\n\n   ```sh\n   ls a\n   ```\n\n   \(sentence)\n\n2. Get it:\n\n   ```sh\n   ls b\n   ```\n\n"
      + "3. Fire it:\n\n   ```sh\n   ls c\n   ```\n"
    #expect(conditions(page, locale: locale) == [nil, sentence, nil])
  }
}
