import Diagnostics
import RunbookModel

/// Values that programs of the person's give, each when an action first needs it: `pass show registry/token`.
struct PromisedValues {
  let services: RunServices
  let state: RunState

  /// Whether the value is there now; why it is not has been said.
  func give(_ key: String, to action: Action) throws -> Bool {
    guard let promise = state.values.promise(key) else { return false }
    let placeholder = services.placeholder(key)
    try services.log.say("\(placeholder.name) comes from `\(promise.command)`", action: action.id)
    let reason: Message
    do {
      let value = try services.supply(key)
      if placeholder.isSecret { services.log.hide([value]) }
      let binding = try ValueResolver.binding(placeholder, value, promise.origin)
      guard let refusal = try FormCheck(services: services, state: state).refusal(of: binding, for: placeholder) else {
        try state.values.set(binding)
        return true
      }
      reason = "what `\(promise.command)` printed will not do as \(placeholder.name): \(refusal)"
    } catch let failure as SessionFailure {
      reason = failure.message
    } catch {
      guard error is RunError else { throw error }
      // What it says shows the value.
      reason = "what `\(promise.command)` printed will not do as \(placeholder.name)"
    }
    state.values.breakPromise(key)
    try services.log.say(reason, action: action.id)
    return false
  }
}
