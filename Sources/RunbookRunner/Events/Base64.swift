/// RFC 4648, standard alphabet with padding.
enum Base64 {
  static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var group: UInt32 = 0
    var filled = 0
    func digit(_ shift: UInt32) -> UInt8 { alphabet[Int(group >> shift & 63)] }
    for byte in bytes {
      group = group << 8 | UInt32(byte)
      filled += 1
      guard filled == 3 else { continue }
      text += [digit(18), digit(12), digit(6), digit(0)]
      group = 0
      filled = 0
    }
    if filled > 0 {
      group <<= UInt32(8 * (3 - filled))
      text += [digit(18), digit(12), filled == 2 ? digit(6) : UInt8(ascii: "="), UInt8(ascii: "=")]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// nil for what ``encoded(_:)`` would not write.
  static func decoded(_ text: String) -> [UInt8]? {
    let digits = Array(text.utf8)
    guard digits.count % 4 == 0 else { return nil }
    let padding = digits.suffix(2).reduce(0) { $0 + ($1 == UInt8(ascii: "=") ? 1 : 0) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 4 * 3)
    var group: UInt32 = 0
    for (index, digit) in digits.enumerated() {
      let value = index >= digits.count - padding ? 0 : values[Int(digit)]
      guard value >= 0 else { return nil }
      group = group << 6 | UInt32(value)
      guard index % 4 == 3 else { continue }
      bytes += [UInt8(group >> 16 & 255), UInt8(group >> 8 & 255), UInt8(group & 255)]
      group = 0
    }
    return Array(bytes.dropLast(padding))
  }

  private static let values: [Int8] = {
    var values = [Int8](repeating: -1, count: 256)
    for (value, digit) in alphabet.enumerated() { values[Int(digit)] = Int8(value) }
    return values
  }()
}
