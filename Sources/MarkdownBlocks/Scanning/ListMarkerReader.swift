import Bytes
import Diagnostics

/// Recognises the marker of a list item at the beginning of a line.
struct ListMarkerReader {
  struct Found {
    /// As written, without its delimiter; nil for a bullet.
    var ordinal: String?
    var isLetter: Bool
    /// The delimiter, or the bullet itself.
    var sign: UInt8
    /// Just after the marker.
    var end: Int
    /// The item's text begins on this line.
    var hasText: Bool

    var number: Int? { isLetter ? nil : ordinal.flatMap { Int($0) } }
  }

  let source: SourceFile

  init(_ source: SourceFile) { self.source = source }

  /// `-`, `7.`, `7)` or, when `letters` are asked for, `a.`, before a blank or the end of the line.
  func marker(_ line: PageLine, letters: Bool = false) -> Found? {
    let bytes = source.bytes
    guard line.start < line.end else { return nil }
    var end = line.start
    let first = bytes[end]
    var ordinal: String?
    if first.isDigit {
      while end < line.end, bytes[end].isDigit { end += 1 }
      guard end - line.start <= 9 else { return nil }
      ordinal = String(decoding: bytes[line.start..<end], as: UTF8.self)
    } else if letters, first.isLetter, first == first.lowercased {
      end += 1
      ordinal = String(decoding: bytes[line.start..<end], as: UTF8.self)
    } else {
      guard "-*+".utf8.contains(first) else { return nil }
    }
    guard end < line.end else { return nil }
    let sign = bytes[end]
    if ordinal != nil, sign != .dot, sign != UInt8(ascii: ")") { return nil }
    end += 1
    guard end == line.end || bytes[end].isSpaceOrTab else { return nil }
    var text = end
    while text < line.end, bytes[text].isSpaceOrTab { text += 1 }
    return Found(
      ordinal: ordinal, isLetter: !first.isDigit && ordinal != nil, sign: sign, end: end, hasText: text < line.end)
  }

  /// `* * *`, `---`: a rule across the page, not an item.
  func isThematicBreak(_ line: PageLine) -> Bool {
    let bytes = source.bytes
    guard line.start < line.end else { return false }
    let sign = bytes[line.start]
    guard sign == UInt8(ascii: "-") || sign == UInt8(ascii: "*") || sign == UInt8(ascii: "_") else { return false }
    var count = 0
    for byte in bytes[line.start..<line.end] {
      if byte == sign { count += 1 } else if !byte.isSpaceOrLineEnd { return false }
    }
    return count >= 3
  }
}
