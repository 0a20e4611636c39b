import Diagnostics
import MarkdownBlocks
import RunbookModel

/// A sample output in a procedure with no command before it that could have answered it.
struct SampleWithoutCommand: Rule {
  static let id = "sample-without-command"
  static let severity = Severity.warning
  static let summary: Message = "A sample output follows no command"
  static let explanation = RuleExplanation(
    why: """
      `{: screen}` marks what a command prints. Without a command before it the reader does not know what to type to \
      see it, and nothing can be compared with it. Often the command before it lacks its class.
      """,
    bad: """
      1. Look at the pods.

          ```
          NAME   READY   STATUS
          web    1/1     Running
          ```
          {: screen}
      """,
    good: """
      1. Look at the pods.

          ```
          kubectl get pods
          ```
          {: pre}

          ```
          NAME   READY   STATUS
          web    1/1     Running
          ```
          {: screen}
      """,
    remedy: "Write the command before its output, or give the block the class `codeblock` if it is not output.")

  func check(_ page: Page) -> [Diagnostic] {
    let samples = page.codes.filter { block, _, reading in
      reading.kind == .output && reading.outputOf == nil && CodeClass.of(block) == "screen"
        && !block.attributes.flatMap(\.classes).contains { $0.hasPrefix("ts") }
    }
    guard !samples.isEmpty else { return [] }
    let inSteps = Self.blocksInSteps(page)
    return samples.filter { inSteps.contains($0.block.range) }.map {
      finding(
        "this sample output follows no command", at: $0.block.range,
        help: "mark the command before it with `{: pre}`, or this block with `{: codeblock}` if it is not output")
    }
  }

  /// The code blocks of numbered lists: elsewhere pages show messages that no command gave.
  static func blocksInSteps(_ page: Page) -> Set<SourceRange> {
    var ranges: Set<SourceRange> = []
    var isInItem = false
    var column = 0
    for block in page.document.blocks {
      switch block.kind {
      case .heading: isInItem = false
      case .listItem(let marker):
        if marker.ordinal != nil { (isInItem, column) = (true, marker.column) }
        // A bullet lists cases, each with its own message.
        if marker.ordinal == nil { isInItem = false }
      case .code(let code): if isInItem, code.column > column { ranges.insert(block.range) }
      default: break
      }
    }
    return ranges
  }
}
