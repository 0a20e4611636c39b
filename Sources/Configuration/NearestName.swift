/// Which of the known names a misspelt one was probably meant to be.
package enum NearestName {
  /// The nearest of `known` within a third of its length (at least one change); nil when none is near.
  package static func of(_ name: String, in known: [String]) -> String? {
    let name = Array(name.lowercased().unicodeScalars.prefix(64))
    let candidates = known.map { (word: $0, distance: distance(name, Array($0.lowercased().unicodeScalars))) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.word.unicodeScalars.count / 3) ? best.word : nil
  }

  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (i, character) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (character == other ? 0 : 1))
        if i > 0, j > 0, character == right[j - 1], left[i - 1] == other { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
