import Bytes
import Diagnostics
import MarkdownBlocks
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
      error`, and does not know that the page is wrong. Nothing is said where only the first word of a block without a \
      label shows that it is for a shell.
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

  func check(_ page: Page) -> [Diagnostic] {
    findings(.syntax, of: page.commands.filter { !Self.isFilledLater($0.code.text) }, onlyWhereShellIsShown: true)
  }

  /// `{{ artifact(repo="x") }}`, `{% if x %}`, `{{< param "x" >}}`: what builds the page fills it before anybody reads it.
  private static func isFilledLater(_ text: String) -> Bool {
    if ["{%", "{{<", "{{%"].contains(where: text.containsBytes(of:)) { return true }
    guard let open = text.byteRange(of: "{{"), let close = text[open.upperBound...].byteRange(of: "}}") else {
      return false
    }
    return text[open.upperBound..<close.lowerBound].utf8.contains(UInt8(ascii: "("))
  }
}
