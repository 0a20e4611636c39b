/// Pages and their languages: which translations there are, and what is not as it is in the source.
package struct TranslationOverview: Sendable {
  /// A change of the source that a translation does not have.
  package struct Change: Hashable, Sendable {
    /// Of the first one: short name of the commit, and its day.
    package var commit: String
    package var day: String
    /// How many there are since.
    package var count: Int

    package init(commit: String, day: String, count: Int) { (self.commit, self.day, self.count) = (commit, day, count) }
  }

  /// A page in one language.
  package struct Translation: Hashable, Sendable {
    package var path: String
    package var language: String
    package var missingSteps = 0
    package var extraSteps = 0
    /// Commands and other blocks that differ, are missing or are in addition.
    package var blocks = 0
    package var untranslated = 0
    /// Placeholders and samples that differ.
    package var others = 0
    /// The dates of both pages, where the translation is older by them.
    package var dates: String?
    /// By the history of the repository.
    package var change: Change?

    package init(path: String, language: String) { (self.path, self.language) = (path, language) }

    /// Nothing is missing, and nothing has changed since.
    package var isInStep: Bool {
      missingSteps + extraSteps + blocks + untranslated + others == 0 && dates == nil && change == nil
    }
  }

  package struct Page: Hashable, Sendable {
    /// Of the source.
    package var path: String
    package var language: String
    package var translations: [Translation]

    package init(path: String, language: String, translations: [Translation]) {
      (self.path, self.language, self.translations) = (path, language, translations)
    }
  }

  package let pages: [Page]
  /// Paths of pages in one of the languages whose source is not there.
  package let withoutSource: [String]
  /// Whether the repository could say what has changed; false where it has only a part of its history.
  package let isHistoryKnown: Bool

  package init(_ pages: [Page], withoutSource: [String] = [], isHistoryKnown: Bool = true) {
    (self.pages, self.withoutSource, self.isHistoryKnown) = (pages, withoutSource, isHistoryKnown)
  }

  /// Of all translations, in the order of the alphabet.
  package var languages: [String] { Set(pages.flatMap(\.translations).map(\.language)).sorted() }

  package var isInStep: Bool {
    let languages = languages
    return withoutSource.isEmpty
      && pages.allSatisfy { page in
        page.translations.allSatisfy(\.isInStep) && Set(page.translations.map(\.language)).isSuperset(of: languages)
      }
  }
}
