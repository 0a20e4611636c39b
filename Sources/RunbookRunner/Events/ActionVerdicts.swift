/// Actions in the order in which they first ended, each with its last verdict.
struct ActionVerdicts: Sendable {
  typealias Entry = (action: String, verdict: Verdict)

  private(set) var all: [Entry] = []
  /// Where each action stands in ``all``.
  private var places: [String: Int] = [:]

  /// nil where the action has not ended.
  subscript(action: String) -> Verdict? { places[action].map { all[$0].verdict } }

  mutating func set(_ verdict: Verdict, of action: String) {
    if let place = places[action] {
      all[place].verdict = verdict
    } else {
      places[action] = all.count
      all.append((action, verdict))
    }
  }

  mutating func removeAll(where isGone: (Entry) -> Bool) {
    all.removeAll(where: isGone)
    places = Dictionary(all.enumerated().map { ($0.element.action, $0.offset) }) { first, _ in first }
  }
}
