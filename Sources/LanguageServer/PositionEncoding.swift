import Bytes
import Diagnostics
import JSON

/// In what a client counts the characters of a line. Lines and characters are counted from 0.
///
/// Source: Language Server Protocol 3.17, "Position".
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// A position beyond the end of a line is that end, as the protocol has it.
  ///
  /// - Returns: the offset in bytes; nil for what is no position.
  func offset(of position: JSONValue?, in source: SourceFile) -> Int? {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer, line >= 0,
      character >= 0
    else { return nil }
    guard line < source.lineStarts.count else { return source.bytes.count }
    let start = source.lineStarts[line]
    let bytes = source.line(line + 1)
    return start + (self == .utf8 ? min(character, bytes.count) : Self.bytes(ofUnits: character, in: bytes))
  }

  func range(_ range: JSONValue?, in source: SourceFile) -> Range<Int>? {
    guard let start = offset(of: range?["start"], in: source), let end = offset(of: range?["end"], in: source),
      start <= end
    else { return nil }
    return start..<end
  }

  func position(_ offset: Int, in source: SourceFile) -> JSONValue {
    let position = source.position(atOffset: offset)
    let line = source.line(position.line)
    let bytes = line.prefix(position.column - 1)
    let character = self == .utf8 ? bytes.count : Self.units(in: bytes)
    return .object(["line": .integer(position.line - 1), "character": .integer(character)])
  }

  func range(_ range: Range<Int>, in source: SourceFile) -> JSONValue {
    .object(["start": position(range.lowerBound, in: source), "end": position(range.upperBound, in: source)])
  }

  func range(_ range: SourceRange, in source: SourceFile) -> JSONValue {
    let start = source.offset(of: range.start)
    return self.range(start..<max(start, source.offset(of: range.end)), in: source)
  }

  /// UTF-16 units of UTF-8: two for each character of four bytes, one for each other one.
  private static func units(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }

  private static func bytes(ofUnits units: Int, in bytes: ArraySlice<UInt8>) -> Int {
    var left = units
    var index = bytes.startIndex
    while index < bytes.endIndex, left > 0 {
      left -= bytes[index] >= 0xF0 ? 2 : 1
      index += 1
      while index < bytes.endIndex, bytes[index] & 0xC0 == 0x80 { index += 1 }
    }
    return index - bytes.startIndex
  }
}
