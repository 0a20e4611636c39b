import RunbookModel

/// From one item to the next, or to where a person wants to go.
struct ItemLoop {
  let services: RunServices
  let state: RunState
  /// Id of each procedure → its title; empty where the run has only one.
  private let sections: [String: String]
  /// Id of each step → its position among all that the run comes to, from 1.
  private let positions: [StepID: Int]
  private let count: Int

  /// - Parameter items: all that the run comes to.
  init(services: RunServices, state: RunState, all items: [RunItem]) {
    self.services = services
    self.state = state
    let steps = items.map(\.step.id).reduce(into: [StepID]()) { if $0.last != $1 { $0.append($1) } }
    positions = Dictionary(steps.enumerated().map { ($1, $0 + 1) }) { first, _ in first }
    count = steps.count
    let procedures = services.plan.procedures
    sections =
      procedures.count > 1 ? Dictionary(procedures.map { ($0.id, $0.title) }) { first, _ in first } : [:]
  }

  /// - Returns: `.next`, or what leads out of these items: a jump, a pause, a stop.
  func perform(_ items: [RunItem]) throws -> Move {
    var index = 0
    var current: StepID?
    while index < items.count {
      if services.interruption() != nil { return .stop(.interrupted) }
      try Besides(services: services).tellEnded()
      let item = items[index]
      if isSettled(at: index, of: items) {
        index += 1
        continue
      }
      if item.step.id != current {
        current = item.step.id
        try tell(item.step)
      }
      let move = try ItemRunner(services: services, state: state).perform(item)
      switch move {
      case .next: index += 1
      case .back:
        index = ItemLoop.start(before: index, in: items)
        current = nil
        try state.meetAgain(items[index...])
      case .jump(let step):
        guard let target = items.firstIndex(where: { $0.step.id == step }) else { return move }
        index = target
        current = nil
        try state.meetAgain(items[index...])
      case .pause, .stop: return move
      }
    }
    return .next
  }

  /// What a resumed run has after it; a link is, once something after it is.
  private func isSettled(at index: Int, of items: [RunItem]) -> Bool {
    guard !state.ledger.settled.isEmpty else { return false }
    if let action = items[index].action { return state.ledger.settled.contains(action.id) }
    return items[index...].contains { $0.action.map { state.ledger.settled.contains($0.id) } ?? false }
  }

  /// The first item of the step before; the first of all where there is none.
  private static func start(before index: Int, in items: [RunItem]) -> Int {
    let here = items[index].step.id
    guard let last = items[..<index].lastIndex(where: { $0.step.id != here }) else { return 0 }
    return items.firstIndex { $0.step.id == items[last].step.id } ?? 0
  }

  private func tell(_ step: Step) throws {
    var start = RunEvent.StepStart(
      step: step.id, number: step.number, line: step.line, instruction: step.instruction,
      position: positions[step.id] ?? 1, count: count)
    start.section = sections[step.id.procedure]
    try services.log.tell(.stepStarted(start))
  }
}
