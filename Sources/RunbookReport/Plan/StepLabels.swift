import RunbookModel

/// How steps and actions are called when a person is spoken to: `7.2` rather than `tokens/7.2/1`, and
/// `7.2 (Rotating the tokens)` where another procedure of the plan has a step of that number.
struct StepLabels {
  private var byAction: [ActionID: String] = [:]
  /// The widest label, in columns.
  private(set) var width = 1

  init(_ plan: Plan) {
    let numbers = plan.procedures.flatMap { Set($0.steps.map(\.label)) }
    let shared = Set(Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys)
    let titles = Dictionary(plan.procedures.map { ($0.title, 1) }, uniquingKeysWith: +)
    for procedure in plan.procedures {
      for step in procedure.steps {
        let isKnownByTitle = titles[procedure.title] == 1 && !StepName(step.label).isRepeated
        let label =
          shared.contains(step.label)
          ? StepLabels.label(of: step, in: procedure, byTitle: isKnownByTitle) : TerminalSafe.line(step.label)
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

  private static func label(of step: Step, in procedure: Procedure, byTitle: Bool) -> String {
    let number = TerminalSafe.line(step.label)
    guard byTitle else { return "\(TerminalSafe.line(procedure.id))/\(number)" }
    return "\(number) (\(TerminalSafe.line(procedure.title).clipped(to: longestTitle)))"
  }

  private static let longestTitle = 32
}
