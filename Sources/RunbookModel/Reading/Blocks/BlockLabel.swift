import Bytes

/// What the line before a code block announces.
struct BlockLabel: Hashable {
  enum Kind: Hashable { case none, output, example }

  var kind: Kind
  /// As written, for reasons shown to a writer.
  var text: String
  var line: Int
  /// It is a sentence that is about an output, not a label and nothing else.
  var isSentence = false

  static let none = BlockLabel(kind: .none, text: "", line: 0)
}

/// Recognises labels such as `Example output:` in the page's language, and in English on any page.
struct LabelReader {
  let vocabulary: Vocabulary

  func label(of text: String, words: Words, line: Int) -> BlockLabel {
    if let marked = Self.withoutMarks(text) { return label(of: marked, words: Words(marked), line: line) }
    let exact = exactKind(of: words)
    let kind = exact ?? kind(of: words)
    guard kind != .none, exact != nil || !makesFile(words, text) else { return .none }
    return BlockLabel(
      kind: kind, text: text.count > 60 ? String(text.suffix(60)) : text, line: line, isSentence: exact == nil)
  }

  /// "==Expected output==", as text that is marked with a colour is written. Nil where nothing is.
  private static func withoutMarks(_ text: String) -> String? {
    guard text.hasPrefix("=="), text.hasSuffix("=="), text.utf8.count > 4 else { return nil }
    return String(text.dropFirst(2).dropLast(2))
  }

  /// "Create a file similar to the following example."
  private func makesFile(_ words: Words, _ text: String) -> Bool {
    let last = words.lastSentence
    return vocabulary.creatingFile.isAnyWord(in: last)
      && (vocabulary.fileWords.isAnyWord(in: last) || FileNames.areNamed(in: text))
  }

  /// "When the output shows X, it is complete" announces nothing; "If it succeeds, the output looks like this" does.
  private func announcesOutput(_ words: Words) -> Bool {
    let sentences = words.sentences
    guard sentences.contains(where: { vocabulary.conditionals.beginsWord($0) }) else { return true }
    return sentences.contains { sentence in
      let clause =
        vocabulary.conditionals.beginsWord(sentence)
        ? sentence.firstIndex(of: UInt8(ascii: ",")).map { sentence[$0...] } ?? sentence : sentence
      return vocabulary.outputPhrases.isAny(in: clause)
    }
  }

  /// What words that are a label and nothing else announce.
  private func exactKind(of words: Words) -> BlockLabel.Kind? {
    guard words.bytes.count <= 80 else { return nil }
    let bare = words.withoutLabelEnds
    guard bare.count <= vocabulary.longestLabel else { return nil }
    let label = Words(bytes: Array(bare))
    return vocabulary.outputLabels.contains(label) ? .output : vocabulary.exampleLabels.contains(label) ? .example : nil
  }

  private func kind(of words: Words) -> BlockLabel.Kind {
    if words.contains(anyOf: vocabulary.outputPhrases), announcesOutput(words) { return .output }
    // Words with others between them announce it only in the sentence next to the block.
    let last = words.lastSentence
    if vocabulary.outputPhrasesBeside.isAny(in: last), !vocabulary.followingCommand.isAny(in: last) { return .output }
    guard words.bytes.last == UInt8(ascii: ":") || words.bytes.suffix(3).elementsEqual("：".utf8) else { return .none }
    // "Run the following command to see the output:" announces the command.
    guard !words.contains(anyOf: vocabulary.followingCommand) else { return .none }
    // "Example, where <x> is `y`:"
    if vocabulary.exampleLabelStarts.contains(where: words.hasPrefix) { return .example }
    // "Check the result:" asks for a command.
    if vocabulary.verifyStarts.contains(where: { words.hasPrefix($0) })
      || vocabulary.looking.contains(where: { words.hasPrefix($0) })
    {
      return .none
    }
    // "Example output of a successful call:" and the like: a label with a few words more.
    guard words.bytes.count < 60 else { return .none }
    let bare = Words(bytes: Array(words.withoutLabelEnds))
    let isOutput = vocabulary.outputLabels.contains {
      bare.hasSuffix(afterBlank: $0) || $0.bytes.first?.beginsUndividedScript == true && bare.hasSuffix($0)
        || bare.bytes.count > $0.bytes.count && bare.hasPrefix($0)
          && bare.bytes[$0.bytes.count] == UInt8(ascii: " ")
    }
    return isOutput ? .output : .none
  }
}

extension Words {
  fileprivate func hasSuffix(afterBlank words: Words) -> Bool {
    let start = bytes.count - words.bytes.count
    return start > 0 && bytes[start - 1] == UInt8(ascii: " ") && hasSuffix(words)
  }

  private static func isLabelEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: " "), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "("), UInt8(ascii: ")"):
      true
    default: false
    }
  }

  /// Without the colon, full stop, brackets and emphasis marks at its ends.
  fileprivate var withoutLabelEnds: ArraySlice<UInt8> {
    var rest = bytes[...]
    while let last = rest.last {
      if Self.isLabelEnd(last) {
        rest.removeLast()
      } else if rest.suffix(3).elementsEqual("：".utf8) || rest.suffix(3).elementsEqual("。".utf8) {
        rest.removeLast(3)
      } else {
        break
      }
    }
    while let first = rest.first, Self.isLabelEnd(first) { rest.removeFirst() }
    return rest
  }
}
