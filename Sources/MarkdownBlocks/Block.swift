package import Diagnostics

/// One block of a document.
package struct Block: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Level 1 to 6.
    case heading(level: Int, content: [Inline])
    case paragraph([Inline])
    /// An item of a list begins here; its content follows as blocks of their own.
    case listItem(ListMarker)
    case code(CodeBlock)
    case table(Table)
    /// A kramdown definition list's term, followed by its definition.
    case term([Inline])
    case definition([Inline])
    /// HTML that is neither a table nor code, such as `<br />`.
    case html(String)
    case thematicBreak
  }

  package var kind: Kind
  /// From the block's first character to just after its last, fences and tags included, attribute lists excluded.
  package var range: SourceRange
  /// The attribute lists that are on this block, in source order.
  package var attributes: [AttributeList]
  /// How many block quotes enclose it.
  package var quoteDepth: Int
  /// Index of the innermost container around it, in ``Document/containers``.
  package var container: Int?

  package init(
    kind: Kind, range: SourceRange, attributes: [AttributeList] = [], quoteDepth: Int = 0, container: Int? = nil
  ) {
    self.kind = kind
    self.range = range
    self.attributes = attributes
    self.quoteDepth = quoteDepth
    self.container = container
  }
}

/// The marker that opens a list item, as the author wrote it.
package struct ListMarker: Hashable, Sendable {
  /// The number or letter as written, without its delimiter: `7`, `a`; nil for a bullet.
  package var ordinal: String?
  /// Column of the marker itself, UTF-8 bytes from 1, a tab counted to the next multiple of four plus one.
  package var column: Int
  /// Column at which the item's own text begins, counted the same way.
  package var contentColumn: Int

  package init(ordinal: String?, column: Int, contentColumn: Int) {
    self.ordinal = ordinal
    self.column = column
    self.contentColumn = contentColumn
  }
}

/// A fenced code block, an indented one, or an HTML `<pre>`.
///
/// A `<pre>` in a table's cell is a span of code in the cell, and also a block of its own that follows the table's
/// block and is within its range.
package struct CodeBlock: Hashable, Sendable {
  package enum Style: String, Hashable, Sendable { case fence, indented, html }

  package var style: Style
  /// The words after the opening fence, trimmed; empty when there are none.
  package var info: String
  /// The content, lines joined by LF, without the fence's indentation, and without a final LF.
  package var text: String
  /// Where each line of `text` begins in the original; as many as `text` has lines.
  package var lineStarts: [SourcePosition]
  /// Column of the opening fence or tag, counted like ``ListMarker/column``.
  package var column: Int
  /// False when the end of the block had to be guessed.
  package var isClosed: Bool
  /// The HTML comments right above an opening fence, each on a line of its own, in the order of the page: other tools
  /// read there what is to be done with the block.
  package var comments: [PageComment] = []

  package init(
    style: Style, info: String, text: String, lineStarts: [SourcePosition], column: Int, isClosed: Bool
  ) {
    self.style = style
    self.info = info
    self.text = text
    self.lineStarts = lineStarts
    self.column = column
    self.isClosed = isClosed
  }

  /// The original position of the byte at `offset` in `text`'s UTF-8.
  package func position(atOffset offset: Int) -> SourcePosition {
    var line = 0
    var start = 0
    for (index, byte) in text.utf8.enumerated() {
      if index >= offset { break }
      if byte == UInt8(ascii: "\n") {
        line += 1
        start = index + 1
      }
    }
    guard lineStarts.indices.contains(line) else { return lineStarts.last ?? SourcePosition(line: 1, column: 1) }
    return SourcePosition(line: lineStarts[line].line, column: lineStarts[line].column + offset - start)
  }
}
