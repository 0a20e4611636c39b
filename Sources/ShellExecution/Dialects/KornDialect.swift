import Bytes

/// The Korn shell, ksh93.
struct KornDialect: ShellDialect {
  var programNames: [String] { ["ksh", "ksh93"] }

  func arguments(script: String) -> [String] { [script] }

  var preamble: String { ":" }

  // `command`: a syntax error in the step does not end the shell.
  var source: String { "\\command ." }

  var printf: String { "\\command printf" }

  func report(_ section: ShellState.Section) -> SectionReport {
    switch section {
    case .debugTrap, .exports, .limits, .descriptors: .nothing
    case .workingDirectory: .printed(format: "%s", words: "\"${PWD-}\"")
    case .declarations: .command("\\typeset -p")
    case .functions: .command("\\typeset -f")
    case .aliases: .command("\\alias -p")
    case .options: .command("\\set +o")
    case .traps: .command("\\trap")
    case .umask: .command("\\command umask")
    case .arguments: .command("\(printf) '%q ' \"$#\" \"$@\"")
    }
  }

  func isOn(_ option: String, in state: ShellState) -> Bool { state[.options].containsBytes(of: "--\(option)") }

  func restoration(of state: ShellState, from initial: ShellState) -> [[UInt8]] {
    var script = RestorationScript()
    let changes = changes(of: state, from: initial)
    for name in changes.gone { script.add("unset \(name)") }
    script.add(state[.functions])
    for declaration in changes.declared { script.add(declaration.source) }
    addDirectory(of: state, to: &script)
    script.add("umask ", state[.umask])
    script.add("set -- ", arguments(of: state))
    script.add(state[.aliases])
    script.add(state[.traps])
    script.add(options(of: state))
    return script.lines
  }

  /// One line: `set --default --braceexpand …`.
  private func options(of state: ShellState) -> String {
    state.text(.options).split { $0 == " " || $0 == "\n" }
      .filter { !["--xtrace", "--verbose", "--noexec", "--interactive", "--monitor"].contains($0) }
      .joined(separator: " ")
  }

  var ownVariables: Set<String> { Self.own }

  private static let own: Set<String> = [
    "_", "HISTCMD", "JOBMAX", "KSH_VERSION", "LINENO", "PPID", "PWD", "RANDOM", "SECONDS", "SHLVL",
  ]
}
