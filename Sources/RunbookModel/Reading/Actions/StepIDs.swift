/// How often each id of a step was given on a page. All sections of the page ask the same one.
final class StepIDs {
  /// An id, and how often it had been given then, that time included.
  typealias Given = (id: String, count: Int)

  private var counts: [String: Int] = [:]
  /// In their order.
  private(set) var given: [Given] = []

  /// How often the id has been given, this time included.
  func count(_ id: String) -> Int {
    let count = counts[id, default: 0] + 1
    counts[id] = count
    given.append((id, count))
    return count
  }

  /// Gives the ids that a section was given before, unless they would be others now; then none of them is given.
  func giveAgain(_ ids: [Given]) -> Bool {
    var ahead: [String: Int] = [:]
    for (id, count) in ids {
      let own = ahead[id, default: counts[id, default: 0]] + 1
      guard own == count else { return false }
      ahead[id] = own
    }
    counts.merge(ahead) { $1 }
    given += ids
    return true
  }
}
