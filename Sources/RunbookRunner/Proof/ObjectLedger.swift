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
  /// Where the next command works.
  private(set) var surroundings = Surroundings()

  /// Goes where a command has led, no matter what became of it.
  mutating func follow(_ reading: CommandReading) { surroundings = reading.surroundings }

  /// A person has been in the shell and may have gone anywhere.
  mutating func depart() { surroundings.depart() }

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
    for (action, _) in earlier.verdicts.all {
      guard let text = earlier.texts[action] else { continue }
      let reading = CommandReading(text, output: outputs[action] ?? "", in: surroundings, manifest: manifest)
      follow(reading)
      if settled.contains(action) { note(reading, by: action) }
    }
  }

  /// The last that happened to each object that a listing would show.
  private func known(to listing: CommandReading.Listing) -> [Entry] {
    guard let scope = listing.scope else { return [] }
    var last: [[String]: Entry] = [:]
    var order: [[String]] = []
    for entry in entries where entry.object.objectClass == listing.objectClass {
      guard let its = entry.object.scope, its.isShown(in: scope), Self.isAmong(entry.object, of: listing) else {
        continue
      }
      let key = [entry.object.name, scope.isEverywhere ? its.place ?? "" : ""]
      if last.updateValue(entry, forKey: key) == nil { order.append(key) }
    }
    return order.compactMap { last[$0] }
  }

  /// `tool list apps` lists what `tool create app x` makes; `tool list apps other` may list those of somebody else.
  private static func isAmong(_ object: CommandReading.Affected, of listing: CommandReading.Listing) -> Bool {
    let known = Set(object.words.map(ObjectClass.named))
    return listing.words.allSatisfy { known.contains(ObjectClass.named($0)) || ObjectVerbs.effect(of: $0) != nil }
  }

  /// Of a list of all namespaces the row must be that of the object's own.
  private func isShown(_ object: CommandReading.Affected, by listing: CommandReading.Listing, _ output: ListedNames)
    -> Bool
  {
    let isEverywhere = listing.scope?.isEverywhere ?? false
    return !listing.words.contains(object.name)
      && output.shows(object.name, at: isEverywhere ? object.scope?.place : nil)
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
      case (.present, false): isShown(entry.object, by: listing, reading.output)
      case (.absent, true): listing.isAnnounced && !reading.output.mentions(entry.object.name)
      default: false
      }
    }
    guard isSo else { return [] }
    return known.prefix(5).map { entry in
      let step = entry.action.step.label
      let message: Message =
        entry.object.isRemoved
        ? "the list does not show \(entry.object.name), which step \(step: step) removed"
        : "the list shows \(entry.object.name), which step \(step: step) made"
      return Check(.exit, .passed, line: line, message: message, source: listing.source)
    }
  }

  /// The actions whose objects are all shown by a listing that passed as a check.
  func confirmed(by reading: CommandReading) -> [ActionID] {
    let shown = reading.listings.flatMap { listing in
      known(to: listing).filter { entry in
        entry.object.isNew && entry.isUndisputed && isShown(entry.object, by: listing, reading.output)
      }
    }
    let actions = shown.map(\.action).reduce(into: [ActionID]()) { if !$0.contains($1) { $0.append($1) } }
    return actions.filter { action in
      entries.count { $0.action == action } == shown.count { $0.action == action }
    }
  }
}
