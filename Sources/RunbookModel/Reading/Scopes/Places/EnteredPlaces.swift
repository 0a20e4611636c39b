/// A place that was entered, and up to which block it lasts.
struct EnteredPlace {
  var place: ActionPlace
  var end: Int
  /// By whose call; nil: a sentence names it.
  var program: String?
  /// One of several ways goes there, and another one does not.
  var isOfWay = false
  /// The ways of the action that went there.
  var branches: [Branch] = []
  /// A sentence has named another machine within that of the one before: both are left at once.
  fileprivate var isWithin = false

  init(place: ActionPlace, end: Int, program: String? = nil, isOfWay: Bool = false, branches: [Branch] = []) {
    self.place = place
    self.end = end
    self.program = program
    self.isOfWay = isOfWay
    self.branches = branches
  }

  /// Who follows the other way never went there.
  fileprivate func isOfOtherWay(than action: Action) -> Bool {
    branches.contains { branch in action.branches.contains { $0.group == branch.group && $0.id != branch.id } }
  }
}

/// The places within which the page is, the innermost last.
struct EnteredPlaces {
  private var all: [EnteredPlace] = []
  /// Name → the words of the call that went there first.
  private var calls: [String: [String]] = [:]

  var isEmpty: Bool { all.isEmpty }
  var last: EnteredPlace? { all.last }

  /// Where an action is done of which no more is said.
  func place(of action: Action) -> ActionPlace? { all.last { !$0.isOfOtherWay(than: action) }?.place }

  mutating func enter(_ place: EnteredPlace) { all.append(place) }

  /// A sentence says where it goes on: "on the server" of one that was entered is that one, "on each worker" below "on
  /// the server" is another machine.
  mutating func stay(in place: EnteredPlace) {
    var place = place
    if let last = all.last, last.place.kind == place.place.kind {
      guard last.program == nil, let name = place.place.name, let other = last.place.name,
        PlaceNames.key(name) != PlaceNames.key(other)
      else { return }
      place.isWithin = true
    }
    all.append(place)
  }

  /// Leaves the innermost one.
  mutating func leave() {
    while all.popLast()?.isWithin == true {}
  }

  mutating func leaveAll() { all = [] }

  /// Leaves those that end before a block.
  ///
  /// - Returns: the innermost of them that no way leads to alone.
  mutating func end(at block: Int) -> EnteredPlace? {
    let ended = all.last { $0.end <= block && !$0.isOfWay }
    all.removeAll { $0.end <= block }
    return ended
  }

  /// The name that a sentence gives a place before a call enters it; nil where another call was given it: those are two
  /// machines, which the page calls the same.
  mutating func name(_ name: String?, of call: [String]) -> String? {
    guard let name else { return nil }
    let key = PlaceNames.key(name)
    guard let first = calls[key] else {
      calls[key] = call
      return name
    }
    return first == call ? name : nil
  }
}
