import Bytes
import Diagnostics

/// Looks in the text for cmark for the shapes that ``MarkdownLimits`` refuses.
struct ShapeCheck {
  let limits: MarkdownLimits
  let text: RepairedText

  struct Refusal {
    /// Of the repaired text, from 0.
    var line: Int
    var reason: Message
  }

  /// - Parameter lines: a run of lines without a blank one.
  func refusal(in lines: Range<Int>) -> Refusal? {
    var openings = 0
    for index in lines {
      let line = text.line(index)
      openings += count(line)
      if openings > limits.openingsPerParagraph {
        return Refusal(line: index, reason: "more than \(limits.openingsPerParagraph) of <? and <! in one paragraph")
      }
      guard index > lines.lowerBound, let columns = delimiterColumns(line) else { continue }
      if columns > limits.tableColumns {
        return Refusal(line: index, reason: "a table with more than \(limits.tableColumns) columns")
      }
      if columns * (lines.upperBound - index) > limits.tableCells {
        return Refusal(line: index, reason: "a table with more than \(limits.tableCells) cells")
      }
    }
    return nil
  }

  private func count(_ line: ArraySlice<UInt8>) -> Int {
    var count = 0
    var rest = line
    while let index = rest.firstIndex(of: .less) {
      rest = rest[(index + 1)...]
      if let next = rest.first, next == UInt8(ascii: "?") || next == UInt8(ascii: "!") { count += 1 }
    }
    return count
  }

  /// How many columns a line such as `|---|:-:|` announces; nil when it is none.
  private func delimiterColumns(_ line: ArraySlice<UInt8>) -> Int? {
    var bars = 0
    for byte in line {
      if byte == UInt8(ascii: "|") {
        bars += 1
      } else if byte != UInt8(ascii: "-"), byte != .colon, !byte.isSpaceOrTab {
        return nil
      }
    }
    return line.contains(UInt8(ascii: "-")) ? bars + 1 : nil
  }
}
