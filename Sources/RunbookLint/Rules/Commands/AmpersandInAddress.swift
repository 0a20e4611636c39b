import Diagnostics
import ShellSyntax

/// An unquoted `&` in an address, at which a shell ends the command.
struct AmpersandInAddress: Rule {
  static let id = "ampersand-in-address"
  static let severity = Severity.error
  static let summary: Message = "A shell ends the command at an unquoted & in an address"
  static let explanation = RuleExplanation(
    why: """
      Outside quotation marks, `&` ends a command and runs it in the background. The address is cut off there: the \
      request goes out without the rest of its parameters, and what follows runs as a command of its own.
      """,
    bad: """
      1. Ask for the second page.

          ```
          curl https://example.com/items?page=2&limit=10
          ```
          {: pre}
      """,
    good: """
      1. Ask for the second page.

          ```
          curl "https://example.com/items?page=2&limit=10"
          ```
          {: pre}
      """,
    remedy: "Put the whole address in quotation marks.")

  func check(_ page: Page) -> [Diagnostic] {
    findings(.address, of: page.commands, help: "put the whole address in quotation marks")
  }
}
