import Bytes

/// What a byte means to a shell, so that the lexer reads like the grammar.
extension UInt8 {
  /// What may begin the name of a shell variable.
  var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") }
  /// What may be in the name of a shell variable.
  var isNameByte: Bool { isNameStart || isDigit }
  /// What ends an unquoted word.
  var isWordEnd: Bool {
    switch self {
    case 0x20, 0x09, 0x0D, .newline, .less, .greater: true
    case UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: ")"): true
    default: false
    }
  }
}
