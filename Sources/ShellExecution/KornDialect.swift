/// The Korn shell, ksh93.
struct KornDialect: ShellDialect {
  var programNames: [String] { ["ksh", "ksh93"] }

  func arguments(script: String) -> [String] { [script] }

  var preamble: String { ":" }

  func source(_ path: String) -> String { "\\command . \(quoted(path))" }

  func report(nonce: String) -> String {
    let separator = "\\command printf '\\0'"
    return [
      "\\command printf '\(nonce):%s\\0' \"$?\"",
      separator,
      "\\command printf '%s\\0' \"$PWD\"",
      "\\typeset -p; \(separator)",
      "\\typeset -f; \(separator)",
      separator,
      "\\alias -p; \(separator)",
      "\\set +o; \(separator)",
      "\\trap; \(separator)",
      "\\command umask; \(separator)",
      "\\command printf '%q ' \"$#\" \"$@\"",
      "\\command printf '\\000\(nonce)'",
    ].joined(separator: "; ")
  }

  func prologue(after state: ShellState) -> String {
    statusPrologue(state, isStrict: state[.options].contains("errexit"))
  }

  func restoration(of state: ShellState, initial: [String]) -> [UInt8] { [] }

  func declarations(of state: ShellState) -> [ShellDeclaration] {
    ShellExecution.declarations(in: state[.declarations], without: own)
  }

  private var own: Set<String> { ["_"] }
}
