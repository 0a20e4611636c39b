/// Decodes a word in which each letter stands for some bits: base64, base32 and hexadecimal digits.
///
/// Sources: RFC 4648.
struct DigitDecoder: Sendable {
  enum Alphabet: CaseIterable, Sendable { case base64, base32, base32Hex, hexadecimal }

  private let values: [Int8]
  private let width: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var lastStart = 0
  /// The word holds what is no digit.
  private var isBroken = false

  init(_ alphabet: Alphabet) {
    values = DigitDecoder.values(of: alphabet)
    width = [6, 5, 5, 4][Alphabet.allCases.firstIndex(of: alphabet) ?? 0]
  }

  mutating func begin() {
    (bits, bitCount, isBroken) = (0, 0, false)
  }

  mutating func read(_ byte: UInt8, _ range: Range<Int>, into text: inout MappedText) {
    guard !isBroken else { return }
    let value = values[Int(byte)]
    guard value >= 0 else {
      isBroken = true
      bitCount = 0
      return
    }
    let start = bitCount > 0 ? lastStart : range.lowerBound
    bits = (bits << UInt32(width) | UInt32(value)) & 0xFFFF
    bitCount += width
    if bitCount >= 8 {
      bitCount -= 8
      text.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)), min(start, range.lowerBound)..<range.upperBound)
      lastStart = range.lowerBound
    } else {
      lastStart = start
    }
  }

  /// Where the digits begin that make no whole byte yet.
  var heldStart: Int? { bitCount > 0 ? lastStart : nil }

  private static let digits = Array("0123456789".utf8)
  private static let capitals = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
  private static let small = capitals.map { $0 | 0x20 }

  private static func values(of alphabet: Alphabet) -> [Int8] {
    let rows: [[UInt8]] =
      switch alphabet {
      case .base64: [capitals + small + digits + [0x2B, 0x2F], capitals + small + digits + [0x2D, 0x5F]]
      case .base32: [capitals + Array("234567".utf8), small + Array("234567".utf8)]
      case .base32Hex: [digits + capitals.prefix(22), digits + small.prefix(22)]
      case .hexadecimal: [digits + capitals.prefix(6), digits + small.prefix(6)]
      }
    var values = [Int8](repeating: -1, count: 256)
    for row in rows { for (value, byte) in row.enumerated() { values[Int(byte)] = Int8(value) } }
    return values
  }

  /// A digit of some alphabet.
  static let isDigit = values(of: .base64).map { $0 >= 0 }
}
