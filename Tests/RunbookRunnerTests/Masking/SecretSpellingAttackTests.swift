import Testing

@testable import RunbookRunner

/// Every way in which a program may write a secret that we could think of: none shows it.
///
/// The spellings are made by the test's own code, not by that of the mask.
@Suite struct SecretSpellingAttackTests {
  typealias Spelling = (name: String, spell: @Sendable (String) -> String)

  /// What is left may contain the letters of the frame, and few of the secret's edges.
  @Test(arguments: ["S3cr3t-Pa,sw0rd!x", "correct horse 'battery' #7", "ZxCv~9876#plM&nb\"q", "0123abcd4567efgh"])
  func noSpellingShowsTheSecret(secret: String) {
    for (name, spell) in SecretSpellingAttackTests.spellings {
      let text = spell(secret)
      let shown = SecretMask([secret]).masked("<\n\(text)\n>")
      #expect(shown.contains("••••"), "\(name): \(text)")
      let frame = letters(spell("").split(separator: "\n").joined()) + (name.hasPrefix("dump") ? 64 : 0)
      #expect(letters(shown) <= frame + max(letters(text) / 6, 4), "\(name): \(shown)")
    }
  }

  @Test func theSetIsLargeEnough() { #expect(SecretSpellingAttackTests.spellings.count >= 75) }

  /// Outside sequences that steer the terminal.
  private func letters(_ text: String) -> Int {
    text.replacing(#/\e\[[0-9;]*[A-Za-z]/#, with: "").utf8.count { BareReading.folded($0) != nil }
  }

  static func each(_ secret: String, _ separator: String, _ spell: (UInt8) -> String) -> String {
    secret.utf8.map(spell).joined(separator: separator)
  }

  static func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
  static func octal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }

  static func torn(_ secret: String, by separator: String, every count: Int = 6) -> String {
    let all = Array(secret)
    return stride(from: 0, to: all.count, by: count).map { String(all[$0..<min($0 + count, all.count)]) }
      .joined(separator: separator)
  }

  private static func replacing(_ secret: String, _ from: String, _ to: String) -> String {
    secret.split(separator: from, omittingEmptySubsequences: false).joined(separator: to)
  }

  private static func json(_ text: String) -> String {
    "\"" + replacing(replacing(text, "\\", "\\\\"), "\"", "\\\"") + "\""
  }

  static func percent(_ text: String, isUpper: Bool = true) -> String {
    text.utf8.map { byte in
      let isPlain = BareReading.folded(byte) != nil || "-._~".utf8.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (isUpper ? hex(byte).uppercased() : hex(byte))
    }.joined()
  }

  private static func dump(_ secret: String, _ line: (Int, ArraySlice<UInt8>) -> String) -> String {
    let all = Array(secret.utf8)
    return stride(from: 0, to: all.count, by: 16).map { line($0, all[$0..<min($0 + 16, all.count)]) }
      .joined(separator: "\n")
  }

  private static func offset(_ number: Int, _ width: Int, _ radix: Int = 16) -> String {
    let digits = String(number, radix: radix)
    return String(repeating: "0", count: width - digits.count) + digits
  }

  private static func printable(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  private static let spellings: [Spelling] = quoting + numbers + torn + layers + dumps + LayeredSpellings.all

  private static let quoting: [Spelling] = [
    ("as it is", { $0 }), ("single quotes", { "'" + replacing($0, "'", "'\\''") + "'" }),
    ("python's single quotes", { "'" + replacing($0, "'", "'\"'\"'") + "'" }),
    ("yaml's single quotes", { "'" + replacing($0, "'", "''") + "'" }), ("json", { json($0) }),
    ("json in json", { json(json($0)) }), ("json in json in json", { json(json(json($0))) }),
    ("printf %q", { $0.map { " '\"#&!,".contains($0) && $0 != "#" ? "\\\($0)" : "\($0)" }.joined() }),
    ("printf %q with #", { $0.map { " '\"#&!,~".contains($0) ? "\\\($0)" : "\($0)" }.joined() }),
    ("quotemeta", { $0.map { $0.isLetter || $0.isNumber ? "\($0)" : "\\\($0)" }.joined() }),
    ("&apos;", { replacing(replacing($0, "&", "&amp;"), "'", "&apos;") }),
    ("&#39;", { replacing(replacing(replacing($0, "&", "&amp;"), "'", "&#39;"), "\"", "&quot;") }),
    ("entities twice", { replacing(replacing($0, "&", "&amp;amp;"), "\"", "&amp;quot;") }),
    ("url", { percent($0) }), ("url in lower case", { percent($0, isUpper: false) }),
    ("url twice", { percent(percent($0)) }), ("form", { replacing(percent($0), "%20", "+") }),
    ("upper case", { $0.uppercased() }), ("lower case", { $0.lowercased() }),
    ("letter by letter", { $0.map { "\($0)" }.joined(separator: " ") }),
    ("letters with commas", { $0.map { "'\($0)'" }.joined(separator: ", ") }),
  ]

  private static let numbers: [Spelling] = [
    ("hex", { each($0, "", hex) }), ("hex, upper", { each($0, "", hex).uppercased() }),
    ("hex with blanks", { each($0, " ", hex) }), ("hex with colons", { each($0, ":", hex) }),
    ("hex with colons, upper", { each($0, ":", hex).uppercased() }), ("hex with dashes", { each($0, "-", hex) }),
    ("\\x", { each($0, "") { "\\x" + hex($0) } }), ("\\X", { each($0, "") { "\\X" + hex($0).uppercased() } }),
    ("0x", { each($0, " ") { "0x" + hex($0) } }), ("C array", { "{ " + each($0, ", ") { "0x" + hex($0) } + " }" }),
    ("C array, upper", { each($0, ",") { "0X" + hex($0).uppercased() } }),
    ("C array over lines", { each($0, ",\n  ") { "0x" + hex($0) } }),
    ("percent, all", { each($0, "") { "%" + hex($0) } }), ("quoted-printable", { each($0, "") { "=" + hex($0) } }),
    ("quoted-printable, torn", { each($0, "=\n") { "=" + hex($0) } }),
    ("\\u", { each($0, "") { "\\u00" + hex($0) } }), ("\\\\u", { each($0, "") { "\\\\u00" + hex($0) } }),
    ("\\u{}", { each($0, "") { "\\u{" + hex($0) + "}" } }), ("&#x;", { each($0, "") { "&#x" + hex($0) + ";" } }),
    ("&#;", { each($0, "") { "&#\($0);" } }), ("U+", { each($0, " ") { "U+00" + hex($0) } }),
    ("octal", { each($0, "") { "\\" + octal($0) } }), ("octal, \\0", { each($0, "") { "\\0" + octal($0) } }),
    ("octal list", { each($0, " ", octal) }), ("octal list, 0", { each($0, ", ") { "0" + octal($0) } }),
    ("octal list, 0o", { each($0, ", ") { "0o" + octal($0) } }), ("decimal list", { each($0, ", ") { "\($0)" } }),
    ("decimal list in brackets", { "[" + each($0, " ") { "\($0)" } + "]" }),
    ("decimal in columns", { each($0, " ") { ($0 < 100 ? " " : "") + "\($0)" } }),
    ("decimal by lines", { each($0, "\n") { "\($0)" } }), ("binary", { each($0, " ") { offset(Int($0), 8, 2) } }),
  ]

  private static let torn: [Spelling] = [
    ("lines", { torn($0, by: "\n") }), ("CRLF", { torn($0, by: "\r\n") }), ("indented", { torn($0, by: "\n      ") }),
    ("quoted mail", { "> " + torn($0, by: "\n> ") }), ("continued", { torn($0, by: " \\\n  ") }),
    ("continued strings", { "\"" + torn($0, by: "\" \\\n  \"") + "\"" }),
    ("added strings", { "\"" + torn($0, by: "\" +\n  \"") + "\"" }), ("comment", { "# " + torn($0, by: "\n# ") }),
    ("table", { "| " + torn($0, by: " |\n| ") + " |" }), ("box", { "│ " + torn($0, by: " │\n│ ") + " │" }),
    ("table with padding", { "| " + torn($0, by: "                |\n| ") + " |" }),
    ("colours", { torn($0, by: "\u{1B}[0m\u{1B}[31m", every: 3) }), ("soft hyphens", { torn($0, by: "\u{AD}") }),
    ("zero-width spaces", { torn($0, by: "\u{200B}") }), ("array", { "[\"" + torn($0, by: "\",\n \"") + "\"]" }),
    ("cursor moves", { torn($0, by: "\u{1B}[1;4H") }), ("backspaces", { torn($0, by: " \u{8}") }),
    ("nul", { $0.map { "\($0)" }.joined(separator: "\0") }),
  ]

  private static func utf16(_ text: String, isBig: Bool = false) -> String {
    let units = text.utf16.map { unit in [UInt8(unit & 255), UInt8(unit >> 8)] }
    return Base64.encoded(units.flatMap { isBig ? $0.reversed() : $0 })
  }

  private static let layers: [Spelling] = [
    ("base64", { Base64.encoded(Array($0.utf8)) }),
    ("base64 with line feed", { Base64.encoded(Array(($0 + "\n").utf8)) }),
    ("base64 of a pair", { Base64.encoded(Array(("u:" + $0).utf8)) }),
    ("base64 of UTF-16", { utf16($0) }),
    ("base64 of UTF-16, big endian", { utf16($0, isBig: true) }),
    ("base64 of UTF-16 after a word", { utf16("x" + $0) }),
    ("base64, torn", { torn(Base64.encoded(Array($0.utf8)), by: "\n> ", every: 8) }),
    ("base64, in an url", { percent(Base64.encoded(Array($0.utf8))) }),
    ("base64 twice", { Base64.encoded(Array(Base64.encoded(Array($0.utf8)).utf8)) }),
  ]

  private static let dumps: [Spelling] = [
    ("dump: xxd", { dump($0) { offset($0, 8) + ": " + each(printable($1), " ", hex) + "  " + printable($1) } }),
    (
      "dump: xxd in pairs",
      {
        dump($0) { start, bytes in
          let pairs = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
            bytes[index..<min(index + 2, bytes.endIndex)].map(hex).joined()
          }
          return offset(start, 8) + ": " + pairs.joined(separator: " ") + "  " + printable(bytes)
        }
      }
    ),
    (
      "dump: hexdump -C",
      { dump($0) { offset($0, 8) + "  " + each(printable($1), " ", hex) + "  |" + printable($1) + "|" } }
    ),
    ("dump: od -c", { dump($0) { offset($0, 7, 8) + "   " + printable($1).map { "\($0)" }.joined(separator: "   ") } }),
    ("dump: od -b", { dump($0) { offset($0, 7, 8) + " " + each(printable($1), " ", octal) } }),
    (
      "dump: od -x",
      {
        dump($0) { start, bytes in
          let pairs = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
            (index + 1 < bytes.endIndex ? hex(bytes[index + 1]) : "00") + hex(bytes[index])
          }
          return offset(start, 7, 8) + " " + pairs.joined(separator: " ")
        }
      }
    ),
  ]
}
