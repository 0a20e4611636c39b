import Diagnostics
import ShellSyntax

/// A blank in a command that looks like one and is none.
struct NoBreakSpace: Rule {
  static let id = "no-break-space"
  static let severity = Severity.error
  static let summary: Message = "A command contains a no-break or invisible space"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      A shell separates words at ordinary spaces only. A no-break space becomes part of the word beside it: no one \
      sees it, and the shell answers `command not found`. Where typographers want one, within quotation marks, it \
      stays.
      """,
    bad: """
      1. List the pods.

          ```
          kubectl\u{A0}get pods
          ```
          {: pre}
      """,
    good: """
      1. List the pods.

          ```
          kubectl get pods
          ```
          {: pre}
      """,
    remedy: "Write an ordinary space, and nothing in place of a zero-width space.")

  func check(_ page: Page) -> [Diagnostic] { findings(.space, of: page.copied) }
}
