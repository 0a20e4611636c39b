/// The bytes that mean something to a shell, by name, so that the lexer reads like the grammar.
extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let backslash = UInt8(ascii: "\\")
  static let singleQuote = UInt8(ascii: "'")
  static let doubleQuote = UInt8(ascii: "\"")
  static let backtick = UInt8(ascii: "`")
  static let dollar = UInt8(ascii: "$")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")

  /// A space or a tab. A carriage return counts as one: pages come with CRLF and no shell word ends in one.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isUpper: Bool { self >= 0x41 && self <= 0x5A }
  var isLower: Bool { self >= 0x61 && self <= 0x7A }
  var isLetter: Bool { isUpper || isLower }
  /// What may begin the name of a shell variable.
  var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") }
  /// What may are in the name of a shell variable.
  var isNameByte: Bool { isNameStart || isDigit }
  /// Part of a character outside ASCII; taken for a letter, because nearly all of them in a placeholder are.
  var isBeyondASCII: Bool { self >= 0x80 }
  /// What ends an unquoted word.
  var isWordEnd: Bool {
    switch self {
    case 0x20, 0x09, 0x0D, .newline, .less, .greater: true
    case UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: ")"): true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  /// Bytes cut out of a text; a character cut in two reads as U+FFFD.
  var text: String { String(decoding: self, as: UTF8.self) }
}
