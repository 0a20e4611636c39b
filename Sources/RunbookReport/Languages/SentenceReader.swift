import Diagnostics

/// Makes sentences that were written down in English, as a journal holds them, translatable again.
struct SentenceReader: Sendable {
  /// The pattern that says most itself comes first: fewest bytes are left for its gaps.
  private let patterns: [SentencePattern]

  /// The shortest sentence that is looked for, in bytes that are its own.
  private static let leastSaid = 2
  /// Sentences stand in sentences, but not deep.
  private static let deepest = 3
  /// What is longer, in bytes, is an output and no sentence.
  private static let longest = 4000

  init(_ language: Language) {
    patterns = language.translations.keys.map { SentencePattern($0) }.filter { $0.said >= SentenceReader.leastSaid }
      .sorted { $0.said > $1.said }
  }

  /// The sentence with its pattern; as it is where the catalogue has none such.
  func understood(_ message: Message) -> Message {
    guard message.pattern == "{}", case .text(let text)? = message.arguments.first else { return message }
    return sentence(text, depth: 0) ?? message
  }

  private func sentence(_ text: String, depth: Int) -> Message? {
    let bytes = Array(text.utf8)
    guard depth < SentenceReader.deepest, bytes.count <= SentenceReader.longest else { return nil }
    for pattern in patterns where pattern.said <= bytes.count {
      guard let gaps = pattern.gaps(in: bytes) else { continue }
      return pattern.message(gaps) { inner in
        // One word is rather a name of the page that happens to be a word of ours.
        inner.utf8.contains(UInt8(ascii: " ")) ? sentence(inner, depth: depth + 1) : nil
      }
    }
    return nil
  }
}
