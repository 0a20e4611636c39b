import Bytes
import Diagnostics
import ShellSyntax

/// A backslash that no longer continues its line because a blank is after it.
struct BlankAfterBackslash: Rule {
  static let id = "blank-after-backslash"
  static let severity = Severity.error
  static let summary: Message = "A space after a backslash breaks the continuation of a command"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      A backslash joins two lines only when it is the very last character of the line. With a space after it, or \
      when the line break is lost, it escapes that space: the command gets an argument that is a single space, and \
      the next line runs as a command of its own.
      """,
    bad: #"""
      1. Create the cluster.

          ```
          ibmcloud ks cluster create \ --name mycluster
          ```
          {: pre}
      """#,
    good: #"""
      1. Create the cluster.

          ```
          ibmcloud ks cluster create --name mycluster
          ```
          {: pre}
      """#,
    remedy: "Remove the spaces after the backslash, or the backslash if the command fits on one line.")

  func check(_ page: Page) -> [Diagnostic] {
    // One that nothing follows is said by another rule.
    page.commands.flatMap { command in
      findings(.continuation, of: [command]).filter { found in
        let text = command.source.text(in: found.range)
        return text != "\\"
          || command.source.lineText(found.range.end.line).utf8.dropFirst(found.range.end.column - 1)
            .first?.isBlank ?? false
      }
    }
  }
}
