import Diagnostics
import ShellSyntax

/// `-- sso`: an option that a translation has parted from its hyphens.
struct BlankInOption: Rule {
  static let id = "blank-in-option"
  static let severity = Severity.error
  static let summary: Message = "A space separates an option from its hyphens"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      Machine translation puts spaces after hyphens. `-- sso` is not an option but the end of all options, followed \
      by an argument. The command fails, or takes its options for names.

      `--` on its own is right where a program passes the rest on to another one, as `kubectl exec pod -- ls` does; \
      only programs that never do so are checked, and words that are options elsewhere in the page.
      """,
    bad: """
      1. Log in.

          ```
          ibmcloud login -- sso
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
    remedy: "Remove the space after the hyphens.")

  func check(_ page: Page) -> [Diagnostic] { findings(.option, of: page.copied) }
}
