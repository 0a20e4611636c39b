import Bytes
import Diagnostics

/// The content of a code block without the indentation that its opening fence has.
struct CodeContent {
  private(set) var text = ""
  private(set) var lineStarts: [SourcePosition] = []

  /// - Parameters:
  ///   - lines: line numbers.
  ///   - column: of the opening fence; what is left of it is taken away when it is blank, and kept otherwise.
  init(_ source: SourceFile, lines: some Collection<Int>, column: Int, quoteDepth: Int) {
    var bytes: [UInt8] = []
    for number in lines {
      let line = source.line(number)
      append(line, number, of: source, to: &bytes, column, quoteDepth)
    }
    text = String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  /// - Parameter end: content of the last line goes only so far, as an offset in the original.
  init(_ source: SourceFile, lines: some Collection<Int>, column: Int, quoteDepth: Int, end: Int) {
    var bytes: [UInt8] = []
    for number in lines {
      let line = source.line(number)
      append(
        line[line.startIndex..<max(line.startIndex, min(line.endIndex, end))], number, of: source, to: &bytes, column,
        quoteDepth)
    }
    text = String(decoding: bytes.dropLast(), as: UTF8.self)
  }

  private mutating func append(
    _ line: ArraySlice<UInt8>, _ number: Int, of source: SourceFile, to bytes: inout [UInt8], _ column: Int,
    _ quoteDepth: Int
  ) {
    var index = line.startIndex
    var at = 1
    var quotes = quoteDepth
    while index < line.endIndex, at < column {
      let byte = line[index]
      if byte == .greater, quotes > 0 {
        quotes -= 1
        at += 1
      } else if byte.isSpaceOrTab {
        at = byte == .tab ? (at + 3) / 4 * 4 + 1 : at + 1
      } else {
        break
      }
      index += 1
    }
    lineStarts.append(SourcePosition(line: number, column: index - line.startIndex + 1))
    // A tab that reaches over the fence's column leaves blanks.
    if at > column { bytes.append(contentsOf: repeatElement(.space, count: at - column)) }
    bytes.append(contentsOf: line[index...])
    bytes.append(.newline)
  }
}
