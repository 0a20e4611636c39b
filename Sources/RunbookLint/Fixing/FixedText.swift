package import Diagnostics

/// A page with the fixes of its diagnostics put in.
package struct FixedText: Sendable {
  /// One replacement, in UTF-8 byte offsets of the page before.
  package struct Edit: Hashable, Sendable {
    package var range: Range<Int>
    package var text: String
  }

  /// Of the whole page.
  package let bytes: [UInt8]
  /// The diagnostics whose fixes are in ``bytes``.
  package private(set) var mended: [Diagnostic] = []
  /// What was replaced, in the order of the page; no two of them touch.
  package private(set) var edits: [Edit] = []

  /// The fixes of a diagnostic are put in together or not at all: one that overlaps an earlier diagnostic's waits for
  /// the next round.
  package init(_ source: SourceFile, diagnostics: [Diagnostic]) {
    var taken: [Edit] = []
    for diagnostic in diagnostics where !diagnostic.fixes.isEmpty {
      let own = diagnostic.fixes.map {
        let start = source.offset(of: $0.range.start)
        return Edit(range: start..<max(start, source.offset(of: $0.range.end)), text: $0.replacement)
      }
      guard own.allSatisfy({ Self.place(of: $0.range, in: taken) != nil }), !Self.overlap(own) else { continue }
      for edit in own {
        guard let index = Self.place(of: edit.range, in: taken) else { continue }
        taken.insert(edit, at: index)
      }
      mended.append(diagnostic)
    }
    var result: [UInt8] = []
    result.reserveCapacity(source.bytes.count + 1024)
    var at = 0
    for edit in taken {
      result += source.bytes[at..<edit.range.lowerBound]
      result += edit.text.utf8
      at = edit.range.upperBound
    }
    edits = taken
    bytes = result + source.bytes[at...]
  }

  /// Where it belongs among the sorted `taken`; nil when it touches one of them.
  private static func place(of range: Range<Int>, in taken: [Edit]) -> Int? {
    var low = 0
    var high = taken.count
    while low < high {
      let middle = (low + high) / 2
      if taken[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    if low > 0, taken[low - 1].range.upperBound >= range.lowerBound, taken[low - 1].range.upperBound > 0 { return nil }
    if low < taken.count, taken[low].range.lowerBound <= range.upperBound { return nil }
    return low
  }

  private static func overlap(_ own: [Edit]) -> Bool {
    let sorted = own.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return zip(sorted, sorted.dropFirst()).contains { $0.range.upperBound > $1.range.lowerBound }
  }
}
