import ShellSyntax

extension Runbook {
  /// What a run does not do because it holds the shell of a place itself: going there, and coming back.
  package struct Way: Hashable, Sendable {
    package var action: ActionID
    package var label: String
    package var place: String
  }

  /// The page for a run that holds shells of some of its places: what is done there is run in them.
  ///
  /// - Parameter places: names, as ``PlaceNames`` has them.
  /// - Returns: also the actions that are left out because they only go there (`ssh root@server`) or come back (`exit`).
  package func opening(_ places: Set<String>) -> (runbook: Runbook, ways: [Way]) {
    guard !places.isEmpty else { return (self, []) }
    let names = PlaceNames(self)
    let entries = entries(to: places, names)
    var result = self
    var ways: [Way] = []
    result.forEachStep { step in
      step.actions = step.actions.compactMap { action in
        let place = names.name(of: action.place).flatMap { places.contains($0) ? $0 : nil }
        if let way = entries[action.line] ?? place, isWay(action, entries) {
          ways.append(Way(action: action.id, label: step.label, place: way))
          return nil
        }
        guard let place else { return action }
        return action.run(in: place)
      }
    }
    return (result, ways)
  }

  /// The page for a machine that is one of its places: only what is done there, and in the shell of the run.
  ///
  /// - Parameter place: a name, as ``PlaceNames`` has it; nil: what the page does in the operator's shell.
  package func reduced(to place: String?) -> Runbook {
    let names = PlaceNames(self)
    let entries = entries(to: Set(names.all.map(\.name)), names)
    var result = self
    result.forEachStep { step in
      step.actions = step.actions.compactMap { action in
        guard names.name(of: action.place) == place, !isWay(action, entries) else { return nil }
        return place == nil ? action : action.run(in: nil)
      }
    }
    return result
  }

  /// Line of the command that goes to a place → its name.
  private func entries(to places: Set<String>, _ names: PlaceNames) -> [Int: String] {
    var entries: [Int: String] = [:]
    for action in actions {
      guard let name = names.name(of: action.place), places.contains(name), let line = action.place?.line else {
        continue
      }
      entries[line] = name
    }
    return entries
  }

  /// A prompt names the place of its own command.
  private func isWay(_ action: Action, _ entries: [Int: String]) -> Bool {
    guard action.kind == .command, let text = action.text else { return false }
    if entries[action.line] != nil, action.place?.line != action.line { return true }
    return action.place?.kind.isElsewhere == true && ShellScript(text).onlyLeaves
  }

  private mutating func forEachStep(_ change: (inout Step) -> Void) {
    for procedure in procedures.indices {
      for step in procedures[procedure].steps.indices { change(&procedures[procedure].steps[step]) }
    }
  }
}

extension Action {
  /// - Parameter shell: nil: that of the run.
  fileprivate func run(in shell: String?) -> Action {
    var action = self
    action.shell = shell
    guard leftToPerson == .elsewhere else { return action }
    action.leftToPerson = nil
    action.blocked = nil
    if kind == .command, let text, ShellScript(text).staysInForeground { action.staysInForeground = true }
    return action
  }
}
