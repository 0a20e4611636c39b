import Diagnostics
import ShellSyntax

/// A command that no shell can read to its end.
struct ShellSyntaxError: Rule {
  static let id = "shell-syntax"
  static let severity = Severity.error
  static let summary: Message = "A shell refuses a command, or waits for the rest of it"
  static let explanation = RuleExplanation(
    why: """
      A quotation mark that is never closed, a here-document without its last line, or an operator with nothing \
      after it makes a shell wait for more lines or refuse the command. The reader who copies it sees `>` or `syntax \
      error`, and does not know that the page is wrong.
      """,
    bad: """
      1. Say hello.

          ```
          echo "hello
          ```
          {: pre}
      """,
    good: """
      1. Say hello.

          ```
          echo "hello"
          ```
          {: pre}
      """,
    remedy: """
      Close what is open, or write what is missing. If the block is not a shell command, give it the class \
      `codeblock` or `screen`.
      """)

  func check(_ page: Page) -> [Diagnostic] { findings(.syntax, of: page.commands) }
}
