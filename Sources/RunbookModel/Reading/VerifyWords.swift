/// Recognises sentences that ask to check something.
struct VerifyWords {
  let vocabulary: Vocabulary

  /// Whether some sentence of the text that leads to a command asks for a check.
  func asks(_ text: Words) -> Bool {
    text.sentences.enumerated().contains { index, sentence in
      // "Make sure that …" is advice unless it is what the step begins with.
      isCheck(withoutOptional(sentence), weak: index == 0)
    }
  }

  /// Whether a step without any command is a check: its first sentence says so in so many words.
  func asksByHand(_ text: Words) -> Bool {
    text.sentences.first.map { isCheck(withoutOptional($0), weak: false) } ?? false
  }

  private func withoutOptional(_ sentence: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let bare = sentence.drop { $0 == UInt8(ascii: "(") }
    guard let word = vocabulary.optional.first(where: { bare.starts(with: $0.bytes) }) else { return sentence }
    return bare.dropFirst(word.bytes.count).drop { ":.) ".utf8.contains($0) || "：".utf8.contains($0) }
  }

  private func isCheck(_ sentence: ArraySlice<UInt8>, weak: Bool) -> Bool {
    if vocabulary.verifyStarts.contains(where: { begins(sentence, with: $0) }) { return true }
    if weak, vocabulary.weakVerifyStarts.contains(where: { begins(sentence, with: $0) }) { return true }
    return vocabulary.verifyParts.contains { ByteSearch.offset(of: $0.bytes, in: sentence) != nil }
  }

  /// "Confirmation" does not begin with "confirm".
  private func begins(_ sentence: ArraySlice<UInt8>, with word: Words) -> Bool {
    guard sentence.starts(with: word.bytes) else { return false }
    let end = sentence.startIndex + word.bytes.count
    return ByteSearch.isWord(sentence.startIndex..<end, in: sentence)
  }
}
