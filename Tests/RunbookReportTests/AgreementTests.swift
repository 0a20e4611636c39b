import Diagnostics
import Testing

@testable import RunbookReport

/// French and Portuguese words agree in gender and number with what they are said of. Of a name, no one knows either: a
/// sentence says what kind of thing it names ("la variable {} n'est pas définie"), or says it otherwise ("impossible de
/// lire {}").
@Suite struct AgreementTests {
  struct Grammar: Sendable {
    var code: String
    /// What a clause begins after.
    var openings: Set<String>
    /// Verbs that an agreeing word follows.
    var verbs: Set<String>
    /// What may be between the name and the verb, and between the verb and the word that agrees.
    var between: Set<String>
    /// What may follow the verb and does not agree with the name: what has a gender of its own, or none.
    var free: Set<String>
    /// Verbs that agree in number with a count before them, so that they belong to its forms.
    var numbered: Set<String>
  }

  static let french = Grammar(
    code: "fr",
    openings: ["et", "ou", "que", "qu'", "si", "où", "car", "dont", "mais", "quand", "lorsque", "alors"],
    verbs: [
      "est", "n'est", "sont", "été", "être", "soit", "soient", "était", "étaient", "sera", "seront", "reste", "semble",
      "s'est", "paraît",
    ],
    between: [
      "ne", "n'a", "n'ont", "a", "ont", "pas", "plus", "jamais", "encore", "déjà", "maintenant", "peut", "pu", "doit",
      "sera", "donc", "peut-être", "trop", "pourrait",
    ],
    free: [
      "un", "une", "le", "la", "les", "l'enregistrement", "du", "de", "des", "d'un", "dans", "en", "à", "au", "aux",
      "sur", "sous", "avec", "sans", "ni", "oui", "vide", "ici", "là", "qu'en", "que", "ailleurs", "dit", "ce",
      "aucune", "aucun", "celui", "celle", "plusieurs", "ainsi", "ce",
    ],
    numbered: ["est", "sont", "a", "ont", "était", "étaient", "n'est", "ne", "peut", "peuvent", "sera", "seront"])

  static let portuguese = Grammar(
    code: "pt-BR",
    openings: ["e", "ou", "que", "se", "onde", "pois", "porque", "mas", "quando"],
    verbs: [
      "é", "são", "foi", "foram", "está", "estão", "era", "eram", "será", "serão", "seja", "sejam", "ser", "sido",
      "fica", "ficam", "ficou", "parece", "estar",
    ],
    between: [
      "não", "já", "nunca", "só", "mais", "pode", "pôde", "deve", "precisa", "tem", "de", "agora", "ainda", "grande",
      "talvez", "demais", "foi", "será",
    ],
    free: [
      "um", "uma", "o", "a", "os", "as", "do", "da", "de", "dos", "das", "em", "no", "na", "nos", "nas", "ao", "à",
      "para", "por", "pelo", "pela", "com", "sem", "nem", "sim", "aqui", "lá", "ali", "parte", "outro", "diferente",
      "apenas", "como", "dele", "dela", "igual", "isso", "nenhuma", "nenhum", "vários", "várias", "entre",
    ],
    numbered: ["é", "são", "foi", "foram", "está", "estão", "tem", "têm", "pode", "podem", "será", "serão"])

  @Test(arguments: [french, portuguese]) func noWordAgreesWithANameOfUnknownGender(grammar: Grammar) {
    let translations = Catalogue.language(forLocale: grammar.code).translations
    let bad = translations.values.filter { Self.agreesWithName($0, grammar) }.sorted()
    #expect(bad == [])
  }

  /// `{#page}` and its verb are one form: no verb of one number comes right after a count.
  @Test(arguments: [french, portuguese]) func noVerbOfOneNumberFollowsACount(grammar: Grammar) {
    let translations = Catalogue.language(forLocale: grammar.code).translations
    let bad = translations.values.filter { translation in
      translation.contains("{#")
        && translation.split(separator: "}").dropFirst().contains { rest in
          rest.first == " " && grammar.numbered.contains(Self.words(String(rest.prefix { $0 != "{" })).first ?? "")
        }
    }
    .filter { $0.contains("#") && Self.countThenVerb($0, grammar) }
    #expect(bad.sorted() == [])
  }

  @Test func theRuleKnowsWhatBreaks() {
    #expect(Self.agreesWithName("{} est décrite, {} est utilisée", Self.french))
    #expect(Self.agreesWithName("ligne {} : `{}` ne peut pas être lu", Self.french))
    #expect(Self.agreesWithName("arrêt : {} n'est pas installé", Self.french))
    #expect(Self.agreesWithName("{} não está instalado", Self.portuguese))
    #expect(!Self.agreesWithName("la variable {} n'est pas définie", Self.french))
    #expect(!Self.agreesWithName("{} n'est pas un fichier", Self.french))
    #expect(!Self.agreesWithName("o programa {} não está instalado", Self.portuguese))
    #expect(Self.countThenVerb("{#page|pages} sont laissées de côté", Self.french))
    #expect(!Self.countThenVerb("{#page est laissée|pages sont laissées} de côté", Self.french))
  }

  /// Whether a clause begins with a name, and a word is said of it that has a gender.
  private static func agreesWithName(_ translation: String, _ grammar: Grammar) -> Bool {
    let words = words(translation)
    return words.indices.contains { index in
      guard isName(words[index]), index == 0 || opensClause(words[index - 1], grammar) else { return false }
      var next = index + 1
      while next < words.count, grammar.between.contains(words[next]) { next += 1 }
      guard next < words.count, grammar.verbs.contains(words[next]) else { return false }
      while next < words.count, grammar.verbs.contains(words[next]) || grammar.between.contains(words[next]) {
        next += 1
      }
      guard next < words.count, let first = words[next].first, first.isLetter else { return false }
      return !grammar.free.contains(words[next].filter { $0 != "," && $0 != ";" })
    }
  }

  private static func countThenVerb(_ translation: String, _ grammar: Grammar) -> Bool {
    let words = words(translation.filter { $0 != "|" })
    return words.indices.dropLast().contains { index in
      words[index].hasSuffix("}") && !isName(words[index]) && grammar.numbered.contains(words[index + 1])
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\u{A0}" || $0 == "\n" }.map { $0.lowercased() }
  }

  /// `{}`, `{2}`, `` `{}` ``, `#{}`.
  private static func isName(_ word: String) -> Bool {
    let bare = word.filter { !"`\"#«»<>()".contains($0) }
    return bare.hasPrefix("{") && bare.hasSuffix("}") && bare.dropFirst().dropLast().allSatisfy(\.isNumber)
  }

  private static func opensClause(_ word: String, _ grammar: Grammar) -> Bool {
    guard let last = word.last else { return false }
    return ":;,.(—·".contains(last) || grammar.openings.contains(word)
  }
}
