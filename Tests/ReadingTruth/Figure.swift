/// Right answers out of all that were given, and out of all that there are.
struct Figure {
  var right = 0
  var said = 0
  var there = 0

  var precision: Double { said == 0 ? 1 : Double(right) / Double(said) }
  var recall: Double { there == 0 ? 1 : Double(right) / Double(there) }

  static func + (left: Figure, right: Figure) -> Figure {
    Figure(right: left.right + right.right, said: left.said + right.said, there: left.there + right.there)
  }

  /// One yes-or-no judgement: it counts in both directions.
  mutating func judge(_ isRight: Bool) {
    right += isRight ? 1 : 0
    said += 1
    there += 1
  }

  var description: String {
    "\(right)/\(said) \(Figure.percent(precision)) \(right)/\(there) \(Figure.percent(recall))"
  }

  static func percent(_ share: Double) -> String {
    let thousandths = Int((share * 1000).rounded())
    return "\(thousandths / 10).\(thousandths % 10) %"
  }
}
