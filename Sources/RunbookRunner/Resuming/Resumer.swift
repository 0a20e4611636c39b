import Configuration
import Diagnostics
import RunbookModel
import ShellSyntax

/// Puts a run where an earlier part of it ended.
struct Resumer {
  let services: RunServices
  let state: RunState
  let earlier: Resumption

  /// Tells what was under way, finds where to go on, and settles what only somebody can say.
  ///
  /// - Returns: where the run goes; next: on.
  /// - Throws: ``RunError`` where the run is to go on at a step that is not there.
  func resume() throws -> Move {
    try findPlace()
    var move = try ChangeSettler(services: services, state: state, earlier: earlier).perform()
    guard move == .next else { return move }
    move = try SecretResupply(services: services, state: state, earlier: earlier).perform()
    return move == .next ? try askForGivenSecrets() : move
  }

  private func findPlace() throws {
    let actions = state.route.actions
    state.ledger.unsettle(earlier.goneBackTo(in: actions))
    let done = actions.count { state.ledger.settled.contains($0.id) && !earlier.doubtful.contains($0.id) }
    try services.log.say("resuming: \(done) of \(count: actions.count, "action", "actions") already done")
    for action in earlier.gone where !earlier.abandoned.contains(action) {
      let step = PageChange.label(of: action)
      try services.log.say(
        "step \(step: step) of the page before was begun or done, and the page does not have it any more")
    }
    try settleAbandoned()
    for action in actions where earlier.change?.doubtful.contains(action.id) ?? false {
      try state.ledger.tellDoubtful(action.id)
    }
    for item in state.route.items {
      guard let action = item.action, action.kind == .command, state.ledger.settled.contains(action.id),
        earlier.isDone(action.id),
        ranBeside(action) || ShellScript.known(action.text ?? "").commands.contains(where: \.endsInBackground)
      else { continue }
      try services.log.say(
        """
        step \(step: item.step.label) left something running in the background, which has ended with the run: go back to that \
        step where it is needed
        """
      )
    }
    if let action = earlier.underWay {
      state.ledger.unsettle([action])
      try state.ledger.tellUnknown(action)
    }
    try settleHarmlessDoubts()
    try takeAsDone()
    try moveTo(services.options.resumesAt)
  }

  /// Passo has started it beside the others, and the person not in another terminal.
  private func ranBeside(_ action: Action) -> Bool {
    action.runsBeside && earlier.verdicts[action.id] != .takenAsDone
  }

  /// What a signal ended and only reads and prints has done no harm: it is met as if it had never begun.
  private func settleHarmlessDoubts() throws {
    for case .action(let action, let step) in state.route.items {
      guard state.ledger.unknown.contains(action.id), state.ledger.doubtCause(of: action).isOfSignal,
        services.options.choices[action.id.text] == nil, !state.edited.contains(action.id),
        HarmlessRepetition.applies(to: action)
      else { continue }
      state.ledger.settleDoubt(about: [action.id])
      try services.log.say("step \(step: step.label) only reads and prints: it is run again")
    }
  }

  /// What was under way and is said to be done is written down before the run can stop for another reason: the question
  /// does not come again.
  private func takeAsDone() throws {
    for action in state.route.actions
    where state.ledger.unknown.contains(action.id)
      && services.options.choices[action.id.text] == RunOptions.Decision.done.rawValue
    {
      try state.ledger.takeAsDone(action.id, line: action.line)
    }
  }

  /// What failed, or may have been done, and is not on the page any more cannot be run again: it stays what it is until
  /// somebody takes it as done.
  private func settleAbandoned() throws {
    for action in earlier.abandoned {
      if services.options.choices[action.text] == RunOptions.Decision.done.rawValue {
        try state.ledger.takeAsDone(action, line: nil)
        continue
      }
      let step = PageChange.label(of: action)
      let command = ResumeCommand(run: services.log.run).text(.done, about: [action])
      let isFailed = earlier.verdicts[action] == .failed
      try services.log.say(
        isFailed
          ? "step \(step: step) of the page before failed, and the page does not have it any more: `\(command)` takes it as done"
          : """
          what became of step \(step: step) of the page before is not known, and the page does not have it any more: \
          `\(command)` takes it as done
          """)
    }
  }

  /// What is before is left as it is, what follows is met no matter how it ended; both are decisions that are kept.
  private func moveTo(_ name: String?) throws {
    guard let name else { return }
    let place =
      state.route.items.firstIndex { $0.action?.id.text == name || $0.step.id.text == name || $0.step.label == name }
      ?? state.route.items.firstIndex { $0.step.label.hasPrefix(name + ".") || $0.step.id.text.hasPrefix(name + ".") }
    guard let place else {
      let names = state.route.items.map(\.step.label)
      throw RunError(
        "there is no step `\(name)`", help: NearestName.of(name, in: names).map { "did you mean `\($0)`?" })
    }
    let step = state.route.items[place].step.label
    for action in state.route.items[..<place].compactMap(\.action) {
      try state.ledger.takeAsItIs(action, because: "the run goes on with step \(step: step), as the user says")
    }
    let rest = state.route.items[place...].compactMap(\.action)
    try state.ledger.meetAgain(rest)
    state.ledger.settleDoubt(about: rest.map(\.id))
  }
}
