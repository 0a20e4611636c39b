/// The rows of a listing that a sample shows as lines: another line of the same form is another row.
struct FurtherRow {
  private let rows: [[TextSlice]]

  /// - Parameter sample: its lines.
  init(_ sample: [TextSlice]) {
    rows = sample.prefix(Self.most).map { LineWords.split($0) }.filter { !$0.isEmpty }
  }

  /// Lines of a sample.
  private static let most = 500

  /// Whether a line is as long as one of the sample, and has the same words or values of the same form in its places.
  func isAnother(_ words: [TextSlice]) -> Bool { rows.contains { isLike($0, words) } }

  /// How many lines of the sample are like one.
  func count(alike words: [TextSlice]) -> Int { rows.count { isLike($0, words) } }

  func isAlike(_ line: TextSlice, _ words: [TextSlice]) -> Bool { isLike(LineWords.split(line), words) }

  private func isLike(_ row: [TextSlice], _ words: [TextSlice]) -> Bool {
    guard row.count == words.count else { return false }
    var same = 0
    for (expected, found) in zip(row, words) {
      if expected == found {
        same += ValueShape.of(expected).isWildcard ? 0 : 1
      } else if !isAlike(expected, found) {
        return false
      }
    }
    return row.count == 1 ? isList(of: row[0]) : same * 2 >= row.count || isColumns(row.count)
  }

  private func isAlike(_ expected: TextSlice, _ found: TextSlice) -> Bool {
    if let state = StateWord(expected) {
      guard let other = StateWord(found) else { return ValueShape.of(found).isWildcard && !found.isEqual(to: "0") }
      return other.meaning.side == state.meaning.side
    }
    if StateWord(found) != nil { return false }
    let (shape, other) = (ValueShape.of(expected), ValueShape.of(found))
    return shape.isWildcard || other.isWildcard ? shape == other || shape.isName && other.isName : true
  }

  /// One word alone is a row only where the sample has several such lines.
  private func isList(of word: TextSlice) -> Bool { rows.count { $0.count == 1 } > 1 }

  private func isColumns(_ count: Int) -> Bool { rows.count { $0.count == count } > 1 }
}

extension ValueShape {
  /// What all names have, no matter what they are made of.
  fileprivate var isName: Bool { [.path, .hostName, .generatedName, .exampleName, .word].contains(self) }
}
