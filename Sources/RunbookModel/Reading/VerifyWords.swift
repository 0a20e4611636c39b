/// Recognises sentences that ask to check something.
struct VerifyWords {
  let words: LocaleWords

  /// Whether some sentence of the text that leads to a command asks for a check.
  func asks(_ text: String) -> Bool {
    let sentences = Sentences.split(text)
    return sentences.enumerated().contains { index, sentence in
      let sentence = withoutOptional(sentence.normalisedWords)
      // "Make sure that …" is advice unless it is what the step begins with.
      return [words, .english].contains { isCheck(sentence, $0, weak: index == 0) }
    }
  }

  /// Whether a step without any command is a check: its first sentence says so in so many words.
  func asksByHand(_ text: String) -> Bool {
    guard let first = Sentences.split(text).first else { return false }
    return [words, .english].contains { isCheck(withoutOptional(first.normalisedWords), $0, weak: false) }
  }

  private func withoutOptional(_ sentence: String) -> String {
    for language in [words, .english] {
      for word in language.optional where sentence.hasPrefix(word) {
        return String(sentence.dropFirst(word.count).drop { ":.： ".contains($0) })
      }
    }
    return sentence
  }

  private func isCheck(_ sentence: String, _ language: LocaleWords, weak: Bool) -> Bool {
    (language.verifyStarts + (weak ? language.weakVerifyStarts : [])).contains { start in
      guard sentence.hasPrefix(start) else { return false }
      // "Check out the branch" is no check, and "confirmation" is not "confirm".
      let next = sentence.dropFirst(start.count).first
      return next == nil || !(next?.isLetter ?? false) || start.unicodeScalars.contains { $0.value > 0x2E80 }
    } || language.verifyParts.contains { sentence.contains($0) }
  }
}
