/// Where a place of a page is after edits, and which places they touched.
///
/// A place within an edit, its ends included, counts as the edit's beginning, before and after alike: a finding that
/// begins there is the same finding.
struct EditMap {
  private struct Entry {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let entries: [Entry]

  /// - Parameters:
  ///   - edits: in the order of the page.
  ///   - isWanted: which of them count, one answer for each; nil: all. The others only move what follows.
  init(_ edits: [FixedText.Edit], only isWanted: [Bool]? = nil) {
    var shift = 0
    let all = edits.map { edit in
      let start = edit.range.lowerBound + shift
      let entry = Entry(old: edit.range, new: start..<start + edit.text.utf8.count)
      shift += entry.new.count - edit.range.count
      return entry
    }
    entries = isWanted.map { wanted in zip(all, wanted).filter(\.1).map(\.0) } ?? all
  }

  /// The place in the page after the edits, for a byte offset of the page before them.
  func newPlace(ofOld offset: Int) -> Int {
    guard let entry = last(upTo: offset, \.old) else { return offset }
    return offset <= entry.old.upperBound ? entry.new.lowerBound : offset - entry.old.upperBound + entry.new.upperBound
  }

  /// The same place, for a byte offset of the page after the edits.
  func newPlace(ofNew offset: Int) -> Int {
    guard let entry = last(upTo: offset, \.new), offset <= entry.new.upperBound else { return offset }
    return entry.new.lowerBound
  }

  /// Whether an edit is within these byte offsets of the page before, or at one of their ends.
  func touches(old range: Range<Int>) -> Bool {
    last(upTo: range.upperBound, \.old).map { $0.old.upperBound >= range.lowerBound } ?? false
  }

  /// The same for the page after the edits.
  func touches(new range: Range<Int>) -> Bool {
    last(upTo: range.upperBound, \.new).map { $0.new.upperBound >= range.lowerBound } ?? false
  }

  /// The last entry that begins at `offset` or before it.
  private func last(upTo offset: Int, _ side: KeyPath<Entry, Range<Int>>) -> Entry? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle][keyPath: side].lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? entries[low - 1] : nil
  }
}
