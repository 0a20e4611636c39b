import RunbookModel

/// Actions in the order in which they first ended, each with its last verdict.
struct ActionVerdicts: Sendable {
  typealias Entry = (action: ActionID, verdict: Verdict)

  private(set) var all: [Entry] = []
  /// Where each action is in ``all``.
  private var places: [ActionID: Int] = [:]

  /// nil where the action has not ended.
  subscript(action: ActionID) -> Verdict? { places[action].map { all[$0].verdict } }

  mutating func set(_ verdict: Verdict, of action: ActionID) {
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
