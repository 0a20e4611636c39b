/// zsh, 5.0 or later.
struct ZshDialect: ShellDialect {
  var programNames: [String] { ["zsh"] }

  func arguments(script: String) -> [String] { ["-f", script] }

  // A comment in what is pasted is a comment.
  var preamble: String { "\\builtin setopt interactive_comments" }

  var source: String { "\\builtin ." }

  var printf: String { "\\builtin printf" }

  var exit: String { "\\builtin exit" }

  func report(_ section: ShellState.Section) -> SectionReport {
    switch section {
    case .debugTrap, .exports, .limits, .descriptors: .nothing
    case .workingDirectory: .printed(format: "%s", words: "\"${PWD-}\"")
    case .declarations: .command("\\builtin typeset -p")
    case .functions: .command("\\builtin typeset -f")
    case .aliases: .command("\\builtin alias -L; \\builtin alias -Ls")
    case .options: .command("\\builtin set +o")
    case .traps: .command("\\builtin trap")
    // It keeps hard limits to itself, for the programs that it starts: from outside no one sees them.
    case .umask: .command("\\builtin umask; \\builtin ulimit -H -a")
    case .arguments: .command("\(printf) '%s ' $# \"${(@q)@}\"")
    }
  }

  func restoration(of state: ShellState, from initial: ShellState) -> [[UInt8]] {
    var script = RestorationScript()
    let changes = changes(of: state, from: initial)
    for name in changes.gone { script.add("unset \(name)") }
    script.add("setopt extended_glob; unsetopt aliases")
    script.add(state[.functions])
    for declaration in changes.declared { script.add(declaration.source) }
    addDirectory(of: state, to: &script)
    let lines = masks(of: state)
    if let umask = lines.first { script.add("umask \(umask)") }
    for limit in lines.dropFirst() where !masks(of: initial).contains(limit) { script.add(hardLimit(limit)) }
    script.add("set -- ", arguments(of: state))
    script.add(state[.aliases])
    script.add(state[.traps])
    script.add(
      state[.options],
      withoutOptions: [
        "xtrace", "verbose", "noexec", "interactive", "login", "monitor", "privileged", "restricted", "shinstdin",
        "singlecommand", "zle",
      ])
    return script.lines
  }

  /// The umask, then the hard limits.
  private func masks(of state: ShellState) -> [String] { state.text(.umask).split(separator: "\n").map(String.init) }

  /// `-n: file descriptors   300`, as a command; one that has no letter is called `-N 15:`.
  private func hardLimit(_ line: String) -> String {
    let option = line.prefix { $0 != ":" }
    let value = line.split(separator: " ").last ?? ""
    return "ulimit -H \(option) \(value)"
  }

  var ownVariables: Set<String> { Self.own }

  private static let own: Set<String> = [
    "_", "ARGC", "COLUMNS", "EGID", "EUID", "GID", "HISTCMD", "HOST", "LINENO", "LINES", "LOGNAME", "PPID", "PWD",
    "RANDOM", "SECONDS", "SHLVL", "TRY_BLOCK_ERROR", "TRY_BLOCK_INTERRUPT", "TTY", "TTYIDLE", "UID", "USERNAME",
    "ZSH_ARGZERO", "ZSH_EVAL_CONTEXT", "ZSH_EXECUTION_STRING", "ZSH_NAME", "ZSH_PATCHLEVEL", "ZSH_SUBSHELL",
    "ZSH_VERSION", "argv", "funcfiletrace", "funcsourcetrace", "funcstack", "functrace", "pipestatus", "signals",
    "status", "zsh_eval_context",
  ]
}
