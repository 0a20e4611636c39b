import Diagnostics
import MarkdownBlocks

/// One paragraph as it is read: its plain text, its words, and what it announces. Made once, asked often.
struct Prose {
  let inlines: [Inline]
  let text: String
  let words: Words
  let label: BlockLabel

  var isLabel: Bool { label.kind != .none }
}

struct ProseReader {
  let plain: PlainText
  let vocabulary: Vocabulary

  func prose(_ inlines: [Inline], line: Int) -> Prose {
    let text = plain.text(inlines)
    let words = Words(text)
    let label = LabelReader(vocabulary: vocabulary).label(of: text, words: words, line: line)
    return Prose(inlines: inlines, text: text, words: words, label: label)
  }

  /// Nil for blocks that hold no running text.
  func prose(of block: Block) -> Prose? {
    switch block.kind {
    case .paragraph(let content), .term(let content), .definition(let content), .heading(_, let content):
      prose(content, line: block.range.start.line)
    default: nil
    }
  }
}

extension Prose {
  /// Whether it asks to run the command that follows.
  func asksToRun(_ vocabulary: Vocabulary) -> Bool { words.contains(anyOf: vocabulary.followingCommand) }
}
