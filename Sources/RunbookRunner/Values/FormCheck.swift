import Diagnostics
import RunbookModel

/// Compares values with the form that the page asks for: what surely is wrong is refused, what may be wrong is said.
struct FormCheck {
  let services: RunServices
  let state: RunState

  /// Why the value cannot be taken; one that only looks wrong is taken, and that is said.
  func refusal(of binding: Binding, for placeholder: Placeholder) throws -> Message? {
    guard !binding.value.isEmpty, let (message, isExplicit) = fault(of: binding, for: placeholder) else { return nil }
    if isExplicit { return message }
    try services.log.say("\(message); it is accepted as it is")
    return nil
  }

  /// Looks at the values that were given before the run and that it needs.
  ///
  /// - Returns: what is wrong, where no one can be asked; else it is said, and the value is asked for again.
  func refusalsOfGiven() throws -> [Message] {
    guard !services.options.isRehearsal else { return [] }
    let needed = Set(state.route.actions.flatMap(\.keys))
    var refusals: [Message] = []
    for binding in state.values.bindings.all where needed.contains(binding.key) && FormCheck.isGiven(binding.origin) {
      guard let refusal = try refusal(of: binding, for: services.placeholder(binding.key)) else { continue }
      if services.options.nonInteractive {
        refusals.append(refusal)
      } else {
        try services.log.say(refusal)
        state.values.refuse(binding)
      }
    }
    return refusals
  }

  private static func isGiven(_ origin: Binding.Origin) -> Bool {
    [.flag, .profile, .file, .environment].contains(origin)
  }

  private func fault(of binding: Binding, for placeholder: Placeholder) -> (Message, isExplicit: Bool)? {
    let locale = services.plan.runbook.document.locale
    guard let form = ValueForm(of: placeholder, locale: locale), let fault = form.fault(of: binding.value) else {
      return nil
    }
    return ("\(placeholder.name): \(fault)", form.isExplicit)
  }
}
