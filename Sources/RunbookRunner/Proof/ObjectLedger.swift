import Diagnostics
import RunbookModel

/// What the actions of a run have made and removed, so that a later check can tell whether it is there.
struct ObjectLedger {
  private struct Entry {
    var object: CommandReading.Affected
    var action: ActionID
    /// The action's own output does not say otherwise: it tells of no trouble, and of no other object instead.
    var isUndisputed: Bool
  }

  private var entries: [Entry] = []

  /// Takes down what an action that did not fail has done; what an earlier attempt did is replaced.
  mutating func note(_ reading: CommandReading, by action: ActionID) {
    entries.removeAll { $0.action == action }
    entries += reading.affected.map { object in
      let isNamed = reading.output.isEmpty || reading.output.mentions(object.name)
      return Entry(object: object, action: action, isUndisputed: isNamed && !reading.output.isTroubled)
    }
  }

  /// Takes over what was done before the run was resumed.
  mutating func take(_ earlier: Resumption, manifest: (String) -> [CommandPattern.Object]?) {
    let (settled, outputs) = (earlier.settled, earlier.plainOutputs)
    for (action, _) in earlier.verdicts.all where settled.contains(action) {
      guard let text = earlier.texts[action] else { continue }
      note(CommandReading(text, output: outputs[action] ?? "", manifest: manifest), by: action)
    }
  }

  /// The last that happened to each object that a listing would show.
  private func known(to listing: CommandReading.Listing) -> [Entry] {
    var last: [String: Entry] = [:]
    var order: [String] = []
    for entry in entries where entry.object.objectClass == listing.objectClass {
      if last.updateValue(entry, forKey: entry.object.name) == nil { order.append(entry.object.name) }
    }
    return order.compactMap { last[$0] }
  }

  /// What the listing of a check proves: all that the run has made is shown, and nothing that it has removed. Empty
  /// where something is otherwise, or where the run has made and removed nothing of the kind.
  ///
  /// - Parameter sentence: what the check says: it has to agree with what has been done.
  func checks(of reading: CommandReading, line: Int, saying sentence: PresenceSentence) -> [Check] {
    guard let listing = reading.listings.first, reading.listings.count == 1 else { return [] }
    let known = known(to: listing)
    let isSo = known.allSatisfy { entry in
      switch (sentence, entry.object.isRemoved) {
      case (.present, false): reading.output.shows(entry.object.name) && !listing.words.contains(entry.object.name)
      case (.absent, true): listing.isAnnounced && !reading.output.mentions(entry.object.name)
      default: false
      }
    }
    guard isSo else { return [] }
    return known.prefix(5).map { entry in
      let step = entry.action.step.label
      let message: Message =
        entry.object.isRemoved
        ? "the list does not show \(entry.object.name), which step \(step) removed"
        : "the list shows \(entry.object.name), which step \(step) made"
      return Check(.exit, .passed, line: line, message: message, source: listing.source)
    }
  }

  /// The actions whose objects are all shown by a listing that passed as a check.
  func confirmed(by reading: CommandReading) -> [ActionID] {
    let shown = reading.listings.flatMap { listing in
      known(to: listing).filter { entry in
        entry.object.isNew && entry.isUndisputed && !listing.words.contains(entry.object.name)
          && reading.output.shows(entry.object.name)
      }
    }
    let actions = shown.map(\.action).reduce(into: [ActionID]()) { if !$0.contains($1) { $0.append($1) } }
    return actions.filter { action in
      entries.count { $0.action == action } == shown.count { $0.action == action }
    }
  }
}
