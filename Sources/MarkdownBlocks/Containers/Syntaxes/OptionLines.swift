import Bytes
import Diagnostics

/// The lines right below a marker that say more of it: `:sync: key` of MyST, `    type: warning` of PyMdown.
struct OptionLines {
  private var values: [String: String] = [:]
  /// The end of the last of them.
  private(set) var end: Int

  private static let mostLines = 16

  subscript(name: String) -> String? { values[name] }

  /// - Parameter indentation: how many columns right of the marker they are; 0: they begin with a colon.
  init?(below line: PageLine, indentation: Int, in source: SourceFile) {
    end = line.end
    var number = line.number + 1
    while number <= min(source.lineCount, line.number + Self.mostLines) {
      let next = source.pageLine(number)
      guard !next.isBlank, let (name, value) = Self.option(next, line, indentation, source) else { break }
      values[name] = value
      end = next.end
      number += 1
    }
    if values.isEmpty { return nil }
  }

  private static func option(
    _ line: PageLine, _ marker: PageLine, _ indentation: Int, _ source: SourceFile
  ) -> (String, String)? {
    var start = line.start
    if indentation == 0 {
      guard source.bytes[start] == .colon else { return nil }
      start += 1
    } else {
      guard line.column >= marker.column + indentation else { return nil }
    }
    var end = start
    while end < line.end, source.bytes[end].isLetter || source.bytes[end] == UInt8(ascii: "-") { end += 1 }
    guard end > start, end < line.end, source.bytes[end] == .colon else { return nil }
    let value = source.rest(of: line, from: end + 1)
    guard value.isBlank || value.start > end + 1 else { return nil }
    return (
      String(decoding: source.bytes[start..<end], as: UTF8.self).lowercased(),
      String(decoding: source.bytes[value.start..<source.bytes.trimmedEnd(of: value.start..<value.end)], as: UTF8.self)
    )
  }
}
