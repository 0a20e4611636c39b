import Configuration
import Diagnostics
import RunbookModel

/// Which steps of the chosen procedures `--from`, `--only`, `--skip` and `--until` leave.
struct StepSelection {
  private let chosen: Set<StepID>
  /// Of steps that are chosen.
  private let skipped: Set<ActionID>

  /// - Throws: ``RunError`` for a step that is not there, is meant in several procedures, or comes too late.
  init(steps: [Step], options: RunOptions) throws(RunError) {
    var first = 0
    var last = steps.count - 1
    if let name = options.from { first = try StepSelection.places(of: name, in: steps).lowerBound }
    if let name = options.until { last = try StepSelection.places(of: name, in: steps).upperBound - 1 }
    if let from = options.from, let until = options.until, first > last {
      throw RunError("step \(from) comes after step \(until): nothing is between them")
    }
    var kept = first <= last ? Set(first...last) : []
    if !options.only.isEmpty {
      var only: Set<Int> = []
      for name in options.only { only.formUnion(try StepSelection.places(of: name, in: steps)) }
      kept.formIntersection(only)
    }
    var actions: Set<ActionID> = []
    for name in options.skipped {
      let named = StepSelection.actions(named: name, in: steps)
      if named.isEmpty { kept.subtract(try StepSelection.places(of: name, in: steps)) }
      actions.formUnion(named)
    }
    skipped = actions
    chosen = Set(kept.map { steps[$0].id })
  }

  func includes(_ step: Step) -> Bool { chosen.contains(step.id) }

  func includes(_ action: Action, of step: Step) -> Bool { includes(step) && !skipped.contains(action.id) }

  /// `u1/2`, the second action of step u1; with the name of the procedure before it where several have such a step.
  private static func actions(named name: String, in steps: [Step]) -> [ActionID] {
    guard name.contains("/") else { return [] }
    return steps.flatMap(\.actions).map(\.id).filter { $0.text == name || $0.label == name }
  }

  /// A step and its sub-steps; named by id, or by its label where only one procedure has it. The name of a procedure
  /// means all its steps.
  private static func places(of name: String, in steps: [Step]) throws(RunError) -> Range<Int> {
    if let range = range(in: steps, where: { $0.id.text == name || $0.id.text.hasPrefix(name + ".") }) { return range }
    let named = steps.filter { $0.label == name || $0.label.hasPrefix(name + ".") }
    let procedures = Set(named.map { $0.id.procedure })
    guard let only = procedures.first else {
      guard let range = range(in: steps, where: { $0.id.procedure == name }) else { throw unknown(name, in: steps) }
      return range
    }
    guard procedures.count == 1 else {
      let ids = named.map(\.id.text).joined(separator: ", ")
      throw RunError("several procedures have a step \(name)", help: "name one of \(ids)")
    }
    let found = range(in: steps) {
      $0.id.procedure == only && ($0.label == name || $0.label.hasPrefix(name + "."))
    }
    guard let found else { throw unknown(name, in: steps) }
    return found
  }

  /// From the first to the last step that is meant.
  private static func range(in steps: [Step], where isMeant: (Step) -> Bool) -> Range<Int>? {
    guard let first = steps.firstIndex(where: isMeant), let last = steps.lastIndex(where: isMeant) else { return nil }
    return first..<(last + 1)
  }

  private static func unknown(_ name: String, in steps: [Step]) -> RunError {
    let message: Message = "there is no step `\(name)`"
    if let nearest = NearestName.of(name, in: steps.map(\.id.text)) {
      return RunError(message, help: "did you mean `\(nearest)`?")
    }
    let hasSeveral = Set(steps.map { $0.id.procedure }).count > 1
    let names = steps.prefix(30).map { hasSeveral ? $0.id.text : $0.label }.joined(separator: ", ")
    return RunError(message, help: "there are: \(names)")
  }
}
