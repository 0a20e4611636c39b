import Bytes

/// What a line goes on to say after a word: `created but not started`, `installed, though inactive`, `created (dry run)`.
enum SecondState {
  /// Whether the rest of the clause, up to the next column, sets something against the word.
  ///
  /// - Parameter shown: words of the sentence that asks.
  static func follows(_ range: Range<Int>, in line: TextSlice, besides shown: Set<String>) -> Bool {
    var end = range.upperBound
    while end < line.endIndex, !isColumn(end, in: line) { end += 1 }
    // `enabled; preset: disabled` says nothing against it.
    let parts = line[range.upperBound..<end].split { ",;".utf8.contains($0) }.filter { part in
      PlaceInLine.label(before: part.endIndex, in: part).map { ReservationWords.labels.places(in: $0).isEmpty } ?? true
    }
    let rest = SpokenLine(TextSlice(parts.joined(separator: ", ".utf8)))
    return rest.contrasts || rest.takesBack(besides: shown) || rest.isPending(besides: shown)
  }

  private static func isColumn(_ index: Int, in line: TextSlice) -> Bool {
    if line[index] == "\t" { return true }
    return line[index].isBlank && index + 1 < line.endIndex && line[index + 1].isBlank
  }
}
