import Bytes
import Diagnostics
import RunbookModel

/// Decides whether an item is met at all (alternatives, optional steps, links), and hands it on.
struct ItemRunner {
  let services: RunServices
  let state: RunState

  func perform(_ item: RunItem) throws -> Move {
    switch item {
    case .action(let action, let step):
      state.ledger.meet(action)
      return try ending(action, with: perform(action, of: step))
    case .link(let step, let target):
      return try LinkFollower(services: services, state: state).perform(step, to: target)
    }
  }

  /// An action at which the run stops ends there.
  private func ending(_ action: Action, with move: Move) throws -> Move {
    switch move {
    case .next, .pause: return move
    case .back, .jump:
      state.ledger.leave(action)
      return move
    case .stop(let stop):
      guard state.ledger.openAction == action.id else { return move }
      // What no one has decided about stays in doubt.
      if state.ledger.unknown.contains(action.id) {
        state.ledger.leave(action)
        return move
      }
      try state.ledger.finish(action, .aborted, reason: stop.reason)
      return .stop(stop == .interrupted ? stop : .reported)
    }
  }

  private func perform(_ action: Action, of step: Step) throws -> Move {
    switch try isWanted(action, of: step) {
    case .given(true): break
    case .given(false): return .next
    case .leave(let move): return move
    }
    if action.isInline, services.options.isUnconfirmed || state.choices.runsAll {
      try state.ledger.finish(action, .skipped, reason: "the command is part of a sentence: it is only offered")
      return .next
    }
    if try services.session.move(to: action.shell) {
      try services.log.say(
        action.shell.map { "done in the shell of `\($0)`" } ?? "done in the shell of this machine", action: action.id)
    }
    if action.kind == .manual {
      return try ManualRunner(services: services, state: state, action: action, step: step).perform()
    }
    return try ActionRunner(services: services, state: state, action: action, step: step).perform()
  }

  // MARK: Whether an action is wanted

  /// Whether all say so that have a say; an action that is not wanted has been reported as left out.
  private func isWanted(_ action: Action, of step: Step) throws -> Answer<Bool> {
    for isWanted in [isNotInDoubt, isNotExcluded, isNotOptional, isNotUnderCondition, isChosen] {
      let answer = try isWanted(action, step)
      guard answer == .given(true) else { return answer }
    }
    return .given(true)
  }

  private func isNotInDoubt(_ action: Action, of step: Step) throws -> Answer<Bool> {
    guard state.ledger.unknown.contains(action.id) else { return .given(true) }
    return try DoubtSettler(services: services, state: state, action: action, step: step).wantsRepetition()
  }

  /// What the author leaves out of runs by programs is done where a person wants it.
  private func isNotExcluded(_ action: Action, of step: Step) throws -> Answer<Bool> {
    guard let annotation = action.excludedBy else { return .given(true) }
    let isUnasked = services.options.isUnconfirmed || state.choices.runsAll
    let said = services.options.choices[action.id.text].flatMap(RunOptions.OptionalSteps.init)
    let policy = said ?? (isUnasked ? .skip : nil)
    let answer = try state.choices.isWanted(action.id.text, policy: policy) {
      try services.prompter.runsExcluded(action, of: step)
    }
    if answer == .given(false) {
      try state.ledger.leaveOut(action, reason: "the page leaves it out of runs without a person: `\(annotation)`")
    }
    return answer
  }

  private func isNotOptional(_ action: Action, of step: Step) throws -> Answer<Bool> {
    guard step.isOptional else { return .given(true) }
    let policy = services.options.optional ?? (services.options.isUnconfirmed ? .skip : nil)
    let answer = try state.choices.isWanted(step.id.text, policy: policy) { try services.prompter.runsOptional(step) }
    if answer == .given(false) { try state.ledger.leaveOut(action, reason: "the step is optional") }
    return answer
  }

  private func isNotUnderCondition(_ action: Action, of step: Step) throws -> Answer<Bool> {
    try ConditionDecider(services: services, state: state).reasonToLeaveOut(action, of: step).map { reason in
      if let reason { try state.ledger.leaveOut(action, reason: reason) }
      return reason == nil
    }
  }

  private func isChosen(_ action: Action, of step: Step) throws -> Answer<Bool> {
    for branch in action.branches {
      let answer = try isChosen(branch, for: action, of: step)
      guard answer == .given(true) else { return answer }
    }
    return .given(true)
  }

  private func isChosen(_ branch: Branch, for action: Action, of step: Step) throws -> Answer<Bool> {
    let group = branch.group
    let choice: String
    if let chosen = state.choices.alternatives[group] {
      choice = chosen
    } else {
      let question = ItemRunner.question(
        for: group, in: state.route.items, of: step, asking: services.plan.runbook.questions[group])
      let answer = try Chooser(services: services, state: state).choose(question, for: action)
      guard case .given(let chosen) = answer else { return answer.map { _ in false } }
      state.choices.alternatives[group] = chosen ?? ""
      // That none is wanted has been reported.
      guard let chosen else { return .given(false) }
      choice = chosen
    }
    if choice != branch.id.text {
      try state.ledger.leaveOut(action, reason: "another alternative was chosen")
    }
    return .given(choice == branch.id.text)
  }

  static func question(
    for group: String, in items: [RunItem], of step: Step, asking words: String?
  ) -> ChoiceQuestion {
    ChoiceQuestion(
      group: group, step: step,
      options: Action.branches(of: group, among: items.compactMap(\.action)).map { branch, action in
        // One command says what an alternative does; the first of several does not.
        ChoiceQuestion.Option(
          id: branch.id.text, label: branch.label ?? action.text ?? action.id.text, line: action.line,
          text: branch.hasSeveral ? "" : action.text ?? "")
      },
      words: words.flatMap { step.instruction.containsBytes(of: $0) ? nil : $0 })
  }
}
