/// The Debian Almquist shell. It cannot print its functions, nor what is read-only: those do not outlive it.
struct DashDialect: ShellDialect {
  var programNames: [String] { ["dash"] }

  func arguments(script: String) -> [String] { [script] }

  var preamble: String { ":" }

  // `command`: a syntax error in the step does not end the shell.
  var source: String { "\\command ." }

  var printf: String { "\\command printf" }

  func report(_ section: ShellState.Section) -> SectionReport {
    switch section {
    case .debugTrap, .functions, .arguments, .limits, .descriptors: .nothing
    case .workingDirectory: .printed(format: "%s", words: "\"${PWD-}\"")
    case .declarations: .command("\\set")
    case .exports: .command("\\export -p")
    case .aliases: .command("\\command alias")
    case .options: .command("\\set +o")
    case .traps: .command("\\trap")
    case .umask: .command("\\command umask")
    }
  }

  func restoration(of state: ShellState, from initial: ShellState) -> [[UInt8]] {
    var script = RestorationScript()
    let changes = changes(of: state, from: initial)
    for name in changes.gone { script.add("unset \(name)") }
    for declaration in changes.declared { script.add(declaration.source) }
    script.add(state[.exports])
    addDirectory(of: state, to: &script)
    script.add("umask ", state[.umask])
    for alias in DeclarationScanner.lines(of: state[.aliases]) { script.add("alias ", alias) }
    script.add(state[.traps])
    script.add(
      state[.options],
      withoutOptions: ["xtrace", "verbose", "noexec", "interactive", "monitor", "privileged", "stdin"])
    return script.lines
  }

  func declarations(of state: ShellState) -> [ShellDeclaration] {
    let exported = Set(DeclarationScanner.declarations(in: state[.exports]).map(\.variable.name))
    return DeclarationScanner.declarations(in: state[.declarations]).compactMap { declaration in
      guard !ownVariables.contains(declaration.variable.name) else { return nil }
      var declaration = declaration
      declaration.variable.isExported = exported.contains(declaration.variable.name)
      return declaration
    }
  }

  func exports(of state: ShellState, without names: Set<String>) -> [UInt8] {
    DeclarationScanner.declarations(in: state[.exports]).filter { !names.contains($0.variable.name) }
      .flatMap { $0.source + [UInt8(ascii: "\n")] }
  }

  var ownVariables: Set<String> { Self.own }

  private static let own: Set<String> = ["_", "LINENO", "PPID", "PWD"]
}
