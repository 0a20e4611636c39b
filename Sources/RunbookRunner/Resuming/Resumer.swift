import Configuration
import Diagnostics
import RunbookModel
import ShellSyntax

/// Puts a run where an earlier part of it ended.
struct Resumer {
  let run: RunContext
  let earlier: Resumption

  /// Tells what was under way, and finds where to go on.
  ///
  /// - Throws: ``RunError`` where the run is to go on at a step that is not there.
  func resume() throws {
    let actions = run.items.compactMap(\.action)
    run.unsettle(earlier.goneBackTo(in: actions))
    try repeatForChanges(actions)
    let done = actions.count { run.settled.contains($0.id) && !earlier.doubtful.contains($0.id) }
    try run.log.say("resuming: \(done) of \(count: actions.count, "action", "actions") already done")
    for action in earlier.gone {
      let step = PageChange.label(ofAction: action)
      try run.log.say("step \(step) of the page before was begun or done, and the page does not have it any more")
    }
    for action in actions where earlier.change?.doubtful.contains(action.id) ?? false {
      try run.tellDoubtful(action.id)
    }
    for item in run.items {
      guard let action = item.action, action.kind == .command, run.settled.contains(action.id),
        earlier.isDone(action.id),
        ShellScript(action.text ?? "").commands.contains(where: \.endsInBackground)
      else { continue }
      try run.log.say(
        """
        step \(item.step.label) left something running in the background, which has ended with the run: go back to that \
        step where it is needed
        """
      )
    }
    if let action = earlier.underWay {
      run.unsettle([action])
      try run.tellUnknown(action)
    }
    try moveTo(run.options.resumesAt)
  }

  /// What used a value that was changed afterwards is put to the person again; where nobody is asked it is only said.
  private func repeatForChanges(_ actions: [Action]) throws {
    let done = actions.filter { run.settled.contains($0.id) && earlier.isDone($0.id) }
    let keys = done.flatMap(\.keys).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    for key in keys {
      let isChangedNow = earlier.values[key].map { $0.value != run.bindings[key]?.value } ?? false
      let users = earlier.repetition.users(of: key, among: done, isChangedNow: isChangedNow)
      guard !users.isEmpty else { continue }
      let ids = Set(users.map(\.id))
      let steps = run.items.filter { $0.action.map { ids.contains($0.id) } ?? false }.map(\.step.label)
        .reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      let name = run.placeholder(key).name
      try run.log.say("\(name) had its old value in step \(steps.joined(separator: ", "))")
      if !run.isUnconfirmed { run.unsettle(ids) }
    }
  }

  /// What lies before is left as it is, what lies behind is met whatever became of it.
  private func moveTo(_ name: String?) throws(RunError) {
    guard let name else { return }
    let place =
      run.items.firstIndex { $0.action?.id == name || $0.step.id == name || $0.step.label == name }
      ?? run.items.firstIndex { $0.step.label.hasPrefix(name + ".") || $0.step.id.hasPrefix(name + ".") }
    guard let place else {
      let names = run.items.map(\.step.label)
      throw RunError(
        "there is no step `\(name)`", help: NearestName.of(name, in: names).map { "did you mean `\($0)`?" })
    }
    let behind = run.items[place...].compactMap(\.action?.id)
    run.settle(run.items[..<place].compactMap(\.action?.id))
    run.unsettle(behind)
    run.settleDoubt(about: behind)
  }

  /// Secrets are kept nowhere: the actions that gave them are offered again, the only repetition there is.
  func repeatForSecrets() throws {
    var wanted: [(action: String, secrets: [String])] = []
    for item in run.items {
      guard let action = item.action, run.settled.contains(action.id) else { continue }
      let secrets = missingSecrets(from: action.id)
      guard !secrets.isEmpty else { continue }
      if try wantsRepetition(of: action, in: item.step, for: secrets) { wanted.append((action.id, secrets)) }
    }
    for (action, secrets) in wanted { run.repeatForSecrets(action, secrets) }
  }

  private func wantsRepetition(of action: Action, in step: Step, for secrets: [String]) throws -> Bool {
    if run.options.assumeYes { return true }
    if run.options.nonInteractive { throw Unanswerable(Unanswered.repetition(step, secrets: secrets)) }
    let stop = run.stop(at: action, of: step, shown: action.text ?? step.instruction)
    switch try run.prompter.repeats(stop, for: secrets) {
    case .repeat: return true
    case .leave: return false
    case .quit: throw Stop.byThePerson
    }
  }

  /// Names of what an action gave, and what is still to be done needs.
  private func missingSecrets(from action: String) -> [String] {
    let rest = run.items.compactMap(\.action).filter { !run.settled.contains($0.id) }
    let keys = earlier.secrets.filter { key, source in
      source == action && run.bindings[key] == nil && rest.contains { $0.keys.contains(key) }
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
