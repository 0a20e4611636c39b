import Configuration
import Diagnostics
import RunbookModel
import ShellSyntax

/// Puts a run where an earlier part of it ended.
struct Resumer {
  let services: RunServices
  let state: RunState
  let earlier: Resumption

  /// Tells what was under way, finds where to go on, and asks for what is kept nowhere.
  ///
  /// - Returns: where the run goes; next: on.
  /// - Throws: ``RunError`` where the run is to go on at a step that is not there.
  func resume() throws -> Move {
    try findPlace()
    let move = try repeatForSecrets()
    return move == .next ? try askForGivenSecrets() : move
  }

  private func findPlace() throws {
    let actions = state.route.actions
    state.ledger.unsettle(earlier.goneBackTo(in: actions))
    try repeatForChanges(actions)
    let done = actions.count { state.ledger.settled.contains($0.id) && !earlier.doubtful.contains($0.id) }
    try services.log.say("resuming: \(done) of \(count: actions.count, "action", "actions") already done")
    for action in earlier.gone {
      let step = PageChange.label(of: action)
      try services.log.say("step \(step) of the page before was begun or done, and the page does not have it any more")
    }
    for action in actions where earlier.change?.doubtful.contains(action.id) ?? false {
      try state.ledger.tellDoubtful(action.id)
    }
    for item in state.route.items {
      guard let action = item.action, action.kind == .command, state.ledger.settled.contains(action.id),
        earlier.isDone(action.id),
        ShellScript(action.text ?? "").commands.contains(where: \.endsInBackground)
      else { continue }
      try services.log.say(
        """
        step \(item.step.label) left something running in the background, which has ended with the run: go back to that \
        step where it is needed
        """
      )
    }
    if let action = earlier.underWay {
      state.ledger.unsettle([action])
      try state.ledger.tellUnknown(action)
    }
    try moveTo(services.options.resumesAt)
  }

  /// What used a value that was changed afterwards is put to the person again; where nobody is asked it is only said.
  private func repeatForChanges(_ actions: [Action]) throws {
    let done = actions.filter { state.ledger.settled.contains($0.id) && earlier.isDone($0.id) }
    let keys = done.flatMap(\.keys).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    for key in keys {
      let isChangedNow = earlier.values[key].map { $0.value != state.values.bindings[key]?.value } ?? false
      let users = earlier.repetition.users(of: key, among: done, isChangedNow: isChangedNow)
      guard !users.isEmpty else { continue }
      let ids = Set(users.map(\.id))
      let steps = state.route.labels { ids.contains($0.id) }
      let name = services.placeholder(key).name
      try services.log.say("\(name) had its old value in step \(steps.joined(separator: ", "))")
      if !services.options.isUnconfirmed { state.ledger.unsettle(ids) }
    }
  }

  /// What lies before is left as it is, what lies behind is met whatever became of it.
  private func moveTo(_ name: String?) throws(RunError) {
    guard let name else { return }
    let place =
      state.route.items.firstIndex { $0.action?.id.text == name || $0.step.id.text == name || $0.step.label == name }
      ?? state.route.items.firstIndex { $0.step.label.hasPrefix(name + ".") || $0.step.id.text.hasPrefix(name + ".") }
    guard let place else {
      let names = state.route.items.map(\.step.label)
      throw RunError(
        "there is no step `\(name)`", help: NearestName.of(name, in: names).map { "did you mean `\($0)`?" })
    }
    let behind = state.route.items[place...].compactMap(\.action?.id)
    state.ledger.settle(state.route.items[..<place].compactMap(\.action?.id))
    state.ledger.unsettle(behind)
    state.ledger.settleDoubt(about: behind)
  }

  /// Secrets are kept nowhere: the actions that gave them are offered again, the only repetition there is.
  private func repeatForSecrets() throws -> Move {
    var wanted: [(action: ActionID, secrets: [String])] = []
    for item in state.route.items {
      guard let action = item.action, state.ledger.settled.contains(action.id) else { continue }
      let secrets = missingSecrets(from: action.id)
      guard !secrets.isEmpty else { continue }
      switch try wantsRepetition(of: action, in: item.step, for: secrets) {
      case .given(true): wanted.append((action.id, secrets))
      case .given(false): break
      case .leave(let move): return move
      }
    }
    for (action, secrets) in wanted { state.ledger.repeatForSecrets(action, secrets) }
    return .next
  }

  private func wantsRepetition(of action: Action, in step: Step, for secrets: [String]) throws -> Answer<Bool> {
    if services.options.assumeYes { return .given(true) }
    if services.options.nonInteractive { return .missing(Unanswered.repetition(step, secrets: secrets)) }
    let stop = ActionStop(at: action, of: step, services, state, shown: action.text ?? step.instruction)
    return try services.prompter.repeats(stop, for: secrets).map { $0 == .repeat }
  }

  /// Names of what an action gave, and what is still to be done needs.
  private func missingSecrets(from action: ActionID) -> [String] {
    let rest = state.route.actions.filter { !state.ledger.settled.contains($0.id) }
    let keys = earlier.secrets.filter { key, source in
      source == action && state.values.bindings[key] == nil && rest.contains { $0.keys.contains(key) }
    }
    let variables = earlier.withheld.filter { name, source in
      // Whatever is still to be run is run in the directory.
      source == action
        && rest.contains { name == KeptState.directoryVariable || ($0.text ?? "").mentions(variable: name) }
    }
    return (Array(keys.keys) + variables.keys).sorted()
  }
}

extension String {
  /// Whether `$name` or `${name` stands in it, or the name as a word of its own: a program may look it up itself.
  func mentions(variable name: String) -> Bool {
    let words = utf8.split {
      !($0 == 95 || (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0))
    }
    return words.contains { $0.elementsEqual(name.utf8) }
  }
}
