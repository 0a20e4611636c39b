import Diagnostics
import RunbookModel

/// Decides whether what a page asks for only where something holds is done: as was said beforehand, else as a person says.
/// No one else can know.
struct ConditionDecider {
  let services: RunServices
  let state: RunState

  /// Why the action is left out; nil: it is done, as far as conditions go.
  func reasonToLeaveOut(_ action: Action, of step: Step) throws -> Answer<Message?> {
    if let other = state.route.replacements[action.id], !other.conditions.isEmpty {
      let answer = try unmet(of: other, of: step)
      guard case .given(.some) = answer else {
        return answer.map { _ in "the command of line \(other.line) is run instead" }
      }
    }
    return try unmet(of: action, of: step).map { unmet in
      guard let unmet else { return nil }
      return services.options.nonInteractive && chosen(unmet) == nil
        ? "only a person knows whether this holds: \(unmet.text)" : "left out: \(unmet.text)"
    }
  }

  /// Whether it is left out where no one can be asked.
  func leavesOutUnasked(_ action: Action) -> Bool {
    if let other = state.route.replacements[action.id], !other.conditions.isEmpty, holdsUnasked(other) { return true }
    return !holdsUnasked(action)
  }

  private func holdsUnasked(_ action: Action) -> Bool {
    action.conditions.allSatisfy { (chosen($0) ?? services.options.optional) == .run }
  }

  /// The first of its conditions that does not hold, from the outside in: what is within one is not asked about.
  private func unmet(of action: Action, of step: Step) throws -> Answer<Condition?> {
    for condition in action.conditions {
      let answer = try isWanted(condition, for: action, of: step)
      guard answer == .given(true) else { return answer.map { _ in condition } }
    }
    return .given(nil)
  }

  private func isWanted(_ condition: Condition, for action: Action, of step: Step) throws -> Answer<Bool> {
    // What is said now counts more than what an earlier part of the run came to.
    if let chosen = chosen(condition) { return .given(chosen == .run) }
    let policy = services.options.optional ?? (services.options.nonInteractive ? .skip : nil)
    return try state.choices.isWanted(state.route.conditionNames[condition] ?? action.id.text, policy: policy) {
      try services.prompter.applies(condition, to: action, of: step)
    }
  }

  /// What was said about one of the actions that depend on it: who wants the action takes all its conditions to hold; who
  /// does not is about the innermost.
  private func chosen(_ condition: Condition) -> RunOptions.OptionalSteps? {
    guard !services.options.choices.isEmpty else { return nil }
    return state.route.conditional[condition]?.lazy.compactMap { action -> RunOptions.OptionalSteps? in
      guard let said = services.options.choices[action.id.text] else { return nil }
      if Self.isBody(said, of: action) { return .run }
      let policy = RunOptions.OptionalSteps(rawValue: said)
      return policy == .skip && action.condition != condition ? nil : policy
    }.first
  }

  /// Whether it names one of several bodies of the action's request, by id, label or position from 1.
  private static func isBody(_ said: String, of action: Action) -> Bool {
    guard let bodies = action.request?.bodies, bodies.count > 1 else { return false }
    return bodies.contains { $0.id == said || $0.label == said }
      || Int(said).map { (1...bodies.count).contains($0) } == true
  }
}
