import Diagnostics
import JSON
import RunbookLint
import RunbookModel

/// What is shown about the place under the pointer: a placeholder, a finding, or how a block was read.
struct Hovers {
  let page: CheckedPage
  let spots: PlaceholderSpots
  let encoding: PositionEncoding
  let say: (Message) -> String

  private var source: SourceFile { page.source }

  /// `null` where there is nothing to say.
  func hover(at offset: Int) -> JSONValue {
    var texts: [String] = []
    var range: Range<Int>?
    if let spot = spots.spot(at: offset) {
      texts.append(text(of: spot.placeholder))
      range = spot.range
    }
    for finding in page.diagnostics where contains(finding.range, offset) {
      texts.append(text(of: finding))
      range = range ?? bytes(of: finding.range)
    }
    if texts.isEmpty, let block = page.runbook.blocks.first(where: { contains($0.range, offset) }) {
      texts.append("**\(say(Message(verbatim: block.kind.rawValue)))**: \(say(block.reason)) [`\(block.rule)`]")
      range = bytes(of: block.range)
    }
    guard let range, !texts.isEmpty else { return .null }
    return .object([
      "contents": .object(["kind": .string("markdown"), "value": .string(texts.joined(separator: "\n\n---\n\n"))]),
      "range": encoding.range(range, in: source),
    ])
  }

  private func bytes(of range: SourceRange) -> Range<Int> {
    let start = source.offset(of: range.start)
    return start..<max(start, source.offset(of: range.end))
  }

  private func contains(_ range: SourceRange, _ offset: Int) -> Bool {
    let bytes = bytes(of: range)
    return bytes.lowerBound <= offset && offset <= bytes.upperBound
  }

  private func text(of placeholder: Placeholder) -> String {
    var lines = ["**`\(placeholder.name)`**" + (placeholder.description.map { ": \(plain($0))" } ?? "")]
    if placeholder.description == nil { lines.append(say("not described in the page")) }
    if let value = placeholder.defaultValue { lines.append(say("default: \(value)")) }
    if let value = placeholder.example { lines.append(say("example: \(value)")) }
    if !placeholder.choices.isEmpty { lines.append(say("one of: \(placeholder.choices.joined(separator: ", "))")) }
    if placeholder.isSecret { lines.append(say("a secret: it is never shown")) }
    if let command = placeholder.suggestCommand { lines.append(say("values are listed by `\(command)`")) }
    if let template = placeholder.derivedFrom { lines.append(say("made from \(template)")) }
    if let source = captured(placeholder) { lines.append(say("from the output of step \(source)")) }
    let users = page.runbook.procedures.flatMap(\.steps).filter { step in uses(step, placeholder.key) }.map(\.label)
    if !users.isEmpty { lines.append(say("used by steps: \(users.joined(separator: ", "))")) }
    return lines.joined(separator: "\n\n")
  }

  private func uses(_ step: Step, _ key: String) -> Bool {
    step.actions.contains { action in
      let bytes = bytes(of: action.range)
      return spots.all.contains { $0.placeholder.key == key && bytes.contains($0.range.lowerBound) }
    }
  }

  private func captured(_ placeholder: Placeholder) -> String? {
    page.runbook.procedures.lazy.flatMap(\.steps).first { step in
      step.actions.contains { $0.captures.contains { $0.key == placeholder.key } }
    }?.label
  }

  /// A page's own words are text, and no mark-up of the editor's.
  private func plain(_ text: String) -> String {
    text.map { "\\`*_{}[]<>#|".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private func text(of finding: Diagnostic) -> String {
    let rule = RuleRegistry.description(of: finding.rule)
    let parts = [
      "**\(finding.rule)**: \(plain(say(finding.message)))", finding.help.map { plain(say($0)) },
      rule.map { say($0.explanation.why) }, rule.map { say($0.explanation.remedy) },
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n")
  }
}
