/// What a person reads on the screen after a program has written to a terminal.
///
/// Colours and other escape sequences (ECMA-48: CSI, OSC, DCS, SOS, PM, APC) are taken out; what a spinner or a
/// progress bar writes over itself (carriage return, backspace, erase, cursor up and down) is really overwritten.
/// Bytes that are not UTF-8 read as U+FFFD; other control characters than line feed and tab are dropped.
/// Takes time and memory in proportion to the bytes.
package struct TerminalText {
  package static func plain(_ bytes: [UInt8]) -> String {
    guard bytes.contains(where: { $0 < 0x20 && $0 != 0x0A && $0 != 0x09 || $0 == 0x7F || $0 == 0xC2 }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var terminal = TerminalText(paddingLeft: bytes.count + 4096)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { terminal.take(scalar) }
    return terminal.text
  }

  private enum State {
    case text
    /// After ESC, perhaps with intermediate bytes.
    case escape
    /// In a CSI sequence: its first number so far, whether that is complete, and whether it is a private sequence.
    case control(number: Int?, isComplete: Bool, isPrivate: Bool)
    /// In the string of an OSC, DCS, SOS, PM or APC.
    case string
    case stringEscape
  }

  private var lines: [[Unicode.Scalar]] = [[]]
  /// How many of them line feeds have made.
  private var written = 1
  private var row = 0
  private var column = 0
  private var state = State.text
  /// How many blanks cursor movements may still create: hostile output must not grow without bound.
  private var paddingLeft: Int

  private init(paddingLeft: Int) {
    self.paddingLeft = paddingLeft
  }

  private var text: String {
    var result = String.UnicodeScalarView()
    // Room that was left and not used says nothing.
    let end = max(written, lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)
    for (index, line) in lines.prefix(max(end, 1)).enumerated() {
      if index > 0 { result.append("\n") }
      result.append(contentsOf: line)
    }
    return String(result)
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    switch state {
    case .text: takeText(scalar)
    case .escape: takeEscape(scalar)
    case .control(let number, let isComplete, let isPrivate):
      takeControl(scalar, number: number, isComplete: isComplete, isPrivate: isPrivate)
    case .string: takeString(scalar)
    case .stringEscape:
      state = .text
      if scalar != "\\" { takeEscape(scalar) }
    }
  }

  private mutating func takeText(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x1B: state = .escape
    case 0x0A: newLine()
    case 0x0D: column = 0
    case 0x08: column = max(0, column - 1)
    case 0x9B: state = .control(number: nil, isComplete: false, isPrivate: false)
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: state = .string
    case 0x09: write(scalar)
    case 0x00..<0x20, 0x7F..<0xA0: break
    default: write(scalar)
    }
  }

  private mutating func takeEscape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "[": state = .control(number: nil, isComplete: false, isPrivate: false)
    case "]", "P", "X", "^", "_": state = .string
    case " "..."/", "\u{1B}": state = .escape
    case "0"..."~": state = .text
    default:
      state = .text
      takeText(scalar)
    }
  }

  private mutating func takeControl(_ scalar: Unicode.Scalar, number: Int?, isComplete: Bool, isPrivate: Bool) {
    switch scalar {
    case "0"..."9":
      let digit = Int(scalar.value) - 0x30
      let value = isComplete ? number : min((number ?? 0) * 10 + digit, 9999)
      state = .control(number: value, isComplete: isComplete, isPrivate: isPrivate)
    case ";", ":":
      state = .control(number: number, isComplete: true, isPrivate: isPrivate)
    case "<"..."?", " "..."/":
      state = .control(number: number, isComplete: isComplete, isPrivate: true)
    case "@"..."~":
      state = .text
      if !isPrivate { apply(scalar, number) }
    default:
      state = .text
      takeText(scalar)
    }
  }

  private mutating func takeString(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x1B: state = .stringEscape
    case 0x07, 0x9C, 0x18, 0x1A: state = .text
    // No string goes on over a line; an unfinished one must not swallow the rest of the output.
    case 0x0A:
      state = .text
      newLine()
    default: break
    }
  }

  private mutating func apply(_ final: Unicode.Scalar, _ number: Int?) {
    let count = max(number ?? 1, 1)
    switch final {
    case "K": eraseInLine(number ?? 0)
    case "J": if (number ?? 0) == 0 { eraseBelow() }
    case "G": column = count - 1
    case "C": column += count
    case "D": column = max(0, column - count)
    case "A", "F":
      row = max(0, row - count)
      if final == "F" { column = 0 }
    case "B", "E":
      moveDown(count)
      if final == "E" { column = 0 }
    default: break
    }
  }

  /// Below the last line there is more of the screen, where a program may have left room for its progress.
  private mutating func moveDown(_ count: Int) {
    let missing = min(row + count - (lines.count - 1), Self.screenRows, paddingLeft)
    if missing > 0 {
      paddingLeft -= missing
      lines.append(contentsOf: repeatElement([], count: missing))
    }
    row = min(lines.count - 1, row + count)
  }

  /// As many as a large terminal has.
  private static let screenRows = 100

  private mutating func newLine() {
    row += 1
    column = 0
    if row == lines.count { lines.append([]) }
    written = max(written, row + 1)
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    if column > lines[row].count {
      let gap = min(column - lines[row].count, paddingLeft)
      paddingLeft -= gap
      lines[row].append(contentsOf: repeatElement(" ", count: gap))
      column = lines[row].count
    }
    if column == lines[row].count { lines[row].append(scalar) } else { lines[row][column] = scalar }
    column += 1
  }

  private mutating func eraseInLine(_ mode: Int) {
    switch mode {
    case 0: lines[row].removeSubrange(min(column, lines[row].count)...)
    case 1: for index in 0..<min(column + 1, lines[row].count) { lines[row][index] = " " }
    default: lines[row].removeAll(keepingCapacity: true)
    }
  }

  private mutating func eraseBelow() {
    lines[row].removeSubrange(min(column, lines[row].count)...)
    lines.removeSubrange((row + 1)...)
    written = min(written, lines.count)
  }
}
