/// How one shell is started, given a step, asked for its state, and given a state.
protocol ShellDialect: Sendable {
  /// The names under which its program is installed.
  var programNames: [String] { get }
  /// What makes it read the script and no start-up files.
  func arguments(script: String) -> [String]
  /// One line that makes scripts behave as what is typed does.
  var preamble: String { get }
  /// Runs a file in the shell itself.
  func source(_ path: String) -> String
  /// Commands that write the answer (see ``StatusRecord``) to standard output and leave the shell quiet: not tracing,
  /// not echoing its input, without a trap before each command. Begins with the status of the last command.
  func report(nonce: String) -> String
  /// Commands at the head of a step that put back what ``report(nonce:)`` took away, and `$?`; empty if nothing.
  func prologue(after state: ShellState) -> String
  /// Commands that bring a fresh shell into the state.
  ///
  /// - Parameter initial: the names of variables in the fresh shell's environment.
  func restoration(of state: ShellState, initial: [String]) -> [UInt8]
  /// The variables of the state that are the person's, in order, without those the shell keeps for itself.
  func declarations(of state: ShellState) -> [ShellDeclaration]
  /// Only where values stand in that section.
  func removingExports(of names: Set<String>, from exports: [UInt8]) -> [UInt8]
}

extension ShellDialect {
  func removingExports(of names: Set<String>, from exports: [UInt8]) -> [UInt8] { exports }

  /// The one line of the script that runs the step and answers.
  func commandLine(step: String, answers: String, nonce: String, emptyInput: Bool) -> String {
    let input = emptyInput ? " </dev/null" : ""
    // `1<>`: opening never waits, and `noclobber` does not matter.
    return "\(source(step))\(input); { \(report(nonce: nonce)); } 2>/dev/null 1<>\(quoted(answers))"
  }

  /// `(exit 3)` forks, but only after a failure; under `set -e` or with a trap on failures it would do harm.
  func statusPrologue(_ state: ShellState, isStrict: Bool) -> String {
    guard state.status != 0, !isStrict, !state[.traps].contains("ERR") else { return "" }
    return "{ (exit \(state.status)); } 2>/dev/null"
  }
}

/// A word of the shell that means exactly `text`.
func quoted(_ text: String) -> String {
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
