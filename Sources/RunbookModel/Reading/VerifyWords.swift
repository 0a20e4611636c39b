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
    if beginsWithCheck(sentence, weak: weak)
      || withoutOpening(sentence).map({ beginsWithCheck($0, weak: weak) }) == true
    {
      return true
    }
    // "When prompted, enter y to confirm" tells what the person answers.
    return !vocabulary.prompting.contains { ByteSearch.offset(of: $0.bytes, in: sentence) != nil }
      && vocabulary.verifyParts.contains { ByteSearch.holds($0, in: sentence) }
  }

  private func beginsWithCheck(_ sentence: ArraySlice<UInt8>, weak: Bool) -> Bool {
    if vocabulary.verifyStarts.contains(where: { begins(sentence, with: $0) }) { return true }
    if weak, vocabulary.weakVerifyStarts.contains(where: { begins(sentence, with: $0) }) { return true }
    // "To ensure that it is there, run X" is a check; "To ensure that the cache is not used, remove Y" is none.
    return vocabulary.verifyPurposes.contains { begins(sentence, with: $0) }
      && vocabulary.run.contains { ByteSearch.holdsWord($0, in: sentence) }
  }

  /// "Then, verify that …": what stands behind a word or two and their comma.
  private func withoutOpening(_ sentence: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let comma = sentence.prefix(24).firstIndex(of: UInt8(ascii: ",")) else { return nil }
    return sentence[(comma + 1)...].drop { $0 == UInt8(ascii: " ") }
  }

  /// "Confirmation" does not begin with "confirm".
  private func begins(_ sentence: ArraySlice<UInt8>, with word: Words) -> Bool {
    guard sentence.starts(with: word.bytes) else { return false }
    let end = sentence.startIndex + word.bytes.count
    return ByteSearch.isWord(sentence.startIndex..<end, in: sentence)
  }
}
