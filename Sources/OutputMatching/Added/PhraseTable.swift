import Bytes

/// Phrases of one or more words, found by their first word.
struct PhraseTable: Sendable {
  private let phrases: [String: [[String]]]

  /// - Parameter lists: phrases divided by commas, of words as ``SpokenLine`` has them.
  init(_ lists: [String]) {
    var phrases: [String: [[String]]] = [:]
    for list in lists {
      for phrase in list.parts(separatedBy: ",") {
        let words = phrase.split(whereSeparator: \.isSpace).map(String.init)
        guard let first = words.first, !(phrases[first]?.contains(words) ?? false) else { continue }
        phrases[first, default: []].append(words)
      }
    }
    self.phrases = phrases
  }

  /// Where phrases begin and end among some words.
  func places(in words: [String]) -> [Range<Int>] {
    words.indices.compactMap { index in
      guard let phrases = phrases[words[index]] else { return nil }
      return phrases.filter { words[index...].starts(with: $0) }.max { $0.count < $1.count }
        .map { index..<index + $0.count }
    }
  }
}
