/// Which elements of two sequences belong together, in order.
enum SequenceAlignment {
  /// Beyond so many pairs, elements are paired by their position: hostile pages must not cost hours.
  static let maximumPairs = 250_000

  /// The pairs with the greatest sum of likeness.
  ///
  /// - Parameter likeness: from 0 (never together) upwards.
  static func pairs(_ left: Int, _ right: Int, likeness: (Int, Int) -> Double) -> [(left: Int, right: Int)] {
    guard left > 0, right > 0 else { return [] }
    guard left * right <= maximumPairs else { return (0..<min(left, right)).map { ($0, $0) } }
    let width = right + 1
    var best = [Double](repeating: 0, count: (left + 1) * width)
    for i in (0..<left).reversed() {
      for j in (0..<right).reversed() {
        let own = likeness(i, j)
        let together = own > 0 ? own + best[(i + 1) * width + j + 1] : -1
        best[i * width + j] = max(together, best[(i + 1) * width + j], best[i * width + j + 1])
      }
    }
    var pairs: [(left: Int, right: Int)] = []
    var i = 0
    var j = 0
    while i < left, j < right {
      let own = likeness(i, j)
      if own > 0, own + best[(i + 1) * width + j + 1] >= best[i * width + j] - 1e-9 {
        pairs.append((i, j))
        i += 1
        j += 1
      } else if best[(i + 1) * width + j] >= best[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
