extension SourceFile {
  /// The same place with its column in Unicode scalars from 1, as editors and most tools count.
  public func inCharacters(_ position: SourcePosition) -> SourcePosition {
    let before = line(position.line).prefix(max(position.column - 1, 0))
    let beyond = max(position.column - 1, 0) - before.count
    // What is no UTF-8 has more scalars than bytes that begin one; it is rare, and `String` knows how many.
    let isASCII = before.allSatisfy { $0 < 0x80 }
    let count = isASCII ? before.count : String(decoding: before, as: UTF8.self).unicodeScalars.count
    return SourcePosition(line: position.line, column: count + beyond + 1)
  }

  /// The same range with columns in Unicode scalars from 1.
  public func inCharacters(_ range: SourceRange) -> SourceRange {
    SourceRange(inCharacters(range.start), inCharacters(range.end))
  }
}
