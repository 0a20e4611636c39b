import Diagnostics
import JSON
import MarkdownBlocks
import RunbookLint
import RunbookModel

/// What an editor shows beside a page: its procedures with their steps, and what can be folded away.
struct Outlines {
  let page: CheckedPage
  let encoding: PositionEncoding

  private var source: SourceFile { page.source }

  /// Procedure ▸ step.
  var symbols: JSONValue {
    let procedures = page.runbook.procedures
    return .array(
      procedures.indices.map { index in
        let procedure = procedures[index]
        let start = source.offset(of: SourcePosition(line: procedure.line, column: 1))
        let end =
          index + 1 < procedures.count
          ? source.offset(of: SourcePosition(line: procedures[index + 1].line, column: 1)) : source.bytes.count
        let title = procedure.title.isEmpty ? "#\(procedure.id)" : procedure.title
        return symbol(
          title, detail: "#\(procedure.id)", kind: .module, start..<max(start, end), selecting: procedure.line,
          children: procedure.steps.map { step($0, within: start..<max(start, end)) })
      })
  }

  private enum Kind: Int {
    case module = 2
    case event = 24
  }

  private func step(_ step: Step, within outer: Range<Int>) -> JSONValue {
    let ranges = [step.range] + step.actions.map(\.range)
    let start = ranges.map { source.offset(of: $0.start) }.min() ?? outer.lowerBound
    let end = ranges.map { source.offset(of: $0.end) }.max() ?? start
    // Symbols lie within those around them, however a page is written.
    let range = max(start, outer.lowerBound)..<max(max(start, outer.lowerBound), min(end, outer.upperBound))
    let name = [step.label, step.instruction].filter { !$0.isEmpty }.joined(separator: " ")
    let line = source.position(atOffset: range.lowerBound).line
    return symbol(String(name.prefix(80)), detail: nil, kind: .event, range, selecting: line, children: [])
  }

  private func symbol(
    _ name: String, detail: String?, kind: Kind, _ range: Range<Int>, selecting line: Int, children: [JSONValue]
  ) -> JSONValue {
    let first = source.lineStarts[min(line, source.lineStarts.count) - 1]
    let end = min(first + source.line(line).count, range.upperBound)
    let selection = max(first, range.lowerBound)..<max(max(first, range.lowerBound), end)
    var object: JSONObject = [
      "name": .string(name.isEmpty ? "-" : name), "kind": .integer(kind.rawValue),
      "range": encoding.range(range, in: source), "selectionRange": encoding.range(selection, in: source),
    ]
    if let detail { object["detail"] = .string(detail) }
    if !children.isEmpty { object["children"] = .array(children) }
    return .object(object)
  }

  /// Blocks of several lines, and the sections with steps.
  var folds: JSONValue {
    var folds: [(Int, Int)] = []
    for block in page.document.blocks {
      switch block.kind {
      case .code, .table: folds.append((block.range.start.line, block.range.end.line))
      default: break
      }
    }
    for container in page.document.containers { folds.append((container.range.start.line, container.range.end.line)) }
    let procedures = page.runbook.procedures
    for (index, procedure) in procedures.enumerated() {
      let next = index + 1 < procedures.count ? procedures[index + 1].line - 1 : source.lineCount
      folds.append((procedure.line, next))
    }
    return .array(
      folds.filter { $0.1 > $0.0 }.sorted { $0 < $1 }.map { first, last in
        .object(["startLine": .integer(first - 1), "endLine": .integer(last - 1), "kind": .string("region")])
      })
  }

  /// "Run this step", "plan", "run": the client opens its terminal with the words of the command line.
  func lenses(path: String, say: (Message) -> String) -> JSONValue {
    var lenses: [JSONValue] = []
    func add(_ title: Message, _ command: String, line: Int, _ words: [String]) {
      let start = source.offset(of: SourcePosition(line: line, column: 1))
      lenses.append(
        .object([
          "range": encoding.range(start..<start, in: source),
          "command": .object([
            "title": .string(say(title)), "command": .string(command),
            "arguments": .array([.object(["commandLine": JSONValue(["passo"] + words)])]),
          ]),
        ]))
    }
    for procedure in page.runbook.procedures {
      let name = "\(path)#\(procedure.id)"
      add("plan it", "passo.plan", line: procedure.line, ["plan", name])
      add("run it", "passo.run", line: procedure.line, ["run", name])
      for step in procedure.steps where !step.actions.isEmpty {
        add("run this step", "passo.runStep", line: step.line, ["run", name, "--only", step.label])
      }
    }
    return .array(lenses)
  }
}
