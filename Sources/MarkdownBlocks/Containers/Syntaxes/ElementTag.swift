import Bytes
import Diagnostics

/// The tag of an element of HTML or MDX.
struct ElementTag {
  /// As written.
  let name: String
  let isClosing: Bool
  /// After the name.
  let end: Int

  private static let longestName = 32

  init?(at offset: Int, before limit: Int, in bytes: [UInt8]) {
    guard offset + 2 < limit, bytes[offset] == .less else { return nil }
    var index = offset + 1
    let isClosing = bytes[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let start = index
    while index < limit, index - start <= Self.longestName,
      bytes[index].isLetter || bytes[index].isDigit || bytes[index] == .dot || bytes[index] == UInt8(ascii: "-")
    {
      index += 1
    }
    guard index > start, bytes[start].isLetter, index < limit,
      bytes[index].isSpaceOrLineEnd || bytes[index] == .greater || bytes[index] == UInt8(ascii: "/")
    else { return nil }
    name = String(decoding: bytes[start..<index], as: UTF8.self)
    self.isClosing = isClosing
    end = index
  }

  /// The attributes of the tag, perhaps over several lines.
  func arguments(in source: SourceFile) -> MarkerArguments? {
    MarkerArguments(from: end, before: source.bytes.count, until: [.greater], in: source)
  }
}
