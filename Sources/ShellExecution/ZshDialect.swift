/// zsh, 5.0 or later.
struct ZshDialect: ShellDialect {
  var programNames: [String] { ["zsh"] }

  func arguments(script: String) -> [String] { ["-f", script] }

  // A comment in what is pasted is a comment.
  var preamble: String { "\\builtin setopt interactive_comments" }

  func source(_ path: String) -> String { "\\builtin . \(quoted(path))" }

  func report(nonce: String) -> String {
    let separator = "\\builtin printf '\\0'"
    return [
      "\\builtin printf '\(nonce):%s\\0' \"$?\"",
      "\\builtin set +vx",
      separator,
      "\\builtin printf '%s\\0' \"$PWD\"",
      "\\builtin typeset -p; \(separator)",
      "\\builtin typeset -f; \(separator)",
      separator,
      "\\builtin alias -L; \(separator)",
      "\\builtin set +o; \(separator)",
      "\\builtin trap; \(separator)",
      "\\builtin umask; \(separator)",
      "\\builtin printf '%s ' \"$#\" \"${(@q)@}\"",
      "\\builtin printf '\\000\(nonce)'",
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
