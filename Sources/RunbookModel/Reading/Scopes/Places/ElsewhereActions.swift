import Bytes
import ShellSyntax

/// What the page does on another machine or in a container, by which a later command without a sign of its place shows
/// that it is still done there.
struct ElsewhereActions {
  /// A sentence returned to the reader's own machine: no sign counts more than what the page says.
  var isBack = false
  /// Variables that are set there, and not here.
  private var variables: [String: ActionPlace] = [:]
  /// Variables that are set here, also where one of the same name is set there.
  private var own: Set<String> = []
  /// Of the last prompt that named another machine.
  private var prompted: ActionPlace?
  private var promptedCount = 0
  /// Some command was done here.
  private var hasOwn = false

  /// So many prompts show that the page is about another machine.
  private static let fewestPrompts = 2

  mutating func note(_ action: Action, at place: ActionPlace) {
    guard [.host, .container, .program].contains(place.kind) else { return }
    for name in action.sets where !own.contains(name) { variables[name] = place }
    guard action.promptHost != nil, place.kind == .host else { return }
    (prompted, promptedCount) = (place, promptedCount + 1)
  }

  mutating func noteHere(_ action: Action) {
    hasOwn = true
    for name in action.sets { variables[name] = nil }
    own.formUnion(action.sets)
  }

  /// Where a command is done whose surroundings do not say it: where a variable that it uses was set, or on the machine
  /// that all commands before it were typed on.
  func place(of action: Action, _ script: ShellScript) -> ActionPlace? {
    guard action.promptHost == nil, !isBack else { return nil }
    // After prompts that name another machine a bare one is that of the reader's own.
    if !hasOwn, !action.isPrompted, promptedCount >= Self.fewestPrompts { return prompted }
    guard !variables.isEmpty, let text = action.text, text.utf8.contains(UInt8(ascii: "$")) else { return nil }
    let own = Set(action.sets)
    let used = variables.keys.sorted().first { name in
      !own.contains(name) && (Self.uses("$\(name)", in: text) || text.containsBytes(of: "${\(name)}"))
    }
    return used.flatMap { variables[$0] }
  }

  /// As a whole name: `$HOST` is none of `$HOST_NAME`.
  private static func uses(_ variable: String, in text: String) -> Bool {
    var rest = text[...]
    while let found = rest.byteRange(of: variable) {
      rest = rest[found.upperBound...]
      let next = rest.utf8.first
      if next.map({ !isNameByte($0) }) ?? true { return true }
    }
    return false
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
  }
}
