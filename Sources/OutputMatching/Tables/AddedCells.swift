import Bytes

/// What a table shows beyond the sample: rows and columns of which nothing was said.
struct AddedCells {
  private let sample: TextTable
  private let table: TextTable
  /// In the order of the output's columns; nil for one that the sample does not have.
  private let columns: [Int?]
  private let words: Set<String>

  /// The page says of all rows what the sample shows; or the sample has several, all of which are so.
  private let isOfAll: Bool

  init(sample: TextTable, table: TextTable, saidOfAll: Bool) {
    isOfAll = saidOfAll || sample.rows.count > 1
    self.sample = sample
    self.table = table
    let known = sample.header.map { table.column(named: $0.text) }
    columns = table.header.indices.map { column in known.firstIndex { $0 == column } }
    words = Set(sample.rows.flatMap(\.cells).flatMap { SpokenLine($0).words })
  }

  /// The column by which a row contradicts the sample; nil where none does.
  ///
  /// - Parameter besidesRow: the whole row is added, not only some of its columns.
  func objection(to row: TextTable.Row, besidesRow isAdded: Bool) -> Int? {
    row.cells.indices.first { column in
      let cell = row.cells[column]
      guard !cell.isEmpty else { return false }
      guard let known = columns[column] else { return AddedFact.tells(cell, under: table.header[column].text) }
      if isAdded, SpokenLine(cell).undoes(besides: words) { return true }
      return isAdded && isOfAll && isContrary(cell, to: sample.rows.map { $0.cells[known] })
    }
  }

  /// A state on another side than all that the sample has in the column, `0/1` where all are complete, or words that
  /// take something back.
  private func isContrary(_ cell: TextSlice, to shown: [TextSlice]) -> Bool {
    let sides = Set(shown.compactMap { state($0)?.meaning.side })
    if let state = state(cell), !sides.isEmpty { return !sides.contains(state.meaning.side) }
    if isIncomplete(cell) { return !shown.isEmpty && shown.allSatisfy { isRatio($0) && !isIncomplete($0) } }
    return !sides.isEmpty && SpokenLine(cell).takesBack(besides: words)
  }

  /// `Exited (1) 3 hours ago` begins with one.
  private func state(_ cell: TextSlice) -> StateWord? {
    StateWord(cell) ?? cell.split(whereSeparator: \.isBlank).first.flatMap { StateWord($0) }
  }

  private func isRatio(_ cell: TextSlice) -> Bool { ValueShape.of(cell) == .ratio }

  private func isIncomplete(_ cell: TextSlice) -> Bool {
    let parts = cell.split(at: "/").map { Int($0.string) }
    guard parts.count == 2, let done = parts[0], let all = parts[1] else { return false }
    return done < all
  }
}
