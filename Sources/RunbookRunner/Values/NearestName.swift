/// Which of the known names a misspelt one was probably meant to be.
public enum NearestName {
  /// The nearest of `known` within a third of its length (at least one change); nil when none is near.
  public static func of(_ name: String, in known: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    let candidates = known.map { (name: $0, distance: distance(wanted, Array($0.lowercased().unicodeScalars))) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.name.unicodeScalars.count / 3) ? best.name : nil
  }

  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, scalar) in left.enumerated() {
      var next = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1] + 1, next[column] + 1, last[column] + (scalar == other ? 0 : 1))
        if row > 0, column > 0, scalar == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        next.append(cost)
      }
      beforeLast = last
      last = next
    }
    return last[right.count]
  }
}
