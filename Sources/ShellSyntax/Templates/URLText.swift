import Bytes
import Diagnostics

/// How a value is spelt in a component of a URL: RFC 3986, sections 2 and 3; forms as the WHATWG URL standard's
/// `application/x-www-form-urlencoded`.
enum URLText {
  static func encoded(_ value: String, for part: Place.URLPart) throws(QuotingRefusal) -> String {
    switch part {
    case .host: return try host(value)
    case .userInfo: return percentEncoded(value, keeping: "-._~")
    case .pathSegment:
      if value == "." || value == ".." {
        throw QuotingRefusal("`\(value)` in the path of a URL means another directory")
      }
      return percentEncoded(value, keeping: "-._~:@+,")
    case .path: return percentEncoded(value, keeping: "-._~:@+,/")
    case .query: return percentEncoded(value, keeping: "-._~:@/,")
    case .fragment: return percentEncoded(value, keeping: "-._~:@/?,")
    }
  }

  /// Letters, digits, `-`, `.`, `_`, and a port; anything else would move the request to another server.
  private static func host(_ value: String) throws(QuotingRefusal) -> String {
    guard !value.isEmpty, value.utf8.allSatisfy({ $0.isNameByte || "-.:[]".utf8.contains($0) }) else {
      throw QuotingRefusal("a host name is needed here: letters, digits, `-` and `.`")
    }
    return value
  }

  static func formEncoded(_ value: String) -> String { percentEncoded(value, keeping: "-._*") }

  private static func percentEncoded(_ value: String, keeping kept: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var output: [UInt8] = []
    for byte in value.utf8 {
      if byte.isLetter || byte.isDigit || kept.utf8.contains(byte) {
        output.append(byte)
      } else {
        output += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
