import Diagnostics
import RunbookModel
import ShellSyntax

/// Brings back the secrets that are kept nowhere: somebody gives them again, or the action that gave them is repeated,
/// and before it what it needs itself. What would make something a second time is never repeated unasked.
struct SecretResupply {
  let services: RunServices
  let state: RunState
  let earlier: Resumption

  private typealias Need = (item: (action: Action, step: Step), secrets: [MissingSecrets.Secret])

  /// - Returns: where the run goes; next: on.
  func perform() throws -> Move {
    var unsettled: [Need] = []
    var repeated: [Need] = []
    var needed = state.route.actions.filter { !state.ledger.settled.contains($0.id) }
    // What an action needs comes before it on the page, so that one way back finds all.
    for item in state.route.items.reversed() {
      guard case .action(let action, let step) = item, state.ledger.settled.contains(action.id) else { continue }
      let secrets = missing.given(by: action, neededBy: needed)
      guard !secrets.isEmpty else { continue }
      let need: Need = ((action, step), secrets)
      switch try decision(need) {
      case .given(.repeat): repeated.insert(need, at: 0)
      case .given(.leave): continue
      case .given(.give):
        let move = try askForValues(need)
        guard move == .next else { return move }
        continue
      case .leave(.stop(.because)): unsettled.insert(need, at: 0)
      case .leave(let move): return move
      }
      needed.append(action)
    }
    guard unsettled.isEmpty else { return try refuse(unsettled, repeated) }
    for need in repeated { state.ledger.repeatForSecrets(need.item.action.id, need.secrets.map(\.name)) }
    return .next
  }

  private var missing: MissingSecrets {
    MissingSecrets(
      earlier: earlier, hasValue: { state.values.bindings[$0] != nil || state.values.promise($0) != nil },
      hasVariable: { name, action in
        _ = try? services.session.move(to: action.shell)
        return services.session.variable(name) != nil
      })
  }

  private func decision(_ need: Need) throws -> Answer<RepetitionReply> {
    let (action, step) = need.item
    switch services.options.choices[action.id.text] {
    case RunOptions.Decision.again.rawValue: return .given(.repeat)
    case RunOptions.Decision.done.rawValue: return .given(.leave)
    default: break
    }
    if services.options.assumeYes, HarmlessRepetition.applies(to: action) { return .given(.repeat) }
    if services.options.nonInteractive {
      return .missing(Unanswered.repetition(step, secrets: need.secrets.map(\.name)))
    }
    let stop = ActionStop(at: action, of: step, services, state, shown: action.text ?? step.instruction)
    return try services.prompter.repeats(stop, for: need.secrets.map(\.name))
  }

  /// No one is there: everything is named at once, and one command that repeats it all.
  private func refuse(_ unsettled: [Need], _ repeated: [Need]) throws -> Move {
    for need in unsettled {
      try services.log.say(Unanswered.repetition(need.item.step, secrets: need.secrets.map(\.name)))
      if let text = need.item.action.text, !HarmlessRepetition.applies(to: need.item.action) {
        try services.log.say(
          "running step \(step: need.item.step.label) again makes a second time what it made: \(services.log.mask.masked(text))"
        )
      }
    }
    for secret in unsettled.flatMap(\.secrets) {
      switch secret {
      case .value(let key):
        let variable = ValueResolver.environmentName(of: key)
        try services.log.say("to give it instead: set \(variable) in the environment, or --values with a values file")
      case .variable(let name): try services.log.say("to give it instead: set \(name) in the environment")
      case .output, .directory: break
      }
    }
    let command = ResumeCommand(run: services.log.run)
      .text(.again, about: (unsettled + repeated).map(\.item.action.id))
    return .stop(.because("to run what is needed again: \(command)"))
  }

  // MARK: Values that somebody types

  private func askForValues(_ need: Need) throws -> Move {
    for secret in need.secrets {
      switch secret {
      case .value(let key):
        let outcome = try ValueAsker(services: services, state: state).ask(forSecret: key, of: need.item.action)
        if case .leave(let move) = outcome { return move }
      case .variable(let name):
        _ = try services.session.move(to: need.item.action.shell)
        let move = try askForVariable(name)
        guard move == .next else { return move }
      case .output, .directory: break
      }
    }
    return .next
  }

  private func askForVariable(_ name: String) throws -> Move {
    var placeholder = Placeholder(key: name, name: name)
    placeholder.isSecret = true
    switch try services.prompter.value(for: ValueQuestion(placeholder: placeholder)) {
    case .given(.value(let value)), .given(.suggested(let value)): try set(name, to: value)
    case .given: break
    case .leave(let move): return move
    }
    return .next
  }

  /// In the shell alone: the journal does not get it.
  private func set(_ name: String, to value: String) throws {
    services.log.hide([value])
    guard let word = try? quoted(value, for: .singleQuoted),
      case .ready(.command(let command)) = services.planner.resolve(
        command: "export \(name)='\(word)'", line: 1, with: Bindings())
    else { return try services.log.say("\(name) cannot be set") }
    _ = try services.session.run(command, of: nil, isInteractive: false, timeLimit: nil) { _ in }
  }
}
