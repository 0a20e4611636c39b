/// Every language in which Passo addresses people: English, and one for each language file of this folder. The build
/// puts those into the program; each is read when it is asked for.
package enum Catalogue {
  /// BCP 47, English first, the others sorted.
  package static let codes: [String] = ["en"] + EmbeddedLanguages.all.map(\.code)

  /// All of them, in the order of ``codes``. Reads every language file.
  package static var all: [Language] { codes.map { language(forLocale: $0) } }

  /// The language of a POSIX locale (`fr_FR.UTF-8`, `pt_BR`, `C`) or of a BCP 47 tag (`pt-BR`); English where there is
  /// none of the same primary language, and for nil.
  package static func language(forLocale locale: String?) -> Language {
    guard let code = known(locale ?? ""), let file = EmbeddedLanguages.all.first(where: { $0.code == code }) else {
      return .english
    }
    return Language(embedded: file.text, code: code) ?? .english
  }

  /// Whether there is a language for a locale or tag; see ``language(forLocale:)``.
  package static func contains(_ locale: String) -> Bool { known(locale) != nil }

  /// The language and region as said, or else the first of the same language.
  private static func known(_ locale: String) -> String? {
    let letters = locale.lowercased().prefix { $0.isLetter || $0 == "-" || $0 == "_" }
    let tag = String(letters.map { $0 == "_" ? "-" : $0 })
    return codes.first { $0.lowercased() == tag }
      ?? codes.first { $0.lowercased().prefix { $0.isLetter } == tag.prefix { $0.isLetter } }
  }
}
