import Diagnostics

/// Compares a table of the output with the sample's: every heading must be there, in any order, and rows whose
/// cells are of the types that the sample shows.
struct TableComparison {
  let output: OutputText
  let bindings: [String: String]
  /// Lines of the sample that may say how many rows there are.
  var others: [TextSlice] = []

  func compare(_ sample: TextTable, cursor: inout Int, into findings: inout Findings) {
    guard let table = find(sample, from: cursor) ?? find(sample, from: 0) else {
      reportMissingHeader(sample, into: &findings)
      return
    }
    findings.explainedLines.formUnion([table.headerLine] + table.rows.map(\.line))
    cursor = (table.rows.last?.line ?? table.headerLine) + 1
    let place = Findings.Place(sampleLine: sample.headerLine, outputLine: table.headerLine, name: "table")
    let extraColumns = table.header.count - sample.header.count
    if extraColumns > 0 {
      findings.tolerate(
        "\(count: extraColumns, "column that the sample does not have", "columns that the sample does not have")",
        at: place, isTypedWildcard: false)
    }
    for heading in sample.header.map(\.text) {
      guard let column = table.column(named: heading), !table.header[column].text.isEqualIgnoringCase(to: heading)
      else { continue }
      findings.tolerate(
        "\(heading.string): here the heading is \(table.header[column].text.string)", at: place, isTypedWildcard: false)
    }
    guard !sample.rows.isEmpty else { return }
    guard !table.rows.isEmpty else {
      findings.differ(
        Difference(
          sampleLine: sample.rows[0].line, outputLine: table.headerLine, message: "the table has no rows"))
      return
    }
    if table.rows.count != sample.rows.count {
      findings.tolerate(
        "\(count: table.rows.count, "row", "rows"), where the sample has \(sample.rows.count)", at: place,
        isTypedWildcard: false)
    }
    let free = compareRows(sample, table, into: &findings)
    compareAdded(free, sample, table, into: &findings)
  }

  // MARK: Rows

  /// A row with the same first cell as one of the sample must be like it, and of the others each needs a row of its own
  /// that is like it. What more the output has belongs to all else that this reader has.
  ///
  /// - Returns: the rows that the sample does not have.
  private func compareRows(
    _ sample: TextTable, _ table: TextTable, into findings: inout Findings
  ) -> [TextTable.Row] {
    let columns = sample.header.map { table.column(named: $0.text) }
    var free = table.rows
    var others: [TextTable.Row] = []
    for row in sample.rows {
      let namesakes = free.filter { isNamesake($0, of: row, columns) }
      if namesakes.isEmpty {
        others.append(row)
      } else if let found = nearest(to: row, among: namesakes, sample, columns, &findings) {
        findings.merge(found.trial)
        free.removeAll { $0.line == found.line }
      }
    }
    for row in others {
      guard !findings.isExhausted else { return [] }
      guard let found = nearest(to: row, among: free, sample, columns, &findings) else {
        let name = row.cells.first { !$0.isEmpty }?.excerpt ?? ""
        findings.add(
          .unexplained("no row of its own"),
          at: Findings.Place(sampleLine: row.line, outputLine: table.headerLine, name: Message(verbatim: name)),
          expected: name, actual: "")
        continue
      }
      findings.merge(found.trial)
      free.removeAll { $0.line == found.line }
    }
    return free
  }

  private func compareAdded(
    _ rows: [TextTable.Row], _ sample: TextTable, _ table: TextTable, into findings: inout Findings
  ) {
    let added = AddedCells(sample: sample, table: table, saidOfAll: findings.context.saysOfAll)
    let doors = OpenDoors(command: findings.context.command)
    let shown = sample.rows.map { TextSlice($0.cells.joined(separator: [0x20])) }
    for row in rows where doors.areOpened(by: output.lines[row.line], besides: shown) {
      findings.doubt(
        Difference(
          outputLine: row.line, actual: output.lines[row.line].excerpt,
          message: "line \(row.line + 1): the sample does not have it, and nothing explains it"))
    }
    for row in rows {
      guard let column = added.objection(to: row, besidesRow: true) else { continue }
      findings.add(
        .unexplained("a row in another state than those of the sample"),
        at: Findings.Place(
          sampleLine: nil, outputLine: row.line, name: Message(verbatim: table.header[column].text.string)),
        expected: "", actual: row.cells[column].excerpt)
    }
    for row in table.rows where !rows.contains(where: { $0.line == row.line }) {
      guard let column = added.objection(to: row, besidesRow: false) else { continue }
      findings.add(
        .unexplained("a value that tells of trouble, where the sample has none"),
        at: Findings.Place(
          sampleLine: nil, outputLine: row.line, name: Message(verbatim: table.header[column].text.string)),
        expected: "", actual: row.cells[column].excerpt)
    }
    if let more = rows.first, findings.context.counts(sample.rows.count, besides: others) {
      findings.doubt(
        Difference(
          outputLine: more.line, actual: output.lines[more.line].excerpt,
          message: "line \(more.line + 1): it is more than the page counts"))
    }
  }

  private func isNamesake(_ candidate: TextTable.Row, of row: TextTable.Row, _ columns: [Int?]) -> Bool {
    guard let first = columns.first ?? nil, let name = row.cells.first, !name.isEmpty else { return false }
    return candidate.cells[first] == name
  }

  private func nearest(
    to row: TextTable.Row, among candidates: [TextTable.Row], _ sample: TextTable, _ columns: [Int?],
    _ findings: inout Findings
  ) -> (line: Int, trial: Findings)? {
    var nearest: (line: Int, trial: Findings)?
    for candidate in candidates where !findings.isExhausted {
      let trial = findings.attempt { compare(row, candidate, sample, columns, into: &$0) }
      if trial.distance < nearest?.trial.distance ?? .max { nearest = (candidate.line, trial) }
      if trial.distance == 0 { break }
    }
    return nearest
  }

  private func compare(
    _ row: TextTable.Row, _ candidate: TextTable.Row, _ sample: TextTable, _ columns: [Int?],
    into findings: inout Findings
  ) {
    for (index, cell) in row.cells.enumerated() where !cell.isEmpty && !LinePattern.isElision(cell) {
      findings.spend()
      guard let column = columns[index] else { continue }
      let actual = candidate.cells[column]
      // Of two columns, the first one says what the second one is: `Key`, `Value`.
      let heading = sample.header[index].text
      let isNamed = sample.header.count == 2 && index == 1
      let name = isNamed ? TextSlice([row.cells[0], heading].joined(separator: [0x20])) : heading
      findings.add(
        ValuePattern(cell).likeness(of: actual, bindings: bindings, name: name),
        at: Findings.Place(
          sampleLine: row.line, outputLine: candidate.line, name: Message(verbatim: sample.header[index].text.string)),
        expected: cell.excerpt, actual: actual.excerpt)
    }
  }

  // MARK: The header

  func find(_ sample: TextTable, from start: Int) -> TextTable? {
    for line in output.lines.indices.dropFirst(start) {
      let candidates = [
        TextTable.barredCells(output.lines, at: line) ?? TextTable.cells(of: output.lines[line]),
        TextTable.tightCells(of: output.lines[line]) ?? [],
        TextTable.placedCells(sample.header, in: output.lines[line]) ?? [],
      ]
      for cells in candidates {
        guard cells.count >= sample.header.count, missing(sample, in: cells).isEmpty else { continue }
        return TextTable(lines: output.lines, headerLine: line, header: cells)
      }
    }
    return nil
  }

  private func missing(_ sample: TextTable, in cells: [TextTable.Cell]) -> [TextSlice] {
    let headings = cells.map { TextSlice($0.text.lowercased) }
    return sample.header.map(\.text).filter { heading in
      !headings.contains(TextSlice(heading.lowercased)) && !cells.contains { TranslatedLabel.areSame($0.text, heading) }
    }
  }

  /// Says which columns are missing if some line has at least half of the headings.
  private func reportMissingHeader(_ sample: TextTable, into findings: inout Findings) {
    let candidates = output.lines.indices.lazy.map { line in
      (line: line, missing: missing(sample, in: TextTable.cells(of: output.lines[line])))
    }
    if let nearest = candidates.min(by: { $0.missing.count < $1.missing.count }),
      nearest.missing.count * 2 <= sample.header.count
    {
      for heading in nearest.missing {
        findings.differ(
          Difference(
            sampleLine: sample.headerLine, outputLine: nearest.line, expected: heading.string,
            message: "the column \(heading.string) is missing"))
      }
      return
    }
    findings.differ(
      Difference(
        sampleLine: sample.headerLine, expected: sample.header.map(\.text.string).joined(separator: "  "),
        message: "the table is missing"))
  }
}
