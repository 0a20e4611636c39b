import Diagnostics
import RunbookModel

/// A sample output in a procedure with no command before it that could have answered it.
struct SampleWithoutCommand: Rule {
  static let id = "sample-without-command"
  static let severity = Severity.warning
  static let summary: Message = "A sample output follows no command"

  func check(_ page: Page) -> [Diagnostic] {
    page.runbook.blocks.filter { $0.kind == .output && $0.outputOf == nil }.map {
      finding(
        "this sample output follows no command", at: $0.range,
        help: "mark the command before it with `{: pre}`, or this block with `{: codeblock}` when it is no output")
    }
  }
}
