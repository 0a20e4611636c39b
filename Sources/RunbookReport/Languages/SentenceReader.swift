import Diagnostics

/// Makes sentences that were written down in English, as a journal holds them, translatable again.
///
/// A text can often be read in several ways: `AGE: a word is missing` is a sentence after a name, or something that is
/// missing. The reading is taken that leaves least of the text to be a name.
struct SentenceReader: Sendable {
  /// Sentences without a gap, by what they say.
  private var whole: [String: SentencePattern] = [:]
  /// All others. Those that say least come first: of two equally good readings the one counts that is made of others,
  /// such as a place and what is wrong there.
  private let patterns: [SentencePattern]

  /// The shortest sentence that is looked for, in bytes that are its own.
  private static let leastSaid = 2
  /// Sentences are in sentences, but not deep.
  private static let deepest = 6
  /// What is longer, in bytes, is an output and no sentence.
  private static let longest = 4000
  /// How many parts of a text are looked at; no one says more in one sentence.
  private static let mostParts = 300

  /// A text as a sentence, and how many bytes of it are said by patterns.
  private struct Reading {
    var message: Message
    var said: Int
  }

  /// What is known of the parts of one text.
  private struct Search {
    var known: [String: Reading?] = [:]
  }

  init(_ language: Language) {
    let all = language.translations.keys.map { SentencePattern($0) }.filter { $0.said >= SentenceReader.leastSaid }
    patterns = all.filter { $0.text == nil }.sorted { $0.said < $1.said }
    for pattern in all { if let text = pattern.text { whole[text] = pattern } }
  }

  /// The sentence with its pattern; as it is where the catalogue has none such.
  func understood(_ message: Message) -> Message {
    guard message.pattern == "{}", case .text(let text)? = message.arguments.first else { return message }
    var search = Search()
    return sentence(text, depth: 0, &search)?.message ?? message
  }

  private func sentence(_ text: String, depth: Int, _ search: inout Search) -> Reading? {
    let bytes = Array(text.utf8)
    if let pattern = whole[text] { return Reading(message: pattern.message([]) { _ in nil }, said: bytes.count) }
    if let known = search.known[text] { return known }
    guard depth < SentenceReader.deepest, bytes.count <= SentenceReader.longest,
      search.known.count < SentenceReader.mostParts
    else { return nil }
    search.known[text] = .some(nil)
    var best: Reading?
    for pattern in patterns where pattern.said <= bytes.count {
      guard let gaps = pattern.gaps(in: bytes) else { continue }
      var said = pattern.said
      let message = pattern.message(gaps) { inner in
        // One word is rather a name of the page that happens to be a word of ours.
        guard inner.utf8.contains(UInt8(ascii: " ")), let reading = sentence(inner, depth: depth + 1, &search) else {
          return nil
        }
        said += reading.said
        return reading.message
      }
      if said > best?.said ?? 0 { best = Reading(message: message, said: said) }
    }
    search.known[text] = .some(best)
    return best
  }
}
