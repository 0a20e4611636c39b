import MarkdownBlocks

/// What the line before a code block announces.
struct BlockLabel: Hashable {
  enum Kind: Hashable { case none, output, example }

  var kind: Kind
  /// As written, for reasons shown to a writer.
  var text: String
  var line: Int

  static let none = BlockLabel(kind: .none, text: "", line: 0)
}

/// Recognises labels such as `Example output:` in the page's language, and in English on any page.
struct LabelReader {
  let words: LocaleWords
  let plain: PlainText

  func label(of inlines: [Inline], line: Int) -> BlockLabel {
    let text = plain.text(inlines)
    return BlockLabel(kind: kind(of: text), text: String(text.suffix(60)), line: line)
  }

  /// Whether a paragraph asks to run the command that follows it.
  func asksToRun(_ inlines: [Inline]) -> Bool {
    let text = plain.text(inlines).normalisedWords
    return (words.followingCommand + LocaleWords.english.followingCommand).contains { text.contains($0) }
  }

  /// Whether some sentence says that a file is made here.
  func createsFile(_ inlines: [Inline]) -> Bool {
    let text = plain.text(inlines).normalisedWords
    return (words.creatingFile + LocaleWords.english.creatingFile).contains { text.contains($0) }
  }

  private func kind(of text: String) -> BlockLabel.Kind {
    let words = text.normalisedWords
    // The last sentence of a paragraph is what stands next to the block.
    let bare = words.trimmingLabelEnds
    for language in [self.words, .english] {
      if language.outputLabels.contains(bare) || language.outputPhrases.contains(where: words.contains) {
        return .output
      }
      if language.exampleLabels.contains(bare) { return .example }
    }
    // "Example, where <x> is `y`:"
    if words.hasSuffix(":") || words.hasSuffix("：") {
      for language in [self.words, .english] where language.exampleLabels.contains(where: { bare.hasPrefix($0 + ",") }) {
        return .example
      }
    }
    // "Example of a successful answer:" and the like: an example label with a few words more.
    if text.count < 60, words.hasSuffix(":") || words.hasSuffix("：") {
      for language in [self.words, .english] {
        if language.outputLabels.contains(where: { bare.hasSuffix(" " + $0) || bare.hasPrefix($0 + " ") }) {
          return .output
        }
      }
    }
    return .none
  }
}

extension String {
  /// Without the colon, full stop, brackets and emphasis marks at its ends.
  fileprivate var trimmingLabelEnds: String {
    let ends: Set<Character> = [":", "：", ".", " ", "*", "_", "。", "(", ")"]
    var text = Substring(self)
    while let last = text.last, ends.contains(last) { text.removeLast() }
    while let first = text.first, ends.contains(first) { text.removeFirst() }
    return String(text)
  }
}
