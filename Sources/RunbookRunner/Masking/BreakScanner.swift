/// Tells the bytes that tear a word apart on a screen from the word's own: line ends with the indentation after them,
/// backspaces, and control sequences such as those of colours. Fed in pieces; how they are cut changes nothing.
///
/// Sources: ECMA-48, 5.4 and 5.6 (control sequences and control strings); xterm ends a string by BEL as well.
struct BreakScanner: Sendable {
  private enum State { case text, lineStart, escape, sequence, string, stringEscape }

  /// A stretch of one kind.
  struct Run {
    var range: Range<Int>
    var isBreak: Bool
    /// Whether a line ends in it.
    var endsLine: Bool
  }

  private var state = State.text
  /// Where the text goes on after a control sequence.
  private var outside = State.text

  /// The stretches of `bytes`, in order and without gaps.
  mutating func runs(in bytes: ArraySlice<UInt8>) -> [Run] {
    var runs: [Run] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let start = index
      if state == .text {
        index = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D || $0 == 0x1B || $0 == 0x08 } ?? bytes.endIndex
        if index > start { runs.append(Run(range: start..<index, isBreak: false, endsLine: false)) }
      }
      let breakStart = index
      var endsLine = false
      while index < bytes.endIndex, takesAsBreak(bytes[index]) {
        endsLine = endsLine || state == .lineStart
        index += 1
      }
      if index > breakStart { runs.append(Run(range: breakStart..<index, isBreak: true, endsLine: endsLine)) }
    }
    return runs
  }

  private mutating func takesAsBreak(_ byte: UInt8) -> Bool {
    switch (state, byte) {
    case (.string, 0x07): state = outside
    case (.string, 0x1B): state = .stringEscape
    case (.string, _): break
    case (.stringEscape, _): state = byte == UInt8(ascii: "\\") ? outside : .string
    case (.sequence, 0x40...0x7E): state = outside
    case (.sequence, 0x20...0x3F): break
    case (.escape, UInt8(ascii: "[")): state = .sequence
    case (.escape, UInt8(ascii: "]")), (.escape, UInt8(ascii: "P")): state = .string
    case (.escape, 0x20...0x2F): break
    case (.escape, 0x30...0x7E): state = outside
    case (_, 0x1B): state = .escape
    case (_, 0x0A), (_, 0x0D):
      state = .lineStart
      outside = .lineStart
    case (.lineStart, 0x20), (.lineStart, 0x09), (.lineStart, 0x08), (.text, 0x08): break
    default:
      state = .text
      outside = .text
      return false
    }
    return true
  }
}
