/// The entities that occur in commands written in HTML; the text around them is left to cmark and gumbo.
enum HTMLEntities {
  private static let names: [Substring: String] = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "ndash": "–",
    "mdash": "—",
  ]
  /// In characters; a `&` that no `;` follows so soon is only a `&`.
  private static let longest = 10

  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if let end = rest.prefix(longest).firstIndex(of: ";"), let character = character(rest[..<end]) {
        result += character
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.first == "#" else { return names[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).flatMap { $0.value == 0 ? nil : String(Character($0)) }
  }
}
