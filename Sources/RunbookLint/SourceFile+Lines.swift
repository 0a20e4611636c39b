import Diagnostics

extension SourceFile {
  /// What its author ends lines with.
  var lineBreak: String {
    guard lineStarts.count > 1, lineStarts[1] >= 2, bytes[lineStarts[1] - 2] == UInt8(ascii: "\r") else { return "\n" }
    return "\r\n"
  }

  /// A stretch of the file, by UTF-8 offsets.
  func range(ofBytes offsets: Range<Int>) -> SourceRange {
    SourceRange(position(atOffset: offsets.lowerBound), position(atOffset: offsets.upperBound))
  }

  /// A stretch of line `number`, from 1, by UTF-8 offsets within the line.
  func range(ofLine number: Int, _ offsets: Range<Int>) -> SourceRange {
    SourceRange(
      SourcePosition(line: number, column: offsets.lowerBound + 1),
      SourcePosition(line: number, column: offsets.upperBound + 1))
  }
}
