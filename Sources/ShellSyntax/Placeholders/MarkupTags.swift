import Bytes

/// The names of XML or HTML elements in a text, so that `<name>` with a `</name>` somewhere is not taken for a
/// placeholder.
struct MarkupTags {
  /// Names after `<`.
  private(set) var opening: Set<String> = []
  /// Names after `</`.
  private(set) var closing: Set<String> = []

  private static let maximumNameLength = 80

  init(_ bytes: [UInt8]) {
    guard Self.hasClosingTag(bytes) else { return }
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == .less else {
        index += 1
        continue
      }
      let closes = bytes[index + 1] == UInt8(ascii: "/")
      let start = index + (closes ? 2 : 1)
      var end = start
      while end < bytes.count, end - start < Self.maximumNameLength, Self.isNameByte(bytes[end]) { end += 1 }
      if end > start, end < bytes.count, !closes || bytes[end] == .greater {
        let name = bytes[start..<end].text
        if closes { closing.insert(name) } else { opening.insert(name) }
      }
      index = max(end, index + 1)
    }
  }

  private static func hasClosingTag(_ bytes: [UInt8]) -> Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if previous == .less, byte == UInt8(ascii: "/") { return true }
      previous = byte
    }
    return false
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isNameByte || byte.isBeyondASCII || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: ":")
  }
}
