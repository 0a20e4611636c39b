import Bytes
import Diagnostics

/// The first line of a range as it is in the page, and carets under what the range covers of it.
struct SourceExcerpt {
  private let number: Int
  private var before = ""
  private var marked = ""
  private var after = ""

  /// - Parameter width: of the terminal, in columns; a longer line is cut around the range.
  init(of range: SourceRange, in source: SourceFile, width: Int) {
    number = range.start.line
    let line = source.line(range.start.line)
    let start = min(max(range.start.column - 1, 0), line.count)
    let end = range.end.line == range.start.line ? min(max(range.end.column - 1, start), line.count) : line.count
    let room = max(width - 8 - String(number).count, 20)
    // A line of a megabyte is cut in bytes first: four bytes a column are always enough.
    before = SourceExcerpt.shown(line.dropLast(line.count - start).suffix(room * 4))
    marked = SourceExcerpt.shown(line.dropFirst(start).prefix(min(end - start, room * 4)))
    after = SourceExcerpt.shown(line.dropFirst(end).prefix(room * 4))
    cut(to: room)
  }

  func lines(style: TextStyle) -> [String] {
    guard !(before.isEmpty && marked.isEmpty && after.isEmpty) else { return [] }
    let gutter = "    \(number) │ "
    let blank = String(repeating: " ", count: gutter.count - 2) + "│ "
    let indent = String(repeating: " ", count: DisplayWidth.of(before))
    let carets = String(repeating: "^", count: max(1, DisplayWidth.of(marked)))
    return [
      style.paint(gutter, .dim) + before + marked + after,
      style.paint(blank, .dim) + indent + style.paint(carets, .caution),
    ]
  }

  /// The marked part is what matters: it stays, with what fits of the text before it.
  private mutating func cut(to room: Int) {
    marked = marked.clipped(to: room - 2)
    let width = DisplayWidth.of(marked)
    let left = max(room - width, 2)
    let reserved = min(DisplayWidth.of(after), left / 2)
    var widthBefore = DisplayWidth.of(before)
    if widthBefore > left - reserved {
      let tail = before.suffix(columns: max(left - reserved, 1) - 1)
      if tail.startIndex > before.startIndex {
        before = "…" + tail
        widthBefore = DisplayWidth.of(before)
      }
    }
    after = after.clipped(to: max(room - widthBefore - width, 0))
  }

  /// Tabs become blanks, so that the carets are under the text on every terminal.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self).parts(separatedBy: "\t", omittingEmptySubsequences: false)
    return TerminalSafe.text(text.joined(separator: "    "))
  }
}
