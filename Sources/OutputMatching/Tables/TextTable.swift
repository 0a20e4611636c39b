import Bytes

/// A table as programs print it: a header line and rows in columns, divided by two blanks or more, tabs, or bars.
struct TextTable: Sendable {
  struct Cell: Sendable {
    var text: Bytes
    /// In characters, from 0.
    var start: Int
    /// In characters, exclusive.
    var end: Int
  }

  struct Row: Sendable {
    /// From 0.
    var line: Int
    /// One for each column of the header; empty where the row has nothing.
    var cells: [Bytes]
  }

  var header: [Cell]
  /// From 0.
  var headerLine: Int
  var rows: [Row]

  /// The table that the header in line `headerLine` opens. It ends at a blank line, but one may follow the header.
  init(lines: [Bytes], headerLine: Int, header: [Cell]) {
    self.header = header
    self.headerLine = headerLine
    rows = []
    for line in lines.indices.dropFirst(headerLine + 1) {
      let text = lines[line]
      if text.trimmed.isEmpty {
        if line == headerLine + 1 { continue }
        break
      }
      if Self.isRule(text) || LinePattern.isElision(text) { continue }
      let parts = Self.cells(of: text)
      // A label follows without a blank line.
      if parts.first?.text.last == ":" { break }
      guard parts.count > 1 || header.count == 1 || Self.isTight(header) else { continue }
      rows.append(Row(line: line, cells: Self.fit(parts, to: header)))
    }
  }

  /// The column with this heading: written the same, or else in other capitals, or else in another language.
  func column(named name: Bytes) -> Int? {
    header.firstIndex { $0.text == name } ?? header.firstIndex { $0.text.isEqualIgnoringCase(to: name) }
      ?? header.firstIndex { TranslatedLabel.areSame($0.text, name) }
  }

  // MARK: Lines

  /// `----  ------`, `+-----+`, `=====`.
  static func isRule(_ line: Bytes) -> Bool {
    let line = line.trimmed
    return line.count >= 2 && line.allSatisfy { "-=+|".utf8.contains($0) || $0.isBlank }
      && line.contains { $0 == "-" || $0 == "=" }
  }

  static func cells(of line: Bytes) -> [Cell] {
    let text = line.trimmed
    if text.count >= 3, text.first == "|", text.last == "|" { return barCells(of: line) }
    var cells: [Cell] = []
    var column = 0
    var start: (index: Int, column: Int)?
    var lastEnd = (index: line.startIndex, column: 0)
    func close() {
      if let start {
        cells.append(Cell(text: line[start.index..<lastEnd.index], start: start.column, end: lastEnd.column))
      }
    }
    for index in line.indices {
      let byte = line[index]
      if !byte.isBlank {
        let isGap = column - lastEnd.column >= 2 || column > lastEnd.column && line[index - 1] == "\t"
        if start == nil || isGap {
          close()
          start = (index, column)
        }
        lastEnd = (index + 1, column + 1)
      }
      if byte & 0xC0 != 0x80 { column += 1 }
      if !byte.isBlank { lastEnd.column = column }
    }
    close()
    return cells
  }

  private static func barCells(of line: Bytes) -> [Cell] {
    var column = 0
    let parts = line.trimmed.dropFirst().dropLast().split(at: "|")
    return parts.map { part in
      defer { column += part.count + 1 }
      return Cell(text: part.trimmed, start: column, end: column + part.count)
    }
  }

  /// A header whose columns are divided by single blanks only: all in capitals.
  static func tightCells(of line: Bytes) -> [Cell]? {
    let words = line.split(whereSeparator: \.isBlank)
    guard words.count >= 2,
      words.allSatisfy({ ($0.first?.isUppercase ?? false) && !$0.contains(where: \.isLowercase) })
    else { return nil }
    return words.map {
      Cell(text: $0, start: $0.startIndex - line.startIndex, end: $0.endIndex - line.startIndex)
    }
  }

  private static func isTight(_ header: [Cell]) -> Bool {
    zip(header, header.dropFirst()).contains { $1.start - $0.end < 2 }
  }

  // MARK: Columns

  /// The cells of a line, one for each column: a row that leaves a column empty has its others where they belong.
  static func row(of line: Bytes, below header: [Cell]) -> [Bytes] { fit(cells(of: line), to: header) }

  private static func fit(_ parts: [Cell], to header: [Cell]) -> [Bytes] {
    if parts.count == header.count { return parts.map(\.text) }
    var parts = parts
    if parts.count < header.count {
      parts = parts.flatMap { split($0, at: header) }
      if parts.count == header.count { return parts.map(\.text) }
    }
    var cells = [Bytes](repeating: [], count: header.count)
    for part in parts {
      let column = header.lastIndex { $0.start <= part.start } ?? 0
      cells[column] = cells[column].isEmpty ? part.text : Bytes(cells[column] + [0x20] + part.text)
    }
    return cells
  }

  /// A cell that fills its column leaves a single blank before the next: it is cut where a heading begins.
  private static func split(_ cell: Cell, at header: [Cell]) -> [Cell] {
    guard cell.text.count == cell.end - cell.start else { return [cell] }
    var cells: [Cell] = []
    var rest = cell
    for heading in header where heading.start > rest.start && heading.start < rest.end {
      let cut = rest.text.startIndex + heading.start - rest.start
      guard rest.text[cut - 1].isBlank, !rest.text[cut].isBlank else { continue }
      cells.append(Cell(text: rest.text[..<cut].trimmed, start: rest.start, end: heading.start - 1))
      rest = Cell(text: rest.text[cut...], start: heading.start, end: rest.end)
    }
    return cells + [rest]
  }
}
