import Diagnostics
import RunbookModel

/// Decides whether what a page asks for only where something holds is done: as was said beforehand, else as a person says.
/// Nobody else can know.
struct ConditionDecider {
  let services: RunServices
  let state: RunState

  /// Why the action is left out; nil: it is done, as far as conditions go.
  func reasonToLeaveOut(_ action: Action, of step: Step) throws -> Answer<Message?> {
    if let other = state.route.replacements[action.id], let condition = other.condition {
      let answer = try isWanted(condition, for: other, of: step)
      guard answer == .given(false) else {
        return answer.map { _ in "the command of line \(other.line) is run instead" }
      }
    }
    guard let condition = action.condition else { return .given(nil) }
    return try isWanted(condition, for: action, of: step).map { isWanted in
      if isWanted { return nil }
      return services.options.nonInteractive && chosen(condition) == nil
        ? "only a person knows whether this holds: \(condition.text)" : "left out: \(condition.text)"
    }
  }

  /// Whether it is left out where nobody can be asked.
  func leavesOutUnasked(_ action: Action) -> Bool {
    if let other = state.route.replacements[action.id]?.condition, saidBeforehand(other) == .run { return true }
    return action.condition.map { saidBeforehand($0) != .run } ?? false
  }

  private func isWanted(_ condition: Condition, for action: Action, of step: Step) throws -> Answer<Bool> {
    // What is said now counts more than what an earlier part of the run came to.
    if let chosen = chosen(condition) { return .given(chosen == .run) }
    let policy = services.options.optional ?? (services.options.nonInteractive ? .skip : nil)
    return try state.choices.isWanted((state.route.conditional[condition]?.first ?? action.id).text, policy: policy) {
      try services.prompter.applies(action, of: step)
    }
  }

  private func saidBeforehand(_ condition: Condition) -> RunOptions.OptionalSteps? {
    chosen(condition) ?? services.options.optional
  }

  /// What was said about one of the actions that depend on it.
  private func chosen(_ condition: Condition) -> RunOptions.OptionalSteps? {
    guard !services.options.choices.isEmpty else { return nil }
    return state.route.conditional[condition]?.lazy.compactMap { services.options.choices[$0.text] }.first
      .flatMap(RunOptions.OptionalSteps.init)
  }
}
