import MarkdownBlocks

/// Sentences next to a command that say that it asks something: "When prompted, specify `y` to confirm".
struct PromptSentences {
  let vocabulary: Vocabulary

  func sayThatItAsks(_ parts: some Sequence<Outline.Part>) -> Bool {
    parts.contains { part in
      guard let prose = part.prose, !prose.isLabel else { return false }
      return Sentences.split(prose.text).contains { sayThatItAsks(Words($0).bytes[...]) }
    }
  }

  /// "Follow the prompts." right below a command is about that one, though more is said before the next.
  func beginAboutCommandAbove(_ parts: [Outline.Part]) -> Bool {
    guard let first = parts.first?.prose, parts.count > 1 || !first.isAnnouncing, !first.isLabel,
      let sentence = first.words.sentences.first
    else { return false }
    return vocabulary.promptQuestions.beginsWord(sentence) && sayThatItAsks(sentence)
  }

  private func sayThatItAsks(_ sentence: ArraySlice<UInt8>) -> Bool {
    guard !vocabulary.negations.isAnyWord(in: sentence) else { return false }
    if vocabulary.promptQuestions.isAny(in: sentence) { return true }
    return vocabulary.prompting.isAny(in: sentence) && !vocabulary.commandPrompts.isAny(in: sentence)
      && vocabulary.promptAnswering.isAnyWord(in: sentence)
  }
}
