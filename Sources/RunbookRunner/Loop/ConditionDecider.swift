import Diagnostics
import RunbookModel

/// Decides whether what a page asks for only where something holds is done: as was said beforehand, else as a person says.
/// Nobody else can know.
struct ConditionDecider {
  let run: RunContext

  /// Why the action is left out; nil: it is done, as far as conditions go.
  func reasonToLeaveOut(_ action: Action, of step: Step) throws -> Message? {
    if let other = run.replacements[action.id], let condition = other.condition,
      try isWanted(condition, for: other, of: step)
    {
      return "the command of line \(other.line) is run instead"
    }
    guard let condition = action.condition, try !isWanted(condition, for: action, of: step) else { return nil }
    return run.options.nonInteractive && chosen(condition) == nil
      ? "only a person knows whether this holds: \(condition.text)" : "left out: \(condition.text)"
  }

  /// Whether it is left out where nobody can be asked.
  func leavesOutUnasked(_ action: Action) -> Bool {
    if let other = run.replacements[action.id]?.condition, saidBeforehand(other) == .run { return true }
    return action.condition.map { saidBeforehand($0) != .run } ?? false
  }

  private func isWanted(_ condition: Condition, for action: Action, of step: Step) throws -> Bool {
    // What is said now counts more than what an earlier part of the run came to.
    if let chosen = chosen(condition) { return chosen == .run }
    let policy = run.options.optional ?? (run.options.nonInteractive ? .skip : nil)
    return try run.isWanted(run.conditional[condition]?.first ?? action.id, policy: policy) {
      try run.prompter.applies(action, of: step)
    }
  }

  private func saidBeforehand(_ condition: Condition) -> RunOptions.OptionalSteps? {
    chosen(condition) ?? run.options.optional
  }

  /// What was said about one of the actions that depend on it.
  private func chosen(_ condition: Condition) -> RunOptions.OptionalSteps? {
    guard !run.options.choices.isEmpty else { return nil }
    return run.conditional[condition]?.lazy.compactMap { run.options.choices[$0] }.first
      .flatMap(RunOptions.OptionalSteps.init)
  }
}
