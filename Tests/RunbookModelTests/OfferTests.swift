import RunbookModel
import Testing

/// What a page leaves to the reader in the sentence that leads to a command.
@Suite struct OfferTests {
  private func isOptional(_ sentence: String, locale: String) -> Bool {
    let page = "# T\n\nStart it:\n\n```sh\nrivet start\n```\n\n\(sentence)\n\n```sh\nrivet list\n```\n"
    return read(page, locale: locale).procedures.flatMap(\.steps).last?.isOptional == true
  }

  @Test(arguments: [
    ("en", "Tip: You can also see all of them with a flag:"), ("en", "By the way: You can make a new key:"),
    ("en", "You can also look at the ones of your team:"),
    ("en", "It is kept in a file, which you can optionally look at like this:"),
    ("fr", "Astuce : vous pouvez les trier par taille :"),
    ("fr", "Ils sont dans une file, que vous pouvez éventuellement afficher ainsi :"),
    ("pt-BR", "Dica: você também pode ver os da equipe:"),
    ("pt-BR", "A lista, que você pode opcionalmente ver assim:"),
  ])
  func anOfferIsOptional(locale: String, sentence: String) { #expect(isOptional(sentence, locale: locale)) }

  /// What the sentence before it asks for is not left to the reader, and neither is how a request is called.
  @Test(arguments: [
    ("en", "Fill in the values. You can also give your own ones here:"), ("en", "You can see all of them with a flag:"),
    ("en", "Tip: the list is long. Print it:"), ("fr", "Affichez la liste. Vous pouvez aussi la trier :"),
    ("pt-BR", "Veja a lista. Você também pode ordenar:"),
  ])
  func aRequestIsNone(locale: String, sentence: String) { #expect(!isOptional(sentence, locale: locale)) }

  /// Of a step that asks for something, only the command below the offer is left to the reader.
  @Test(arguments: [
    ("en", "By the way: You can make a new key with:"), ("fr", "Astuce : vous pouvez faire une clé avec :"),
    ("pt-BR", "Dica: você pode fazer uma chave com:"),
  ])
  func anOfferWithinAStepIsACondition(locale: String, sentence: String) {
    let page =
      "# T\n\n1. Start it:\n\n   ```sh\n   rivet start\n   ```\n\n   \(sentence)\n\n   ```sh\n   rivet key\n   ```\n"
    #expect(read(page, locale: locale).actions.map { $0.conditions.map(\.text) } == [[], [sentence]])
  }

  private func condition(_ sentence: String, locale: String) -> String? {
    read("# T\n\n\(sentence)\n\n```sh\nrivet add <part>\n```\n", locale: locale).actions.first?.condition?.text
  }

  @Test(arguments: [
    ("en", "Install any missing part with:"), ("en", "Add the parts that are missing:"),
    ("fr", "Installez les greffons manquants avec :"), ("fr", "Ajoutez la partie qui manque :"),
    ("pt-BR", "Instale os complementos ausentes com:"), ("pt-BR", "Adicione as partes que faltam:"),
  ])
  func whatIsMissingIsAddedOnlyThen(locale: String, sentence: String) {
    #expect(condition(sentence, locale: locale) == sentence)
  }

  @Test(arguments: [
    ("en", "List any missing part:"), ("en", "To find what is missing, run:"), ("en", "The missing link is added:"),
    ("fr", "Listez les greffons manquants :"), ("pt-BR", "Liste os complementos ausentes:"),
  ])
  func whatFindsOutIsDoneAnyway(locale: String, sentence: String) {
    #expect(condition(sentence, locale: locale) == nil)
  }
}
