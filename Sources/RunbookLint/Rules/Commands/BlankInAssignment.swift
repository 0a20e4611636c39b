import Diagnostics
import ShellSyntax

/// `export NAME= value`: the variable stays empty.
struct BlankInAssignment: Rule {
  static let id = "blank-in-assignment"
  static let severity = Severity.error
  static let summary: Message = "A space separates a variable from its value"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      A shell allows no spaces around `=`. `export TRUST= 1` sets `TRUST` to nothing without a word, so that a later \
      step fails, or runs without the protection that was to be switched on.
      """,
    bad: """
      1. Switch content trust on.

          ```
          export DOCKER_CONTENT_TRUST= 1
          ```
          {: pre}
      """,
    good: """
      1. Switch content trust on.

          ```
          export DOCKER_CONTENT_TRUST=1
          ```
          {: pre}
      """,
    remedy: "Write the variable, the equals sign and the value without spaces.")

  func check(_ page: Page) -> [Diagnostic] {
    findings(.assignment, of: page.commands, onlyWhereShellIsShown: true)
  }
}
