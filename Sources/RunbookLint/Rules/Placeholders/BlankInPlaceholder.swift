import Diagnostics
import ShellSyntax

/// A placeholder such as `< Region>`, which is a redirection for a shell.
struct BlankInPlaceholder: Rule {
  static let id = "blank-in-placeholder"
  static let severity = Severity.error
  static let summary: Message = "A space beside the brackets of a placeholder turns it into a redirection"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      Machine translation puts spaces beside brackets. `< Region>` is no longer a placeholder: no tool finds it, its \
      description belongs to nothing, and a shell reads from a file of that name.
      """,
    bad: """
      1. Choose the region.

          ```
          ibmcloud target -r < region>
          ```
          {: pre}
      """,
    good: """
      1. Choose the region.

          ```
          ibmcloud target -r <region>
          ```
          {: pre}
      """,
    remedy: "Write the placeholder without spaces beside its brackets.")

  func check(_ page: Page) -> [Diagnostic] { findings(.placeholder, of: page.copied) }
}
