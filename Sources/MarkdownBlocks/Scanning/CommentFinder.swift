import Bytes
import Diagnostics

/// Finds what interrupts a line of text: a comment, or HTML that is a block wherever it is.
struct CommentFinder {
  let source: SourceFile
  /// From here on the page is known to hold no `-->`.
  private var noEndFrom = Int.max

  enum Interruption {
    case comment(Range<Int>)
    /// `<table` or `<pre` in the middle of a line.
    case html(Int)
  }

  init(source: SourceFile) { self.source = source }

  /// The comment that opens at `offset`, or nil when there is none or it never ends.
  mutating func comment(at offset: Int, before limit: Int) -> Range<Int>? {
    let bytes = source.bytes
    guard bytes.holds("<!--", at: offset, before: limit), offset < noEndFrom else { return nil }
    guard let end = bytes.firstOffset(of: "-->", in: (offset + 4)..<bytes.count) else {
      noEndFrom = offset
      return nil
    }
    return offset..<(end + 3)
  }

  /// The first interruption after the line's beginning, outside of code spans.
  ///
  /// - Parameter isWhole: `line` begins where its line does, where HTML is no interruption.
  mutating func interruption(in line: Range<Int>, isWhole: Bool) -> Interruption? {
    let bytes = source.bytes
    var isCode = false
    var index = line.lowerBound
    while index < line.upperBound {
      let byte = bytes[index]
      if byte == .backtick {
        while index + 1 < line.upperBound, bytes[index + 1] == .backtick { index += 1 }
        isCode.toggle()
      } else if byte == .less, !isCode {
        if let range = comment(at: index, before: line.upperBound) { return .comment(range) }
        if !isWhole || index > line.lowerBound,
          isTag("<table", at: index, before: line.upperBound) || isTag("<pre", at: index, before: line.upperBound)
        {
          return .html(index)
        }
      }
      index += 1
    }
    return nil
  }

  private func isTag(_ tag: StaticString, at offset: Int, before limit: Int) -> Bool {
    let end = offset + tag.utf8CodeUnitCount
    guard source.bytes.holds(tag, at: offset, before: limit) else { return false }
    return end >= limit || source.bytes[end].isSpaceOrLineEnd || source.bytes[end] == .greater
  }
}
