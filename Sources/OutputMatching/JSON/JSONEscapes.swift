import Bytes

/// The escapes of JSON strings, RFC 8259 (7).
enum JSONEscapes {
  /// Nil for an escape that JSON does not have; read leniently, such an escape stands for itself.
  static func decode(_ content: TextSlice, leniently: Bool) -> String? {
    var units: [UInt8] = []
    units.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      guard content[index] == "\\" else {
        units.append(content[index])
        index += 1
        continue
      }
      if let (scalar, length) = escape(content[index...]) {
        units.append(contentsOf: Array(String(Character(scalar)).utf8))
        index += length
      } else if leniently {
        units.append(content[index])
        index += 1
      } else {
        return nil
      }
    }
    return String(decoding: units, as: UTF8.self)
  }

  private static let simple: [UInt8: Unicode.Scalar] = [
    0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r", 0x74: "\t",
  ]

  /// What the escape at the beginning stands for, and its length in bytes. Lone surrogates read as U+FFFD.
  private static func escape(_ bytes: TextSlice) -> (Unicode.Scalar, Int)? {
    guard let selector = bytes.dropFirst().first else { return nil }
    if let scalar = simple[selector] { return (scalar, 2) }
    guard selector == "u", let first = hex(bytes.dropFirst(2)) else { return nil }
    if first >> 10 == 0x36, bytes.dropFirst(6).begins(with: "\\u"), let second = hex(bytes.dropFirst(8)),
      second >> 10 == 0x37, let scalar = Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
    {
      return (scalar, 12)
    }
    return (Unicode.Scalar(first) ?? "\u{FFFD}", 6)
  }

  private static func hex(_ bytes: TextSlice) -> UInt32? {
    let digits = bytes.prefix(4)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt32(digits.string, radix: 16)
  }
}
