import Diagnostics
import RunbookModel

extension ActionStop {
  /// What a person is shown of an action that the run has come to; secrets are masked.
  init(
    at action: Action, of step: Step, _ services: RunServices, _ state: RunState, shown: String?,
    editable: String? = nil, blocked: Message? = nil, unanswered: String? = nil, isDestructive: Bool? = nil
  ) {
    let step = step.withoutExplanations(services.explainedLines)
    let actions = state.route.actions
    let steps = state.route.items.map(\.step).reduce(into: [Step]()) { if $0.last?.id != $1.id { $0.append($1) } }
    self.init(
      action: action, step: step, position: (actions.firstIndex { $0.id == action.id } ?? 0) + 1,
      count: actions.count, shown: shown.map { services.log.mask.masked($0) }, editable: editable, blocked: blocked,
      bindings: state.values.bindings.all + state.values.derived(of: action), steps: steps, unanswered: unanswered,
      isDestructive: (isDestructive ?? action.isDestructive) && !services.options.isRehearsal)
    for step in steps {
      let ended = step.actions.compactMap { state.ledger.verdicts[$0.id] }
      if !ended.isEmpty { verdicts[step.id] = Verdict.worst(of: ended) }
    }
  }
}

extension Step {
  /// Without the rows of tables that explain values: they are shown where the value is asked for.
  ///
  /// - Parameter lines: of the page, on which values are explained.
  fileprivate func withoutExplanations(_ lines: Set<Int>) -> Step {
    guard notes.contains(where: { $0.text.utf8.contains(UInt8(ascii: "|")) }) else { return self }
    var step = self
    step.notes = notes.compactMap { $0.withoutExplanations(lines) }
    return step
  }
}

extension StepNote {
  fileprivate func withoutExplanations(_ lines: Set<Int>) -> StepNote? {
    let rows: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard kind != .fragment, rows.count > 1, rows.allSatisfy({ $0.contains(" | ") }) else { return self }
    var kept: [Substring] = []
    for (index, row) in rows.enumerated() {
      // The line between the head of a table and its rows is none of them.
      if index == 0 || !lines.contains(line + index + 1) { kept.append(row) }
    }
    if kept.count == rows.count { return self }
    var note = self
    note.text = kept.joined(separator: "\n")
    return kept.count > 1 ? note : nil
  }
}
