extension Vocabulary {
  /// What surrounds a placeholder that a sentence explains.
  struct Replacing: Sendable {
    let before: String
    let after: String
    let wordsBefore: Words
    let wordsAfter: Words

    init(_ words: (before: String, after: String)) {
      (before, after) = words
      wordsBefore = Words(before)
      wordsAfter = Words(after)
    }
  }
}
