/// The language of what a program prints, by its small words; data.
enum TextLanguage: CaseIterable {
  case english, french, portuguese, spanish, german, italian

  /// Nil where the words do not tell.
  static func of(_ lines: [TextSlice]) -> TextLanguage? {
    let words = lines.prefix(longest).flatMap { SpokenLine($0).words }
    let counts = allCases.map { language in (language, words.count { language.words.contains($0) }) }
      .sorted { $0.1 > $1.1 }
    return counts[0].1 >= 3 && counts[0].1 >= 2 * counts[1].1 ? counts[0].0 : nil
  }

  /// In lines.
  private static let longest = 50

  private var words: Set<String> {
    switch self {
    case .english:
      [
        "the", "is", "are", "to", "of", "your", "with", "nothing", "has", "been", "on", "and", "for", "was", "up",
        "this",
      ]
    case .french:
      [
        "le", "la", "les", "est", "sont", "votre", "vos", "de", "du", "des", "avec", "sur", "rien", "été", "et", "pour",
        "à", "une", "un", "dans",
      ]
    case .portuguese:
      ["o", "os", "as", "está", "são", "seu", "sua", "com", "em", "nada", "foi", "e", "não", "uma", "um", "do", "da"]
    case .spanish: ["el", "los", "las", "está", "son", "su", "con", "en", "ha", "sido", "y", "una", "un", "del", "se"]
    case .german:
      [
        "der", "die", "das", "ist", "sind", "ihr", "mit", "auf", "nichts", "wurde", "und", "für", "nicht", "ein",
        "eine",
      ]
    case .italian:
      ["il", "gli", "è", "sono", "con", "di", "niente", "stato", "per", "non", "una", "del", "della", "su"]
    }
  }
}
