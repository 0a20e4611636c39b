/// GNU bash, 4.0 or later.
struct BashDialect: ShellDialect {
  var programNames: [String] { ["bash"] }

  func arguments(script: String) -> [String] { ["--noprofile", "--norc", script] }

  var preamble: String { "\\builtin shopt -s expand_aliases" }

  // Escaped, so that an alias does not stand in for it; `builtin`, so that a function does not.
  func source(_ path: String) -> String { "\\builtin . \(quoted(path))" }

  func report(nonce: String) -> String {
    let separator = "\\builtin printf '\\0'"
    return [
      "\\builtin printf '\(nonce):%s\\0' \"$?\"",
      // A DEBUG trap prints into this channel as long as it is set; its own text is searched in what it printed.
      "\\builtin trap -p DEBUG; \(separator); \\builtin trap - DEBUG",
      "\\builtin printf '%s\\0' \"$PWD\"",
      "\\builtin declare -p; \(separator)",
      "\\builtin declare -f; \(separator)",
      "\\builtin declare -Fx; \(separator)",
      "\\builtin alias -p; \(separator)",
      "\\builtin shopt -p; \\builtin set +o; \(separator)",
      "\\builtin trap -p; \(separator)",
      "\\builtin umask -p; \(separator)",
      "\\builtin printf '%q ' \"$#\" \"$@\"",
      "\\builtin printf '\\000\(nonce)'; \\builtin set +vx",
    ].joined(separator: "; ")
  }

  func prologue(after state: ShellState) -> String {
    let options = state[.options]
    return [
      debugTrap(of: state),
      options.contains("set -o verbose") ? "\\builtin set -v" : "",
      options.contains("set -o xtrace") ? "\\builtin set -x" : "",
      statusPrologue(state, isStrict: options.contains("set -o errexit")),
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func debugTrap(of state: ShellState) -> String {
    let section = state[.debugTrap]
    guard let start = section.firstIndex(of: Array("trap -- ".utf8)),
      let end = section.lastIndex(of: Array(" DEBUG\n".utf8)), start < end
    else { return "" }
    return "\\builtin " + String(decoding: section[start..<end], as: UTF8.self) + " DEBUG"
  }

  func restoration(of state: ShellState, initial: [String]) -> [UInt8] {
    let declarations = declarations(of: state)
    let known = Set(declarations.map(\.variable.name))
    var script: [UInt8] = []
    func add(_ lines: [UInt8]) { script += lines + [UInt8(ascii: "\n")] }
    func add(_ line: String) { add(Array(line.utf8)) }
    for name in initial where !known.contains(name) && DeclarationScanner.isName(name) && !own.contains(name) {
      add("unset -v \(name)")
    }
    // Functions may hold patterns that only this option can read; the options come back as they were at the end.
    add("shopt -s extglob; shopt -u expand_aliases")
    add(state[.functions])
    add(state[.exports])
    for declaration in declarations { add(declaration.source) }
    add("cd -- \(quoted(state.workingDirectory))")
    add(state[.aliases])
    add(state[.umask])
    add("set -- \(arguments(of: state))")
    add(state[.traps])
    add(options(of: state))
    return script
  }

  /// `3 a b c`, already quoted, without its count.
  private func arguments(of state: ShellState) -> String {
    let text = state.text(.arguments)
    guard !text.hasPrefix("0 "), let blank = text.firstIndex(of: " ") else { return "" }
    return String(text[text.index(after: blank)...])
  }

  /// Tracing and echoing are put back by the step's prologue; `noexec` would leave a shell that runs nothing.
  private func options(of state: ShellState) -> String {
    state.text(.options).split(separator: "\n")
      .filter { line in
        !["xtrace", "verbose", "noexec", "login_shell", "restricted_shell"].contains { line.hasSuffix($0) }
      }
      .joined(separator: "\n")
  }

  func declarations(of state: ShellState) -> [ShellDeclaration] {
    ShellExecution.declarations(in: state[.declarations], without: own)
  }

  /// What bash itself sets, computes or refuses to have set.
  private var own: Set<String> {
    [
      "_", "BASH", "BASHOPTS", "BASHPID", "BASH_ALIASES", "BASH_ARGC", "BASH_ARGV", "BASH_ARGV0", "BASH_CMDS",
      "BASH_COMMAND", "BASH_EXECUTION_STRING", "BASH_LINENO", "BASH_LOADABLES_PATH", "BASH_REMATCH", "BASH_SOURCE",
      "BASH_SUBSHELL", "BASH_VERSINFO", "BASH_VERSION", "COMP_WORDBREAKS", "DIRSTACK", "EPOCHREALTIME",
      "EPOCHSECONDS", "EUID", "FUNCNAME", "GROUPS", "HISTCMD", "LINENO", "PIPESTATUS", "PPID", "PWD", "RANDOM",
      "SECONDS", "SHELLOPTS", "SHLVL", "SRANDOM", "UID",
    ]
  }
}
