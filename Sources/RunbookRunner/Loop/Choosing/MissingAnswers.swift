import Diagnostics
import RunbookModel
import ShellSyntax

/// Everything that a run without a person would stop for, found before anything runs.
struct MissingAnswers {
  let services: RunServices
  let state: RunState

  func all() -> [Message] {
    var bindings = state.values.bindings
    var messages: [Message] = []
    var groups: [String: String] = [:]
    var met: [Action] = []
    var set: Set<String> = []
    for item in state.route.items where !(item.step.isOptional && services.options.optional != .run) && !isSettled(item)
    {
      guard let action = item.action else {
        if case .link(let step, let target) = item, LinkFollower.isWithinRun(step, to: target, of: services.plan) {
          continue
        }
        if services.options.manual == .stop { messages.append(Unanswered.manual(item.step)) }
        continue
      }
      guard !isExcluded(action) else { continue }
      let isChosen = action.branches.allSatisfy { branch in
        if groups[branch.group] == nil { groups[branch.group] = choose(branch.group, of: item.step, &messages) }
        return groups[branch.group] == branch.id.text
      }
      guard isChosen else { continue }
      if ConditionDecider(services: services, state: state).leavesOutUnasked(action) { continue }
      // Taken as done: it is not run, and what it set in the shell is lost.
      if state.ledger.unknown.contains(action.id),
        services.options.choices[action.id.text] == RunOptions.Decision.done.rawValue
      {
        continue
      }
      if isInDoubt(action) {
        let cause = state.ledger.doubtCause(of: action)
        messages.append(Unanswered.doubt(action, item.step, cause, run: services.log.run))
      }
      guard !action.isInline else { continue }
      examine(action, of: item.step, knowing: set, &bindings, &messages)
      met.append(action)
      set.formUnion(action.sets)
      // Taken to be found: if it is not, the action fails.
      for capture in action.captures where bindings[capture.key] == nil {
        bindings.set(Binding(key: capture.key, value: "captured", origin: .captured, isSecret: false))
      }
    }
    var seen: Set<Message> = []
    return (missingPrograms(for: met) + messages).filter { seen.insert($0).inserted }
  }

  /// A program that is not here, unless a step before its first use may bring it.
  private func missingPrograms(for actions: [Action]) -> [Message] {
    services.options.missingPrograms.compactMap { need in
      guard let first = actions.firstIndex(where: { need.actions.contains($0.id) }) else { return nil }
      if actions[..<first].contains(where: { ProgramSupply.mayBring(need.name, $0) }) { return nil }
      if ProgramSupply.mayFollow(need.name, within: actions[first]) { return nil }
      let steps = state.route.items.filter { $0.action.map { need.actions.contains($0.id) } ?? false }.map(\.step.label)
      return Unanswered.program(need.name, steps: steps.reduce(into: []) { if $0.last != $1 { $0.append($1) } })
    }
  }

  /// The page leaves it out, and no one has said that it is wanted.
  private func isExcluded(_ action: Action) -> Bool {
    action.excludedBy != nil && services.options.choices[action.id.text] != RunOptions.OptionalSteps.run.rawValue
  }

  /// No one knows whether it was done, and no one has said it beforehand.
  private func isInDoubt(_ action: Action) -> Bool {
    state.ledger.unknown.contains(action.id)
      && services.options.choices[action.id.text].flatMap(RunOptions.Decision.init) == nil
  }

  /// Done before the run was resumed.
  private func isSettled(_ item: RunItem) -> Bool { item.action.map { state.ledger.settled.contains($0.id) } ?? false }

  private func choose(_ group: String, of step: Step, _ messages: inout [Message]) -> String {
    // Before the run was resumed.
    if let chosen = state.choices.alternatives[group] { return chosen }
    let question = ItemRunner.question(
      for: group, in: state.route.items, of: step, asking: services.plan.runbook.questions[group])
    let chooser = Chooser(services: services, state: state)
    if let preset = chooser.preset(question) ?? chooser.fitting(question)?.branch { return preset }
    messages.append(Unanswered.choice(question))
    return ""
  }

  /// - Parameter variables: that have a value by then.
  private func examine(
    _ action: Action, of step: Step, knowing variables: Set<String>, _ bindings: inout Bindings,
    _ messages: inout [Message]
  ) {
    if let reason = action.blocked ?? Besides(services: services).reason(for: action) {
      if action.leftToPerson == .elsewhere, services.options.manual == .done { return }
      messages.append(Unanswered.blocked(action, step: step, reason: reason))
    } else if action.kind == .manual {
      if services.options.manual == .stop { messages.append(Unanswered.manual(step)) }
    } else {
      if let text = action.text,
        let reason = UnsetVariables(services: services, state: state).reason(text, for: action, known: variables)
      {
        messages.append(Unanswered.blocked(action, step: step, reason: reason))
      } else if let reason = LeftDirectory(services: services, state: state).reason(unresolved: action) {
        messages.append(Unanswered.blocked(action, step: step, reason: reason))
      }
      if !services.options.isRehearsal, !action.fixedSamplePaths.isEmpty {
        messages.append(Unanswered.samples(action, step: step))
      }
      examineValues(of: action, of: step, &bindings, &messages)
    }
  }

  private func examineValues(
    of action: Action, of step: Step, _ bindings: inout Bindings, _ messages: inout [Message]
  ) {
    var body: String?
    if let bodies = action.request?.bodies, bodies.count > 1 {
      let question = ActionRunner.bodyQuestion(action, of: step, bodies)
      body = Chooser(services: services, state: state).preset(question)
      if body == nil { messages.append(Unanswered.choice(question)) }
    }
    // A second round, because a derived value is missing until its parts are there.
    for _ in 0..<2 {
      switch services.planner.resolve(action, with: bindings, body: body) {
      case .unfilled(let placeholders): supply(placeholders, &bindings, &messages)
      case .refused(let refusals):
        messages += refusals.filter { isGiven($0, bindings) }.map { "\($0.name): \($0.reason)" }
        return
      case .ready, .blocked, .notRunnable: return
      }
    }
  }

  /// Takes the page's defaults, and notes what has none.
  private func supply(_ placeholders: [Placeholder], _ bindings: inout Bindings, _ messages: inout [Message]) {
    for placeholder in placeholders.flatMap({ parts(of: $0, bindings) }) where bindings[placeholder.key] == nil {
      let asker = ValueAsker(services: services, state: state)
      let value = asker.ownDefault(of: placeholder) ?? asker.standIn(for: placeholder)
      if value == nil, state.values.promise(placeholder.key) == nil { messages.append(Unanswered.value(placeholder)) }
      bindings.set(
        Binding(
          key: placeholder.key, value: value ?? "missing", origin: value == nil ? .captured : .default, isSecret: false)
      )
    }
  }

  private func parts(of placeholder: Placeholder, _ bindings: Bindings) -> [Placeholder] {
    guard let template = placeholder.derivedFrom else { return [placeholder] }
    let keys = Template(template, language: .plain).sites.map(\.key)
    let missing = keys.filter { $0 != placeholder.key && bindings[$0] == nil }
    return missing.isEmpty ? [placeholder] : missing.map(services.placeholder)
  }

  /// What replaces a value that is not known yet may well not fit.
  private func isGiven(_ refusal: Resolution.Refusal, _ bindings: Bindings) -> Bool {
    bindings[PlaceholderKey.key(of: refusal.name)].map { $0.origin != .captured } ?? false
  }
}
