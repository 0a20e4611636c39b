import RunbookModel

/// What was decided about all that a page leaves to a person: alternatives, optional steps, and what has a condition.
final class RunChoices {
  /// The person wants all that follows to run.
  var runsAll = false
  /// Group of alternatives → id of the chosen action; an empty one where none is wanted.
  var alternatives: [String: String] = [:]
  /// Id of a request's action → id of the chosen body.
  var bodies: [ActionID: String] = [:]
  /// Step id → whether the optional step is wanted; id of the first action below a condition → whether it holds.
  private var optional: [String: Bool] = [:]
  private let log: EventLog

  init(log: EventLog) { self.log = log }

  /// Takes over what was decided in an earlier part of the run.
  func take(_ earlier: Resumption) {
    // A step, or an action, has one name for whether it is done and for what is chosen there: which was said last.
    optional = earlier.choices.mapValues { $0 != RunChoices.unwanted && !$0.isEmpty }
    alternatives = earlier.choices.filter { $0.value != RunChoices.wanted && $0.value != RunChoices.unwanted }
    bodies = Dictionary(uniqueKeysWithValues: alternatives.map { (ActionID($0), $1) })
  }

  /// What the journal says of an optional step that is to be done.
  static let wanted = "run"
  private static let unwanted = "skip"

  /// These are decided anew.
  func forget(_ items: ArraySlice<RunItem>) {
    for item in items {
      optional[item.step.id.text] = nil
      guard let action = item.action else { continue }
      for name in optional.keys where name == action.id.text || name.hasPrefix(action.id.text + "/if") {
        optional[name] = nil
      }
      for branch in action.branches { alternatives[branch.group] = nil }
    }
  }

  /// As it was decided before; else by the policy; else as the person says, who is asked once.
  ///
  /// - Parameter key: under which the answer is kept, also for a run that is resumed.
  func isWanted(
    _ key: String, policy: RunOptions.OptionalSteps?, asking ask: () throws -> Answer<OptionalReply>
  ) throws -> Answer<Bool> {
    if let known = optional[key] { return .given(known) }
    let answer = try policy.map { .given($0 == .run) } ?? ask().map { $0 == .run }
    guard case .given(let isWanted) = answer else { return answer }
    optional[key] = isWanted
    try log.tell(
      .answer(
        RunEvent.GivenAnswer(
          action: nil, key: key, value: isWanted ? RunChoices.wanted : RunChoices.unwanted, reason: nil)))
    return answer
  }
}
