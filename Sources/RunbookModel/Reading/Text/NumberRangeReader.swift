import Bytes

/// Finds the smallest and the largest number that a sentence allows: `Range: 6 - 86400 seconds`, `between 1 and 100`.
struct NumberRangeReader {
  let vocabulary: Vocabulary

  func range(in sentence: String) -> ClosedRange<Int>? {
    let words = Words(sentence)
    for cue in vocabulary.rangeCues where words.contains(cue) {
      guard let found = sentence.range(ofWord: cue.text) else { continue }
      // Both numbers are right after it, with a dash or a word between them.
      let tokens = sentence[found.upperBound...].prefix(40).split { " :-–~".containsBytes(of: $0) }.prefix(4)
      let numbers = tokens.prefix(3).compactMap { Int($0.filter { $0 != "," && $0 != "." }) }
      guard numbers.count > 1, Int(tokens.first ?? "") != nil, numbers[0] < numbers[1] else { continue }
      return numbers[0]...numbers[1]
    }
    return nil
  }
}
