/// What a program that had the terminal for itself has switched on there and not off again: one that was killed leaves
/// another screen, no cursor, or a mouse that types.
///
/// Source: xterm's "Control Sequences", DEC private modes (`CSI ? number h` and `l`), and DECKPAM (`ESC =`).
struct TerminalModes {
  private enum State { case text, escape, control }

  private var state = State.text
  private var parameters: [UInt8] = []
  /// In the order in which they were switched on.
  private var on: [Int] = []
  private var isCursorHidden = false
  private var hasKeypad = false
  private var hasColour = false
  private var hasDrawn = false

  /// Of one sequence, in bytes.
  private static let longest = 64
  /// There are fewer in any terminal.
  private static let most = 256
  private static let cursor = 25
  /// On from the beginning: a program switches these off, and whoever comes next wants them on. Lines wrap.
  private static let wrapping = 7
  private var isWrappingOff = false

  mutating func follow(_ bytes: [UInt8]) {
    if !bytes.isEmpty { hasDrawn = true }
    for byte in bytes {
      switch state {
      case .text: if byte == 0x1B { state = .escape }
      case .escape:
        state = byte == UInt8(ascii: "[") ? .control : byte == 0x1B ? .escape : .text
        parameters = []
        if byte == UInt8(ascii: "=") { hasKeypad = true } else if byte == UInt8(ascii: ">") { hasKeypad = false }
      case .control:
        if (0x40...0x7E).contains(byte) {
          state = .text
          end(byte)
        } else if byte == 0x1B || parameters.count == TerminalModes.longest {
          state = byte == 0x1B ? .escape : .text
        } else {
          parameters.append(byte)
        }
      }
    }
  }

  private mutating func end(_ final: UInt8) {
    if final == UInt8(ascii: "m"), parameters.first.map({ $0 < 0x3C }) ?? true {
      hasColour = !parameters.allSatisfy { $0 == UInt8(ascii: "0") }
    }
    guard parameters.first == UInt8(ascii: "?"), final == UInt8(ascii: "h") || final == UInt8(ascii: "l") else {
      return
    }
    let isOn = final == UInt8(ascii: "h")
    for digits in parameters.dropFirst().split(separator: UInt8(ascii: ";")) {
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else { continue }
      switch number {
      case TerminalModes.cursor: isCursorHidden = !isOn
      case TerminalModes.wrapping: isWrappingOff = !isOn
      // A blinking cursor is no harm, nor is one that does not blink.
      case 12: break
      default:
        on.removeAll { $0 == number }
        if isOn, on.count < TerminalModes.most { on.append(number) }
      }
    }
  }

  /// What puts the terminal back, once.
  mutating func undoing() -> [UInt8] {
    guard hasDrawn else { return [] }
    var bytes: [UInt8] = []
    for number in on.reversed() { bytes += "\u{1B}[?\(number)l".utf8 }
    if isWrappingOff { bytes += "\u{1B}[?7h".utf8 }
    if isCursorHidden { bytes += "\u{1B}[?25h".utf8 }
    if hasKeypad { bytes += "\u{1B}>".utf8 }
    if hasColour { bytes += "\u{1B}[0m".utf8 }
    self = TerminalModes()
    return bytes
  }
}
