import ShellSyntax

/// Finds calls that start, stop and restart one thing below each other without anything between them that would need it:
/// such a page shows how it is done, and who follows it once does not stop what was just started.
struct ServiceOperations {
  let scripts: ShellReadings

  /// A step as far as services are concerned.
  private struct Place {
    var procedure: Int
    var step: Int
    /// Nil where it does something else, too.
    var calls: [ServiceCall]?
    /// Whether it may change something that a restart makes known.
    var changes: Bool
    /// No condition, choice or role leaves it to the reader yet.
    var isOpen: Bool
    /// Numbers say that one thing is done after the other.
    var isNumbered: Bool
  }

  func apply(to procedures: inout [Procedure]) {
    let places = procedures.indices.flatMap { procedure in
      procedures[procedure].steps.indices.compactMap { place(procedures, procedure, $0) }
    }
    var left: Set<Int> = []
    for index in places.indices where places[index].isOpen {
      let isLeft =
        isListing(places[index]) || isStoppedTwice(index, places)
        || !places[index].isNumbered && (isStoppedLater(index, places) || isRestartedForNothing(index, places))
      if isLeft { left.insert(index) }
    }
    for index in left { procedures[places[index].procedure].steps[places[index].step].isOptional = true }
  }

  private func place(_ procedures: [Procedure], _ procedure: Int, _ index: Int) -> Place? {
    let step = procedures[procedure].steps[index]
    let actions = step.actions.filter { !$0.isInline }
    guard !actions.isEmpty else { return nil }
    let own = actions.map { action -> [ServiceCall?] in
      guard action.kind == .command else { return [nil] }
      return scripts[action.text ?? ""].commands.flatMap(\.simpleCommands).map(ServiceCall.init)
    }.joined()
    let calls = own.compactMap(\.self)
    let onlyShows = actions.allSatisfy {
      $0.kind == .command && ActionTraits(scripts[$0.text ?? ""]).onlyShows
    }
    let isOpen =
      procedures[procedure].role == .main && !step.isOptional
      && actions.allSatisfy { $0.conditions.isEmpty && $0.branches.isEmpty }
    return Place(
      procedure: procedure, step: index, calls: calls.count == own.count && !own.isEmpty ? calls : nil,
      changes: calls.count < own.count && !onlyShows, isOpen: isOpen,
      isNumbered: step.number != nil)
  }

  /// `systemctl start kiln`, `systemctl stop kiln`, `systemctl restart kiln` in one block.
  private func isListing(_ place: Place) -> Bool {
    guard let calls = place.calls, calls.count > 1 else { return false }
    return calls.indices.contains { first in
      calls[(first + 1)...].contains { later in
        guard calls[first].isAbout(later) else { return false }
        return switch (calls[first].verb, later.verb) {
        case (.starts, .stops), (.starts, .restarts), (.stops, .restarts), (.restarts, .stops): true
        default: false
        }
      }
    }
  }

  /// "To stop it:" after "Start it:", with nothing below that is done while it is stopped.
  private func isStoppedLater(_ index: Int, _ places: [Place]) -> Bool {
    guard let calls = places[index].calls, let stop = calls.last(where: { $0.verb != .looks }), stop.verb == .stops,
      places[..<index].contains(where: { $0.calls?.contains { $0.verb == .starts && $0.isAbout(stop) } ?? false })
    else { return false }
    for place in places[(index + 1)...] {
      // What is changed while it does not run is what it was stopped for.
      if place.changes { return false }
      if place.calls?.contains(where: { $0.does(somethingTo: stop) }) ?? false {
        // "Stop it:", "Start it:" below what was changed make that known.
        return !isChangedSinceStart(places[..<index], of: stop)
      }
    }
    return true
  }

  private func isChangedSinceStart(_ places: ArraySlice<Place>, of service: ServiceCall) -> Bool {
    for place in places.reversed() {
      if place.changes { return true }
      if place.calls?.contains(where: { $0.does(somethingTo: service) }) ?? false { return false }
    }
    return false
  }

  /// "2. Stop: …", "4. Restart: …" with a call that stops it once more: what is stopped already is not stopped again.
  private func isStoppedTwice(_ index: Int, _ places: [Place]) -> Bool {
    guard let calls = places[index].calls?.filter({ $0.verb != .looks }), let first = calls.first, let last = calls.last
    else { return false }
    let next = places[(index + 1)...].lazy.compactMap { $0.calls?.first { $0.does(somethingTo: last) } }.first
    let before = places[..<index].reversed().lazy.compactMap { $0.calls?.last { $0.does(somethingTo: first) } }.first
    return last.verb == .stops && next?.verb == .stops || first.verb == .stops && before?.verb == .stops
  }

  /// "Restart it:" right after "Start it:".
  private func isRestartedForNothing(_ index: Int, _ places: [Place]) -> Bool {
    guard let calls = places[index].calls?.filter({ $0.verb != .looks }), let last = calls.last,
      calls.allSatisfy({ $0.isAbout(last) }),
      last.verb == .restarts || last.verb == .starts && calls.first?.verb == .stops
    else { return false }
    for place in places[..<index].reversed() {
      if place.changes { return false }
      if let before = place.calls?.last(where: { $0.does(somethingTo: last) }) {
        return before.verb == .starts || before.verb == .restarts || before.verb == .stops
      }
    }
    return false
  }
}
