import Diagnostics
import RunbookModel

/// Leads a person through something that is done by hand.
struct ManualRunner {
  let run: RunContext
  let action: Action
  let step: Step

  func perform() throws -> Move {
    if run.options.nonInteractive { return try takeAsDone() }
    while true {
      let stop = run.stop(at: action, of: step, shown: action.text ?? step.instruction, blocked: action.blocked)
      switch try run.prompter.manual(stop) {
      case .done:
        let check = Check(.person, .passed, line: action.line, message: "confirmed by the user")
        try run.finish(action, .passed, checks: [check])
        return .next
      case .skip(let reason):
        try run.skip(action, reason: reason)
        return .next
      case .back: return .back
      case .jump(let step): return .jump(step)
      case .terminal: try TypedCommands(context: run, action: action).perform()
      case .pause: throw Pause()
      case .quit:
        throw Stop.byThePerson
      }
    }
  }

  /// What is missing in the page cannot be taken as done.
  private func takeAsDone() throws -> Move {
    if let reason = action.blocked {
      throw Unanswerable(Unanswered.blocked(action, step: step, reason: reason))
    }
    guard run.options.manual == .done else { throw Unanswerable(Unanswered.manual(step)) }
    try run.finish(action, .unverified, reason: "taken as done")
    return .next
  }
}
