import Foundation

@testable import RunbookRunner

/// Spellings of which one is made of another, those of several bytes in a number, and those that a terminal or a table
/// makes; as programs print them.
enum LayeredSpellings {
  typealias Suite = SecretSpellingAttackTests

  static let all: [Suite.Spelling] = letters + layers + words + tables + screens

  private static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }
  private static func hex(_ text: String) -> String { Suite.each(text, "", Suite.hex) }
  private static func reversed(_ text: String) -> String { String(text.reversed()) }

  static func base32(_ text: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
    let bits = text.utf8.map { byte in (0..<8).reversed().map { byte >> UInt8($0) & 1 } }.joined()
    var all = Array(bits)
    while all.count % 5 != 0 { all.append(0) }
    var coded = stride(from: 0, to: all.count, by: 5).map { start in
      String(digits[Int(all[start..<(start + 5)].reduce(0) { $0 << 1 | $1 })])
    }.joined()
    while coded.count % 8 != 0 { coded += "=" }
    return coded
  }

  private static let letters: [Suite.Spelling] = [
    ("reversed", reversed), ("base32", base32), ("base32, small", { base32($0).lowercased() }),
    ("base32, torn", { Suite.torn(base32($0), by: "\n", every: 16) }),
    (
      "full width",
      {
        $0.unicodeScalars.map {
          String($0.value == 32 ? "\u{3000}" : Unicode.Scalar($0.value + 0xFEE0).map(Character.init) ?? " ")
        }.joined()
      }
    ),
    ("reversed hex", { reversed(hex($0)) }), ("reversed base64", { reversed(base64($0)) }),
  ]

  private static let layers: [Suite.Spelling] = [
    ("hex of base64", { hex(base64($0)) }), ("base64 of hex", { base64(hex($0)) }),
    ("base64 of url", { base64(Suite.percent($0)) }), ("url of base64 of hex", { Suite.percent(base64(hex($0))) }),
    ("base32 of base64", { base32(base64($0)) }), ("base64 of base32", { base64(base32($0).filter { $0 != "=" }) }),
    ("base64 thrice", { base64(base64(base64($0))) }), ("hex of hex", { hex(hex($0)) }),
    ("hex of reversed", { hex(reversed($0)) }), ("base64 of reversed", { base64(reversed($0)) }),
    ("\\x of base64", { Suite.each(base64($0), "") { "\\x" + Suite.hex($0) } }),
    ("percent of hex", { Suite.each(hex($0), "") { "%" + Suite.hex($0) } }),
    ("entities of base64", { Suite.each(base64($0), "") { "&#\($0);" } }),
    ("base64 of entities", { base64(Suite.each($0, "") { "&#\($0);" }) }),
    ("decimal list of base64", { Suite.each(base64($0), ",") { "\($0)" } }),
  ]

  private static func number<N: FixedWidthInteger>(_ bytes: ArraySlice<UInt8>, _: N.Type, isBig: Bool) -> N {
    let all = Array(bytes) + [UInt8](repeating: 0, count: N.bitWidth / 8 - bytes.count)
    return (isBig ? all : all.reversed()).reduce(0) { $0 << 8 | N(truncatingIfNeeded: $1) }
  }

  private static func dump<N: FixedWidthInteger>(
    _ text: String, _ type: N.Type, isBig: Bool = false, hasOffset: Bool = true, _ spell: (N) -> String
  ) -> String {
    let bytes = Array(text.utf8)
    return stride(from: 0, to: bytes.count, by: 16).map { start in
      let line = bytes[start..<min(start + 16, bytes.count)]
      let numbers = stride(from: line.startIndex, to: line.endIndex, by: N.bitWidth / 8).map { index in
        spell(number(line[index..<min(index + N.bitWidth / 8, line.endIndex)], type, isBig: isBig))
      }
      return (hasOffset ? String(format: "%07o ", start) : " ") + numbers.joined(separator: " ")
    }.joined(separator: "\n")
  }

  private static func padded<N: FixedWidthInteger>(_ number: N, _ radix: Int, _ width: Int) -> String {
    let digits = String(number, radix: radix)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }

  private static let words: [Suite.Spelling] = [
    ("dump: od -o", { dump($0, UInt16.self) { padded($0, 8, 6) } }),
    ("dump: od -d", { dump($0, UInt16.self) { String(format: "%5d", Int($0)) } }),
    ("dump: od -s", { dump($0, Int16.self) { "\($0)" } }), ("dump: od -i", { dump($0, Int32.self) { "\($0)" } }),
    ("dump: od -l", { dump($0, Int64.self) { "\($0)" } }),
    ("dump: od -t x4", { dump($0, UInt32.self) { padded($0, 16, 8) } }),
    ("dump: od -t x8", { dump($0, UInt64.self) { padded($0, 16, 16) } }),
    ("dump: od -t o4", { dump($0, UInt32.self) { padded($0, 8, 11) } }),
    ("dump: od -t x2, big", { dump($0, UInt16.self, isBig: true) { padded($0, 16, 4) } }),
    ("dump: od -t u4, big", { dump($0, UInt32.self, isBig: true) { "\($0)" } }),
    ("dump: od -An -t x4", { dump($0, UInt32.self, hasOffset: false) { padded($0, 16, 8) } }),
    ("dump: od -F", { dump($0, UInt64.self) { "\(Double(bitPattern: $0))" } }),
    ("dump: od -x of base64", { dump(base64($0), UInt16.self) { padded($0, 16, 4) } }),
    ("CHR() of code points", { $0.unicodeScalars.map { "CHR(\($0.value))" }.joined(separator: "||") }),
    ("CHR()", { Suite.each($0, "||") { "CHR(\($0))" } }), ("[char]", { Suite.each($0, "+") { "[char]\($0)" } }),
    ("0b", { Suite.each($0, ", ") { "0b" + padded($0, 2, 8) } }),
    ("h", { Suite.each($0, " ") { Suite.hex($0) + "h" } }),
    ("octal, short", { Suite.each($0, "") { "\\" + String($0, radix: 8) } }),
    ("UTF-16 in hex", { Suite.each($0, "") { Suite.hex($0) + "00" } }),
    ("UTF-16 in decimal", { Suite.each($0, ",") { "\($0),0" } }),
  ]

  private static let tables: [Suite.Spelling] = [
    ("column", { "| no | " + Suite.torn($0, by: " | on |\n| no | ") }),
    ("column below empty cells", { "| no | " + Suite.torn($0, by: " | on |\n|    | ") + " |    |" }),
    ("column of blanks", { "no   " + Suite.torn($0, by: "   on\nno   ") + "   on" }),
    ("column of commas", { "1," + Suite.torn($0.filter { $0 != "," }, by: ",on\n1,") + ",on" }),
    ("names and values", { "a=" + Suite.torn($0, by: "\nb=") }),
    ("members", { "\"part\": \"" + Suite.torn($0, by: "\",\n\"part\": \"") }),
    ("cells of HTML", { "<td>" + Suite.torn($0, by: "</td><td>") + "</td>" }),
    ("times", { "10:00:01 " + Suite.torn($0, by: "\n10:00:02 ") }), ("marks", { "-e " + Suite.torn($0, by: "\n-e ") }),
  ]

  private static let screens: [Suite.Spelling] = [
    ("overstrike", { $0.map { "\($0)\u{8}\($0)" }.joined() }), ("underlined", { $0.map { "_\u{8}\($0)" }.joined() }),
    ("corrected", { $0.map { "x\u{8}\($0)" }.joined() }),
    ("returned", { "xx" + $0.dropFirst(2) + "\r" + $0.prefix(2) }),
    ("cursor back", { "x\u{1B}[1D" + $0 }),
  ]
}
