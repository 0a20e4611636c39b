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

  func check(_ page: Page) -> [Diagnostic] { findings(.continuation, of: page.commands) }
}
