import Diagnostics
import RunbookModel

/// An annotation for another tool that Passo knows and does not follow.
struct AnnotationNotFollowed: Rule {
  static let id = "annotation-not-followed"
  static let severity = Severity.info
  static let summary: Message = "An annotation of a code block is not followed"
  static let explanation = RuleExplanation(
    why: """
      What the annotation asks for is done by the tool that it is written for, and not by Passo: a script that checks \
      the result, a regular expression for the output, a file that is put before the page. Here the block is run \
      without it.
      """,
    bad: """
      ```bash hook=check-nodes
      kubectl get nodes
      ```
      """,
    good: """
      ```bash
      kubectl wait --for=condition=Ready nodes --all
      ```
      """,
    remedy: "Write on the page what has to hold, so that readers can see it, too.")

  func check(_ page: Page) -> [Diagnostic] {
    page.runbook.blocks.filter { [.command, .output].contains($0.kind) }.flatMap { block in
      block.conventions.filter { $0.standing == .notFollowed }.map { convention in
        finding("`\(convention.text)` is not followed: \(convention.meaning)", at: convention.range)
      }
    }
      + MdshCommands(page.document, quotedLines: page.quotedLines).all.map { command in
        finding("`\(command.text)` is not followed: mdsh puts its output into the page", at: command.range)
      }
  }
}
