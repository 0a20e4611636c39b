/// A line as a terminal shows it after backspaces, carriage returns and moves of the cursor, in which secrets are
/// sought as they are seen. A cell has one character.
///
/// Sources: ECMA-48, 8.3; nroff and man(1) print bold letters twice, with a backspace between.
struct RenderedLine: Sendable {
  /// In cells.
  private static let longest = 1024
  /// So far beyond the end of the line a move goes. In cells.
  private static let longestGap = 256
  /// So often cells are put in or taken out of a line.
  private static let mostShifts = 64
  private static let tabWidth = 8

  private struct Cell: Sendable {
    /// The first byte in the lowest place.
    var bytes: UInt32
    var byteCount: Int
    /// Where in the printed text it is.
    var range: Range<Int>
    var written = 0
    var bare = 0

    init(_ byte: UInt8, _ range: Range<Int>) {
      (bytes, byteCount, self.range) = (UInt32(byte), 1, range)
    }

    subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bytes >> UInt32(index * 8)) }

    mutating func append(_ byte: UInt8, _ range: Range<Int>) {
      bytes |= UInt32(byte) << UInt32(byteCount * 8)
      byteCount += 1
      self.range = min(self.range.lowerBound, range.lowerBound)..<max(self.range.upperBound, range.upperBound)
    }

    var isLetter: Bool { BareLetters.letters[Int(self[0])] != 0 }
    /// A character of the East or an emoji, for which a program may go back twice.
    var isWide: Bool { byteCount > 2 && self[0] >= 0xE3 }
  }

  private var cells: [Cell] = []
  private var cursor = 0
  private var saved = 0
  private var row: Int?
  private var shifts = 0
  /// The cell before the cursor went back has half of a wide character.
  private var isInWide = false
  /// The cursor has moved.
  private(set) var isDirty = false

  /// - Parameter indent: so many blanks are before the line.
  mutating func begin(_ line: MappedText, indent: Int) {
    isDirty = true
    let start = line.ranges.first?.lowerBound ?? 0
    cells = (0..<min(indent, RenderedLine.longestGap)).map { _ in Cell(0x20, start..<start) }
    for (byte, range) in zip(line.bytes, line.ranges).suffix(RenderedLine.longest - cells.count) {
      if let last = cells.last, BareLetters.isWithin(byte), last.byteCount < 4, last[0] >= 0xC0 {
        cells[cells.count - 1].append(byte, range)
      } else {
        cells.append(Cell(byte, range))
      }
    }
    cursor = cells.count
  }

  mutating func end(_ automata: SecretAutomata, found: (Range<Int>) -> Void) {
    guard isDirty else { return }
    for index in cells.indices { match(index, automata, found) }
    self = RenderedLine()
  }

  // MARK: Moves

  /// - Parameter offset: of the byte that says so.
  mutating func move(
    _ move: CursorMoves.Move, at offset: Int, _ automata: SecretAutomata, found: (Range<Int>) -> Void
  ) {
    if case .back = move { return goBack() }
    isInWide = false
    switch move {
    case .lineStart: cursor = 0
    case .blank: write([0x20], at: offset, automata, found)
    case .tab: go(to: (cursor / RenderedLine.tabWidth + 1) * RenderedLine.tabWidth)
    case .by(let count): go(to: cursor + count)
    case .to(let column): go(to: column)
    case .place(let row, let column):
      if !cells.isEmpty, self.row != row { end(automata, found: found) }
      (self.row, isDirty) = (row, true)
      go(to: column - 1)
    case .save: saved = cursor
    case .restore: cursor = saved
    case .insert(let count): shift(by: count, at: offset)
    case .delete(let count): shift(by: -count, at: offset)
    case .back, .lineEnd: break
    }
  }

  private mutating func goBack() {
    guard cursor > 0 else { return }
    if isInWide {
      isInWide = false
      return
    }
    cursor -= 1
    isInWide = cursor < cells.count && cells[cursor].isWide
  }

  private mutating func go(to column: Int) {
    cursor = min(max(column, 0), cells.count + RenderedLine.longestGap, RenderedLine.longest)
  }

  private mutating func shift(by count: Int, at offset: Int) {
    guard cursor < cells.count, shifts < RenderedLine.mostShifts else { return }
    shifts += 1
    if count < 0 {
      cells.removeSubrange(cursor..<min(cursor - count, cells.count))
    } else {
      let room = min(count, RenderedLine.longest - cells.count)
      if room > 0 { cells.insert(contentsOf: [Cell](repeating: Cell(0x20, offset..<offset), count: room), at: cursor) }
    }
  }

  // MARK: Text

  mutating func read(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ automata: SecretAutomata, found: (Range<Int>) -> Void
  ) {
    isInWide = false
    write(bytes, at: offset, automata, found)
  }

  private mutating func write(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ automata: SecretAutomata, _ found: (Range<Int>) -> Void
  ) {
    for (distance, byte) in bytes.enumerated() where cursor < RenderedLine.longest {
      let range = (offset + distance)..<(offset + distance + 1)
      if BareLetters.isWithin(byte), cursor > 0, cursor <= cells.count, cells[cursor - 1].byteCount < 4,
        cells[cursor - 1][0] >= 0xC0
      {
        cells[cursor - 1].append(byte, range)
        match(cursor - 1, automata, found)
        continue
      }
      while cells.count < cursor { cells.append(Cell(0x20, range.lowerBound..<range.lowerBound)) }
      var cell = Cell(byte, range)
      if cursor < cells.count {
        cell.range = min(cells[cursor].range.lowerBound, range.lowerBound)..<range.upperBound
        cells[cursor] = cell
      } else {
        cells.append(cell)
      }
      match(cursor, automata, found)
      cursor += 1
    }
  }

  // MARK: Matches

  private mutating func match(_ index: Int, _ automata: SecretAutomata, _ found: (Range<Int>) -> Void) {
    cells[index].written = index > 0 ? cells[index - 1].written : 0
    cells[index].bare = index > 0 ? cells[index - 1].bare : 0
    let cell = cells[index]
    var (written, bare) = (0, 0)
    for place in 0..<cell.byteCount {
      written = automata.written.step(&cells[index].written, cell[place])
      if cell.isLetter {
        let letter = place == 0 ? BareLetters.letters[Int(cell[0])] : cell[place]
        bare = automata.bare.step(&cells[index].bare, letter)
      }
    }
    if written > 0, let start = start(ofLast: written, to: index, isBare: false) {
      found(range(from: start, to: index))
    }
    if bare > 0, let start = start(ofLast: bare, to: index, isBare: true) { found(range(from: start, to: index)) }
  }

  /// - Parameter isBare: only letters count.
  private func start(ofLast count: Int, to index: Int, isBare: Bool) -> Int? {
    var rest = count
    for position in stride(from: index, through: 0, by: -1) where !isBare || cells[position].isLetter {
      rest -= cells[position].byteCount
      if rest <= 0 { return position }
    }
    return nil
  }

  private func range(from first: Int, to last: Int) -> Range<Int> {
    let ranges = cells[first...last].map(\.range)
    return (ranges.map(\.lowerBound).min() ?? 0)..<(ranges.map(\.upperBound).max() ?? 0)
  }

  func heldStart(_ automata: SecretAutomata) -> Int? {
    guard isDirty, cursor > 0, cursor <= cells.count else { return nil }
    let written = automata.written.depth(of: cells[cursor - 1].written)
    let bare = automata.bare.depth(of: cells[cursor - 1].bare)
    let starts = [
      written > 0 ? start(ofLast: written, to: cursor - 1, isBare: false) : nil,
      bare > 0 ? start(ofLast: bare, to: cursor - 1, isBare: true) : nil,
    ].compactMap { $0 }
    return starts.min().map { first in cells[first..<cursor].map(\.range.lowerBound).min() ?? 0 }
  }

  func depth(_ automata: SecretAutomata) -> Int {
    guard isDirty, cursor > 0, cursor <= cells.count else { return 0 }
    return max(automata.written.depth(of: cells[cursor - 1].written), automata.bare.depth(of: cells[cursor - 1].bare))
  }
}
