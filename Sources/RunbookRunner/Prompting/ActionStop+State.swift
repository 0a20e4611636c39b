import Diagnostics
import RunbookModel

extension ActionStop {
  /// What a person is shown of an action that the run has come to; secrets are masked.
  init(
    at action: Action, of step: Step, _ services: RunServices, _ state: RunState, shown: String?,
    editable: String? = nil, blocked: Message? = nil, unanswered: String? = nil
  ) {
    let actions = state.route.actions
    let steps = state.route.items.map(\.step).reduce(into: [Step]()) { if $0.last?.id != $1.id { $0.append($1) } }
    self.init(
      action: action, step: step, position: (actions.firstIndex { $0.id == action.id } ?? 0) + 1,
      count: actions.count, shown: shown.map { services.log.mask.masked($0) }, editable: editable, blocked: blocked,
      bindings: state.values.bindings.all + state.values.derived(of: action), steps: steps, unanswered: unanswered,
      isDestructive: action.isDestructive && !services.options.isRehearsal)
    for step in steps {
      let ended = step.actions.compactMap { state.ledger.verdicts[$0.id] }
      if !ended.isEmpty { verdicts[step.id] = Verdict.worst(of: ended) }
    }
  }
}
