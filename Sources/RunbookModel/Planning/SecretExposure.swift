import ShellSyntax

/// The secrets of a command that are among the arguments of a program: while it runs, everybody on the machine can
/// read them in the list of processes.
struct SecretExposure {
  /// Placeholders as written, and shell variables as `$NAME`; in order, each once.
  let names: [String]

  /// - Parameter isSecret: whether the placeholder with this key is one.
  init(_ text: String, isSecret: (String) -> Bool) {
    let script = ShellScript.known(text)
    var names: [String] = []
    for command in script.commands.flatMap(\.simpleCommands) where SecretExposure.startsProgram(command) {
      for word in command.words.dropFirst() {
        let sites = script.sites.filter { word.range.contains($0.range.lowerBound) && isSecret($0.key) }
        let variables = SecretExposure.variables(in: word).filter(SecretName.isSecret).map { "$\($0)" }
        for name in sites.map(\.name) + variables where !names.contains(name) { names.append(name) }
      }
    }
    self.names = names
  }

  /// What a builtin is given goes to no other process.
  private static func startsProgram(_ command: SimpleCommand) -> Bool {
    guard let program = command.words.first else { return false }
    return program.literal.map { !KnownPrograms.isShellWord($0) } ?? true
  }

  private static func variables(in word: ShellWord) -> [String] {
    ShellScript.known(": " + word.text).commands.flatMap(\.reads)
  }
}

extension Planner {
  /// What others on the machine can see of the secrets of an action while it runs; see `SecretExposure`. Requests
  /// and files are handed over unseen.
  package func exposedSecrets(of action: Action, with bindings: Bindings) -> [String] {
    guard action.kind == .command, let text = action.text else { return [] }
    return SecretExposure(text) { isSecret($0, with: bindings) }.names
  }
}
