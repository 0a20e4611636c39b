import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel

/// A code block of one of the two pages, with what the comparison looks at.
struct ComparedBlock {
  var code: CodeBlock
  var range: SourceRange
  var reading: BlockReading.Kind
  /// `pre`, `codeblock` or `screen` as the author wrote it, and where; nil where there is none of them.
  var marking: (name: String, list: AttributeList)?
  /// Words of the text in lower case, for finding the block that it belongs to.
  var words: Set<Substring>

  static func blocks(of page: Page) -> [ComparedBlock] {
    let readings = Dictionary(page.runbook.blocks.map { ($0.range.start, $0.kind) }) { first, _ in first }
    return page.document.blocks.compactMap { block in
      guard case .code(let code) = block.kind else { return nil }
      return ComparedBlock(code, block: block, reading: readings[block.range.start] ?? .other)
    }
  }

  private init(_ code: CodeBlock, block: Block, reading: BlockReading.Kind) {
    self.code = code
    range = block.range
    self.reading = reading
    marking =
      block.attributes.lazy.compactMap { list in
        list.classes.first { ["pre", "codeblock", "screen"].contains($0) }.map { ($0, list) }
      }.first
    words = Set(code.text.lowercased().words(with: "_").prefix(400))
  }

  /// What its author says is an output is compared as one, no matter what it holds.
  var kind: BlockReading.Kind { reading == .command && marking?.name == "screen" ? .output : reading }

  /// From 0 to 1.2; blocks of one class and one position get a little even when no word is the same, for damage can be
  /// that great.
  func likeness(to other: ComparedBlock) -> Double {
    if code.text == other.code.text { return 1.2 }
    let isAlike = marking?.name == other.marking?.name
    let common = words.count + other.words.count
    let shared = common == 0 ? 1 : 2 * Double(words.intersection(other.words).count) / Double(common)
    return shared + (isAlike ? 0.15 : 0.02)
  }
}
