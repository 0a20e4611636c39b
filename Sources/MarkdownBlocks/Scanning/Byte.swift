/// Names for the bytes that the dialect gives a meaning to.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let backtick = UInt8(ascii: "`")
  static let backslash = UInt8(ascii: "\\")
  static let asterisk = UInt8(ascii: "*")
  static let colon = UInt8(ascii: ":")
  static let hash = UInt8(ascii: "#")
  static let dot = UInt8(ascii: ".")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")

  var isBlank: Bool { self == .space || self == .tab }
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var isLetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }
  var isWhitespace: Bool { isBlank || self == .newline || self == .carriageReturn }
  /// ASCII only.
  var lowercased: UInt8 { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self }
}

extension [UInt8] {
  /// Whether `text` (lower case ASCII) is at `offset`, in either case, and ends before `limit`.
  func holds(_ text: StaticString, at offset: Int, before limit: Int) -> Bool {
    guard offset >= 0, limit <= count, limit - offset >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { wanted in
      for index in 0..<wanted.count where self[offset + index].lowercased != wanted[index] { return false }
      return true
    }
  }

  /// The first place of `text` (lower case ASCII) in `range`, in either case.
  func firstOffset(of text: StaticString, in range: Range<Int>) -> Int? {
    text.withUTF8Buffer { wanted in
      var offset = range.lowerBound
      let last = range.upperBound - wanted.count
      let first = wanted[0]
      while offset <= last {
        if self[offset].lowercased == first, holds(text, at: offset, before: range.upperBound) { return offset }
        offset += 1
      }
      return nil
    }
  }

  /// The end of `range` without trailing blanks, tabs and line endings.
  func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1].isWhitespace { end -= 1 }
    return end
  }
}
