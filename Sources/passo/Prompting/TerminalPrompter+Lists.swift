import Diagnostics
import OutputMatching
import RunbookModel
import RunbookReport
import RunbookRunner

/// Where a person goes to a step or changes a value: both are picked from a list.
extension TerminalPrompter {
  /// To a step; nil: to none.
  func jump(of stop: ActionStop) -> Move? {
    let listing = StepListing(stop, language: asker.language)
    let entries = stop.steps.map { ValueListing.Entry(value: listing.name(of: $0), line: listing.line(for: $0)) }
    while true {
      let picked = pick(entries, marking: listing.name(of: stop.step), prompt: say("go to step: "))
      guard case .given(let given) = picked else { return picked.move }
      guard let name = given else { return nil }
      let meant = stop.steps.first { listing.name(of: $0) == name || $0.label == name || $0.id.text == name }
      if let step = meant { return .jump(step.id) }
      suggest("there is no step \(name)", instead: name, among: stop.steps.map(\.label))
    }
  }

  /// The key of a value that is to be asked again.
  func value(of stop: ActionStop) -> Answer<String?> {
    guard !stop.bindings.isEmpty else {
      asker.tell(say("there are no values yet"))
      return .given(nil)
    }
    let width = stop.bindings.map { DisplayWidth.of($0.key) }.max() ?? 0
    let entries = stop.bindings.map {
      ValueListing.Entry(value: $0.key, line: "\($0.key.padded(to: width))  = \(TerminalSafe.line($0.shown))")
    }
    while true {
      let picked = pick(entries, marking: nil, prompt: say("value to change: "))
      guard case .given(let name?) = picked else { return picked }
      guard let binding = stop.bindings.first(where: { $0.key == name }) else {
        suggest("there is no value called \(name)", instead: name, among: stop.bindings.map(\.key))
        continue
      }
      let change = isToChange(binding)
      guard case .given(false) = change else { return change.map { _ in name } }
    }
  }

  /// What was picked or typed; nil: nothing.
  private func pick(_ entries: [ValueListing.Entry], marking value: String?, prompt: String) -> Answer<String?> {
    let picked = asker.pick(
      from: ValueListing(header: nil, entries: entries), marking: value, prompt: "  " + prompt,
      hint: "type to filter · ↑↓ ⏎ choose · Esc leave", isClosed: true)
    return picked.map { pick in
      switch pick {
      case .value(let value): value
      case .text(let text, let isFinal): isFinal ? nonEmpty(text) : nil
      }
    }
  }

  private enum SecretWish { case change, look, leave }

  /// A secret can be looked at, on purpose: it was picked by its name, and a further key is asked for.
  private func isToChange(_ binding: Binding) -> Answer<Bool> {
    guard binding.isSecret else { return .given(true) }
    while true {
      let menu: Menu<SecretWish> = menu([
        (MenuKey.change, .change), (MenuKey.look, .look), (MenuKey.no, .leave),
      ])
      let chosen = asker.choose(menu)
      guard case .given(let wish) = chosen else { return .leave(chosen.move) }
      switch wish {
      case .change: return .given(true)
      case .look:
        let look = asker.reveal(binding.value, named: binding.key)
        guard case .given = look else { return .leave(look.move) }
      case .leave: return .given(false)
      }
    }
  }
}
