import Bytes

/// What is kept from cmark and put back into its result.
///
/// In the text that cmark reads, `{` U+E000 *index* `}` is in its place: braces, so that emphasis beside it
/// opens and closes as it would beside the original, and a private character that no page means anything by.
enum StandIn {
  /// A span attribute list.
  case attributes(AttributeList, Range<Int>)
  /// A `{{…}}` reference with characters that could be taken for emphasis or code.
  case verbatim(Range<Int>)

  var range: Range<Int> {
    switch self {
    case .attributes(_, let range), .verbatim(let range): range
    }
  }

  /// U+E000 in UTF-8.
  static let mark: [UInt8] = [0xEE, 0x80, 0x80]

  static func token(_ index: Int) -> [UInt8] {
    [.openBrace] + mark + Array(String(index).utf8) + [.closeBrace]
  }

  enum Piece {
    case text(Range<Int>)
    case standIn(Int)
  }

  /// The pieces of `literal`, by offsets in it; nil when it has no stand-in.
  static func pieces(of literal: some RandomAccessCollection<UInt8>) -> [Piece]? {
    guard literal.contains(mark[0]) else { return nil }
    let bytes = Array(literal)
    var pieces: [Piece] = []
    var textStart = 0
    var index = 0
    while index < bytes.count {
      guard let (number, end) = token(in: bytes, at: index) else {
        index += 1
        continue
      }
      if index > textStart { pieces.append(.text(textStart..<index)) }
      pieces.append(.standIn(number))
      textStart = end
      index = end
    }
    guard textStart > 0 else { return nil }
    if textStart < bytes.count { pieces.append(.text(textStart..<bytes.count)) }
    return pieces
  }

  private static func token(in bytes: [UInt8], at start: Int) -> (Int, end: Int)? {
    guard bytes[start] == .openBrace, start + 5 < bytes.count, Array(bytes[(start + 1)...(start + 3)]) == mark else {
      return nil
    }
    var end = start + 4
    var number = 0
    while end < bytes.count, bytes[end].isDigit, end < start + 16 {
      number = number * 10 + Int(bytes[end] - UInt8(ascii: "0"))
      end += 1
    }
    return end < bytes.count && bytes[end] == .closeBrace ? (number, end + 1) : nil
  }
}
