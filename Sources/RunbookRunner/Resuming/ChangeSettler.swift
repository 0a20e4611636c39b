import Diagnostics
import RunbookModel

/// What used a value that was changed afterwards, and all that depends on it: somebody decides whether it is done again.
struct ChangeSettler {
  let services: RunServices
  let state: RunState
  let earlier: Resumption

  /// - Returns: where the run goes; next: on.
  func perform() throws -> Move {
    let done = state.route.actions.filter { state.ledger.settled.contains($0.id) && earlier.isDone($0.id) }
    let changes = self.changes(done)
    let users = Set(changes.flatMap(\.users).map(\.id))
    guard !users.isEmpty else { return .next }
    for change in changes {
      let ids = Set(change.users.map(\.id))
      let steps = state.route.labels { ids.contains($0.id) }
      try services.log.say("\(services.placeholder(change.key).name) had its old value in step \(steps: steps)")
    }
    let affected = Dependents.all(of: users, among: done)
    let indirect = affected.filter { !users.contains($0.id) }.map(\.id)
    if !indirect.isEmpty {
      let steps = state.route.labels { indirect.contains($0.id) }
      try services.log.say("what comes of these was used in step \(steps: steps)")
    }
    let said = Dictionary(grouping: affected) { services.options.choices[$0.id.text].flatMap(RunOptions.Decision.init) }
    try state.ledger.meetAsStale(said[.again] ?? [])
    try state.ledger.keep(said[.done] ?? [])
    guard let open = said[nil] else { return .next }
    switch try wantsRepetition(of: open) {
    case .given(true): try state.ledger.meetAsStale(open)
    case .given(false): try state.ledger.keep(open)
    case .leave(let move): return move
    }
    return .next
  }

  private func changes(_ done: [Action]) -> [(key: String, users: [Action])] {
    let keys = done.flatMap(\.keys).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return keys.compactMap { key in
      let isChangedNow = earlier.values[key].map { $0.value != state.values.bindings[key]?.value } ?? false
      let users = earlier.repetition.users(of: key, among: done, isChangedNow: isChangedNow)
      return users.isEmpty ? nil : (key, users)
    }
  }

  private func wantsRepetition(of actions: [Action]) throws -> Answer<Bool> {
    if services.options.rerunsDependents { return .given(true) }
    // Whoever says where the run goes on has decided.
    if services.options.resumesAt != nil { return .given(false) }
    let ids = Set(actions.map(\.id))
    let steps = state.route.labels { ids.contains($0.id) }
    guard services.options.nonInteractive else {
      let next = state.route.items.first { $0.action.map { !state.ledger.settled.contains($0.id) } ?? false }?.step
      return try services.prompter.reruns(steps, before: next).map { $0 == .repeat }
    }
    return .missing(Unanswered.dependents(actions, steps, run: services.log.run))
  }
}
