import Bytes
import Diagnostics

/// One line of the page, or what is left of one after a marker; offsets are bytes in the original.
struct PageLine {
  /// From 1.
  let number: Int
  /// The first byte that is neither blank nor tab, or `end`.
  let start: Int
  /// Just after the last byte; the line ending is left out.
  let end: Int
  /// Column of `start` from 1, a tab counted to the next multiple of four plus one.
  let column: Int

  var isBlank: Bool { start == end }
}

extension SourceFile {
  /// Line `number`, which must be within the file.
  func pageLine(_ number: Int) -> PageLine {
    let slice = line(number)
    return pageLine(number, from: slice.startIndex, column: 1, end: slice.endIndex)
  }

  /// What is left of line `number` from `offset` on, which is at `column`.
  func pageLine(_ number: Int, from offset: Int, column: Int, end: Int) -> PageLine {
    var start = offset
    var column = column
    while start < end, bytes[start].isSpaceOrTab {
      column = bytes[start] == .tab ? (column + 3) / 4 * 4 + 1 : column + 1
      start += 1
    }
    return PageLine(number: number, start: start, end: end, column: column)
  }

  /// What is left of `line` from `offset` on.
  func rest(of line: PageLine, from offset: Int) -> PageLine {
    pageLine(line.number, from: offset, column: line.column + offset - line.start, end: line.end)
  }

  /// Like ``range(_:)``, without a search when the range is on line `number`, as it nearly always does.
  func range(_ offsets: Range<Int>, onLine number: Int) -> SourceRange {
    let start = lineStarts[number - 1]
    let end = number < lineStarts.count ? lineStarts[number] : bytes.count + 1
    guard offsets.lowerBound >= start, offsets.upperBound < end else { return range(offsets) }
    return SourceRange(
      SourcePosition(line: number, column: offsets.lowerBound - start + 1),
      SourcePosition(line: number, column: offsets.upperBound - start + 1))
  }

  func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(position(atOffset: offsets.lowerBound), position(atOffset: offsets.upperBound))
  }
}
