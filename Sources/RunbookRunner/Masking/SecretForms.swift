/// The spellings in which a secret shows up in outputs: as it is, quoted for a shell, escaped for JSON or a URL, or
/// in base64.
enum SecretForms {
  /// Lines of a longer secret shorter than this are too common to be hidden on their own.
  private static let shortestLine = 8
  /// Fewer characters of base64 than this would hide innocent text.
  private static let shortestBase64 = 8

  static func all(of secret: String) -> Set<[UInt8]> {
    guard !secret.isEmpty else { return [] }
    let bytes = Array(secret.utf8)
    var forms: Set<[UInt8]> = [bytes]
    for spelling in spellings { forms.insert(bytes.flatMap(spelling)) }
    if bytes.contains(UInt8(ascii: "\n")) {
      // Printed on a terminal, in an indented block, or line by line.
      forms.insert(bytes.flatMap { $0 == UInt8(ascii: "\n") ? [13, 10] : [$0] })
      for line in bytes.split(separator: UInt8(ascii: "\n")) where line.count >= shortestLine {
        forms.insert(Array(line))
      }
    }
    forms.formUnion(base64(bytes))
    return forms.filter { !$0.isEmpty }
  }

  private static let spellings: [@Sendable (UInt8) -> [UInt8]] = [
    { byte in byte == UInt8(ascii: "'") ? Array("'\\''".utf8) : [byte] },
    { byte in doubleQuoted.contains(byte) ? [backslash, byte] : [byte] },
    { byte in isPlain(byte) ? [byte] : [backslash, byte] },
    { byte in json(byte, escapesSlash: false) },
    { byte in json(byte, escapesSlash: true) },
    { byte in isUnreserved(byte) ? [byte] : percent(byte, upperHex) },
    { byte in isUnreserved(byte) ? [byte] : percent(byte, lowerHex) },
    { byte in byte == 32 ? [UInt8(ascii: "+")] : isUnreserved(byte) ? [byte] : percent(byte, upperHex) },
    // What a URL's path may hold is often left as it is.
    { byte in isUnreserved(byte) || Array("!$&'()*+,;=:@/".utf8).contains(byte) ? [byte] : percent(byte, upperHex) },
  ]

  private static let backslash = UInt8(ascii: "\\")
  private static let doubleQuoted = Set("\\\"$`".utf8)
  private static let upperHex = Array("0123456789ABCDEF".utf8)
  private static let lowerHex = Array("0123456789abcdef".utf8)

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || byte == 45 || byte == 46 || byte == 95 || byte == 126
  }

  /// What `printf %q` leaves alone.
  private static func isPlain(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || byte >= 128 || Array("_-./:=@%+,".utf8).contains(byte)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
  }

  private static func percent(_ byte: UInt8, _ hex: [UInt8]) -> [UInt8] {
    [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
  }

  private static func json(_ byte: UInt8, escapesSlash: Bool) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""), backslash: [backslash, byte]
    case UInt8(ascii: "/"): escapesSlash ? [backslash, byte] : [byte]
    case 8: Array("\\b".utf8)
    case 9: Array("\\t".utf8)
    case 10: Array("\\n".utf8)
    case 12: Array("\\f".utf8)
    case 13: Array("\\r".utf8)
    case 0..<32: Array("\\u00".utf8) + [lowerHex[Int(byte >> 4)], lowerHex[Int(byte & 15)]]
    default: [byte]
    }
  }

  /// Base64 of a longer text that holds the secret: at each of three alignments the digits that depend on the secret
  /// alone, in both alphabets, and the whole as it stands at an end.
  private static func base64(_ secret: [UInt8]) -> [[UInt8]] {
    var forms: [[UInt8]] = []
    for offset in 0..<3 {
      let whole = Array(Base64.encoded(Array(repeating: 0, count: offset) + secret).utf8)
      let used = offset + secret.count
      let core = Array(whole[((offset * 8 + 5) / 6)..<(used * 8 / 6)])
      let atEnd = Array(whole[((offset * 8 + 5) / 6)...])
      for form in [core, atEnd] where core.count >= shortestBase64 {
        forms.append(form)
        forms.append(form.map { $0 == UInt8(ascii: "+") ? 45 : $0 == UInt8(ascii: "/") ? 95 : $0 })
      }
    }
    return forms
  }
}
