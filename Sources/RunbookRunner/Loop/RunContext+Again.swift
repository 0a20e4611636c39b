import Diagnostics
import RunbookModel

/// Actions that are met a second time.
extension RunContext {
  /// A person has gone to the first of these: they are met again, also in a run that is resumed.
  func meetAgain(_ items: ArraySlice<RunItem>) throws {
    let actions = items.compactMap(\.action)
    unsettle(actions.map(\.id))
    // What was decided about them is asked anew, too.
    for item in items { optionalSteps[item.step.id] = nil }
    for action in actions { optionalSteps[action.id] = nil }
    for group in actions.compactMap(\.alternatives) { chosen[group] = nil }
    guard let first = actions.first, actions.contains(where: { outcome(of: $0) != nil }) else { return }
    try log.tell(
      .answer(RunEvent.GivenAnswer(action: first.id, key: nil, value: Repetition.mark, reason: nil)))
  }

  /// A person does not want the action done. What it came to before stands: a step that had passed has not been skipped.
  func skip(_ action: Action, reason: String?) throws {
    try log.tell(.answer(RunEvent.GivenAnswer(action: action.id, key: nil, value: "skip", reason: reason)))
    try leaveOut(action, reason: reason.map { Message(verbatim: $0) })
  }

  /// The same where nobody was asked about the action itself.
  func leaveOut(_ action: Action, reason: Message?) throws {
    guard outcome(of: action) == nil else { return leave(action) }
    try finish(action, .skipped, reason: reason)
  }

  /// What an action that was done came to; nil where it was not done, or nobody knows.
  private func outcome(of action: Action) -> Verdict? {
    verdicts[action.id].flatMap { [.passed, .failed, .unverified, .rehearsed].contains($0) ? $0 : nil }
  }
}
