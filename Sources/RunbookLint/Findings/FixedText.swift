public import Diagnostics

/// A page with the fixes of its diagnostics put in.
public struct FixedText: Sendable {
  /// Of the whole page.
  public private(set) var bytes: [UInt8]
  /// How many diagnostics were mended.
  public private(set) var count = 0

  private struct Replacement {
    var range: Range<Int>
    var text: String
  }

  /// The fixes of a diagnostic are put in together or not at all: one that overlaps an earlier diagnostic's waits for
  /// the next round.
  public init(_ source: SourceFile, diagnostics: [Diagnostic]) {
    var taken: [Replacement] = []
    // The text of the source mends all of a command; a rule knows only a part of what is wrong with it.
    let compared = Set(ComparisonRule.allCases.map(\.id))
    let ordered = diagnostics.filter { compared.contains($0.rule) } + diagnostics.filter { !compared.contains($0.rule) }
    for diagnostic in ordered where !diagnostic.fixes.isEmpty {
      let own = diagnostic.fixes.map {
        let start = source.offset(of: $0.range.start)
        return Replacement(range: start..<max(start, source.offset(of: $0.range.end)), text: $0.replacement)
      }
      guard own.allSatisfy({ Self.place(of: $0.range, in: taken) != nil }), !Self.overlap(own) else { continue }
      for replacement in own {
        guard let index = Self.place(of: replacement.range, in: taken) else { continue }
        taken.insert(replacement, at: index)
      }
      count += 1
    }
    var result: [UInt8] = []
    result.reserveCapacity(source.bytes.count + 1024)
    var at = 0
    for replacement in taken {
      result += source.bytes[at..<replacement.range.lowerBound]
      result += replacement.text.utf8
      at = replacement.range.upperBound
    }
    bytes = result + source.bytes[at...]
  }

  /// Where it belongs among the sorted `taken`; nil when it touches one of them.
  private static func place(of range: Range<Int>, in taken: [Replacement]) -> Int? {
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

  private static func overlap(_ own: [Replacement]) -> Bool {
    let sorted = own.sorted { $0.range.lowerBound < $1.range.lowerBound }
    return zip(sorted, sorted.dropFirst()).contains { $0.range.upperBound > $1.range.lowerBound }
  }
}
