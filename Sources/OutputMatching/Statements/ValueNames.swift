import Bytes

/// The names below which a line of an output has its values.
struct ValueNames {
  let output: OutputText
  let line: Int

  /// The words of the heading of the column in which a place is, and of each line below which the line is indented.
  func all(of place: Range<Int>) -> [[String]] { parents + [heading(of: place)].compactMap(\.self) }

  /// `desired:` and `"spec": {`
  private var parents: [[String]] {
    var names: [[String]] = []
    var indentation = indentation(of: line)
    var index = line
    while indentation > 0, index > 0, names.count < Self.deepest, line - index < Self.longestLook {
      index -= 1
      let text = output.lines[index].trimmed
      guard !text.isEmpty, self.indentation(of: index) < indentation else { continue }
      indentation = self.indentation(of: index)
      if let last = text.last, ":{[".utf8.contains(last) { names.append(PlaceInLine.nameWords(text)) }
    }
    return names
  }

  private static let deepest = 8
  /// In lines.
  private static let longestLook = 200

  private func indentation(of line: Int) -> Int { output.lines[line].prefix(while: \.isBlank).count }

  /// Of a table whose headings are the first line of its block.
  private func heading(of place: Range<Int>) -> [String]? {
    let start = max(0, line - Self.longestLook)
    let first = output.lines[start..<line].lastIndex { $0.trimmed.isEmpty }.map { $0 + 1 } ?? start
    guard first < line else { return nil }
    let header = TextTable.cells(of: output.lines[first])
    guard header.count > 1, header.allSatisfy({ $0.text.first.map { $0.isUppercase || $0 >= 0x80 } ?? false }) else {
      return nil
    }
    let row = TextTable.row(of: output.lines[line], below: header)
    let column = row.firstIndex { $0.startIndex <= place.lowerBound && place.upperBound <= $0.endIndex }
    return column.flatMap { header.indices.contains($0) ? PlaceInLine.nameWords(header[$0].text) : nil }
  }
}
