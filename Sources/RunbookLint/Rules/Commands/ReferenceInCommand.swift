import Bytes
import Diagnostics
import ShellSyntax

/// A reference of the documentation system within a command.
struct ReferenceInCommand: Rule {
  static let id = "reference-in-command"
  static let severity = Severity.warning
  static let summary: Message = "A command contains a reference of the documentation system"
  static let explanation = RuleExplanation(
    why: """
      `{{site.data.keyword.x}}` is replaced by a product name when the page is built, and product names change: a \
      command that contained one has often become wrong overnight, or shows a name with spaces where a program \
      expects a word.
      """,
    bad: """
      1. Choose the space.

          ```
          cf target -o {{site.data.keyword.orgname}} -s dev
          ```
          {: pre}
      """,
    good: """
      1. Choose the space.

          ```
          cf target -o my-org -s dev
          ```
          {: pre}
      """,
    remedy: "Write what the command needs, or a placeholder.")

  func check(_ page: Page) -> [Diagnostic] {
    page.commands.flatMap { command -> [Diagnostic] in
      let text = command.script.text
      guard text.containsBytes(of: "{{site.data") || text.containsBytes(of: "{{../") else { return [] }
      return References.all(in: Array(text.utf8)).filter { $0.isComplete }.map { reference in
        finding(
          "\(command.text(in: reference.range)) is not part of a command until the page is built", at: reference.range,
          of: command)
      }
    }
  }
}
