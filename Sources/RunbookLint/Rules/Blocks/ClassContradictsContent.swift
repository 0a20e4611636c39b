import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel

/// A code block whose class says something else than its content.
struct ClassContradictsContent: Rule {
  static let id = "class-contradicts-content"
  static let severity = Severity.warning
  static let summary: Message = "The class of a code block contradicts its content"
  static let explanation = RuleExplanation(
    why: """
      `pre` is for commands to be run, `screen` for what they print, `codeblock` for everything else. Readers copy \
      what is marked as a command, and programs that read the page rely on the class.
      """,
    bad: """
      1. Look at the result.

          ```
          {
            "status": "ready"
          }
          ```
          {: pre}
      """,
    good: """
      1. Look at the result.

          ```
          {
            "status": "ready"
          }
          ```
          {: screen}
      """,
    remedy: "Give the block the class of what it is: `pre`, `screen` or `codeblock`.")

  func check(_ page: Page) -> [Diagnostic] {
    page.codes.compactMap { block, code, reading in
      guard !code.text.isEmpty else { return nil }
      switch (CodeClass.of(block), reading.kind) {
      case ("pre", .output), ("pre", .code), ("pre", .file):
        return finding("the class pre is for commands; this block is not a command: \(reading.reason)", at: block.range)
      case ("screen", .command) where reading.exampleOf == nil && !code.text.containsBytes(of: "$ "):
        return finding("the class screen is for output; this block is a command: \(reading.reason)", at: block.range)
      default: return nil
      }
    }
  }
}
