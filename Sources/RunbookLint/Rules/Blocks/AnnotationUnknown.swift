import Diagnostics
import RunbookModel

/// An annotation for tools that run documents whose name or value is not understood.
struct AnnotationUnknown: Rule {
  static let id = "annotation-unknown"
  static let severity = Severity.warning
  static let summary: Message = "An annotation of a code block is not understood"
  static let explanation = RuleExplanation(
    why: """
      Annotations such as `test=false` or `expectError=true` say what a tool that runs the page does with a block. One \
      with a typing error says nothing: the block is run although its author leaves it out, or its failure counts as \
      one.
      """,
    bad: """
      ```bash expectErorr=true
      kubectl get pod gone
      ```
      """,
    good: """
      ```bash expectError=true
      kubectl get pod gone
      ```
      """,
    remedy: "Write the annotation as its tool spells it.")

  func check(_ page: Page) -> [Diagnostic] {
    page.runbook.blocks.filter { [.command, .output].contains($0.kind) }.flatMap { block in
      block.conventions.filter { $0.standing == .notUnderstood }.map { convention in
        finding("`\(convention.text)` is not understood", at: convention.range, help: convention.meaning)
      }
    }
  }
}
