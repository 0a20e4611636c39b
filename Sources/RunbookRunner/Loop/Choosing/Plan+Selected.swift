public import RunbookModel
import ShellSyntax

extension Plan {
  /// What the run will meet of it: the steps that `--from`, `--only`, `--skip` and `--until` leave, and what those need.
  ///
  /// - Throws: ``RunError`` for a step that is not there.
  public func selected(by options: RunOptions) throws(RunError) -> Plan {
    let chosen = try StepSelection(steps: procedures.flatMap(\.steps), options: options)
    return keeping { chosen.includes($0.action, of: $0.step) || cleanup.contains($0.step.id.procedure) }
  }

  /// What is done in the shell of the run, and not in that of a place.
  package var inOwnShell: Plan { keeping { $0.action.shell == nil } }

  /// The plan with some of its actions, and with what those need.
  func keeping(_ isKept: (PlannedAction) -> Bool) -> Plan {
    var plan = self
    plan.actions = actions.filter(isKept)
    let sources = plan.actions.flatMap(\.sources)
    let parts = sources.filter { $0.source == .derived }.flatMap { source in
      Template(source.from ?? "", language: .plain).sites.map(\.key)
    }
    let keys = Set(sources.map(\.key) + parts)
    plan.questions = questions.filter { keys.contains($0.key) }
    let ids = Set(plan.actions.map(\.action.id))
    plan.programs = programs.compactMap { need in
      let users = need.actions.filter(ids.contains)
      return users.isEmpty ? nil : ProgramNeed(name: need.name, actions: users)
    }
    return plan
  }
}
