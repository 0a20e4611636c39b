import Bytes

/// How one shell is started, given a step, asked for its state, and given a state.
///
/// The commands of ours are written so that an alias (`\command`) or a function (`builtin`, `command`) of the same name
/// does not replace them.
protocol ShellDialect: Sendable {
  /// The names under which its program is installed.
  var programNames: [String] { get }
  /// What makes it read the script and no start-up files.
  func arguments(script: String) -> [String]
  /// One line that makes scripts behave as what is typed does.
  var preamble: String { get }
  /// What is before the path of a file that the shell itself is to run.
  var source: String { get }
  /// Whether a file that it runs is read before the first of its commands is run, and a command of several lines before
  /// its first part is.
  var readsScriptsWhole: Bool { get }
  /// What prints with printf's format.
  var printf: String { get }
  /// What ends the shell, and runs its EXIT trap.
  var exit: String { get }
  /// Commands that print ``ShellState/Section/debugTrap`` and take that trap away, so that it does not print into
  /// all the rest; empty where none can be set.
  var debugTrap: String { get }
  func report(_ section: ShellState.Section) -> SectionReport
  /// The command that sets the trap again that ``debugTrap`` took away; empty if there was none.
  func debugTrap(of state: ShellState) -> String
  /// Whether an option of `set -o` was on.
  func isOn(_ option: String, in state: ShellState) -> Bool
  /// Commands that bring a shell in the state `initial` into another, in lines.
  func restoration(of state: ShellState, from initial: ShellState) -> [[UInt8]]
  /// The words of the ``ShellState/Section/exports`` section without those for the given variables.
  func exports(of state: ShellState, without names: Set<String>) -> [UInt8]
  /// The variables that the shell itself sets, computes, or refuses to have set.
  var ownVariables: Set<String> { get }
  func declarations(of state: ShellState) -> [ShellDeclaration]
  /// Whether two reports of all variables surely say the same of those that are not the shell's own.
  func declares(_ now: [UInt8], as before: [UInt8]) -> Bool
}

extension ShellDialect {
  var exit: String { "\\exit" }

  var readsScriptsWhole: Bool { false }

  var debugTrap: String { "" }

  func debugTrap(of state: ShellState) -> String { "" }

  func declares(_ now: [UInt8], as before: [UInt8]) -> Bool { now == before }

  /// A state without secrets has no directory whose name contains one.
  func addDirectory(of state: ShellState, to script: inout RestorationScript) {
    guard !state.workingDirectory.isEmpty else { return }
    script.add("cd -- \(shellQuoted(state.workingDirectory))")
  }

  /// As `set +o` of most shells says it.
  func isOn(_ option: String, in state: ShellState) -> Bool { state[.options].containsBytes(of: "set -o \(option)\n") }

  func exports(of state: ShellState, without names: Set<String>) -> [UInt8] { state[.exports] }

  func declarations(of state: ShellState) -> [ShellDeclaration] {
    DeclarationScanner.declarations(in: state[.declarations]).filter { !ownVariables.contains($0.variable.name) }
  }

  /// The one line of the script that runs the step and answers. It is short because a shell reads it byte by byte.
  ///
  /// A trap on DEBUG is set aside while a file is read, so that is where it is not in the way, but not where it is asked
  /// for: where there may be one, that is done in this line, after the status.
  ///
  /// - Parameters:
  ///   - answers: the redirection of the standard output for what the shell answers.
  ///   - nonce: where there may be such a trap; nil: the report says the status.
  func commandLine(step: String, report: String, nonce: String?, answers: String, emptyInput: Bool) -> String {
    let status = nonce.map { "\(printf) '\($0):%s\\0' \"$?\";\(debugTrap);" } ?? ""
    return "\(running(step, emptyInput: emptyInput));{ \(status)\(sourcing(report));} 2>/dev/null \(answers)"
  }

  /// The same as a script that runs the step and then reports, of one command, so that nothing of it is read after the
  /// step. The line that runs it is a quarter as long.
  ///
  /// - Parameter report: as ``reportScript(nonce:saysStatus:done:)`` makes it, with the status.
  func script(step: String, report: String, answers: String, emptyInput: Bool) -> String {
    "\(running(step, emptyInput: emptyInput));{\n\(report)} 2>/dev/null \(answers)\n"
  }

  /// The command by which the shell itself runs a file.
  func sourcing(_ path: String) -> String { "\(source) \(shellQuoted(path))" }

  private func running(_ step: String, emptyInput: Bool) -> String {
    sourcing(step) + (emptyInput ? " </dev/null" : "")
  }

  /// To a pipe. `1<>` and not `>`: opening never waits, and `noclobber` does not matter.
  static func toPipe(_ path: String) -> String { "1<>\(shellQuoted(path))" }

  /// To a file, in place of what it held.
  static func toFile(_ path: String) -> String { ">|\(shellQuoted(path))" }

  /// What the shell runs to report its state: the status, the sections, then the nonce. In the end it traces and
  /// echoes no more, so that our own line is not shown; a step's prologue switches that on again.
  ///
  /// - Parameters:
  ///   - saysStatus: whether the status and the first section are still to be said.
  ///   - done: a pipe to which the nonce is written when all has been said; nil: what is said goes to one.
  func reportScript(nonce: String, saysStatus: Bool, done: String?) -> String {
    var script = ""
    // Three digits, or what follows would be taken for part of the number.
    var (format, words) = saysStatus ? ("\(nonce):%s\\000\\000", " \"$?\"") : ("\\000", "")
    func flush() { script += "\(printf) '\(format)'\(words)\n" }
    for section in ShellState.Section.reported.dropFirst() {
      switch report(section) {
      case .nothing: break
      case .printed(let sectionFormat, let sectionWords):
        format += sectionFormat
        words += " " + sectionWords
      case .command(let command):
        flush()
        script += command + "\n"
        (format, words) = ("", "")
      }
      format += "\\000"
    }
    format += nonce
    flush()
    let end = done.map { "\(printf) '%s' \(nonce) \(Self.toPipe($0))\n" } ?? ""
    return script + "\\set +vx\n" + end
  }

  /// All that a step's text begins with, on one line: what puts back what the report took away, and `$?`; empty if
  /// nothing.
  func prologue(after state: ShellState) -> String {
    [
      debugTrap(of: state),
      isOn("verbose", in: state) ? "\\set -v" : "",
      isOn("xtrace", in: state) ? "\\set -x" : "",
      status(of: state),
    ].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Sets `$?`. It forks, but only after a failure; under `set -e` or with a trap on failures it would do harm.
  private func status(of state: ShellState) -> String {
    guard state.status != 0, !isOn("errexit", in: state), !state[.traps].containsBytes(of: "ERR") else { return "" }
    return "{ (exit \(state.status)); } 2>/dev/null"
  }

  /// What is declared otherwise than at first, in order, and the names of what is gone.
  func changes(of state: ShellState, from initial: ShellState) -> (declared: [ShellDeclaration], gone: [String]) {
    let now = state.declared
    let before = initial.declared
    let known = Set(before.map(\.source))
    let names = Set(now.map(\.variable.name))
    return (now.filter { !known.contains($0.source) }, before.map(\.variable.name).filter { !names.contains($0) })
  }

  /// The positional parameters, quoted; the section holds their number first.
  func arguments(of state: ShellState) -> [UInt8] {
    let section = state[.arguments]
    guard section.first != UInt8(ascii: "0"), let blank = section.firstIndex(of: UInt8(ascii: " ")) else { return [] }
    return Array(section[(blank + 1)...])
  }
}

/// A word of the shell that means exactly `text`.
package func shellQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

extension SessionConfiguration.Shell {
  var dialect: any ShellDialect {
    switch self {
    case .bash: BashDialect()
    case .zsh: ZshDialect()
    case .ksh: KornDialect()
    case .dash: DashDialect()
    }
  }
}
