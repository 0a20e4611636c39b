import Configuration
package import Diagnostics
package import RunbookModel

/// What a page leaves open, by the names that `--choose` and the `choose:` of a values file give it.
package struct ChoiceNames {
  /// A name that the page does not have.
  package struct Mistake: Hashable, Sendable {
    package var message: Message
    /// The name that may be meant.
    package var nearest: String?
    /// What could have been said, where it is few.
    package var offered: [String]
  }

  /// What can be said about each name: the ids, labels and positions of its alternatives, or what is decided about an
  /// action.
  private var alternatives: [String: [(id: String, label: String?)]] = [:]
  private var conditional: Set<String> = []
  private var actions: Set<String> = []

  package init(_ runbook: Runbook) {
    for choice in runbook.choices {
      alternatives[choice.group] = choice.options.map { ($0.branch.text, $0.label) }
    }
    for action in runbook.actions {
      actions.insert(action.id.text)
      if !action.conditions.isEmpty || action.excludedBy != nil { conditional.insert(action.id.text) }
      if let bodies = action.request?.bodies, bodies.count > 1 {
        alternatives[action.id.text, default: []] += bodies.map { ($0.id, $0.label) }
      }
    }
  }

  /// What is wrong with a choice; nil: the page has it.
  /// - Parameters:
  ///   - group: of alternatives, an action, or `*` for every group with a branch of that name.
  ///   - branch: its id, its label or its position from 1; `run` or `skip`; of a run that is resumed `done` or `again`.
  ///   - isResumed: decisions about steps in doubt are among what can be said.
  package func mistake(in group: String, _ branch: String, isResumed: Bool = false) -> Mistake? {
    if isResumed, actions.contains(group), RunOptions.Decision(rawValue: branch) != nil { return nil }
    if group == "*" {
      let all = alternatives.values.joined()
      return all.contains { $0.id == branch || $0.label == branch }
        ? nil
        : mistake(
          "no alternative of the page is called `\(branch)`", branch, Set(all.map { $0.label ?? $0.id }).sorted())
    }
    let isConditional = conditional.contains(group)
    guard let options = alternatives[group] else {
      guard isConditional else {
        return mistake(
          "the page leaves no choice at `\(group)`", group, alternatives.keys.sorted() + conditional.sorted())
      }
      return RunOptions.OptionalSteps(rawValue: branch) != nil
        ? nil : mistake("`choose` for `\(group)` is `run` or `skip`, not `\(branch)`", branch, [])
    }
    if options.contains(where: { $0.id == branch || $0.label == branch }) { return nil }
    if let position = Int(branch), (1...options.count).contains(position) { return nil }
    if isConditional, RunOptions.OptionalSteps(rawValue: branch) != nil { return nil }
    return mistake("`\(group)` has no alternative `\(branch)`", branch, options.map { $0.label ?? $0.id })
  }

  private func mistake(_ message: Message, _ name: String, _ known: [String]) -> Mistake {
    Mistake(message: message, nearest: NearestName.of(name, in: known), offered: known)
  }
}
