package import RunbookModel

/// What a run will need, found before it starts: a pure function of the plan and of what is installed.
package struct Preflight: Sendable {
  /// Programs that are here, under their own name or another.
  package let found: [String]
  /// Programs that are not, with the actions that need them.
  package let missing: [Plan.ProgramNeed]
  /// Secrets that will be asked for.
  package let secrets: [Placeholder]
  /// Ids of actions; one may be in several of these.
  package let interactive: [ActionID]
  package let destructive: [ActionID]
  package let manual: [ActionID]
  package let optional: [ActionID]
  /// Done only where what the page says holds.
  package let conditional: [ActionID]
  package let blocked: [ActionID]
  /// Names of the groups of alternatives between which somebody has to choose.
  package let alternatives: [String]

  /// - Parameters:
  ///   - plan: what the run would do.
  ///   - aliases: program of the page → its name here.
  ///   - isInstalled: whether a program can be run here.
  package init(_ plan: Plan, aliases: [String: String] = [:], isInstalled: (String) -> Bool) {
    func isThere(_ need: Plan.ProgramNeed) -> Bool {
      // An alias may bring arguments along: `kubectl` for `minikube kubectl --`.
      let program = (aliases[need.name] ?? need.name).split(separator: " ").first.map(String.init) ?? ""
      return isInstalled(program)
    }
    let there = plan.programs.map { isThere($0) }
    found = zip(plan.programs, there).filter(\.1).map(\.0.name)
    missing = zip(plan.programs, there).filter { !$0.1 }.map(\.0)
    secrets = plan.questions.filter(\.isSecret)
    func ids(_ isMeant: (PlannedAction) -> Bool) -> [ActionID] { plan.actions.filter(isMeant).map(\.action.id) }
    interactive = ids(\.action.isInteractive)
    destructive = ids(\.action.isDestructive)
    manual = ids { $0.action.kind == .manual }
    optional = ids(\.step.isOptional)
    conditional = ids { $0.action.condition != nil }
    blocked = ids { $0.action.blocked != nil }
    let planned = plan.actions.map(\.action)
    var seen: Set<String> = []
    let groups = planned.flatMap(\.branches).map(\.group).filter { seen.insert($0).inserted }
    let branches = Action.branchesByGroup(planned)
    alternatives = groups.filter { branches[$0, default: []].count > 1 }
  }
}
