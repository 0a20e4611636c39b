import Diagnostics
import ShellSyntax

/// An option that begins with a dash where a hyphen belongs.
struct TypographicDash: Rule {
  static let id = "typographic-dash"
  static let severity = Severity.error
  static let summary: Message = "An option of a command begins with a typographic dash"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      Word processors turn two hyphens into one long dash. No program takes `–force` for an option: it is an \
      argument, and the command fails or does something else.
      """,
    bad: """
      1. Log in.

          ```
          ibmcloud login –sso
          ```
          {: pre}
      """,
    good: """
      1. Log in.

          ```
          ibmcloud login --sso
          ```
          {: pre}
      """,
    remedy: "Write two hyphens before a long option, and one before a single letter.")

  func check(_ page: Page) -> [Diagnostic] { findings(.dash, of: page.copied) }
}
