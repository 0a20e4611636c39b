import Bytes

/// A table as programs print it: a header line and rows in columns, divided by two blanks or more, tabs, or bars.
struct TextTable: Sendable {
  struct Cell: Sendable {
    var text: TextSlice
    /// In characters, from 0.
    var start: Int
    /// In characters, exclusive.
    var end: Int
  }

  struct Row: Sendable {
    /// From 0.
    var line: Int
    /// One for each column of the header; empty where the row has nothing.
    var cells: [TextSlice]
  }

  var header: [Cell]
  /// From 0.
  var headerLine: Int
  var rows: [Row]

  /// The table that the header in line `headerLine` opens. It ends at a blank line, but one may follow the header.
  init(lines: [TextSlice], headerLine: Int, header: [Cell]) {
    self.header = header
    self.headerLine = headerLine
    rows = []
    let isBarred = Self.barredCells(lines, at: headerLine) != nil
    for line in lines.indices.dropFirst(headerLine + 1) {
      let text = lines[line]
      if text.trimmed.isEmpty {
        if line == headerLine + 1 { continue }
        break
      }
      if Self.isRule(text) || LinePattern.isElision(text) { continue }
      let parts = isBarred ? Self.cellsBetweenBars(of: text) : Self.cells(of: text)
      // `(2 rows)`
      if isBarred, parts.count != header.count { break }
      // A label follows without a blank line.
      if parts.first?.text.last == ":" { break }
      guard
        parts.count > 1 || header.count == 1 || Self.isTight(header)
          || Self.areBelow(parts.flatMap(Self.words), header)
      else { continue }
      rows.append(Row(line: line, cells: Self.fit(parts, to: header)))
    }
  }

  /// The column with this heading: written the same, or else in other capitals, or else in another language.
  func column(named name: TextSlice) -> Int? {
    header.firstIndex { $0.text == name } ?? header.firstIndex { $0.text.isEqualIgnoringCase(to: name) }
      ?? header.firstIndex { TranslatedLabel.areSame($0.text, name) }
  }

  // MARK: Lines

  /// `----  ------`, `+-----+`, `=====`.
  static func isRule(_ line: TextSlice) -> Bool {
    let line = line.trimmed
    return line.count >= 2 && line.allSatisfy { "-=+|".utf8.contains($0) || $0.isBlank }
      && line.contains { $0 == "-" || $0 == "=" }
  }

  static func cells(of line: TextSlice) -> [Cell] {
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

  /// The headings of a table as psql draws it, ` id | name ` above `----+------`; nil for other lines.
  static func barredCells(_ lines: [TextSlice], at index: Int) -> [Cell]? {
    guard index + 1 < lines.count else { return nil }
    let rule = lines[index + 1].trimmed
    guard rule.first == "-", rule.contains(UInt8(ascii: "+")), rule.allSatisfy({ $0 == "-" || $0 == "+" }) else {
      return nil
    }
    let cells = cellsBetweenBars(of: lines[index])
    return cells.count == rule.count { $0 == "+" } + 1 ? cells : nil
  }

  private static func cellsBetweenBars(of line: TextSlice) -> [Cell] {
    var column = 0
    return line.split(at: "|").map { part in
      defer { column += part.count + 1 }
      return Cell(text: part.trimmed, start: column, end: column + part.count)
    }
  }

  /// The headings of another table, wherever they are in a line, and what else is there; nil where one is missing.
  static func placedCells(_ header: [Cell], in line: TextSlice) -> [Cell]? {
    guard line.count < 500, header.count > 1 else { return nil }
    let lower = TextSlice(line.lowercased)
    var taken: [Range<Int>] = []
    for heading in header {
      let names = [TextSlice(heading.text.lowercased)] + TranslatedLabel.others(for: heading.text)
      guard let range = names.lazy.compactMap({ place(of: $0, in: lower, besides: taken) }).first else { return nil }
      taken.append(range)
    }
    var rest = 0
    for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) + [lower.count..<lower.count] {
      for word in lower[rest..<range.lowerBound].split(whereSeparator: \.isBlank) {
        taken.append(word.startIndex..<word.endIndex)
      }
      rest = range.upperBound
    }
    return taken.sorted { $0.lowerBound < $1.lowerBound }.map { range in
      let start = line.prefix(range.lowerBound).string.count
      let text = line[(line.startIndex + range.lowerBound)..<(line.startIndex + range.upperBound)]
      return Cell(text: text, start: start, end: start + text.string.count)
    }
  }

  /// Where a heading is, with blanks around it; offsets from 0.
  private static func place(of heading: TextSlice, in line: TextSlice, besides taken: [Range<Int>]) -> Range<Int>? {
    var start = 0
    while let range = line.byteRange(of: heading, from: start) {
      let isWhole =
        (range.lowerBound == 0 || line[range.lowerBound - 1].isBlank)
        && (range.upperBound == line.count || line[range.upperBound].isBlank)
      if isWhole, !taken.contains(where: { $0.overlaps(range) }) { return range }
      start = range.lowerBound + 1
    }
    return nil
  }

  private static func barCells(of line: TextSlice) -> [Cell] {
    var column = 0
    let parts = line.trimmed.dropFirst().dropLast().split(at: "|")
    return parts.map { part in
      defer { column += part.count + 1 }
      return Cell(text: part.trimmed, start: column, end: column + part.count)
    }
  }

  /// A header whose columns are divided by single blanks only: all in capitals.
  static func tightCells(of line: TextSlice) -> [Cell]? {
    let words = line.split(whereSeparator: \.isBlank)
    guard words.count >= 2,
      words.allSatisfy({ ($0.first?.isUppercase ?? false) && !$0.contains(where: \.isLowercase) })
    else { return nil }
    return words.map {
      Cell(text: $0, start: $0.startIndex - line.startIndex, end: $0.endIndex - line.startIndex)
    }
  }

  /// A header whose columns are divided by single blanks only: all of it are headings that are known, in any
  /// language.
  static func knownCells(of line: TextSlice) -> [Cell]? {
    let words = words(of: Cell(text: line.trimmed, start: line.string.prefix { $0 == " " }.count, end: 0))
    guard words.count < 30 else { return nil }
    var cells: [Cell] = []
    var index = 0
    while index < words.count {
      let most = min(words.count, index + mostWords)
      let end = (index + 1...most).last {
        TranslatedLabel.isKnown(line[words[index].text.startIndex..<words[$0 - 1].text.endIndex])
      }
      guard let end else { return nil }
      let text = line[words[index].text.startIndex..<words[end - 1].text.endIndex]
      cells.append(Cell(text: text, start: words[index].start, end: words[end - 1].end))
      index = end
    }
    return cells.count >= 4 ? cells : nil
  }

  /// Of a heading.
  private static let mostWords = 4

  private static func isTight(_ header: [Cell]) -> Bool {
    zip(header, header.dropFirst()).contains { $1.start - $0.end < 2 }
  }

  // MARK: Columns

  /// The cells of a line, one for each column: a row that leaves a column empty has its others where they belong.
  static func row(of line: TextSlice, below header: [Cell]) -> [TextSlice] { fit(cells(of: line), to: header) }

  private static func fit(_ parts: [Cell], to header: [Cell]) -> [TextSlice] {
    if parts.count == header.count { return parts.map(\.text) }
    let words = parts.flatMap(words)
    if words.count == header.count, areBelow(words, header) { return words.map(\.text) }
    if isTight(header) { return placed(words, below: header) }
    var parts = parts
    if parts.count < header.count {
      parts = parts.flatMap { split($0, at: header) }
      if parts.count == header.count { return parts.map(\.text) }
    }
    var cells = [TextSlice](repeating: [], count: header.count)
    for part in parts {
      let column = header.lastIndex { $0.start <= part.start } ?? 0
      cells[column] = cells[column].isEmpty ? part.text : TextSlice(cells[column] + [0x20] + part.text)
    }
    return cells
  }

  private static func words(of cell: Cell) -> [Cell] {
    var column = cell.start
    var previous = cell.text.startIndex
    return cell.text.split(whereSeparator: \.isBlank).map { word in
      column += cell.text[previous..<word.startIndex].string.count
      previous = word.startIndex
      return Cell(text: word, start: column, end: column + word.string.count)
    }
  }

  /// Whether words begin with a column, and each is below a heading of its own.
  private static func areBelow(_ words: [Cell], _ header: [Cell]) -> Bool {
    guard words.count > 1, header.contains(where: { $0.start == words[0].start }) else { return false }
    let columns = words.map { word in header.firstIndex { $0.start < word.end && word.start < $0.end } }
    return !columns.contains(nil) && Set(columns).count == words.count
  }

  /// Each word belongs to the heading that is above it, or else nearest.
  private static func placed(_ words: [Cell], below header: [Cell]) -> [TextSlice] {
    var cells = [TextSlice](repeating: [], count: header.count)
    for word in words {
      let distances = header.map { max($0.start - word.end, word.start - $0.end) }
      let column = distances.indices.min { distances[$0] < distances[$1] } ?? 0
      cells[column] = cells[column].isEmpty ? word.text : TextSlice(cells[column] + [0x20] + word.text)
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
