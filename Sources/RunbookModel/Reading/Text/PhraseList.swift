import Bytes

/// Phrases, each a row of words that are after each other with others between them: "to … the output".
struct PhraseList: Sendable {
  private let rows: [[Words]]
  /// The first word of each row: where none of them is, no phrase does.
  private let firsts: WordList

  init(_ rows: [[Words]]) {
    self.rows = rows
    // As a key path `first` would be looked up at run time.
    firsts = WordList(rows.compactMap { $0.first })
  }

  /// Whether one of the phrases is in `text`.
  func isAny(in text: ArraySlice<UInt8>) -> Bool {
    firsts.isAny(in: text) && rows.contains { ByteSearch.holds($0, in: text) }
  }

  /// Whether one of the phrases ends at most `distance` bytes before the end of `text`.
  func isAny(endingWithin distance: Int, of text: ArraySlice<UInt8>) -> Bool {
    firsts.isAny(in: text)
      && rows.contains { row in
        guard let last = row.last else { return false }
        let end = text.suffix(distance + last.bytes.count)
        return ByteSearch.wordOffsets(of: last, in: end).contains { offset in
          row.count == 1 || ByteSearch.holds(Array(row.dropLast()), in: text[..<offset])
        }
      }
  }
}
