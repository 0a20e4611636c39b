import ShellSyntax

/// Makes the plan of a run: a pure function of the runbook, the values at hand and the selection.
public struct PlanMaker: Sendable {
  public let runbook: Runbook
  public let selection: Selection

  public init(_ runbook: Runbook, selection: Selection) {
    self.runbook = runbook
    self.selection = selection
  }

  public func plan(with bindings: Bindings) -> Plan {
    let procedures = chosen
    let planner = Planner(runbook)
    var capturedBy: [String: ActionID] = [:]
    var actions: [PlannedAction] = []
    for step in procedures.flatMap(\.steps) where selection.includes(step) {
      for action in step.actions where selection.includes(action) {
        actions.append(planned(action, of: step, with: bindings, capturedBy: capturedBy, planner: planner))
        // What may be left out gives nothing.
        if action.excludedBy == nil { for capture in action.captures { capturedBy[capture.key] = action.id } }
      }
    }
    // What cannot be run as it is, or is left out, needs neither values nor programs.
    let runnable = actions.filter { $0.action.blocked == nil && $0.action.excludedBy == nil }
    var plan = Plan(
      runbook: runbook, procedures: procedures, actions: actions, questions: questions(of: runnable),
      programs: programs(of: runnable))
    plan.cleanup = selection.cleanup
    let used = Set(runnable.flatMap(\.sources).map(\.key)).filter { bindings[$0] == nil }
    plan.promised = bindings.promised.filter { used.contains($0.key) }
    return plan
  }

  /// A section of another tab is not there for who chose one; the only procedure that was named is shown, if without
  /// steps.
  private var chosen: [Procedure] {
    let procedures = runbook.procedures.map(selection.narrowed)
    guard let ids = selection.procedures else {
      return procedures.filter { $0.steps.contains(where: selection.includes) }
    }
    let byID = Dictionary(procedures.map { ($0.id, $0) }) { first, _ in first }
    let named = (ids + selection.cleanup).compactMap { byID[$0] }
    return named.count == 1 ? named : named.filter { $0.steps.contains(where: selection.includes) }
  }

  private func planned(
    _ action: Action, of step: Step, with bindings: Bindings, capturedBy: [String: ActionID], planner: Planner
  ) -> PlannedAction {
    var action = action
    var resolved: String?
    var refusals: [Resolution.Refusal] = []
    switch planner.resolve(action, with: bindings) {
    case .ready(let ready): resolved = ready.shown
    case .refused(let reasons): refusals = reasons
    case .blocked(let reason): action.blocked = reason
    case .unfilled, .notRunnable: break
    }
    let keys = action.placeholders.map(PlaceholderKey.key(of:))
    refusals = (refusals + keys.compactMap { fault(of: $0, with: bindings) }).uniqued
    let sources = keys.map { source(of: $0, with: bindings, capturedBy: capturedBy) }
    return PlannedAction(
      action: action, step: step, sources: sources, resolved: resolved, refusals: refusals,
      exposedSecrets: planner.exposedSecrets(of: action, with: bindings),
      secondReaders: planner.secondReaders(of: action))
  }

  /// Why a value that was given cannot be what the page wants.
  private func fault(of key: String, with bindings: Bindings) -> Resolution.Refusal? {
    guard let binding = bindings[key], let placeholder = runbook.placeholder(key: key),
      let form = ValueForm(of: placeholder, locale: runbook.document.locale), form.isExplicit
    else { return nil }
    return form.fault(of: binding.value).map { Resolution.Refusal(name: placeholder.name, reason: $0) }
  }

  private func source(of key: String, with bindings: Bindings, capturedBy: [String: ActionID]) -> BindingSource {
    let placeholder = runbook.placeholder(key: key)
    if let binding = bindings[key] {
      switch binding.origin {
      case .remembered: return BindingSource(key: key, source: .remembered)
      case .environment: return BindingSource(key: key, source: .environment)
      case .default: return BindingSource(key: key, source: .default)
      case .derived: return BindingSource(key: key, source: .derived, from: placeholder?.derivedFrom)
      case .captured: return BindingSource(key: key, source: .capture, from: capturedBy[key]?.text)
      case .flag, .profile, .file, .asked, .suggested, .standIn: return BindingSource(key: key, source: .given)
      }
    }
    if bindings.promised[key] != nil { return BindingSource(key: key, source: .given) }
    if let action = capturedBy[key] { return BindingSource(key: key, source: .capture, from: action.text) }
    if let template = placeholder?.derivedFrom { return BindingSource(key: key, source: .derived, from: template) }
    if placeholder?.defaultValue != nil { return BindingSource(key: key, source: .default) }
    return BindingSource(key: key, source: .ask)
  }

  private func questions(of actions: [PlannedAction]) -> [Placeholder] {
    var seen: Set<String> = []
    var keys: [String] = []
    for source in actions.flatMap(\.sources) where source.source == .ask || source.source == .default {
      if seen.insert(source.key).inserted { keys.append(source.key) }
    }
    // A derived value is computed only once its parts are known, so those are asked for.
    for source in actions.flatMap(\.sources) where source.source == .derived {
      for key in PlanMaker.parts(of: source.from ?? "") where seen.insert(key).inserted { keys.append(key) }
    }
    return keys.map { runbook.placeholder(key: $0) ?? Placeholder(key: $0, name: "<\($0)>") }
  }

  /// Keys of the placeholders from which a derived value is made.
  static func parts(of template: String) -> [String] { Template(template, language: .plain).sites.map(\.key) }

  private func programs(of actions: [PlannedAction]) -> [Plan.ProgramNeed] {
    var needs: [Plan.ProgramNeed] = []
    var handled: Set<Substring> = []
    for planned in actions {
      handled.formUnion(MadePrograms.names(of: planned.action))
      for program in planned.action.programs where !MadePrograms.isMade(program, by: handled) {
        if let index = needs.firstIndex(where: { $0.name == program }) {
          needs[index].actions.append(planned.action.id)
        } else {
          needs.append(Plan.ProgramNeed(name: program, actions: [planned.action.id]))
        }
      }
    }
    return needs
  }
}

extension ResolvedAction {
  /// What is shown and written: secrets are masked.
  public var shown: String {
    switch self {
    case .command(let command): command.shown
    case .file(let file): file.shown
    case .request(let request): request.shown
    }
  }
}
