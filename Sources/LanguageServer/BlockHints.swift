import Diagnostics
import JSON
import RunbookLint
import RunbookModel

/// How each block was read, at the end of its first line.
struct BlockHints {
  let page: CheckedPage
  let encoding: PositionEncoding
  let say: (Message) -> String

  /// - Parameter range: of the page that is shown, in bytes.
  func hints(in range: Range<Int>) -> JSONValue {
    let source = page.source
    return .array(
      page.runbook.blocks.compactMap { block in
        let line = source.line(block.range.start.line)
        guard range.lowerBound <= line.endIndex, line.startIndex <= range.upperBound else { return nil }
        return .object([
          "position": encoding.position(line.endIndex, in: source), "paddingLeft": .boolean(true),
          "label": .string(say(Message(verbatim: block.kind.rawValue))),
          "tooltip": .string("\(say(block.reason)) [\(block.rule)]"),
        ])
      })
  }
}
