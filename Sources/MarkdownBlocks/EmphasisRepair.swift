import Bytes

/// Finds where strong emphasis is between characters that CommonMark will not let it begin or end.
///
/// `**提示：**文本` is bold to its author, but by CommonMark's rules `**` after punctuation ends emphasis only in front
/// of a blank or of punctuation, and Chinese, Japanese and Korean write no blanks. An empty stand-in, which looks like
/// punctuation, goes between.
struct EmphasisRepair {
  private let line: Range<Int>
  private var isOpen = false
  private var isCode = false

  init(_ line: Range<Int>) { self.line = line }

  /// Looks at the run of asterisks or backticks that begins at `offset` and moves `next` after what it looked at.
  mutating func standIn(at offset: Int, in bytes: [UInt8], _ next: inout Int) -> StandIn? {
    var end = offset
    while end < line.upperBound, bytes[end] == bytes[offset] { end += 1 }
    next = end
    if bytes[offset] == .backtick {
      isCode.toggle()
      return nil
    }
    guard !isCode, end - offset == 2 || (end - offset == 4 && isOpen) else { return nil }
    let isAfterWide = offset > line.lowerBound && bytes[offset - 1] >= 0x80
    let isBeforeWide = end < line.upperBound && bytes[end] >= 0x80
    if end - offset == 4 {
      return isAfterWide ? .verbatim((offset + 2)..<(offset + 2)) : nil
    }
    defer { isOpen.toggle() }
    guard isAfterWide, isBeforeWide else { return nil }
    return isOpen ? .verbatim(end..<end) : .verbatim(offset..<offset)
  }
}
