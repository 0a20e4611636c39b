/// What a page's places besides the operator's shell are called: machines, containers and programs, in its order.
///
/// A place has the name that the page gives it, else that of its kind, with the line where the page has several of
/// those.
package struct PlaceNames: Sendable {
  package struct Place: Hashable, Sendable {
    package var name: String
    package var kind: ActionPlace.Kind
    /// Where the page names it first.
    package var line: Int
  }

  /// What a name that somebody gives means.
  package enum Meaning: Hashable, Sendable {
    case place(String)
    case unknown
    /// The names of those that it may mean.
    case ambiguous([String])
  }

  package private(set) var all: [Place] = []
  private var names: [String: String] = [:]
  private let isSeveral: Set<ActionPlace.Kind>

  package init(_ runbook: Runbook) {
    let places = runbook.actions.compactMap(\.place).filter(\.kind.isElsewhere)
    let named = Set(places.compactMap(\.name).map(PlaceNames.key))
    let unnamed = Dictionary(grouping: places.filter { $0.name == nil }, by: \.kind).mapValues { Set($0.map(\.line)) }
    isSeveral = Set(unnamed.filter { $0.value.count > 1 || named.contains($0.key.rawValue) }.keys)
    for place in places {
      let said = said(place)
      let key = PlaceNames.key(said)
      guard names[key] == nil else { continue }
      names[key] = said
      all.append(Place(name: said, kind: place.kind, line: place.line))
    }
  }

  private func said(_ place: ActionPlace) -> String {
    place.name ?? (isSeveral.contains(place.kind) ? "\(place.kind.rawValue)-\(place.line)" : place.kind.rawValue)
  }

  /// The same for every action that is done there; nil for a place that is in the operator's shell.
  package func name(of place: ActionPlace?) -> String? {
    place.flatMap { $0.kind.isElsewhere ? names[PlaceNames.key(said($0))] : nil }
  }

  /// A name in any capitals, with any signs between its words, singular or plural; words of it are enough where only
  /// one place has them.
  package func meaning(of word: String) -> Meaning {
    let key = PlaceNames.key(word)
    if let name = names[key] { return .place(name) }
    let words = Set(key.split(separator: "-"))
    let found = all.map(\.name).filter { words.isSubset(of: PlaceNames.key($0).split(separator: "-")) }
    if words.isEmpty || found.isEmpty { return .unknown }
    return found.count == 1 ? .place(found[0]) : .ambiguous(found)
  }

  /// "Worker nodes" is `worker-node`.
  static func key(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }
      .map { $0.count > 3 && $0.hasSuffix("s") ? $0.dropLast() : $0 }
      .joined(separator: "-")
  }
}

extension ActionPlace.Kind {
  /// Not in the operator's shell, in any directory.
  var isElsewhere: Bool { self == .host || self == .container || self == .program }
}
