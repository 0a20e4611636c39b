/// How shells, data formats and URLs spell the bytes of a text.
///
/// Sources: POSIX.1-2017, Shell Command Language, 2.2; bash(1), `printf %q`; RFC 8259; YAML 1.2.2, 7.3; RFC 3986; RFC 4515
/// and RFC 4514 (LDAP); the manual of cat(1); the WHATWG URL and HTML standards.
enum SecretSpelling {
  /// Byte by byte.
  static let all: [@Sendable (UInt8) -> [UInt8]] = [
    // '…' with each ' written as '\'' or, as Python does, '"'"'; in YAML as ''.
    { byte in byte == quote ? Array("'\\''".utf8) : [byte] },
    { byte in byte == quote ? Array("'\"'\"'".utf8) : [byte] },
    { byte in byte == quote ? [quote, quote] : [byte] },
    { byte in doubleQuoted.contains(byte) ? [backslash, byte] : [byte] },
    { byte in isPlain(byte) ? [byte] : [backslash, byte] },
    { byte in ansiQuoted(byte) },
    { byte in json(byte, escapesSlash: false) },
    { byte in json(byte, escapesSlash: true) },
    // JavaScript's and Go's encoders escape these for HTML.
    { byte in "<>&".utf8.contains(byte) ? unicodeEscape(UInt16(byte)) : json(byte, escapesSlash: false) },
    { byte in isUnreserved(byte) ? [byte] : percent(byte, upperHex) },
    { byte in isUnreserved(byte) ? [byte] : percent(byte, lowerHex) },
    { byte in byte == 32 ? [UInt8(ascii: "+")] : isUnreserved(byte) ? [byte] : percent(byte, upperHex) },
    { byte in isUnreserved(byte) || byte == UInt8(ascii: "/") ? [byte] : percent(byte, upperHex) },
    { byte in isUnreserved(byte) || "!'()*".utf8.contains(byte) ? [byte] : percent(byte, upperHex) },
    // What a URL's path may hold is often left as it is.
    { byte in isUnreserved(byte) || "!$&'()*+,;=:@/".utf8.contains(byte) ? [byte] : percent(byte, upperHex) },
    { byte in entity(byte, quote: "&#39;") },
    { byte in entity(byte, quote: "&#x27;") },
    { byte in entity(byte, quote: "&apos;") },
    { byte in entity(byte, quote: "&#039;") },
    // Between the tags of an element quotation marks need no entity; between double quotes, single ones need none.
    { byte in "\"'".utf8.contains(byte) ? [byte] : entity(byte, quote: "") },
    { byte in byte == quote ? [byte] : entity(byte, quote: "") },
    { byte in isPlain(byte) || byte < 32 ? ansiQuoted(byte) : [backslash, byte] },
    // Where the locale is that of C.
    { byte in byte >= 128 || byte < 32 && ansiQuoted(byte) == [byte] ? octal(byte) : ansiQuoted(byte) },
    // Perl and `sed` tell letters from all the rest.
    { byte in isAlphanumeric(byte) || byte == UInt8(ascii: "_") ? [byte] : [backslash, byte] },
    { byte in isAlphanumeric(byte) ? [byte] : hexEscape(byte, lowerHex) },
    { byte in isAlphanumeric(byte) ? [byte] : hexEscape(byte, upperHex) },
    { byte in byte >= 128 || byte == 0 || "*()\\".utf8.contains(byte) ? hexEscape(byte, lowerHex) : [byte] },
    { byte in visible(byte) },
  ]

  /// Those that are also met in themselves: JSON in JSON, a URL within another, a page within a page.
  static let twice: [@Sendable (UInt8) -> [UInt8]] = [
    { byte in json(byte, escapesSlash: false) },
    { byte in isUnreserved(byte) ? [byte] : percent(byte, upperHex) },
    { byte in isUnreserved(byte) ? [byte] : percent(byte, lowerHex) },
    { byte in entity(byte, quote: "&#39;") },
  ]

  /// `printf %q` of bash, which leaves `#` and `~` alone unless they begin the word.
  ///
  /// Source: bash 5.2, lib/sh/shquote.c, `sh_backslash_quote`.
  static func bashQuoted(_ bytes: [UInt8]) -> [UInt8] {
    var quoted: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let before = index > 0 ? bytes[index - 1] : nil
      let isSpecial =
        bashSpecial.contains(byte) || byte == UInt8(ascii: "#") && index == 0
        || byte == UInt8(ascii: "~") && (index == 0 || before == UInt8(ascii: ":") || before == UInt8(ascii: "="))
      if isSpecial { quoted.append(backslash) }
      quoted.append(byte)
    }
    return quoted
  }

  /// Of filters and names of LDAP.
  private static func hexEscape(_ byte: UInt8, _ hex: [UInt8]) -> [UInt8] {
    [backslash, hex[Int(byte >> 4)], hex[Int(byte & 15)]]
  }

  /// As `cat -v` prints it.
  private static func visible(_ byte: UInt8) -> [UInt8] {
    let low = byte & 0x7F
    let isPlain = low >= 32 && low < 127 || byte == 9 || byte == 10
    return Array((byte < 128 ? "" : "M-").utf8) + (isPlain ? [low] : [UInt8(ascii: "^"), low ^ 64])
  }

  private static let bashSpecial = Set(" \t\n'\"\\|&;()<>!{}*[]?^$`,".utf8)

  private static func octal(_ byte: UInt8) -> [UInt8] {
    [backslash] + [byte >> 6, (byte >> 3) & 7, byte & 7].map { UInt8(ascii: "0") + $0 }
  }

  /// The inside of a JSON string that holds ASCII only.
  static func asciiJSON(_ text: String) -> [UInt8] {
    text.utf16.flatMap { unit in
      unit < 128 ? json(UInt8(unit), escapesSlash: false) : unicodeEscape(unit)
    }
  }

  static let upperHex = Array("0123456789ABCDEF".utf8)
  static let lowerHex = Array("0123456789abcdef".utf8)

  private static let quote = UInt8(ascii: "'")
  private static let backslash = UInt8(ascii: "\\")
  private static let doubleQuoted = Set("\\\"$`".utf8)

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || byte == 45 || byte == 46 || byte == 95 || byte == 126
  }

  /// What `printf %q` leaves alone.
  private static func isPlain(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || byte >= 128 || "_-./:=@%+,".utf8.contains(byte)
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
    case 0..<32: unicodeEscape(UInt16(byte))
    default: [byte]
    }
  }

  private static func unicodeEscape(_ unit: UInt16) -> [UInt8] {
    let digits = (0..<4).reversed().map { lowerHex[Int(unit >> (UInt16($0) * 4)) & 15] }
    return Array("\\u".utf8) + digits
  }

  /// The inside of `$'…'`.
  private static func ansiQuoted(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case quote, backslash: [backslash, byte]
    case 9: Array("\\t".utf8)
    case 10: Array("\\n".utf8)
    case 13: Array("\\r".utf8)
    case 27: Array("\\E".utf8)
    default: [byte]
    }
  }

  private static func entity(_ byte: UInt8, quote: String) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "&"): Array("&amp;".utf8)
    case UInt8(ascii: "<"): Array("&lt;".utf8)
    case UInt8(ascii: ">"): Array("&gt;".utf8)
    case UInt8(ascii: "\""): Array("&quot;".utf8)
    case self.quote: Array(quote.utf8)
    default: [byte]
    }
  }
}
