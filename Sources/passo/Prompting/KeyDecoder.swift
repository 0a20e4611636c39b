/// Turns the bytes of a terminal in raw mode into keys.
///
/// Sources: ECMA-48 and xterm's control sequences; bracketed paste (`ESC[200~` … `ESC[201~`).
struct KeyDecoder {
  private enum State { case plain, escape, sequence, function }

  private var state = State.plain
  private var bytes: [UInt8] = []
  private var pasted: [UInt8]?
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// A key that this byte completes; nil while more bytes are to come, and for keys that mean nothing here.
  mutating func take(_ byte: UInt8) -> Key? {
    if pasted != nil { return takePasted(byte) }
    switch state {
    case .plain: return takePlain(byte)
    case .escape:
      state = byte == UInt8(ascii: "[") ? .sequence : byte == UInt8(ascii: "O") ? .function : .plain
      bytes = []
      return nil
    case .function:
      state = .plain
      return KeyDecoder.key(final: byte, parameters: "")
    case .sequence:
      guard !(0x40...0x7E).contains(byte) else { return endSequence(byte) }
      bytes.append(byte)
      if bytes.count > 32 { state = .plain }
      return nil
    }
  }

  /// Nothing followed in time: an escape that is alone is the key itself.
  mutating func timeOut() -> Key? {
    guard state == .escape else { return nil }
    state = .plain
    return .escape
  }

  /// Whether an escape waits for what may follow it.
  var isWaiting: Bool { state == .escape }

  private mutating func takePlain(_ byte: UInt8) -> Key? {
    if !bytes.isEmpty || byte >= 0x80 { return takeCharacter(byte) }
    switch byte {
    case 0x0D, 0x0A: return .enter
    case 0x09: return .tab
    case 0x7F, 0x08: return .backspace
    case 0x1B:
      state = .escape
      return nil
    case 0x00: return nil
    case 0x01...0x1A: return .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: return nil
    default: return .character(Character(Unicode.Scalar(byte)))
    }
  }

  /// UTF-8, by its first byte; what is none is dropped.
  private mutating func takeCharacter(_ byte: UInt8) -> Key? {
    if byte & 0b1100_0000 != 0b1000_0000 {
      bytes = []
      if byte < 0x80 { return takePlain(byte) }
    }
    bytes.append(byte)
    let length = bytes[0] >= 0xF0 ? 4 : bytes[0] >= 0xE0 ? 3 : 2
    guard bytes.count >= length else { return nil }
    defer { bytes = [] }
    return String(validating: bytes, as: UTF8.self).flatMap(\.first).map(Key.character)
  }

  private mutating func endSequence(_ final: UInt8) -> Key? {
    state = .plain
    defer { bytes = [] }
    let parameters = String(decoding: bytes, as: UTF8.self)
    if final == UInt8(ascii: "~"), parameters == "200" {
      pasted = []
      return nil
    }
    return KeyDecoder.key(final: final, parameters: parameters)
  }

  private static func key(final: UInt8, parameters: String) -> Key? {
    switch Character(Unicode.Scalar(final)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "~":
      switch parameters.prefix(while: { $0 != ";" }) {
      case "1", "7": .home
      case "4", "8": .end
      case "3": .delete
      default: nil
      }
    default: nil
    }
  }

  private mutating func takePasted(_ byte: UInt8) -> Key? {
    pasted?.append(byte)
    // A copy for each byte would take the square of the time.
    guard byte == KeyDecoder.pasteEnd.last, pasted?.suffix(6).elementsEqual(KeyDecoder.pasteEnd) == true,
      let text = pasted
    else { return nil }
    pasted = nil
    return .paste(String(decoding: text.dropLast(6), as: UTF8.self))
  }
}
