import Bytes
import Diagnostics
import MarkdownBlocks

/// In which line of the page a name of a paragraph is.
struct InlineLines {
  private let leaves: [(text: String, line: Int)]
  private let first: Int

  /// In a paragraph of more pieces than these the first line has to do.
  private static let maximum = 400

  init(_ inlines: [Inline], plain: PlainText, first: Int) {
    self.first = first
    var leaves: [(text: String, line: Int)] = []
    var rest = Array(inlines.reversed())
    while leaves.count < Self.maximum, let inline = rest.popLast() {
      switch inline.kind {
      case .emphasis(let content), .strong(let content), .link(_, let content): rest += content.reversed()
      default:
        let text = plain.raw(inline)
        if !text.isEmpty { leaves.append((text, inline.range.start.line)) }
      }
    }
    self.leaves = leaves
  }

  /// - Parameter occurrence: from 0.
  func line(of name: String, occurrence: Int = 0) -> Int {
    var left = occurrence
    for leaf in leaves where leaf.text.containsBytes(of: name) {
      if left == 0 { return max(leaf.line, first) }
      left -= 1
    }
    return first
  }
}
