import ShellSyntax

/// Where an object is that a command makes or shows, beside its name: the namespace, the cluster, the server, the
/// account, the directory. Objects of the same name in two scopes are two objects.
struct ObjectScope: Hashable, Sendable {
  /// The name of an option or variable → its value as written.
  private var given: [String: String] = [:]
  private var directory: [String]?
  private var switches = 0
  private var departures = 0
  /// Of a list that shows the objects of all namespaces.
  private(set) var isEverywhere = false

  /// Nil where the scope comes out of a command, which cannot be read beforehand.
  ///
  /// - Parameter objectClass: what some options say nothing of.
  init?(of call: CommandCall, _ command: SimpleCommand, objectClass: String, in surroundings: Surroundings) {
    let row = ScopeTable.row(of: call.program)
    for names in row.options {
      guard let name = names.last, let text = call.text(ofAny: names),
        !(ScopeTable.indifferentClasses[name]?.contains(objectClass) ?? false)
      else { continue }
      guard let value = Self.value(of: text, in: surroundings) else { return nil }
      given[name] = value
    }
    for (name, value) in surroundings.variables where row.names(variable: name) { given[name] = value }
    for assignment in command.assignments where !ScopeTable.indifferentVariables.contains(assignment.name) {
      guard let text = Self.value(of: assignment.word.text, in: surroundings) else { return nil }
      given[assignment.name] = String(text.dropFirst(assignment.name.count + 1))
    }
    let prefix = command.words.prefix(command.words.count - command.calledWords.count).map(\.text)
      .filter { !ScopeTable.indifferentPrefixes.contains($0) && !($0.first?.isNumber ?? true) }
    if !prefix.isEmpty { given["before"] = prefix.joined(separator: " ") }
    directory = row.isOfDirectory ? surroundings.directory : nil
    switches = surroundings.switches[row.family] ?? 0
    departures = surroundings.departures
    isEverywhere = !call.options(among: row.everywhere).isEmpty
  }

  /// The namespace that the description of an object names.
  mutating func set(namespace: String) { given[Self.namespace] = namespace }

  private static let namespace = "--namespace"

  /// What a list of all namespaces has to show beside the name; nil where that is not known.
  var place: String? { given[Self.namespace] }

  /// Whether a list of the other scope shows the objects of this one.
  func isShown(in other: ObjectScope) -> Bool {
    guard other.isEverywhere else { return self == other }
    var (mine, its) = (self, other)
    (mine.given[Self.namespace], its.given[Self.namespace]) = (nil, nil)
    its.isEverywhere = false
    return place != nil && mine == its
  }

  /// `$NS` is the same text again as long as it is not set anew.
  private static func value(of text: String, in surroundings: Surroundings) -> String? {
    guard !text.contains("`"), !text.contains("$(") else { return nil }
    let bare = String(text.filter { $0 != "\"" && $0 != "'" })
    guard bare.contains("$") else { return bare }
    return bare.split(separator: "$", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard index > 0 else { return String(part) }
      let isBraced = part.first == "{"
      let name = part.dropFirst(isBraced ? 1 : 0).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = part.dropFirst(name.count + (isBraced ? 1 : 0))
      return (surroundings.variables[String(name)] ?? "$" + name)
        + (isBraced && rest.first == "}" ? rest.dropFirst() : rest)
    }.joined()
  }
}
