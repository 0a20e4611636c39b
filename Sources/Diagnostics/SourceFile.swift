/// One text file as it is on disk: its path, its bytes, and where its lines begin.
///
/// Nothing is normalised: CRLF, a byte order mark and invalid UTF-8 stay as they are, so that every position
/// given to a person is one that an editor finds.
public struct SourceFile: Sendable {
  /// As the person named it; only shown, never opened.
  public let path: String
  public let bytes: [UInt8]
  /// Offset in bytes of the first byte of each line; line 1 is at index 0. Never empty.
  public let lineStarts: [Int]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { buffer in
      for (offset, byte) in buffer.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      }
    }
    lineStarts = starts
  }

  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The number of lines; a final line feed opens no further line.
  public var lineCount: Int {
    lineStarts.last == bytes.count && lineStarts.count > 1 ? lineStarts.count - 1 : lineStarts.count
  }

  /// The bytes of line `number` (from 1) without its line ending; empty outside the file.
  public func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= lineStarts.count else { return [] }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    if end > start, number < lineStarts.count, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[start..<max(start, end)]
  }

  /// Line `number` as text; bytes that are not UTF-8 read as U+FFFD.
  public func lineText(_ number: Int) -> String {
    String(decoding: line(number), as: UTF8.self)
  }

  /// The position of the byte at `offset`; offsets outside the file are brought to its nearest end.
  public func position(atOffset offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The offset in bytes of a position; positions outside the file are brought to its nearest end.
  public func offset(of position: SourcePosition) -> Int {
    guard position.line >= 1 else { return 0 }
    guard position.line <= lineStarts.count else { return bytes.count }
    return min(lineStarts[position.line - 1] + max(position.column - 1, 0), bytes.count)
  }

  /// The text of a range; bytes that are not UTF-8 read as U+FFFD.
  public func text(in range: SourceRange) -> String {
    String(
      decoding: bytes[offset(of: range.start)..<max(offset(of: range.start), offset(of: range.end))], as: UTF8.self)
  }
}
