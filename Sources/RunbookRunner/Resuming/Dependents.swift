import RunbookModel
import ShellSyntax

/// What would have come out otherwise if some actions had: those that use what these give, and so on.
///
/// An action gives the values that are taken from its output, the variables that it sets, the files that it writes, and
/// its output where a later command is found in it.
struct Dependents {
  private var actions: Set<ActionID>
  private var keys: Set<String> = []
  private var variables: Set<String> = []
  private var files: Set<String> = []

  /// - Parameters:
  ///   - changed: ids of actions.
  ///   - actions: in the order of the page.
  /// - Returns: of `actions` those that are changed, and those that depend on them, in order.
  static func all(of changed: Set<ActionID>, among actions: [Action]) -> [Action] {
    var found = Dependents(actions: changed)
    return actions.filter { action in
      guard found.actions.contains(action.id) || found.isUsed(by: action) else { return false }
      found.add(action)
      return true
    }
  }

  private init(actions: Set<ActionID>) { self.actions = actions }

  private func isUsed(by action: Action) -> Bool {
    if let source = action.fromOutput, actions.contains(source) { return true }
    if action.keys.contains(where: keys.contains) { return true }
    let text = ([action.text, action.request?.url, action.file].compactMap(\.self)).joined(separator: "\n")
    return variables.contains { text.mentions(variable: $0) } || files.contains { text.contains($0) }
  }

  private mutating func add(_ action: Action) {
    actions.insert(action.id)
    keys.formUnion(action.captures.map(\.key))
    variables.formUnion(action.sets)
    files.formUnion(Dependents.files(writtenBy: action).filter { $0.utf8.count >= Dependents.shortestName })
  }

  /// In bytes: a shorter name is found by chance in many a text.
  private static let shortestName = 3

  private static func files(writtenBy action: Action) -> [String] {
    switch action.kind {
    case .file: [action.file].compactMap(\.self)
    case .command: ShellScript.known(action.text ?? "").commands.flatMap(\.writesFiles).filter { $0 != "/dev/null" }
    case .http, .manual: []
    }
  }
}
