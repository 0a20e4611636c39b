import Bytes
import MarkdownBlocks

/// Sentences next to a command that say that it asks something: "When prompted, specify `y` to confirm".
struct PromptSentences {
  let vocabulary: Vocabulary

  func sayThatItAsks(_ parts: some Sequence<Outline.Part>) -> Bool {
    parts.contains { part in
      guard let prose = part.prose, !prose.isLabel else { return false }
      return prose.sentences.contains { sayThatItAsks(Words($0).bytes[...]) }
    }
  }

  /// `Go on? [y/n]: y`, `Password: `: the sample of a command shows what it asks, and what a person types.
  static func isAnswered(in sample: String) -> Bool {
    sample.parts(separatedBy: "\n").contains { line in
      let line = Words(line).bytes[...]
      guard questions.isAny(in: line) else { return false }
      // A table may have such a column, and a log such a word.
      return line.firstIndex(of: UInt8(ascii: ":")).map { $0 < Self.longestQuestion } ?? true
    }
  }

  private static let questions: WordList = [
    "[y/n]", "(y/n)", "[yes/no]", "(yes/no)", "yes/no/[fingerprint]", "enter passphrase", "enter pem pass phrase",
    "[sudo] password for", "enter password:", "retype password:", "new password:",
  ]

  /// In bytes.
  private static let longestQuestion = 100

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
