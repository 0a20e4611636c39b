/// Reads the columns of a table one by one, from its first line to its last: what a column says is nothing of what
/// the cells beside it say. Letters and digits alone are read, in lower case, as in ``BareReading``.
struct ColumnReading: Sendable {
  enum Separator: CaseIterable, Sendable {
    /// Bars, tabs, and two blanks or more.
    case wide
    /// Commas and semicolons.
    case comma
  }

  private static let mostColumns = 24

  private let separator: Separator
  private var columns: [LetterTrail] = []
  private var column = 0
  private var blanks = 0
  private var hasText = false
  private var isAtStart = true
  /// The bar with which the line begins: such bars alone divide its cells then, of which some may be empty.
  private var frame: UInt8?

  init(_ separator: Separator) { self.separator = separator }

  mutating func read(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ automaton: PatternAutomaton, found: (Range<Int>) -> Void
  ) {
    let isSign = separator == .wide ? ColumnReading.isWide : ColumnReading.isComma
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let end = ColumnReading.end(ofCell: bytes, from: index, isSign)
      if end > index {
        blanks = 0
        hasText = hasText || end - index > 1 || bytes[index] != 0x20
        if hasText { isAtStart = false }
        guard column < ColumnReading.mostColumns else { return }
        while column >= columns.count { columns.append(LetterTrail()) }
        columns[column].read(
          bytes[index..<end], at: offset + index - bytes.startIndex, automaton, longestGap: ColumnReading.longestGap,
          found: found)
        if bytes[end - 1] == 0x20 { blanks = 1 }
      } else {
        noteSign(bytes[end])
      }
      index = max(end, index + 1)
    }
  }

  /// From one line to the next. In bytes.
  private static let longestGap = 512
  private static let isWide = (0...UInt8.max).map { (byte: UInt8) -> Bool in
    byte == 0x7C || byte == 0x09 || byte == 0xE2
  }
  private static let isComma = (0...UInt8.max).map { (byte: UInt8) -> Bool in byte == 0x2C || byte == 0x3B }

  /// Up to a separator, or to the second of two blanks.
  private static func end(ofCell bytes: ArraySlice<UInt8>, from start: Int, _ isSign: [Bool]) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      isSign.withUnsafeBufferPointer { isSign in
        let base = bytes.startIndex
        var end = start
        var last: UInt8 = start > base ? buffer[start - 1 - base] : 0
        while end < bytes.endIndex {
          let byte = buffer[end - base]
          if isSign[Int(byte)] || byte == 0x20 && last == 0x20 { break }
          last = byte
          end += 1
        }
        return end
      }
    }
  }

  private mutating func noteSign(_ byte: UInt8) {
    let isBlank = byte == 0x20
    if isAtStart, !isBlank {
      isAtStart = false
      if byte == UInt8(ascii: "|") || byte == 0xE2 { frame = byte }
    }
    if separator == .wide, let frame {
      if byte == frame { column += 1 }
      blanks = 0
      return
    }
    blanks = isBlank ? max(blanks, 1) + 1 : 0
    let separates =
      switch separator {
      // `│`, `┃` and `║` begin with the same byte.
      case .wide: byte == UInt8(ascii: "|") || byte == 0x09 || byte == 0xE2 || blanks == 2
      case .comma: byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")
      }
    if separates {
      if hasText || separator == .comma { column += 1 }
      hasText = false
    } else if !isBlank {
      hasText = hasText || byte < 0x80
    }
  }

  mutating func endLine() {
    column = 0
    blanks = 0
    hasText = false
    isAtStart = true
    frame = nil
  }

  func heldStart(_ automaton: PatternAutomaton) -> Int? { columns.compactMap { $0.heldStart(automaton) }.min() }

  func depth(_ automaton: PatternAutomaton) -> Int { columns.map { automaton.depth(of: $0.state) }.max() ?? 0 }

  mutating func reset() { columns = [] }
}
