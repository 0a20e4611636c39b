import Bytes

extension String {
  /// Whether `text` is somewhere in it with no letter, digit, hyphen or underscore touching it; `1.2` is not in `1.2.3`.
  func holdsWhole(_ text: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    guard let first = wanted.first, let last = wanted.last else { return true }
    var start = 0
    while let found = bytes[start...].byteRange(of: wanted) {
      let before = bytes[..<found.lowerBound].reversed()
      if !Self.joins(first, before), !Self.joins(last, bytes[found.upperBound...]) { return true }
      start = found.lowerBound + 1
    }
    return false
  }

  /// Whether a word whose outermost byte is `edge` goes on with the bytes beyond it, the nearest first.
  private static func joins(_ edge: UInt8, _ beyond: some Collection<UInt8>) -> Bool {
    let near = Array(beyond.prefix(2))
    guard isWord(edge), let next = near.first else { return false }
    if next == UInt8(ascii: "."), near.count > 1 { return isDigit(edge) && isDigit(near[1]) }
    // Of letters beyond ASCII the first byte is one of these; that of typographic marks is not.
    return isWord(next) || next >= 0x80 && near.contains { (0xC3...0xD4).contains($0) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  func replacingFirst(_ text: String, with replacement: String) -> String {
    let bytes = Array(utf8)
    guard let place = bytes[...].byteRange(of: Array(text.utf8)) else { return self }
    return String(decoding: bytes[..<place.lowerBound] + replacement.utf8 + bytes[place.upperBound...], as: UTF8.self)
  }
}
