/// A line as a terminal shows it after backspaces, carriage returns and moves of the cursor, in which secrets are
/// sought as they are seen.
///
/// Sources: ECMA-48, 8.3 (BS, CR, CUB, CHA); nroff and man(1) print bold letters twice, with a backspace between.
struct RenderedLine: Sendable {
  /// In cells.
  private static let longest = 1024

  private struct Cell: Sendable {
    var byte: UInt8
    /// Where in the printed text it is.
    var range: Range<Int>
    var written = 0
    var bare = 0
  }

  private var cells: [Cell] = []
  private var cursor = 0
  /// The cursor has moved back.
  private(set) var isDirty = false

  mutating func begin(_ line: MappedText) {
    isDirty = true
    cells = zip(line.bytes, line.ranges).suffix(RenderedLine.longest).map { Cell(byte: $0, range: $1) }
    cursor = cells.count
  }

  mutating func end(_ automata: SecretAutomata, found: (Range<Int>) -> Void) {
    guard isDirty else { return }
    for index in cells.indices { match(index, automata, found) }
    isDirty = false
    cells = []
    cursor = 0
  }

  /// Moves the cursor as control characters say.
  mutating func move(_ control: ArraySlice<UInt8>) {
    var index = control.startIndex
    while index < control.endIndex {
      switch control[index] {
      case 0x08: cursor = max(cursor - 1, 0)
      case 0x0D: cursor = 0
      case 0x1B:
        let rest = control[index...].dropFirst()
        guard rest.first == UInt8(ascii: "["), let last = rest.dropFirst().firstIndex(where: { $0 >= 0x40 }) else {
          break
        }
        let number = Int(String(decoding: rest.dropFirst()[..<last], as: UTF8.self)) ?? 1
        if control[last] == UInt8(ascii: "D") { cursor = max(cursor - number, 0) }
        if control[last] == UInt8(ascii: "G") { cursor = min(max(number - 1, 0), cells.count) }
        index = last
      default: break
      }
      index += 1
    }
  }

  /// Whether control characters move the cursor back within the line.
  static func movesBack(_ control: ArraySlice<UInt8>) -> Bool {
    control.contains(0x08) || control.contains(0x0D) || control.contains(0x1B) && control.contains(UInt8(ascii: "D"))
  }

  mutating func read(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ automata: SecretAutomata, found: (Range<Int>) -> Void
  ) {
    for (distance, byte) in bytes.enumerated() where cursor < RenderedLine.longest {
      let range = (offset + distance)..<(offset + distance + 1)
      if cursor < cells.count {
        cells[cursor].byte = byte
        cells[cursor].range = min(cells[cursor].range.lowerBound, range.lowerBound)..<range.upperBound
      } else {
        cells.append(Cell(byte: byte, range: range))
      }
      match(cursor, automata, found)
      cursor += 1
    }
  }

  private mutating func match(_ index: Int, _ automata: SecretAutomata, _ found: (Range<Int>) -> Void) {
    cells[index].written = index > 0 ? cells[index - 1].written : 0
    cells[index].bare = index > 0 ? cells[index - 1].bare : 0
    let written = automata.written.step(&cells[index].written, cells[index].byte)
    if written > 0, written <= index + 1 { found(range(from: index + 1 - written, to: index)) }
    guard let letter = BareReading.folded(cells[index].byte) else { return }
    let bare = automata.bare.step(&cells[index].bare, letter)
    if bare > 0, let start = start(ofLast: bare, to: index) { found(range(from: start, to: index)) }
  }

  private func start(ofLast count: Int, to index: Int) -> Int? {
    var rest = count
    for position in stride(from: index, through: 0, by: -1) where BareReading.folded(cells[position].byte) != nil {
      rest -= 1
      if rest == 0 { return position }
    }
    return nil
  }

  private func range(from first: Int, to last: Int) -> Range<Int> {
    let ranges = cells[first...last].map(\.range)
    return (ranges.map(\.lowerBound).min() ?? 0)..<(ranges.map(\.upperBound).max() ?? 0)
  }

  func heldStart(_ automata: SecretAutomata) -> Int? {
    guard isDirty, cursor > 0, cursor <= cells.count else { return nil }
    let cell = cells[cursor - 1]
    let written = automata.written.depth(of: cell.written)
    let bare = automata.bare.depth(of: cell.bare)
    let starts = [
      written > 0 && written <= cursor ? cursor - written : nil, bare > 0 ? start(ofLast: bare, to: cursor - 1) : nil,
    ].compactMap { $0 }
    return starts.min().map { first in cells[first..<cursor].map(\.range.lowerBound).min() ?? 0 }
  }

  func depth(_ automata: SecretAutomata) -> Int {
    guard isDirty, cursor > 0, cursor <= cells.count else { return 0 }
    return max(automata.written.depth(of: cells[cursor - 1].written), automata.bare.depth(of: cells[cursor - 1].bare))
  }
}
