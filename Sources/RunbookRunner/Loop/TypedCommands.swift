import Diagnostics
import RunbookModel

/// Lets a person type commands into the live shell between two actions. What they change stays for the actions behind.
struct TypedCommands {
  let context: RunContext
  let action: Action

  func perform() throws {
    while let line = try context.prompter.typedCommand(in: context.session.workingDirectory) {
      switch context.planner.resolve(command: line, line: 1, with: context.bindings) {
      case .ready(.command(let command)): try run(command)
      case .unfilled(let placeholders):
        try context.log.say(
          "\(placeholders.map(\.name).joined(separator: ", ")) has no value: not run", action: action.id)
      case .refused(let refusals):
        for refusal in refusals { try context.log.say("\(refusal.name): \(refusal.reason)", action: action.id) }
      case .blocked(let reason): try context.log.say(reason, action: action.id)
      case .ready, .notRunnable: break
      }
    }
  }

  private func run(_ command: ResolvedCommand) throws {
    context.isPlacedByThePerson = true
    try context.log.tell(.commandTyped(action: action.id, text: command.shown))
    let relay = OutputRelay(context.log, action: nil)
    do {
      let result = try context.session.run(command, of: nil, isInteractive: true, timeLimit: nil) { try relay.take($0) }
      try relay.finish()
      if result.ending != .exited(0) {
        try context.log.say(TypedCommands.message(for: result.ending), action: action.id)
      }
      _ = try context.keepState()
    } catch let failure as SessionFailure {
      try context.log.say(failure.message, action: action.id)
    }
  }

  private static func message(for ending: ActionResult.Ending) -> Message {
    switch ending {
    case .exited(let status): "exit status \(Int(status))"
    case .shellExited(let status): "the shell ended with status \(Int(status)); the run continues in a new one"
    case .signalled(let signal): "ended by signal \(Int(signal))"
    case .timedOut: "not finished within its time limit"
    case .interrupted: "interrupted"
    case .waitingForSecret: "a program asks for a secret, and nobody is there to type it"
    case .waitingForPerson: "a program fills the screen, and nobody is there to use it"
    }
  }
}
