import ShellSyntax

/// Where the commands of a run work, as far as their texts tell: the directory, the variables that they have set, and
/// what they have switched to. It says only whether two commands work in the same place, not where that is.
struct Surroundings: Hashable, Sendable {
  /// From the directory in which the run began; a part that is not known is one of its own.
  private(set) var directory: [String] = []
  /// Those that have been set, as text.
  private(set) var variables: [String: String] = [:]
  /// Family of programs → how often it was switched.
  private(set) var switches: [String: Int] = [:]
  /// How often something happened that cannot be followed.
  private(set) var departures = 0
  private var unknowns = 0

  /// A person has been in the shell.
  mutating func depart() { departures += 1 }

  /// What has changed when a command has run.
  ///
  /// - Parameter isCertain: it ran, and ran once.
  mutating func follow(_ command: SimpleCommand, isCertain: Bool) {
    if let call = CommandCall(command) {
      for family in SwitchTable.families(switchedBy: call) { switches[family, default: 0] += 1 }
    }
    guard command.runsInCurrentShell else { return }
    let program = command.program ?? ""
    if program.isEmpty || !command.assignedNames.isEmpty { assign(command, isCertain: isCertain) }
    switch program {
    case "cd", "pushd": go(to: command.words.dropFirst().last { !$0.text.hasPrefix("-") || $0.text == "-" }, isCertain)
    case "popd": directory = [unknown()]
    case "unset":
      for word in command.words.dropFirst() { variables[word.text] = isCertain ? "" : unknown() }
    default:
      let called = command.calledWords.first?.literal ?? program
      guard SwitchTable.departures.contains(called), !Self.isActivation(command) else { return }
      departures += 1
    }
  }

  /// `. venv/bin/activate` changes where the programs of Python are, and nothing that a list shows.
  private static func isActivation(_ command: SimpleCommand) -> Bool {
    command.words.last?.text.hasSuffix("/bin/activate") ?? false
  }

  private mutating func assign(_ command: SimpleCommand, isCertain: Bool) {
    for name in command.assignedNames {
      let words = command.assignments.map(\.word) + command.words
      let word = words.last { $0.text.hasPrefix(name + "=") }
      variables[name] = isCertain ? word?.literal.map { String($0.dropFirst(name.count + 1)) } ?? unknown() : unknown()
    }
  }

  private mutating func go(to target: ShellWord?, _ isCertain: Bool) {
    guard isCertain else {
      directory = [unknown()]
      return
    }
    guard let target else {
      directory = ["~"]
      return
    }
    // The tilde is no literal.
    let isHome = target.text == "~" || target.text.hasPrefix("~/") && !target.text.contains { "$`*?".contains($0) }
    guard let path = target.literal ?? (isHome ? target.text : nil), path != "-" else {
      directory = [unknown()]
      return
    }
    if path.hasPrefix("/") { directory = ["/"] } else if path.hasPrefix("~") { directory = [] }
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = directory.last, !["..", "/", "~"].contains(last), !last.hasPrefix("#") {
        directory.removeLast()
      } else {
        directory.append(String(part))
      }
    }
  }

  /// Unlike all others.
  private mutating func unknown() -> String {
    unknowns += 1
    return "#\(unknowns)"
  }
}
