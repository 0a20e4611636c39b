import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel

/// A code block of a step that no one can tell what it is for.
struct BlockNotRun: Rule {
  static let id = "block-not-run"
  static let severity = Severity.info
  static let summary: Message = "A code block of a step is neither run nor compared"
  static let explanation = RuleExplanation(
    why: """
      A block without a class whose first word is not a known program may be a command, an output or only an \
      example. Passo runs nothing that it does not know to be a command: the step is then done by hand.
      """,
    bad: """
      1. Set the token.

          ```
          TOKEN : abc
          ```
      """,
    good: """
      1. Set the token.

          ```
          TOKEN=abc
          ```
          {: pre}
      """,
    remedy: "Give the block the class of what it is: `pre`, `screen` or `codeblock`.")

  func check(_ page: Page) -> [Diagnostic] {
    // Most pages have none.
    guard page.runbook.blocks.contains(where: { $0.kind == .other }) else { return [] }
    let own = Dictionary(page.document.blocks.map { ($0.range, $0) }, uniquingKeysWith: { first, _ in first })
    let inSteps = SampleWithoutCommand.blocksInSteps(page)
    return page.runbook.blocks.filter { reading in
      guard reading.kind == .other, inSteps.contains(reading.range), let block = own[reading.range],
        case .code(let code) = block.kind
      else { return false }
      return CodeClass.of(block) == nil && code.text.contains { !$0.isSpace }
    }.map {
      finding(
        "this block is neither run nor compared: \($0.reason)", at: $0.range,
        help: "write `{: pre}` below it if it is a command, `{: screen}` if it is output, else `{: codeblock}`")
    }
  }
}
