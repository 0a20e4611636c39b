import Diagnostics
import RunbookModel

/// Lets a person type commands into the live shell between two actions. What they change stays for the actions after.
struct TypedCommands {
  let services: RunServices
  let state: RunState
  let action: Action

  /// - Returns: where the run goes; next: back to the page.
  func perform() throws -> Move {
    while true {
      let line: String
      switch try services.prompter.typedCommand(in: services.session.workingDirectory) {
      case .given(let typed?): line = typed
      case .given(nil): return .next
      case .leave(let move): return move
      }
      switch services.planner.resolve(command: line, line: 1, with: state.values.bindings) {
      case .ready(.command(let command)): try run(command)
      case .unfilled(let placeholders):
        try services.log.say(
          "\(placeholders.map(\.name).joined(separator: ", ")) has no value: not run", action: action.id)
      case .refused(let refusals):
        for refusal in refusals { try services.log.say("\(refusal.name): \(refusal.reason)", action: action.id) }
      case .blocked(let reason): try services.log.say(reason, action: action.id)
      case .ready, .notRunnable: break
      }
    }
  }

  private func run(_ command: ResolvedCommand) throws {
    state.isPlacedByThePerson = true
    state.objects.depart()
    services.log.hide(typed: command.shown)
    try services.log.tell(.commandTyped(action: action.id, text: command.shown))
    let relay = OutputRelay(services.log, action: nil)
    do {
      let result = try services.session.run(command, of: nil, isInteractive: true, timeLimit: nil) {
        try relay.take($0)
      }
      try relay.finish()
      if result.ending != .exited(0) {
        try services.log.say(TypedCommands.message(for: result.ending), action: action.id)
      }
      _ = try services.keepState()
    } catch let failure as SessionFailure {
      try services.log.say(failure.message, action: action.id)
    }
  }

  private static func message(for ending: ActionResult.Ending) -> Message {
    switch ending {
    case .exited(let status): "exit status \(Int(status))"
    case .shellExited(let status): "the shell ended with status \(Int(status)); the run continues in a new one"
    case .signalled(let signal): "ended by signal \(Int(signal))"
    case .timedOut: "not finished within its time limit"
    case .interrupted: "interrupted"
    case .waitingForSecret: "a program asks for a secret, and no one is there to type it"
    case .waitingForAnswer: "a program asks something, and no one is there to answer it"
    case .waitingForPerson: "a program fills the screen, and no one is there to use it"
    // Only a step is started beside the others.
    case .ready, .notReady, .endedEarly: "not finished within its time limit"
    }
  }
}
