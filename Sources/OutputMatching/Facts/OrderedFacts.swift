import Diagnostics

/// Pairs of values of which a sample shows the one before, or below, the other: what holds from one day on ends after
/// it, and no more is in use than there may be.
enum OrderedFacts {
  /// What the output turns round.
  static func differences(sample: Facts, output: Facts) -> [Difference] {
    pairs(in: sample).compactMap { pair in
      guard let (first, second) = turned(pair, in: output) else { return nil }
      return Difference(
        outputLine: second.line, expected: nil, actual: "\(first.text.excerpt) / \(second.text.excerpt)",
        message: "\(pair.first), \(pair.second): in the sample they are in the other order")
    }
  }

  private enum Order { case time, amount }

  private struct Pair {
    var first: String
    var second: String
    var order: Order
  }

  /// More are a listing.
  private static let mostNames = 60

  private static func pairs(in sample: Facts) -> [Pair] {
    let names = sample.values.keys.sorted().prefix(mostNames)
    return names.flatMap { first in
      names.compactMap { second -> Pair? in
        guard first != second, let order = order(first, second) else { return nil }
        let pair = Pair(first: first, second: second, order: order)
        return isKnown(pair, in: sample) && turned(pair, in: sample) == nil ? pair : nil
      }
    }
  }

  private static func order(_ first: String, _ second: String) -> Order? {
    let (first, second) = (TextSlice(first), TextSlice(second))
    if VolatileName.isOfStart(first), !VolatileName.isOfEnd(first), VolatileName.isOfEnd(second) { return .time }
    if VolatileName.isOfUse(first), !VolatileName.isOfLimit(first), VolatileName.isOfLimit(second) { return .amount }
    return nil
  }

  /// Whether the sample has values that can be compared.
  private static func isKnown(_ pair: Pair, in facts: Facts) -> Bool {
    [pair.first, pair.second].allSatisfy { name in
      facts.values[name]?.contains { pair.order == .time ? Moment($0.text) != nil : ByteSize.of($0.text) != nil }
        ?? false
    }
  }

  private static func turned(_ pair: Pair, in facts: Facts) -> (Facts.Value, Facts.Value)? {
    guard let firsts = facts.values[pair.first], let seconds = facts.values[pair.second] else { return nil }
    return zip(firsts, seconds).first { first, second in
      switch pair.order {
      case .time:
        guard let start = Moment(first.text), let end = Moment(second.text) else { return false }
        return start.isAfter(end)
      case .amount:
        guard let used = ByteSize.of(first.text), let most = ByteSize.of(second.text) else { return false }
        return used > most
      }
    }
  }
}
