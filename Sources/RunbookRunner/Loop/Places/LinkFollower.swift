import Diagnostics
import RunbookModel

/// A step that is only a link to another step or procedure of the page: offered to the person, done here if wanted.
struct LinkFollower {
  let services: RunServices
  let state: RunState

  func perform(_ step: Step, to target: String) throws -> Move {
    if Self.isWithinRun(step, to: target, of: services.plan) {
      try services.log.say("the step leads to \(target), which this run does in its own place")
      return .next
    }
    if services.options.nonInteractive {
      guard services.options.manual == .done else { return .stop(.because(Unanswered.manual(step))) }
      try services.log.say("the step leads to \(target): taken as done")
      return .next
    }
    switch try services.prompter.follows(step, to: link(to: target)) {
    case .given(.follow): return try follow(target)
    case .given(.done), .given(.skip): return .next
    case .leave(let move): return move
    }
  }

  private func link(to target: String) -> LinkTarget {
    let procedures = services.plan.runbook.procedures
    if let procedure = procedures.first(where: { $0.id == target }) { return .procedure(procedure) }
    if let step = procedures.flatMap(\.steps).first(where: { $0.id.text == target }) { return .step(step) }
    return .unknown(target)
  }

  private func follow(_ target: String) throws -> Move {
    // A page that leads in a circle.
    guard state.followed.insert(target).inserted else {
      try services.log.say("the page leads from \(target) back to itself")
      return .next
    }
    defer { state.followed.remove(target) }
    let items = items(of: link(to: target))
    guard !items.isEmpty else {
      try services.log.say("\(target) is not a part of the page that has steps")
      return .next
    }
    let outer = state.route
    state.route = Route(items)
    defer { state.route = outer }
    return try ItemLoop(services: services, state: state, all: items).perform(items)
  }

  private func procedure(of target: LinkTarget) -> String? {
    switch target {
    case .procedure(let procedure): procedure.id
    case .step(let step): services.plan.runbook.procedures.first { $0.steps.contains { $0.id == step.id } }?.id
    case .unknown: nil
    }
  }

  /// The procedure to which it leads has its own place in the run, where it is done.
  static func isWithinRun(_ step: Step, to target: String, of plan: Plan) -> Bool {
    plan.procedures.count > 1
      && plan.procedures.contains { $0.id == target && $0.id != step.id.procedure }
  }

  private func items(of target: LinkTarget) -> [RunItem] {
    var selection = services.selection
    guard let procedure = procedure(of: target) else { return [] }
    selection.procedures = [procedure]
    let plan = PlanMaker(services.plan.runbook, selection: selection).plan(with: state.values.bindings)
    guard case .step(let step) = target else { return RunItem.all(of: plan, selection: selection) }
    return RunItem.all(of: plan, selection: selection) { $0.id == step.id }
  }
}
