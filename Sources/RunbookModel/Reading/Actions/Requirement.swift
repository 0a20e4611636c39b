import Bytes

/// Reads whether a description calls something required or optional.
enum Requirement {
  /// nil where it does not say.
  static func read(_ text: String, _ vocabulary: Vocabulary) -> Bool? {
    let text = Words(text)
    if says(text, vocabulary.optional) { return false }
    if says(text, vocabulary.required) { return true }
    // "This value is required", anywhere.
    let isPhrase: (Words) -> Bool = { $0.bytes.contains(UInt8(ascii: " ")) && text.contains($0) }
    if vocabulary.required.contains(where: isPhrase) { return true }
    return vocabulary.optional.contains(where: isPhrase) ? false : nil
  }

  /// Whether a step or heading is marked as optional at its beginning or in brackets.
  static func isOptional(_ text: Words, _ vocabulary: Vocabulary) -> Bool { says(text, vocabulary.optional) }

  /// "You can also see them all:", "which you can optionally edit with:", "Tip: you can …": the last sentence above a
  /// command leaves it to the reader. What begins as another way of doing the same is a choice, and what is said after
  /// another sentence is about what that one asks for.
  static func isOffered(_ prose: Prose, _ vocabulary: Vocabulary) -> Bool {
    let scopes = vocabulary.scopes
    let all = prose.words.bytes[...]
    let last = prose.words.lastSentence
    if scopes.offeringFreely.isAnyWord(in: last) { return true }
    // "It can also be run in a container:"
    if !scopes.others.beginsWord(last), ProjectVocabulary.offered.isAnyWord(in: last) { return true }
    guard last.count == all.count, !scopes.others.beginsWord(all) else { return false }
    let remark = scopes.remarks.beginning(all).map { length in
      all.dropFirst(length).drop { !ByteSearch.isLetter($0) }
    }
    let offer = remark ?? all
    if scopes.otherMeans.beginsWord(offer) { return false }
    return scopes.offeringBesides.beginsWord(offer) || remark != nil && scopes.offering.beginsWord(offer)
  }

  /// "Optional: …", "… (optional)", "Install optional packages": what is below the heading is left to the reader, unless
  /// it names what is required beside it.
  static func isOptionalHeading(_ text: Words, _ vocabulary: Vocabulary) -> Bool {
    let bytes = text.bytes[...]
    return vocabulary.optional.isAnyWord(in: bytes) && !vocabulary.required.contains { text.containsWord($0) }
  }

  /// The description without the word that `read` understood at its beginning.
  static func stripped(_ text: String, _ vocabulary: Vocabulary) -> String {
    let folded = text.foldingBlanks
    let words = Words(folded)
    let starts = (Array(vocabulary.optional) + vocabulary.required).filter { words.hasPrefix($0) }
    guard let start = starts.max(by: { $0.bytes.count < $1.bytes.count }) else { return folded }
    let rest = folded.dropFirst(start.text.count)
    guard let next = rest.first, ".:。：".containsBytes(of: next) else { return folded }
    let text = rest.dropFirst().foldingBlanks
    return text.isEmpty ? folded : text
  }

  private static func says(_ text: Words, _ words: WordList) -> Bool {
    guard words.isAny(in: text.bytes[...]) else { return false }
    return words.contains { word in
      if text.hasPrefix(word), ByteSearch.isWord(0..<word.bytes.count, in: text.bytes[...]) { return true }
      var start = 0
      while let found = ByteSearch.offset(of: word.bytes, in: text.bytes[start...]) {
        if isBracketed(found..<found + word.bytes.count, in: text.bytes) { return true }
        start = found + 1
      }
      return false
    }
  }

  /// `(optional)`, `（必須）`
  private static func isBracketed(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<range.lowerBound]
    let after = bytes[range.upperBound...]
    return (before.last == UInt8(ascii: "(") || before.suffix(3).elementsEqual("（".utf8))
      && (after.first == UInt8(ascii: ")") || after.prefix(3).elementsEqual("）".utf8))
  }
}
