/// Reads whether a description calls something required or optional.
enum Requirement {
  /// nil where it does not say.
  static func read(_ text: String, _ words: LocaleWords) -> Bool? {
    let text = text.normalisedWords
    for language in [words, .english] {
      if starts(text, language.optional) || inBrackets(text, language.optional) { return false }
      if starts(text, language.required) || inBrackets(text, language.required) { return true }
    }
    for language in [words, .english] {
      for word in language.required where word.contains(" ") && text.contains(word) { return true }
      for word in language.optional where word.contains(" ") && text.contains(word) { return false }
    }
    return nil
  }

  /// The word stands first and alone: a full stop, colon, comma, dash or the end follows.
  private static func starts(_ text: String, _ words: [String]) -> Bool {
    words.contains { word in
      guard text.hasPrefix(word) else { return false }
      let rest = text.dropFirst(word.count)
      return rest.isEmpty || !(rest.first?.isLetter ?? false) || word.unicodeScalars.contains { $0.value > 0x2E80 }
    }
  }

  private static func inBrackets(_ text: String, _ words: [String]) -> Bool {
    words.contains { text.contains("(\($0))") || text.contains("（\($0)）") }
  }

  /// The description without the word that `read` understood at its beginning.
  static func stripped(_ text: String, _ words: LocaleWords) -> String {
    let folded = text.foldingBlanks
    for language in [words, .english] {
      for word in (language.optional + language.required).sorted(by: { $0.count > $1.count })
      where folded.normalisedWords.hasPrefix(word) {
        let rest = folded.dropFirst(word.count)
        guard let next = rest.first, ".:。：".contains(next) else { continue }
        let text = String(rest.dropFirst()).foldingBlanks
        return text.isEmpty ? folded : text
      }
    }
    return folded
  }

  /// Whether a step or heading begins with the word for optional.
  static func isOptionalLabel(_ text: String, _ words: LocaleWords) -> Bool {
    let text = text.normalisedWords
    return [words, .english].contains { starts(text, $0.optional) || inBrackets(text, $0.optional) }
  }
}
