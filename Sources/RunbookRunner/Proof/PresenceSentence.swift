import RunbookModel

/// What a check says of objects: that they are there, that they are gone, or something else, such as their state.
enum PresenceSentence {
  case present, absent, other

  /// - Parameter locale: BCP 47, of the page.
  init(_ text: String, locale: String) {
    guard LocaleWords.reads(locale) else {
      self = .other
      return
    }
    let language = LocaleWords.words(for: locale)
    let words = text.lowercased().split { !($0.isLetter || $0 == "'" || $0 == "’") }
    func mentions(_ stems: [String]) -> Bool {
      words.contains { word in stems.contains { word.hasPrefix($0) } }
    }
    let isRemoved = mentions(language.removals)
    let isPresent = mentions(language.presences)
    let isNegated = words.contains { word in
      language.negations.contains { word == $0 || $0.hasSuffix("'") && word.hasPrefix($0) }
    }
    switch (isPresent, isRemoved, isNegated) {
    case _ where Self.counts(text, in: language): self = .other
    case (true, false, false): self = .present
    case (_, true, false), (true, false, true): self = .absent
    default: self = .other
    }
  }

  /// "created with 3 keys": a list of names does not show how many.
  private static func counts(_ text: String, in language: LocaleWords) -> Bool {
    text.lowercased().split(whereSeparator: \.isWhitespace).contains { token in
      let word = token.drop { !$0.isLetter && !$0.isNumber }.prefix { $0.isLetter || $0.isNumber || $0 == "." }
      return !word.isEmpty
        && (word.allSatisfy { $0.isNumber || $0 == "." } || language.statements.numbers.contains(String(word)))
    }
  }
}
