/// The Debian Almquist shell. It cannot print its functions: they do not outlive it.
struct DashDialect: ShellDialect {
  var programNames: [String] { ["dash"] }

  func arguments(script: String) -> [String] { [script] }

  var preamble: String { ":" }

  // `command`: a syntax error in the step does not end the shell.
  func source(_ path: String) -> String { "\\command . \(quoted(path))" }

  func report(nonce: String) -> String {
    let separator = "\\command printf '\\0'"
    return [
      "\\command printf '\(nonce):%s\\0' \"$?\"",
      separator,
      "\\command printf '%s\\0' \"$PWD\"",
      "\\set; \(separator)",
      separator,
      "\\export -p; \(separator)",
      "\\command alias; \(separator)",
      "\\set +o; \(separator)",
      "\\trap; \(separator)",
      "\\command umask; \(separator)",
      "\\command printf '\\000\(nonce)'",
    ].joined(separator: "; ")
  }

  func prologue(after state: ShellState) -> String {
    statusPrologue(state, isStrict: state[.options].contains("set -o errexit"))
  }

  func restoration(of state: ShellState, initial: [String]) -> [UInt8] { [] }

  func declarations(of state: ShellState) -> [ShellDeclaration] {
    ShellExecution.declarations(in: state[.declarations], without: own)
  }

  private var own: Set<String> { ["_"] }
}
