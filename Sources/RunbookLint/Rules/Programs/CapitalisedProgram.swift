import Diagnostics
import ShellSyntax

/// `Ibmcloud`, `Export`: a program that a translation took for the beginning of a sentence.
struct CapitalisedProgram: Rule {
  static let id = "capitalised-program"
  static let severity = Severity.error
  static let summary: Message = "The name of a program begins with a capital"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      Machine translation and word processors capitalise the first word of what they take for a sentence. The names \
      of programs are case-sensitive: the shell answers `command not found`.
      """,
    bad: """
      1. Log in.

          ```
          Ibmcloud login
          ```
          {: pre}
      """,
    good: """
      1. Log in.

          ```
          ibmcloud login
          ```
          {: pre}
      """,
    remedy: "Write the program's name as it is installed.")

  func check(_ page: Page) -> [Diagnostic] { findings(.program, of: page.copied) }
}
