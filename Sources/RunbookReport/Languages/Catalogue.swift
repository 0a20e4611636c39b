/// Every language that Passo speaks to people.
public enum Catalogue {
  public static let all: [Language] = [.english, .french, .brazilianPortuguese]

  /// The language of a POSIX locale (`fr_FR.UTF-8`, `pt_BR`, `C`) or of a BCP 47 tag (`pt-BR`); English where there is
  /// none of the same primary language, and for nil.
  public static func language(forLocale locale: String?) -> Language {
    known(locale ?? "") ?? .english
  }

  /// Whether there is a language for a locale or tag; see ``language(forLocale:)``.
  public static func speaks(_ locale: String) -> Bool { known(locale) != nil }

  private static func known(_ locale: String) -> Language? {
    let primary = locale.lowercased().prefix { $0.isLetter }
    return all.first { $0.code.lowercased().prefix { $0.isLetter } == primary }
  }
}
