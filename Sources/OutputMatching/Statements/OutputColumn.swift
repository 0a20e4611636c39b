/// The column of a table in an output that has this heading.
struct OutputColumn {
  /// Of the rows.
  let lines: [Int]
  /// Of the rows in this column; none is empty.
  let values: [Bytes]

  /// - Returns: nil where the line opens no table with such a column.
  init?(_ heading: Bytes, headerLine: Int, of output: OutputText) {
    let line = output.lines[headerLine]
    var header = TextTable.cells(of: line)
    if header.count < 2 { header = TextTable.tightCells(of: line) ?? [] }
    guard header.count > 1, header.allSatisfy({ $0.text.first.map { $0.isUppercase || $0 >= 0x80 } ?? false }),
      let column = header.firstIndex(where: { $0.text.isEqualIgnoringCase(to: heading) })
    else { return nil }
    let isTight = zip(header, header.dropFirst()).contains { $1.start - $0.end < 2 }
    var lines: [Int] = []
    var values: [Bytes] = []
    for index in output.lines.indices.dropFirst(headerLine + 1) {
      let text = output.lines[index]
      if text.trimmed.isEmpty { break }
      let cells = isTight ? text.split(whereSeparator: \.isBlank) : TextTable.cells(of: text).map(\.text)
      guard cells.count > column, !TextTable.isRule(text) else { continue }
      lines.append(index)
      values.append(cells[column])
    }
    (self.lines, self.values) = (lines, values)
  }
}
