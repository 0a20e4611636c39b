import Bytes

/// The column of a table in an output that has this heading.
struct OutputColumn {
  /// Of all rows.
  let lines: [Int]
  /// Of the rows that have something in this column.
  let cells: [(line: Int, text: TextSlice)]

  var values: [TextSlice] { cells.map(\.text) }

  /// - Returns: nil where the line opens no table with such a column.
  init?(_ heading: TextSlice, headerLine: Int, of output: OutputText) {
    let line = output.lines[headerLine]
    var header = TextTable.cells(of: line)
    if header.count < 2 { header = TextTable.tightCells(of: line) ?? [] }
    guard header.count > 1, header.allSatisfy({ $0.text.first.map { $0.isUppercase || $0 >= 0x80 } ?? false }),
      let column = header.firstIndex(where: { $0.text.isEqualIgnoringCase(to: heading) })
    else { return nil }
    let isTight = zip(header, header.dropFirst()).contains { $1.start - $0.end < 2 }
    var lines: [Int] = []
    var cells: [(line: Int, text: TextSlice)] = []
    for index in output.lines.indices.dropFirst(headerLine + 1) {
      let text = output.lines[index]
      if text.trimmed.isEmpty { break }
      guard !TextTable.isRule(text) else { continue }
      // Of a short row too, which may show nothing in this column.
      lines.append(index)
      let row = isTight ? text.split(whereSeparator: \.isBlank) : TextTable.row(of: text, below: header)
      guard row.count > column, !row[column].isEmpty else { continue }
      cells.append((index, row[column]))
    }
    (self.lines, self.cells) = (lines, cells)
  }
}
