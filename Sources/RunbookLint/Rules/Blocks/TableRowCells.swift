import Bytes
import Diagnostics
import MarkdownBlocks

/// A row with more or fewer cells than its table has columns.
struct TableRowCells: Rule {
  static let id = "table-row"
  static let severity = Severity.warning
  static let summary: Message = "A row of a table has more or fewer cells than the table has columns"
  static let explanation = RuleExplanation(
    why: """
      Extra cells are dropped without a word, and missing cells leave the explanation in the wrong column. Usually a \
      `|` within the text is not escaped, or a row was broken in two.
      """,
    bad: """
      | Option | Values | Default |
      |---|---|---|
      | `--output` | json|text | text |
      """,
    good: """
      | Option | Values | Default |
      |---|---|---|
      | `--output` | json\\|text | text |
      """,
    remedy: "Write `\\|` for a bar within a cell, and as many cells as there are columns.")

  func check(_ page: Page) -> [Diagnostic] {
    page.document.blocks.flatMap { block -> [Diagnostic] in
      guard case .table(let table) = block.kind, table.style == .gfm, let header = table.header.first else { return [] }
      let columns = header.cells.count
      return table.rows.compactMap { row in
        let text = page.document.source.lineText(row.range.start.line)
        let counts = Self.cellCounts(of: text)
        // Dialects differ on whether a bar in a span of code parts cells.
        guard !counts.contains(columns), text.containsBytes(of: "|") else { return nil }
        return finding(
          "this row has \(count: counts[0], "cell", "cells"); the table has \(count: columns, "column", "columns")",
          at: row.range)
      }
    }
  }

  /// The number of cells when bars in spans of code count, and when they do not.
  private static func cellCounts(of line: String) -> [Int] {
    var text = Substring(line)
    while let first = text.first, first == " " || first == "\t" || first == ">" { text.removeFirst() }
    while let last = text.last, last.isSpace { text.removeLast() }
    if text.first == "|" { text.removeFirst() }
    if text.last == "|", !text.dropLast().hasSuffix("\\") { text.removeLast() }
    var all = 1
    var outside = 1
    var isCode = false
    var isEscaped = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "`") { isCode.toggle() }
      if byte == UInt8(ascii: "|"), !isEscaped {
        all += 1
        if !isCode { outside += 1 }
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return [all, outside]
  }
}
