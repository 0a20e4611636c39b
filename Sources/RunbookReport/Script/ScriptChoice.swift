import Diagnostics
import RunbookModel

/// Which actions of a page a script does, and why it does not do the others.
struct ScriptChoice {
  /// The systems that the script is for, where the page has steps of their own for them.
  private let systems: [Platform]
  /// The first alternative of each group, for each of the systems.
  private var chosen: [String: Set<ActionID>] = [:]

  /// - Parameter systems: that the script looks at itself; empty: it does what comes first.
  init(_ plan: Plan, systems: [Platform] = []) {
    self.systems = systems
    for system in systems.isEmpty ? [nil] : systems.map(Optional.some) {
      var first: [String: ActionID] = [:]
      for action in plan.actions.map(\.action) where system.map({ action.isDone(on: $0) }) ?? true {
        for branch in action.branches where first[branch.group] == nil { first[branch.group] = branch.id }
      }
      for (group, branch) in first { chosen[group, default: []].insert(branch) }
    }
  }

  /// Where an action is to be done; empty: wherever the script runs.
  func systems(of action: Action) -> [Platform] {
    let own = systems.filter(action.isDone)
    return own.count < systems.count ? own : []
  }

  /// Why no script can do it, although the page wants it done.
  func reasonNotToRun(_ action: Action) -> Message? {
    if let reason = action.blocked { return Message("not to be run as it stands: \(reason)") }
    // A script has nothing that waits until it is ready, and ends it.
    if action.runsBeside { return Message("not to be run as it stands: \(Action.staysWithPerson)") }
    return nil
  }

  /// Why it need not be done.
  func reasonToLeaveOut(_ planned: PlannedAction) -> Message? {
    let action = planned.action
    if let annotation = action.excludedBy {
      return Message("the page leaves it out of runs without a person (`\(annotation)`): remove the # to run it")
    }
    if planned.step.isOptional { return Message("optional: remove the # to run it") }
    if !action.conditions.isEmpty {
      return Message("\(action.conditions.map(\.text).joined(separator: " ")) Remove the # to run it.")
    }
    if action.isInline { return Message("from the sentence: remove the # to run it") }
    if let other = action.branches.first(where: { chosen[$0.group]?.contains($0.id) != true }) {
      return Message("alternative \(other.label ?? ""): remove the # to run it instead")
    }
    if !systems.isEmpty, !systems.contains(where: action.isDone) {
      return Message(
        "alternative \(action.platforms.map(\.rawValue).joined(separator: ", ")): remove the # to run it instead")
    }
    return nil
  }
}

extension Action {
  fileprivate func isDone(on system: Platform) -> Bool { platforms.isEmpty || platforms.contains(system) }
}
