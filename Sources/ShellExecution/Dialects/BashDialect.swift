import Bytes

/// GNU bash, 4.0 or later.
struct BashDialect: ShellDialect {
  var programNames: [String] { ["bash"] }

  func arguments(script: String) -> [String] { ["--noprofile", "--norc", script] }

  var preamble: String { "\\builtin shopt -s expand_aliases" }

  var source: String { "\\builtin ." }

  var readsScriptsWhole: Bool { true }

  var printf: String { "\\builtin printf" }

  var exit: String { "\\builtin exit" }

  var debugTrap: String { "\\builtin trap -p DEBUG;\\builtin trap - DEBUG" }

  // What takes few lines to say is said so: the shell writes line by line.
  func report(_ section: ShellState.Section) -> SectionReport {
    switch section {
    case .debugTrap, .limits, .descriptors: .nothing
    case .workingDirectory: .printed(format: "%s", words: "\"${PWD-}\"")
    case .declarations: .command("\\builtin declare -p")
    case .functions: .command("\\builtin declare -f")
    case .exports: .command("\\builtin declare -Fx")
    case .aliases: .command("\\builtin alias -p")
    case .options: .printed(format: "%s %s", words: "\"$SHELLOPTS\" \"$BASHOPTS\"")
    case .traps: .command("\\builtin trap -p")
    case .umask: .command("\\builtin umask")
    case .arguments: .command("\(printf) '%q ' \"$#\" \"$@\"")
    }
  }

  /// A DEBUG trap prints into the channel before its own text does, so that is looked for in what it printed.
  func debugTrap(of state: ShellState) -> String {
    let section = state[.debugTrap]
    guard let start = section.byteIndex(of: Array("trap -- ".utf8)),
      let end = section.lastByteIndex(of: Array(" DEBUG\n".utf8)), start < end
    else { return "" }
    return "\\builtin " + String(decoding: section[start..<end], as: UTF8.self) + " DEBUG"
  }

  /// Asked of every step, so without taking the lists apart; `SHELLOPTS` is before the blank.
  func isOn(_ option: String, in state: ShellState) -> Bool {
    let options = state[.options].prefix { $0 != UInt8(ascii: " ") }
    return options.split(separator: UInt8(ascii: ":")).contains { $0.elementsEqual(option.utf8) }
  }

  func declares(_ now: [UInt8], as before: [UInt8]) -> Bool {
    OwnDeclarations(names: ownVariables).areAllThatDiffers(between: before, now)
  }

  func restoration(of state: ShellState, from initial: ShellState) -> [[UInt8]] {
    var script = RestorationScript()
    let changes = changes(of: state, from: initial)
    for name in changes.gone { script.add("unset -v \(name)") }
    // Functions may hold patterns that only this option can read, and their words were aliases' once.
    script.add("shopt -s extglob; shopt -u expand_aliases")
    script.add(state[.functions])
    script.add(state[.exports])
    for declaration in changes.declared { script.add(declaration.source) }
    addDirectory(of: state, to: &script)
    script.add(state[.aliases])
    script.add("umask ", state[.umask])
    script.add("set -- ", arguments(of: state))
    script.add(state[.traps])
    addOptions(of: state, from: initial, to: &script)
    return script.lines
  }

  /// `SHELLOPTS` and `BASHOPTS` list what is on. Tracing and echoing are put back by the step's prologue; `noexec`
  /// would leave a shell that runs nothing.
  private func addOptions(of state: ShellState, from initial: ShellState, to script: inout RestorationScript) {
    let now = options(of: state)
    let before = options(of: initial)
    let fixed = ["xtrace", "verbose", "noexec", "login_shell", "restricted_shell", "extglob"]
    for (index, (off, on)) in [("set +o", "set -o"), ("shopt -u", "shopt -s")].enumerated() {
      for option in before[index].subtracting(now[index]).subtracting(fixed) { script.add("\(off) \(option)") }
      for option in now[index].subtracting(before[index]).subtracting(fixed) { script.add("\(on) \(option)") }
    }
    // The last line, which was read before it is run.
    script.add((now[1].contains("extglob") ? "" : "shopt -u extglob; ") + aliasOption(now[1]))
  }

  private func aliasOption(_ options: Set<String>) -> String {
    options.contains("expand_aliases") ? "shopt -s expand_aliases" : "shopt -u expand_aliases"
  }

  private func options(of state: ShellState) -> [Set<String>] {
    let lists = state.text(.options).split(separator: " ", omittingEmptySubsequences: false)
    return [0, 1].map { $0 < lists.count ? Set(lists[$0].split(separator: ":").map(String.init)) : [] }
  }

  var ownVariables: Set<String> { Self.own }

  private static let own: Set<String> = [
    "_", "BASH", "BASHOPTS", "BASHPID", "BASH_ALIASES", "BASH_ARGC", "BASH_ARGV", "BASH_ARGV0", "BASH_CMDS",
    "BASH_COMMAND", "BASH_EXECUTION_STRING", "BASH_LINENO", "BASH_LOADABLES_PATH", "BASH_REMATCH", "BASH_SOURCE",
    "BASH_SUBSHELL", "BASH_VERSINFO", "BASH_VERSION", "COLUMNS", "COMP_WORDBREAKS", "DIRSTACK", "EPOCHREALTIME",
    "EPOCHSECONDS", "EUID", "FUNCNAME", "GROUPS", "HISTCMD", "LINENO", "LINES", "PIPESTATUS", "PPID", "PWD", "RANDOM",
    "SECONDS", "SHELLOPTS", "SHLVL", "SRANDOM", "UID",
  ]
}
