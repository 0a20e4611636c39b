import Foundation
import Testing

@testable import RunbookRunner

/// Spellings that tear a secret apart or write it in escapes, for secrets that are more than letters and digits: of
/// digits alone, of many signs, with signs that also end names, and of other scripts.
@Suite struct TornSpellingTests {
  struct Spelling: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var spell: @Sendable (String) -> String

    init(_ name: String, _ spell: @escaping @Sendable (String) -> String) {
      (testDescription, self.spell) = (name, spell)
    }
  }

  private static let secrets = [
    "Qu4rtz-Lamp!82z", "9035768124", "Zoë-fährt-93", "ключ-от-сейфа", "図書館カード番号七", "k:R7=nw)4;Qe<9", "v%62t#/?+=y@:7Ke",
    "q\"x'1\\m$o%e&r<n>ß ø7",
  ]

  /// Nothing but the frame and a few edges is left.
  private static func remainder(_ text: String, _ secret: String) -> Int {
    let shown = SecretMask([secret]).masked(text)
    guard shown.contains("••••") else { return text.count }
    var longest = 0
    let all = Array(secret)
    for start in all.indices {
      for end in (start + 1)...all.count where shown.contains(String(all[start..<end])) {
        longest = max(longest, end - start)
      }
    }
    return longest
  }

  private static func halves(_ secret: String) -> (String, String) {
    let middle = secret.count / 2
    return (String(secret.prefix(middle)), String(secret.dropFirst(middle)))
  }

  private static func parts(_ secret: String, _ width: Int = 5) -> [String] {
    let all = Array(secret)
    return stride(from: 0, to: all.count, by: width).map { String(all[$0..<min($0 + width, all.count)]) }
  }

  private static func lines(_ secret: String, _ line: (Int, String) -> String) -> String {
    parts(secret).enumerated().map { line($0, $1) + "\n" }.joined()
  }

  private static let torn = [
    Spelling("quoted") { "a \(halves($0).0)\n> \(halves($0).1) z" },
    Spelling("table") { secret in "+---+\n" + lines(secret) { "| " + ($0 == 0 ? "pw" : "  ") + " | \($1) |" } },
    Spelling("box") { secret in "┌───┐\n" + lines(secret) { "│ " + ($0 == 0 ? "pw" : "  ") + " │ \($1) │" } },
    Spelling("no width") { $0.map { "\($0)" }.joined(separator: "\u{200B}") },
    Spelling("soft break") { "\(halves($0).0)=\n\(halves($0).1)" },
    Spelling("bell") { "\(halves($0).0)\u{7}\(halves($0).1)" },
    Spelling("spaced") { $0.map { "\($0)" }.joined(separator: " ") },
    Spelling("overstrike") { $0.map { "\($0)\u{8}\($0)" }.joined() },
    Spelling("counted") { lines($0) { "      \($0 + 1) \($1)" } },
    Spelling("named") { lines($0) { "part\($0)=\($1)" } }, Spelling("members") { lines($0) { "p\($0): \($1)" } },
    Spelling("file") { lines($0) { "f.txt:\($1)" } }, Spelling("journal") { lines($0) { "app[12]: \($1)" } },
    Spelling("mark") { lines($0) { "[web/x] \($1)" } }, Spelling("level") { lines($0) { "WARN \($1)" } },
    Spelling("tags") { lines($0) { "<i>\($1)</i>" } },
  ]

  private static let screens = [
    Spelling("returned below a line") { secret in
      let (left, right) = halves(secret)
      return "ok\n" + String(repeating: " ", count: left.count) + right + "\r" + left
    },
    Spelling("returned below an empty line") { secret in
      let (left, right) = halves(secret)
      return "\n" + String(repeating: " ", count: left.count) + right + "\r" + left
    },
    Spelling("back") { "\u{1B}[\(halves($0).0.count)C\(halves($0).1)\u{1B}[\($0.count)D\(halves($0).0)" },
    Spelling("column") { "\u{1B}[\(halves($0).0.count + 1)G\(halves($0).1)\u{1B}[1G\(halves($0).0)" },
    Spelling("saved") { secret in
      let (left, right) = halves(secret)
      return "\u{1B}7" + String(repeating: " ", count: left.count) + right + "\u{1B}8" + left
    },
    Spelling("row and column") {
      "\u{1B}[4;\(halves($0).0.count + 1)H\(halves($0).1)\u{1B}[4;1H\(halves($0).0)"
    },
    Spelling("inserted") { "\(halves($0).1)\r\u{1B}[\(halves($0).0.count)@\(halves($0).0)" },
    Spelling("deleted") { "zz\($0)\r\u{1B}[2P" },
  ]

  private static func entities(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#x27;")
  }

  private static func scalars(_ text: String, _ spell: (UInt32) -> String) -> String {
    text.unicodeScalars.map { spell($0.value) }.joined()
  }

  private static func hex(_ number: UInt32, _ width: Int) -> String { String(format: "%0\(width)x", Int(number)) }

  private static func signs(_ text: String, _ spell: (UInt8) -> String) -> String {
    text.map { character in
      character.isLetter || character.isNumber ? "\(character)" : character.utf8.map(spell).joined()
    }.joined()
  }

  private static let escapes = [
    Spelling("entities twice") { entities(entities($0)) },
    Spelling("entities of JSON") {
      entities("{\"p\": \"" + $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"}")
    },
    Spelling("some entities") { secret in
      secret.unicodeScalars.enumerated().map { $0 % 2 == 0 ? entities("\($1)") : "&#\($1.value);" }.joined()
    },
    Spelling("full width") { secret in
      secret.unicodeScalars.map { scalar in
        (0x21..<0x7F).contains(scalar.value) ? "\(Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar)" : "\(scalar)"
      }.joined()
    },
    Spelling("\\x of signs") { signs($0) { "\\x" + hex(UInt32($0), 2) } },
    Spelling("\\x{}") { scalars($0) { "\\x{" + hex($0, 2) + "}" } },
    Spelling("\\N{U+}") { scalars($0) { "\\N{U+" + hex($0, 4) + "}" } },
    Spelling("six digits") { scalars($0) { "\\" + hex($0, 6) } },
    Spelling("%u") { secret in secret.utf16.map { "%u" + hex(UInt32($0), 4).uppercased() }.joined() },
    Spelling("U+") { scalars($0) { "U+" + hex($0, 4).uppercased() + " " } },
    Spelling("v-string") { "v" + $0.unicodeScalars.map { "\($0.value)" }.joined(separator: ".") },
    Spelling("quoted-printable") { secret in
      secret.utf8.map {
        (33...126).contains($0) && $0 != 61 ? "\(Unicode.Scalar($0))" : "=" + hex(UInt32($0), 2).uppercased()
      }
      .joined()
    },
    Spelling("h") { $0.utf8.map { hex(UInt32($0), 2).uppercased() + "h" }.joined(separator: " ") },
    Spelling("0…h") { $0.utf8.map { hex(UInt32($0), 3).uppercased() + "h" }.joined(separator: ", ") },
    Spelling("&H") { $0.utf8.map { "&H" + hex(UInt32($0), 2) }.joined(separator: " ") },
    Spelling("16#") { $0.utf8.map { "16#" + hex(UInt32($0), 2) + "#" }.joined(separator: " ") },
    Spelling("0o") { $0.utf8.map { "0o" + String($0, radix: 8) }.joined(separator: " ") },
    Spelling("bytes with signs") { "[" + $0.utf8.map { "\(Int8(bitPattern: $0))" }.joined(separator: ", ") + "]" },
    Spelling("cat -v") { secret in
      secret.utf8.map { byte -> String in
        let low = byte & 0x7F
        let sign = low < 32 ? "^\(Unicode.Scalar(low + 64))" : low == 127 ? "^?" : "\(Unicode.Scalar(low))"
        return byte < 128 ? sign : "M-" + sign
      }.joined()
    },
    Spelling("LDAP") { secret in
      secret.utf8.map { byte in
        BareReading.folded(byte) != nil ? "\(Unicode.Scalar(byte))" : "\\" + hex(UInt32(byte), 2)
      }.joined()
    },
  ]

  /// `xxd -e`
  private static func words(_ secret: String) -> String {
    let bytes = Array(secret.utf8) + [10]
    return stride(from: 0, to: bytes.count, by: 16).map { start in
      let row = bytes[start..<min(start + 16, bytes.count)]
      let numbers = stride(from: start, to: row.endIndex, by: 4).map { index in
        let word = row[index..<min(index + 4, row.endIndex)].reversed().map { hex(UInt32($0), 2) }.joined()
        return String(repeating: " ", count: 8 - word.count) + word
      }
      return hex(UInt32(start), 8) + ": " + numbers.joined(separator: " ") + "  ."
    }.joined(separator: "\n") + "\n"
  }

  @Test(arguments: escapes, secrets)
  func noEscapeShowsTheSecret(spelling: Spelling, secret: String) {
    expectHidden("value is \(spelling.spell(secret)) end\n", secret)
  }

  @Test(arguments: torn, secrets)
  func noTornTextShowsTheSecret(spelling: Spelling, secret: String) {
    expectHidden("value\n\(spelling.spell(secret))\nend\n", secret)
  }

  private func expectHidden(_ text: String, _ secret: String) {
    let shown = SecretMask([secret]).masked(text)
    let remainder = Self.remainder(text, secret)
    #expect(remainder <= max(secret.count / 3, 2), "\(text.debugDescription) -> \(shown.debugDescription)")
  }

  @Test(arguments: screens, secrets)
  func noScreenShowsTheSecretFromItsFirstLine(spelling: Spelling, secret: String) {
    let text = spelling.spell(secret) + "\n"
    #expect(Self.remainder(text, secret) <= max(secret.count / 3, 2), "\(text.debugDescription)")
  }

  @Test(arguments: secrets)
  func wordsOfALittleEndianDumpAreRead(secret: String) {
    let shown = SecretMask([secret]).masked(Self.words(secret))
    let digits = shown.split(separator: "\n").map { $0.dropFirst(10) }.joined().count { $0.isHexDigit }
    #expect(digits <= 2, "\(Self.words(secret)) -> \(shown)")
  }

  /// Text beyond ASCII that is none of the secret stays, and so do dates beside a number of ten digits.
  @Test(arguments: [
    "данные: ключи от всех сейфов, 2026-11-24 10:00:00\n", "図書館で本を借りるカード、番号は七つ\n", "Zoë, fährt 39\n",
    "\u{1B}[32mok\u{1B}[0m 903\u{1B}[10Gdone\r50%\r100%\n", "9035 768 125\n",
  ])
  func otherTextStays(text: String) {
    #expect(SecretMask(Self.secrets).masked(text) == text)
  }

  /// A moved cursor is read the same however the text is cut.
  @Test(arguments: screens)
  func piecesChangeNothing(spelling: Spelling) {
    // The part that is printed first is no beginning of a secret, and is shown as soon as it has come.
    let secret = "Qu4rtz-Lamp!82z"
    let text = Array("x\r\n\(spelling.spell(secret))\r\n".utf8)
    for size in [1, 3, 7] {
      var stream = MaskedStream(SecretMask([secret]))
      var shown: [UInt8] = []
      for start in stride(from: 0, to: text.count, by: size) {
        shown += stream.masked(text[start..<min(start + size, text.count)])
      }
      shown += stream.finish()
      #expect(!String(decoding: shown, as: UTF8.self).contains("z-Lamp!"))
    }
  }
}
