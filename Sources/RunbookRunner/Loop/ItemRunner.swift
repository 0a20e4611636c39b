import Diagnostics
import RunbookModel

/// Decides whether an item is met at all (alternatives, optional steps, links), and hands it on.
struct ItemRunner {
  let run: RunContext

  func perform(_ item: RunItem) throws -> Move {
    switch item {
    case .action(let action, let step):
      run.meet(action)
      do {
        return try perform(action, of: step)
      } catch let departure as Departure {
        run.leave(action)
        return departure.move
      } catch let stop as Stop where run.openAction == action.id {
        try run.finish(action, .aborted, reason: stop.reason)
        throw Stop(reason: nil)
      } catch let missing as Unanswerable where run.openAction == action.id {
        try run.finish(action, .aborted, reason: missing.message)
        throw Stop(reason: nil)
      } catch is Interruption where run.openAction == action.id {
        try run.finish(action, .aborted, reason: "interrupted")
        throw Interruption()
      }
    case .link(let step, let target):
      return try LinkFollower(run: run).perform(step, to: target)
    }
  }

  private func perform(_ action: Action, of step: Step) throws -> Move {
    if run.unknown.contains(action.id), try !DoubtSettler(run: run, action: action, step: step).wantsRepetition() {
      return .next
    }
    if step.isOptional, try !isWanted(step) {
      try run.leaveOut(action, reason: "the step is optional")
      return .next
    }
    if let reason = try ConditionDecider(run: run).reasonToLeaveOut(action, of: step) {
      try run.leaveOut(action, reason: reason)
      return .next
    }
    if let group = action.alternatives, try !isChosen(action, in: group, of: step) { return .next }
    if action.isInline, run.isUnconfirmed || run.runsAll {
      try run.finish(action, .skipped, reason: "the command is part of a sentence: it is only offered")
      return .next
    }
    if action.kind == .manual { return try ManualRunner(run: run, action: action, step: step).perform() }
    return try ActionRunner(run: run, action: action, step: step).perform()
  }

  private func isChosen(_ action: Action, in group: String, of step: Step) throws -> Bool {
    if let chosen = run.chosen[group] {
      if chosen != action.alternativeID {
        try run.leaveOut(action, reason: "another alternative was chosen")
      }
      return chosen == action.alternativeID
    }
    let question = ItemRunner.question(for: group, in: run.items, of: step)
    let choice = try Chooser(run: run).choose(question, for: action)
    run.chosen[group] = choice ?? ""
    guard let choice else { return false }
    if choice != action.alternativeID {
      try run.leaveOut(action, reason: "another alternative was chosen")
    }
    return choice == action.alternativeID
  }

  static func question(for group: String, in items: [RunItem], of step: Step) -> ChoiceQuestion {
    let actions = items.compactMap(\.action).filter { $0.alternatives == group }
    return ChoiceQuestion(
      group: group, step: step,
      options: Action.alternatives(among: actions).map { action in
        // One command says what an alternative does; the first of several does not.
        ChoiceQuestion.Option(
          id: action.alternativeID, label: action.label ?? action.text ?? action.id, line: action.line,
          text: action.alternative == nil ? action.text ?? "" : "")
      })
  }

  private func isWanted(_ step: Step) throws -> Bool {
    try run.isWanted(step.id, policy: run.options.optional ?? (run.isUnconfirmed ? .skip : nil)) {
      try run.prompter.runsOptional(step)
    }
  }
}
