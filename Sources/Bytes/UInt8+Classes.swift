/// Names for the bytes that Markdown and shells give a meaning to, and what a byte is. Letters and digits are those of
/// ASCII; outside it, only a character knows what it is. None is stored: other modules would ask for it by a call.
extension UInt8 {
  @inlinable package static var tab: UInt8 { UInt8(ascii: "\t") }
  @inlinable package static var newline: UInt8 { UInt8(ascii: "\n") }
  @inlinable package static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  @inlinable package static var space: UInt8 { UInt8(ascii: " ") }
  @inlinable package static var backtick: UInt8 { UInt8(ascii: "`") }
  @inlinable package static var backslash: UInt8 { UInt8(ascii: "\\") }
  @inlinable package static var asterisk: UInt8 { UInt8(ascii: "*") }
  @inlinable package static var colon: UInt8 { UInt8(ascii: ":") }
  @inlinable package static var hash: UInt8 { UInt8(ascii: "#") }
  @inlinable package static var dot: UInt8 { UInt8(ascii: ".") }
  @inlinable package static var dollar: UInt8 { UInt8(ascii: "$") }
  @inlinable package static var openBrace: UInt8 { UInt8(ascii: "{") }
  @inlinable package static var closeBrace: UInt8 { UInt8(ascii: "}") }
  @inlinable package static var less: UInt8 { UInt8(ascii: "<") }
  @inlinable package static var greater: UInt8 { UInt8(ascii: ">") }
  @inlinable package static var singleQuote: UInt8 { UInt8(ascii: "'") }
  @inlinable package static var doubleQuote: UInt8 { UInt8(ascii: "\"") }

  @inlinable package var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
  /// A space or a tab, or a carriage return: pages and outputs come with CRLF, and no word ends in one.
  @inlinable package var isBlank: Bool { isSpaceOrTab || self == 0x0D }
  @inlinable package var isSpaceOrLineEnd: Bool { isBlank || self == 0x0A }
  @inlinable package var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  @inlinable package var isLowercase: Bool { self >= 0x61 && self <= 0x7A }
  @inlinable package var isUppercase: Bool { self >= 0x41 && self <= 0x5A }
  @inlinable package var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
  @inlinable package var isAlphanumeric: Bool { isLetter || isDigit }
  @inlinable package var isHexDigit: Bool { isDigit || self | 0x20 >= 0x61 && self | 0x20 <= 0x66 }
  /// Part of a character outside ASCII.
  @inlinable package var isBeyondASCII: Bool { self >= 0x80 }
  /// In UTF-8 it begins a character from U+3000 on: ideographs, kana, hangul and the wide marks beside them, in which words
  /// are written without blanks between them, or with others joined to them.
  @inlinable package var beginsUndividedScript: Bool { self >= 0xE3 }
  @inlinable package var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
}
