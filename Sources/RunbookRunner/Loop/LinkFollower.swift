import Diagnostics
import RunbookModel

/// A step that is only a link to another step or procedure of the page: offered to the person, done here if wanted.
struct LinkFollower {
  let run: RunContext

  func perform(_ step: Step, to target: String) throws -> Move {
    if run.options.nonInteractive {
      guard run.options.manual == .done else { throw Unanswerable(Unanswered.manual(step)) }
      try run.log.say("the step leads to \(target): taken as done")
      return .next
    }
    switch try run.prompter.follows(step, to: link(to: target)) {
    case .follow: return try follow(target)
    case .done, .skip: return .next
    case .back: return .back
    case .pause: throw Pause()
    case .quit: throw Stop.byThePerson
    }
  }

  private func link(to target: String) -> LinkTarget {
    let procedures = run.plan.runbook.procedures
    if let procedure = procedures.first(where: { $0.id == target }) { return .procedure(procedure) }
    if let step = procedures.flatMap(\.steps).first(where: { $0.id == target }) { return .step(step) }
    return .unknown(target)
  }

  private func follow(_ target: String) throws -> Move {
    // A page that leads in a circle.
    guard run.followed.insert(target).inserted else {
      try run.log.say("the page leads from \(target) back to itself")
      return .next
    }
    defer { run.followed.remove(target) }
    let items = items(of: link(to: target))
    guard !items.isEmpty else {
      try run.log.say("\(target) is not a part of the page that has steps")
      return .next
    }
    let outer = run.items
    run.items = items
    defer { run.items = outer }
    return try ItemLoop(run: run).perform(items)
  }

  private func items(of target: LinkTarget) -> [RunItem] {
    var selection = run.selection
    selection.procedure =
      switch target {
      case .procedure(let procedure): procedure.id
      case .step(let step): run.plan.runbook.procedures.first { $0.steps.contains { $0.id == step.id } }?.id
      case .unknown: nil
      }
    guard selection.procedure != nil else { return [] }
    let plan = PlanMaker(run.plan.runbook, selection: selection).plan(with: run.bindings)
    guard case .step(let step) = target else { return RunItem.all(of: plan, selection: selection) }
    return RunItem.all(of: plan, selection: selection) { $0.id == step.id }
  }
}
