package import RunbookModel

/// What became of the steps and actions of a page that was changed while a run was away.
///
/// Identifiers are made of numbers, so another order gives them to other steps. What an action does tells which it is:
/// the same text, file or request is the same action, wherever it is now.
package struct PageChange: Sendable {
  /// Identifiers of the page as it was, each with that of the same step, action or placeholder now. One that stands for
  /// nothing any more gets an identifier that the page does not have, so that nothing new is taken for it.
  private(set) var identifiers: [String: String] = [:]
  /// Actions of which no one can tell whether they are what was there before, each with the actions that did, all
  /// as they are named from now on.
  private(set) var doubtful: [ActionID: Set<ActionID>] = [:]
  /// Actions as they are named from now on that the page does not have any more.
  private(set) var gone: Set<ActionID> = []
  /// The actions of the page before, in its order, as they are named from now on.
  private(set) var order: [ActionID] = []
  private let steps: [StepID]

  /// - Parameters:
  ///   - before: the page as the run knew it.
  ///   - now: the page as it is.
  ///   - known: identifiers that the run's events hold, so that what is gone gets one that none of them has.
  package init(from before: Runbook, to now: Runbook, known: Set<String> = []) {
    steps = before.procedures.flatMap(\.steps).map(\.id)
    let old = PlacedAction.all(of: before)
    let new = PlacedAction.all(of: now)
    let pairing = ActionPairing(old.map(\.content), new.map(\.content))
    for (index, place) in old.enumerated() {
      if let partner = pairing.partners[index] { take(place, as: new[partner]) }
    }
    for (index, place) in old.enumerated() where pairing.partners[index] == nil {
      let step = PageChange.unused(place.step.id.text, among: known)
      let id = step + place.action.id.text.dropFirst(place.step.id.text.count)
      gone.insert(ActionID(id))
      identifiers[place.action.id.text] = id
      if identifiers[place.step.id.text] == nil { identifiers[place.step.id.text] = step }
    }
    order = old.compactMap { identifiers[$0.action.id.text].map(ActionID.init) }
    takeEmptySteps(of: before, now)
    for (index, places) in pairing.doubtful {
      doubtful[new[index].action.id] = Set(places.compactMap { identifiers[old[$0].action.id.text].map(ActionID.init) })
    }
  }

  private mutating func take(_ place: PlacedAction, as partner: PlacedAction) {
    identifiers[place.action.id.text] = partner.action.id.text
    // A step whose actions have gone to several is where the first of them is.
    if identifiers[place.step.id.text] == nil { identifiers[place.step.id.text] = partner.step.id.text }
    if let name = PlacedAction.ownKey(of: place.action), let new = PlacedAction.ownKey(of: partner.action) {
      identifiers[name] = new
    }
  }

  /// Steps that only lead elsewhere are known by their sentence.
  private mutating func takeEmptySteps(of before: Runbook, _ now: Runbook) {
    var left = now.procedures.flatMap(\.steps).filter(\.actions.isEmpty)
    for step in before.procedures.flatMap(\.steps) where step.actions.isEmpty {
      guard let index = left.firstIndex(where: { $0.instruction == step.instruction }) else { continue }
      identifiers[step.id.text] = left.remove(at: index).id.text
    }
  }

  private static func unused(_ id: String, among known: Set<String>) -> String {
    var candidate = id + goneMark
    while known.contains(candidate) { candidate += goneMark }
    return candidate
  }

  /// After the step's number; a page's own never hold it.
  private static let goneMark = "~before"

  /// Whether the identifier is one that stands for nothing on the page any more.
  static func isGone(_ id: String) -> Bool { id.contains(goneMark) }

  /// What the page before called the step of that action.
  static func label(of action: ActionID) -> String {
    action.step.label.replacing(goneMark, with: "")
  }

  /// The step that a person named on the page as it was, by its number or identifier, with its sub-steps: those of them
  /// that are still there, by identifier.
  package func steps(named name: String) -> [StepID] {
    let meant = { (candidate: String) in candidate == name || candidate.hasPrefix(name + ".") }
    return steps.filter { meant($0.text) || meant($0.label) }.compactMap { step in
      guard let id = identifiers[step.text], !PageChange.isGone(id) else { return nil }
      return StepID(id)
    }
  }
}
