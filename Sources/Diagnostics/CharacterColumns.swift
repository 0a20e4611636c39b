/// Turns columns of bytes into columns of Unicode scalars for places that mostly follow each other: a line of thousands
/// of names may have as many findings, and is then counted once, not from its beginning for each.
package struct CharacterColumns {
  private let source: SourceFile
  private var line = 0
  /// So many bytes of the line have been counted, and so many scalars they hold.
  private var counted = (bytes: 0, scalars: 0)

  package init(_ source: SourceFile) { self.source = source }

  /// The same place with its column in Unicode scalars from 1, as ``SourceFile/inCharacters(_:)-(SourcePosition)`` has it.
  package mutating func inCharacters(_ position: SourcePosition) -> SourcePosition {
    let text = source.line(position.line)
    let wanted = max(position.column - 1, 0)
    let length = min(wanted, text.count)
    if position.line != line || length < counted.bytes { (line, counted) = (position.line, (0, 0)) }
    let part = text.dropFirst(counted.bytes).prefix(length - counted.bytes)
    let isASCII = part.allSatisfy { $0 < 0x80 }
    let scalars = isASCII ? part.count : String(decoding: part, as: UTF8.self).unicodeScalars.count
    let column = counted.scalars + scalars + (wanted - length) + 1
    // Within a character what is before and what is after it would be counted apart.
    let next = text.dropFirst(length).first
    if next.map({ $0 & 0xC0 != 0x80 }) ?? true { counted = (length, counted.scalars + scalars) }
    return SourcePosition(line: position.line, column: column)
  }

  /// The same range with columns in Unicode scalars from 1.
  package mutating func inCharacters(_ range: SourceRange) -> SourceRange {
    SourceRange(inCharacters(range.start), inCharacters(range.end))
  }
}
