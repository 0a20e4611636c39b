import Bytes
import Diagnostics

/// Headings with a single blank between them: `Used Avail Use% Mounted on`. Whether that blank divides two columns or
/// is one in a heading (`CONTAINER ID`) is seen in the rows: of two columns, each has something below it.
enum HeadingGaps {
  static func divided(_ header: [TextTable.Cell], at line: Int, in lines: [TextSlice]) -> [TextTable.Cell] {
    let rows = lines.dropFirst(line + 1).prefix(mostRows).prefix { !$0.trimmed.isEmpty }
      .filter { !TextTable.isRule($0) && !LinePattern.isElision($0) }.map(filled)
    return rows.isEmpty ? header : header.flatMap { divided($0, rows) }
  }

  private static let mostRows = 50

  /// Of each column of a line, whether something is there.
  private static func filled(_ line: TextSlice) -> [Bool] { line.string.map { $0 != " " && $0 != "\t" } }

  private static func divided(_ cell: TextTable.Cell, _ rows: [[Bool]]) -> [TextTable.Cell] {
    guard cell.text.count == cell.end - cell.start else { return [cell] }
    var cells: [TextTable.Cell] = []
    var rest = cell
    for gap in cell.text.indices where cell.text[gap].isBlank {
      let column = cell.start + gap - cell.text.startIndex
      let cut = rest.text.startIndex + column - rest.start
      guard column > rest.start, cut + 1 < rest.text.endIndex, isBoundary(column, from: rest.start, to: rest.end, rows)
      else { continue }
      cells.append(TextTable.Cell(text: rest.text[..<cut].trimmed, start: rest.start, end: column))
      rest = TextTable.Cell(text: rest.text[(cut + 1)...], start: column + 1, end: rest.end)
    }
    return cells + [rest]
  }

  /// Whether nothing in the rows crosses a column, and in one of them something is on either side of it.
  private static func isBoundary(_ column: Int, from start: Int, to end: Int, _ rows: [[Bool]]) -> Bool {
    func holds(_ row: [Bool], _ range: Range<Int>) -> Bool {
      range.contains { $0 < row.count && row[$0] }
    }
    return rows.allSatisfy { column >= $0.count || !$0[column] }
      && rows.contains { row in
        holds(row, start..<column)
          && (column + 1..<end).contains { column in
            column < row.count && row[column] && (column == 0 || !row[column - 1])
          }
      }
  }
}
