/// Names for the bytes that Markdown and shells give a meaning to, and what a byte is. Letters and digits are those of
/// ASCII; outside it, only a character knows what it is.
extension UInt8 {
  package static let tab = UInt8(ascii: "\t")
  package static let newline = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let space = UInt8(ascii: " ")
  package static let backtick = UInt8(ascii: "`")
  package static let backslash = UInt8(ascii: "\\")
  package static let asterisk = UInt8(ascii: "*")
  package static let colon = UInt8(ascii: ":")
  package static let hash = UInt8(ascii: "#")
  package static let dot = UInt8(ascii: ".")
  package static let dollar = UInt8(ascii: "$")
  package static let openBrace = UInt8(ascii: "{")
  package static let closeBrace = UInt8(ascii: "}")
  package static let less = UInt8(ascii: "<")
  package static let greater = UInt8(ascii: ">")
  package static let singleQuote = UInt8(ascii: "'")
  package static let doubleQuote = UInt8(ascii: "\"")

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
