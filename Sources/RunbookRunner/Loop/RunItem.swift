import RunbookModel

/// One thing that a run comes to.
enum RunItem {
  case action(Action, step: Step)
  /// A step that is only a link to another step or procedure of the page.
  case link(Step, to: String)

  var step: Step {
    switch self {
    case .action(_, let step), .link(let step, _): step
    }
  }

  var action: Action? {
    if case .action(let action, _) = self { return action }
    return nil
  }

  /// What a plan holds, in source order, as far as `includes` wants its steps.
  static func all(of plan: Plan, selection: Selection, includes: (Step) -> Bool = { _ in true }) -> [RunItem] {
    let planned = Set(plan.actions.map(\.action.id))
    var items: [RunItem] = []
    for step in plan.procedures.flatMap(\.steps)
    where selection.includes(step) && includes(step) {
      if step.actions.isEmpty, let target = step.goto {
        items.append(.link(step, to: target))
      }
      items += step.actions.filter { planned.contains($0.id) }.map { .action($0, step: step) }
    }
    return items
  }
}
