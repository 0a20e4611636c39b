import Diagnostics
import ShellSyntax

/// Curly quotation marks in a command, which quote nothing.
struct TypographicQuotes: Rule {
  static let id = "typographic-quotes"
  static let severity = Severity.error
  static let summary: Message = "Typographic quotation marks in a command quote nothing"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      For a shell, and for JSON, only `"` and `'` are quotation marks. Word processors and translation tools replace \
      them with curly ones, which become part of the value, while the spaces between them split it in two.
      """,
    bad: """
      1. Name the space.

          ```
          cf target -s “my space”
          ```
          {: pre}
      """,
    good: """
      1. Name the space.

          ```
          cf target -s "my space"
          ```
          {: pre}
      """,
    remedy: "Write straight quotation marks.")

  func check(_ page: Page) -> [Diagnostic] { findings(.quotationMark, of: page.copied) }
}
