import Bytes

/// How a value is spelt in a JSON text: RFC 8259.
enum JSONText {
  static func spelled(_ value: String, for part: Place.JSONPart) -> String {
    switch part {
    case .string: escaped(value)
    case .value: value == "null" || isCanonicalScalar(value) ? value : "\"" + escaped(value) + "\""
    }
  }

  /// The inside of a string. Some readers drop a byte order mark or break lines at U+2028, so these are escaped too.
  static func escaped(_ value: String) -> String {
    var output = ""
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: output += "\\" + String(scalar)
      case 0x0A: output += "\\n"
      case 0x0D: output += "\\r"
      case 0x09: output += "\\t"
      case 0..<0x20, 0x7F, 0x2028, 0x2029, 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  /// True for `true`, `false`, and a number whose text every tool writes back unchanged: `8080`, `-1.5`; not `1.10`,
  /// which is a version, nor `007` or `1e3`.
  static func isCanonicalScalar(_ value: String) -> Bool {
    if value == "true" || value == "false" { return true }
    let digits = value.utf8.first == UInt8(ascii: "-") ? value.utf8.dropFirst() : value.utf8[...]
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), digits.count <= 15, value != "-0",
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) })
    else { return false }
    if parts[0].count > 1, parts[0].first == UInt8(ascii: "0") { return false }
    return parts.count == 1 || parts[1].last != UInt8(ascii: "0")
  }
}
