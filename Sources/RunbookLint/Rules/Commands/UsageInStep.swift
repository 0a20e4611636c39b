import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// Usage syntax where the page asks the reader to run something.
struct UsageInStep: Rule {
  static let id = "usage-in-step"
  static let severity = Severity.warning
  static let summary: Message = "A step shows how a command may be used, not what to run"
  static let explanation = RuleExplanation(
    why: """
      `[--a] [--b]`, `(NAME | ID)` and `FILE...` say what is possible. In a step the reader has to choose, and \
      learns neither how nor why; whoever copies the line gets an error from the shell. A single optional part, as in \
      `ibmcloud login [--sso]`, can be asked about and is not reported.
      """,
    bad: """
      1. Create the token.

          ```
          ibmcloud cr token-add [--description TEXT] [--non-expiring] [--readwrite]
          ```
          {: pre}
      """,
    good: """
      1. Create the token.

          ```
          ibmcloud cr token-add --description "build server" --readwrite
          ```
          {: pre}
      """,
    remedy: "Write the command as it is to be run in this step, and leave the choices to the command's reference.")

  func check(_ page: Page) -> [Diagnostic] {
    let actions = Set(page.actions.map(\.range))
    return page.commands.filter { actions.contains($0.block.range) && $0.codeClass == "pre" }.compactMap { command in
      guard TextShape.of(command.code.text, script: command.script) == .synopsis else { return nil }
      return finding(
        "this step shows usage syntax; no one can run it as it stands", at: command.block.range,
        help: "write the command as it is to be run in this step")
    }
  }
}
