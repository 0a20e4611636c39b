import RunbookModel

/// What a journal says is to be done again although it was done: what a person went back to, and what used a value
/// that was changed afterwards.
struct Repetition {
  /// The answer in a journal that a person has gone to an action, and meets it and what follows it again.
  static let mark = "again"

  /// The answer that an action is done again because it used a value that was changed.
  static let staleMark = "stale"
  /// The answer that it is not.
  static let keptMark = "keep"

  /// Actions that are to be done again, and have not been since.
  private(set) var stale: Set<ActionID> = []
  /// The action that a person went to last.
  private(set) var target: ActionID?
  /// What was done, or left, since then.
  private var doneSince: Set<ActionID> = []
  private var events = 0
  /// Action → the place among the events where it ended, or a person left it as it is.
  private var ends: [ActionID: Int] = [:]
  /// Key of a value that is no secret → the place where it got another one than before.
  private var changes: [String: Int] = [:]
  private var values: [String: String] = [:]

  mutating func take(_ body: RunEvent.Body) {
    events += 1
    switch body {
    case .actionFinished(let end): settle(end.action)
    case .answer(let answer):
      guard let action = answer.action, answer.key == nil else { return }
      if answer.value == Repetition.mark {
        target = action
        doneSince = []
      } else if answer.value == Repetition.staleMark {
        stale.insert(action)
      } else {
        settle(action)
      }
    case .valueSet(let note), .valueCaptured(let note):
      guard let value = note.value, let old = values.updateValue(value, forKey: note.key), old != value else { return }
      changes[note.key] = events
    default: break
    }
  }

  private mutating func settle(_ action: ActionID) {
    ends[action] = events
    doneSince.insert(action)
    stale.remove(action)
  }

  /// Of these, in the order of the page, those that are to be done again: a person went back to them, or a value that
  /// they used was changed.
  func goneBackTo(in actions: [Action]) -> [ActionID] {
    let again = actions.map(\.id).filter(stale.contains)
    guard let place = actions.firstIndex(where: { $0.id == target }) else { return again }
    return again + actions[place...].map(\.id).filter { !doneSince.contains($0) }
  }

  /// Of these, those that used the old value of `key`.
  ///
  /// - Parameter isChangedNow: the value has changed since the last event.
  func users(of key: String, among actions: [Action], isChangedNow: Bool) -> [Action] {
    let change = isChangedNow ? events : changes[key]
    guard let change else { return [] }
    return actions.filter { action in action.keys.contains(key) && ends[action.id].map { $0 <= change } ?? false }
  }
}
