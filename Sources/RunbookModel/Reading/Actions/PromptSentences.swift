import MarkdownBlocks

/// Sentences next to a command that say that it asks something: "When prompted, specify `y` to confirm".
struct PromptSentences {
  let vocabulary: Vocabulary

  func sayThatItAsks(_ parts: [Outline.Part]) -> Bool {
    parts.contains { part in
      guard let prose = part.prose, !prose.isLabel else { return false }
      return Sentences.split(prose.text).contains { sayThatItAsks(Words($0).bytes[...]) }
    }
  }

  private func sayThatItAsks(_ sentence: ArraySlice<UInt8>) -> Bool {
    guard !vocabulary.negations.isAnyWord(in: sentence) else { return false }
    if vocabulary.promptQuestions.isAny(in: sentence) { return true }
    return vocabulary.prompting.isAny(in: sentence) && !vocabulary.commandPrompts.isAny(in: sentence)
      && vocabulary.promptAnswering.isAnyWord(in: sentence)
  }
}
