import Diagnostics
import RunbookModel

/// Leads a person through something that is done by hand.
struct ManualRunner {
  let services: RunServices
  let state: RunState
  let action: Action
  let step: Step

  func perform() throws -> Move {
    if services.options.nonInteractive { return try takeAsDone() }
    while true {
      let stop = ActionStop(
        at: action, of: step, services, state, shown: action.text ?? step.sentence(of: action), blocked: action.blocked)
      switch try services.prompter.manual(stop) {
      case .given(.done):
        let check = Check(.person, .passed, line: action.line, message: "confirmed by the user")
        try state.ledger.finish(action, .passed, checks: [check])
        return .next
      case .given(.skip(let reason)):
        try state.ledger.skip(action, reason: reason)
        return .next
      case .given(.terminal):
        let move = try TypedCommands(services: services, state: state, action: action).perform()
        guard move == .next else { return move }
      case .leave(let move): return move
      }
    }
  }

  /// What is missing in the page cannot be taken as done.
  private func takeAsDone() throws -> Move {
    if let reason = action.blocked {
      return .stop(.because(Unanswered.blocked(action, step: step, reason: reason)))
    }
    guard services.options.manual == .done else { return .stop(.because(Unanswered.manual(step))) }
    try state.ledger.finish(action, .unverified, reason: "taken as done")
    return .next
  }
}
