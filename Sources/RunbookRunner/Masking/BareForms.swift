/// The letters and digits of a secret's spellings, which ``BareReading`` seeks, and of the numbers that stand for its
/// bytes, however these are divided: in hexadecimal, octal or decimal digits, one by one or two in a word.
///
/// Sources: POSIX.1-2017, `od`; the manuals of hexdump(1) and xxd(1); RFC 2045, 6.7; ECMA-262, 12.9.4.
enum BareForms {
  /// Fewer letters and digits would be found by chance.
  private static let shortest = 8
  /// Fewer digits without a letter would be dates and other numbers.
  private static let shortestNumber = 10
  /// Fewer bytes than this would hide numbers that are something else.
  private static let shortestInNumbers = 4
  /// Of a longer secret only the text itself, base64 and plain hexadecimal digits are sought: a table for more would
  /// take megabytes.
  private static let longest = 256

  static func all(of secret: String) -> Set<[UInt8]> {
    let bytes = Array(secret.utf8)
    let texts = bytes.count > longest ? [bytes] : SecretForms.all(of: secret)
    var forms = Set(texts.map { BareLetters.all(of: $0) })
    if bytes.count >= shortestInNumbers {
      forms.formUnion(numbers(bytes, bytes.count > longest ? Array(spellings.prefix(1)) : spellings))
      if bytes.count <= longest { forms.formUnion(words(bytes)) }
    }
    return forms.filter { form in
      form.count >= shortestNumber || form.count >= shortest && form.contains { $0 > UInt8(ascii: "9") }
    }
  }

  /// One number for each byte.
  private static let spellings: [@Sendable (UInt8) -> String] = [
    { digits($0, 16, 2) }, { "x" + digits($0, 16, 2) }, { "0x" + digits($0, 16, 2) }, { "u00" + digits($0, 16, 2) },
    { "u" + digits($0, 16, 2) }, { digits($0, 8, 3) }, { "0" + digits($0, 8, 3) }, { "o" + digits($0, 8, 3) },
    { "0o" + digits($0, 8, 3) }, { digits($0, 10, 1) }, { digits($0, 10, 3) }, { digits($0, 2, 8) },
  ]

  private static func numbers(_ bytes: [UInt8], _ spellings: [@Sendable (UInt8) -> String]) -> [[UInt8]] {
    spellings.map { spelling in Array(bytes.map(spelling).joined().utf8) }
  }

  /// Two bytes in one number, the second of them first, as a machine of little-endian words dumps them.
  private static func words(_ bytes: [UInt8]) -> [[UInt8]] {
    [bytes[...], bytes.dropFirst()].flatMap { bytes -> [[UInt8]] in
      let pairs = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { (bytes[$0], bytes[$0 + 1]) }
      let hex = pairs.map { digits($0.1, 16, 2) + digits($0.0, 16, 2) }.joined()
      let octal = pairs.map { digits(Int($0.1) << 8 | Int($0.0), 8, 6) }.joined()
      return [Array(hex.utf8), Array(octal.utf8)]
    }
  }

  private static func digits(_ number: some BinaryInteger, _ radix: Int, _ width: Int) -> String {
    let digits = String(number, radix: radix)
    return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
  }
}
