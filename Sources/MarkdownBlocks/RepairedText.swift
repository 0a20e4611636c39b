import Bytes

/// The text that cmark is given, and where in the original each of its bytes comes from.
///
/// Most lines are one piece of one original line. What is left out (a comment, an attribute list) or put in (a
/// backslash that keeps a `<` from opening HTML) divides a line into several pieces.
struct RepairedText {
  private(set) var bytes: [UInt8] = []
  /// Offset in `bytes` of each line's first byte.
  private(set) var lineStarts: [Int] = []
  /// Line number in the original, from 1, of each line.
  private var originalLines: [Int] = []
  private var firstPieces: [Int] = []
  private var pieces: [Piece] = []

  private struct Piece {
    var start: Int
    var original: Int
    /// Put in by a repair, for all of the original from `original` up to here; nil for a plain copy.
    var insertedFor: Int?
  }

  var lineCount: Int { lineStarts.count }

  /// - Parameter number: of the original line that the new line begins with.
  mutating func beginLine(_ number: Int) {
    lineStarts.append(bytes.count)
    originalLines.append(number)
    firstPieces.append(pieces.count)
  }

  mutating func append(_ range: Range<Int>, of original: [UInt8]) {
    pieces.append(Piece(start: bytes.count, original: range.lowerBound, insertedFor: nil))
    bytes.append(contentsOf: original[range])
  }

  /// Adds what replaces `range` of the original, which may be empty.
  mutating func insert(_ text: some Sequence<UInt8>, for range: Range<Int>) {
    pieces.append(Piece(start: bytes.count, original: range.lowerBound, insertedFor: range.upperBound))
    bytes.append(contentsOf: text)
  }

  mutating func endLine() { bytes.append(.newline) }

  /// The bytes of whole lines (from 0), line feeds included.
  func bytes(of lines: Range<Int>) -> ArraySlice<UInt8> {
    bytes[start(of: lines.lowerBound)..<start(of: lines.upperBound)]
  }

  /// How many bytes whole lines have.
  func length(of lines: Range<Int>) -> Int { start(of: lines.upperBound) - start(of: lines.lowerBound) }

  private func start(of line: Int) -> Int { line < lineStarts.count ? lineStarts[line] : bytes.count }

  /// The bytes of a line (from 0) without its line feed.
  func line(_ index: Int) -> ArraySlice<UInt8> {
    let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
    return bytes[lineStarts[index]..<max(lineStarts[index], end - 1)]
  }

  /// Where the byte at `column` (from 1) of line `index` (from 0) begins in the original.
  func originalStart(line index: Int, column: Int) -> Int {
    guard let (piece, offset) = piece(line: index, column: column) else { return pieces.last?.original ?? 0 }
    return piece.insertedFor == nil ? piece.original + offset - piece.start : piece.original
  }

  /// Where the byte at `column` (from 1) of line `index` (from 0) ends in the original.
  func originalEnd(line index: Int, column: Int) -> Int {
    guard let (piece, offset) = piece(line: index, column: column) else { return pieces.last?.original ?? 0 }
    return piece.insertedFor ?? (piece.original + offset - piece.start + 1)
  }

  /// The line number in the original, from 1, that line `index` (from 0) begins with.
  func originalLine(_ index: Int) -> Int { originalLines.indices.contains(index) ? originalLines[index] : 1 }

  /// Where the whole line ends in the original.
  func originalEnd(ofLine index: Int) -> Int {
    originalEnd(line: index, column: line(index).count)
  }

  private func piece(line index: Int, column: Int) -> (Piece, offset: Int)? {
    guard lineStarts.indices.contains(index) else { return nil }
    let offset = lineStarts[index] + min(max(column - 1, 0), line(index).count)
    var low = firstPieces[index]
    var high = (index + 1 < firstPieces.count ? firstPieces[index + 1] : pieces.count) - 1
    guard low <= high else { return nil }
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return (pieces[low], offset)
  }
}
