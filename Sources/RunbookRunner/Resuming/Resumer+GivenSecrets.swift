import Diagnostics
import RunbookModel

extension Resumer {
  /// A secret that somebody gave to a step that is done is kept nowhere, so what comes could show it in clear: whoever
  /// gives it once more has it hidden there; for anybody else it is said that it is not.
  func askForGivenSecrets() throws -> Move {
    var asked: Set<String> = []
    for item in state.route.items {
      guard let action = item.action, state.ledger.settled.contains(action.id) else { continue }
      for key in action.keys where isForgotten(key) && asked.insert(key).inserted {
        let name = services.placeholder(key).name
        if try PromisedValues(services: services, state: state).give(key, to: action) { continue }
        guard !services.options.isUnconfirmed else {
          try services.log.say(
            "\(name) is not known any more, and not hidden where it is shown from here on: give it again")
          continue
        }
        try services.log.say(
          "\(name) was given to a step that is done: give it again, and it is hidden from here on, too")
        switch try ValueAsker(services: services, state: state).ask(forSecret: key, of: action) {
        case .set: continue
        case .leave(let move): return move
        case .left, .skip: try services.log.say("\(name) is not hidden where it is shown from here on")
        }
      }
    }
    return .next
  }

  /// Somebody gave it, and no output; no one has given it again.
  private func isForgotten(_ key: String) -> Bool {
    guard let source = earlier.secrets[key], source == nil else { return false }
    return state.values.bindings[key] == nil
  }
}
