import RunbookModel

/// How steps and actions are called when a person is spoken to: `7.2` rather than `tokens/7.2/1`.
struct StepLabels {
  private var byAction: [ActionID: String] = [:]
  /// The widest label, in columns.
  private(set) var width = 1

  init(_ plan: Plan) {
    for procedure in plan.procedures {
      for step in procedure.steps {
        let label = StepLabels.label(of: step, in: plan.procedures.count > 1 ? procedure : nil)
        for action in step.actions { byAction[action.id] = label }
        width = max(width, DisplayWidth.of(StepLabels.number(of: step)))
      }
    }
  }

  /// The label of the step that the action belongs to; the id itself when it is none of the plan's.
  func step(ofAction id: ActionID) -> String { byAction[id] ?? id.text }

  /// The labels of the steps of these actions, each once, in their order.
  func steps(ofActions ids: [ActionID]) -> [String] {
    var seen: Set<String> = []
    return ids.map(step(ofAction:)).filter { seen.insert($0).inserted }
  }

  /// The number as written; for an unnumbered step what follows the procedure in its id (`u1`).
  static func number(of step: Step) -> String { StepName(TerminalSafe.line(step.label)).number }

  private static func label(of step: Step, in procedure: Procedure?) -> String {
    let number = TerminalSafe.line(step.label)
    return procedure.map { "\(TerminalSafe.line($0.id))/\(number)" } ?? number
  }
}
