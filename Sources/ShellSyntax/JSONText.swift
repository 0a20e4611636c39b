/// How a value is spelt in a JSON text: RFC 8259.
enum JSONText {
  static func spelled(_ value: String, for part: Place.JSONPart) -> String {
    switch part {
    case .string: escaped(value)
    case .value: isScalar(value) ? value : "\"" + escaped(value) + "\""
    }
  }

  static func escaped(_ value: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return ShellText.escaped(value) { byte in
      switch byte {
      case .doubleQuote: #"\""#
      case .backslash: #"\\"#
      case .newline: #"\n"#
      case 0x0D: #"\r"#
      case 0x09: #"\t"#
      case 0..<0x20: #"\u00"# + String(decoding: [digits[Int(byte >> 4)], digits[Int(byte & 15)]], as: UTF8.self)
      default: nil
      }
    }
  }

  /// True for a number, `true`, `false` and `null` as JSON writes them.
  static func isScalar(_ value: String) -> Bool {
    if value == "true" || value == "false" || value == "null" { return true }
    var rest = Substring(value).utf8
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let integer = rest.prefix(while: \.isDigit)
    guard !integer.isEmpty, integer.first != UInt8(ascii: "0") || integer.count == 1 else { return false }
    rest = rest.dropFirst(integer.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: \.isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard !rest.isEmpty else { return false }
      rest = rest.drop(while: \.isDigit)
    }
    return rest.isEmpty
  }
}
