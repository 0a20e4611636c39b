/// How many columns of a terminal a text takes.
///
/// Source: Unicode Standard Annex #11 (East Asian Width): wide and full-width characters take two columns; what
/// combines with the character before it takes none.
package enum DisplayWidth {
  package static func of(_ text: some StringProtocol) -> Int {
    if isPlain(text) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Each byte takes one column.
  fileprivate static func isPlain(_ text: some StringProtocol) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  static func of(_ character: Character) -> Int {
    // ASCII first: nearly all characters of nearly all pages.
    if character.isASCII { return 1 }
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    let emoji = character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    return emoji || wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

extension String {
  /// Filled up with blanks to `width` columns; a longer text stays as it is.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - DisplayWidth.of(self)))
  }

  /// At most `width` columns, the last of them `…` when something had to go.
  package func clipped(to width: Int) -> String {
    guard utf8.count > width else { return self }
    if DisplayWidth.isPlain(self) { return width > 0 ? prefix(width - 1) + "…" : "" }
    var columns = 0
    // What still fits when the last column is the sign's.
    var end = startIndex
    for index in indices {
      columns += DisplayWidth.of(self[index])
      if columns > width { return self[..<end] + (width > 0 ? "…" : "") }
      if columns < width { end = self.index(after: index) }
    }
    return self
  }

  /// The end of it, as long as it takes no more than `width` columns.
  func suffix(columns width: Int) -> Substring {
    var columns = 0
    var start = endIndex
    while start > startIndex {
      let previous = index(before: start)
      columns += DisplayWidth.of(self[previous])
      if columns > width { break }
      start = previous
    }
    return self[start...]
  }
}
