import Diagnostics

/// What ShellCheck finds, as one rule: it has its own numbers, and its own pages for them.
enum ShellCheckRule {
  static let description = RuleDescription(
    id: "shellcheck", severity: .info, summary: "ShellCheck finds fault with a command", origin: .shellCheck,
    explanation: RuleExplanation(
      why: """
        [ShellCheck](https://www.shellcheck.net) knows the traps of the shell: a variable without quotation marks, a \
        test that is always true, an option that `echo` does not have. With `passo check --shellcheck`, or \
        `shellcheck: true` in `passo.yml`, Passo runs it if it is installed, and reports what it says about the \
        page's commands with its number (`SC2086`) and its severity; its hints about style are infos. What it says \
        about a placeholder, or about variables that another command of the page may set or use, is left out.
        """,
      bad: """
        1. Look at the cluster.

            ```
            ibmcloud ks cluster get $CLUSTER
            ```
            {: pre}
        """,
      good: """
        1. Look at the cluster.

            ```
            ibmcloud ks cluster get "$CLUSTER"
            ```
            {: pre}
        """,
      remedy: """
        Read the page of the number, such as <https://www.shellcheck.net/wiki/SC2086>. To leave out a number that \
        does not matter to you, write `shellcheck: {exclude: [SC2086]}` in `passo.yml`.
        """))

  /// What is so in a script and not in a page, whose blocks are one live shell together.
  static let ofWholePages: Set<Int> = [
    1008, 1071, 1090, 1091, 2148, 2239,  // its first line, and the files that it reads
    2034, 2154, 2153,  // variables that another block uses or sets
    2103, 2164,  // `cd … || exit` would close the reader's terminal
    2119, 2120, 2317,  // functions that another block calls
    1128, 2096,
  ]

  /// What has a rule of its own, which knows more of pages: no-break and other odd blanks, typographic quotation marks
  /// and dashes, a blank after a backslash.
  static let ofOtherRules: Set<Int> = [1015, 1016, 1017, 1018, 1100, 1101, 1110, 1111, 1112]

  /// What is true of the word that stands for a value, and of no value: tests and loops over a constant.
  static let ofConstants: Set<Int> = [2043, 2050, 2055, 2056, 2078, 2157, 2158, 2159, 2160, 2161, 2170, 2194, 2252]

  static func diagnostic(_ remark: ShellCheckRemark, at range: SourceRange) -> Diagnostic {
    let severity: Severity =
      switch remark.level {
      case .error: .error
      case .warning: .warning
      case .info, .style: .info
      }
    let code = String(remark.code)
    return Diagnostic(
      rule: description.id, severity: severity, range: range, message: "ShellCheck, SC\(code): \(remark.message)",
      help: "see https://www.shellcheck.net/wiki/SC\(code)")
  }
}

extension Page {
  var shellCheckScripts: [ShellCheckScript] { commands.compactMap { ShellCheckScript($0) } }

  /// The texts that ShellCheck is to be asked about, each a bash script; see ``Linter``.
  package var shellCheckTexts: Set<String> { Set(shellCheckScripts.map(\.text)) }
}
