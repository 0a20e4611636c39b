import Bytes
import Diagnostics
import MarkdownBlocks

/// A row with more cells than its table has columns, or one that was broken in two.
struct TableRowCells: Rule {
  static let id = "table-row"
  static let severity = Severity.warning
  static let summary: Message = "A row of a table has cells that are not shown, or was broken in two"
  static let explanation = RuleExplanation(
    why: """
      Cells beyond the last column are dropped without a word. Usually a `|` within the text is not escaped. Missing \
      cells at the end of a row are shown empty, and are not reported. A row that was broken in two, of which one line \
      begins or ends without the `|` that the other rows have, is an info.
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
    remedy: "Write `\\|` for a bar within a cell, and a row on one line.")

  func check(_ page: Page) -> [Diagnostic] {
    page.document.blocks.flatMap { block -> [Diagnostic] in
      guard case .table(let table) = block.kind, table.style == .gfm, let header = table.header.first else { return [] }
      let columns = header.cells.count
      let edges = RowText(page.document.source.lineText(header.range.start.line)).edges
      return table.rows.compactMap { diagnostic($0, of: columns, edges, in: page.document.source) }
    }
  }

  private func diagnostic(
    _ row: TableRow, of columns: Int, _ edges: RowText.Edges, in source: SourceFile
  ) -> Diagnostic? {
    let text = source.lineText(row.range.start.line)
    guard text.containsBytes(of: "|") else { return nil }
    let parsed = RowText(text)
    let cells = parsed.cells
    var found = finding(
      "this row has \(count: cells.count, "cell", "cells"); the table has \(count: columns, "column", "columns")",
      at: row.range)
    if cells.count > columns { return cells[columns...].allSatisfy({ $0.allSatisfy(\.isSpaceOrTab) }) ? nil : found }
    // Dialects differ on whether a bar in a span of code parts cells.
    guard parsed.allCount < columns, edges == .both, parsed.edges != .both else { return nil }
    found.severity = .info
    return found
  }

  /// One line of a table.
  private struct RowText {
    enum Edges { case none, first, last, both }

    /// Those that bars outside of spans of code part.
    var cells: [ArraySlice<UInt8>] = []
    /// How many there are when bars in spans of code count.
    var allCount = 1
    var edges = Edges.none

    init(_ line: String) {
      var text = Array(line.utf8)[...].drop { $0.isSpaceOrTab || $0 == .greater }
      while let last = text.last, last.isSpaceOrLineEnd { text.removeLast() }
      let begins = text.first == UInt8(ascii: "|")
      if begins { text.removeFirst() }
      let ends = text.last == UInt8(ascii: "|") && text.dropLast().last != .backslash
      if ends { text.removeLast() }
      edges = begins ? ends ? .both : .first : ends ? .last : .none
      part(text)
    }

    private mutating func part(_ text: ArraySlice<UInt8>) {
      var start = text.startIndex
      var isCode = false
      var isEscaped = false
      for index in text.indices {
        let byte = text[index]
        if byte == .backtick { isCode.toggle() }
        if byte == UInt8(ascii: "|"), !isEscaped {
          allCount += 1
          if !isCode {
            cells.append(text[start..<index])
            start = index + 1
          }
        }
        isEscaped = byte == .backslash && !isEscaped
      }
      cells.append(text[start...])
    }
  }
}
