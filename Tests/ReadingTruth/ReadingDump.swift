import Diagnostics
import MarkdownBlocks
import OutputMatching

@testable import RunbookModel

/// Everything that reading a page gives, as text: what golden files hold and metamorphic tests compare.
struct ReadingDump {
  let runbook: Runbook
  /// Without lines two pages that say the same in other lines have the same dump.
  var hasLines = true

  init(_ text: String, path: String, hasLines: Bool = true) {
    self.init(bytes: Array(text.utf8), path: path, hasLines: hasLines)
  }

  init(bytes: [UInt8], path: String, hasLines: Bool = true) {
    runbook = RunbookReader().read(MarkdownReader().read(SourceFile(path: path, bytes: bytes)))
    self.hasLines = hasLines
  }

  var text: String {
    var lines = ["\(runbook.document.title ?? "-") · \(runbook.document.locale)", ""]
    for procedure in runbook.procedures {
      lines.append("# \(procedure.title)\(at(procedure.line))")
      for step in procedure.steps { add(step, to: &lines) }
      lines.append("")
    }
    for placeholder in runbook.placeholders { lines.append(described(placeholder)) }
    lines.append("")
    for block in runbook.blocks { lines.append(described(block)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func at(_ line: Int) -> String { hasLines ? " :\(line)" : "" }

  private func add(_ step: Step, to lines: inout [String]) {
    var title = "  \(step.number ?? "-") \(step.instruction)\(at(step.line))"
    if step.isOptional { title += " [optional]" }
    title += marks(step.platforms, step.interface)
    if let other = step.goto { title += " [goto \(other)]" }
    lines.append(title)
    for action in step.actions { add(action, to: &lines) }
  }

  /// Without the numbers of lines where the dump has none.
  private func place(in text: String) -> String { hasLines ? text : text.replacing(/line \d+/, with: "line") }

  private func add(_ action: Action, to lines: inout [String]) {
    var title = "    \(action.kind.rawValue) \(action.role.rawValue)\(at(action.line))"
    title += marks(action.platforms, action.interface)
    for branch in action.branches { title += " [one of \(branch.group): \(branch.label ?? "?")]" }
    if let condition = action.condition { title += " [if \(condition.text)]" }
    let flags = [
      ("interactive", action.isInteractive), ("destructive", action.isDestructive), ("inline", action.isInline),
    ]
    for (name, isSet) in flags where isSet { title += " [\(name)]" }
    if action.runsBeside { title += " [beside: \(action.readySign.map { place(in: $0.description) } ?? "no sign")]" }
    if let reason = action.blocked { title += " [blocked: \(place(in: reason.description))]" }
    if let file = action.file { title += " [file \(file)]" }
    lines.append(title)
    let texts = action.commands.isEmpty ? [action.text].compactMap(\.self) : action.commands
    for text in texts { lines += text.split(separator: "\n").map { "      $ \($0)" } }
    if !action.placeholders.isEmpty { lines.append("      asks \(action.placeholders.joined(separator: " "))") }
    if !action.samplePaths.isEmpty { lines.append("      samples \(action.samplePaths.joined(separator: " "))") }
    if let sample = action.expectation { lines.append("      shows \(sample.form.rawValue)\(at(sample.line))") }
    for words in action.expectedWords {
      let list = words.words.joined(separator: words.isAny ? " or " : ", ")
      lines.append("      expects \(words.isNegated ? "not " : "")\(list)\(at(words.line))")
    }
    for capture in action.captures { lines.append("      gives \(capture.key)") }
  }

  private func marks(_ platforms: [Platform], _ interface: String?) -> String {
    let names = platforms.map(\.rawValue) + [interface].compactMap(\.self)
    return names.isEmpty ? "" : " [\(names.joined(separator: " "))]"
  }

  private func described(_ placeholder: Placeholder) -> String {
    var text = "\(placeholder.name) = \(placeholder.description ?? "-")"
    if let line = placeholder.describedAt.first?.line { text += at(line) }
    if placeholder.isSecret { text += " [secret]" }
    if let value = placeholder.defaultValue { text += " [default \(value)]" }
    return text
  }

  private func described(_ block: BlockReading) -> String {
    var text = "\(block.kind.rawValue)\(at(block.range.start.line))"
    if let line = block.outputOf { text += " of\(hasLines ? " \(line)" : "")" }
    if let line = block.exampleOf { text += " like\(hasLines ? " \(line)" : "")" }
    // A reason names lines.
    return hasLines ? text + " · \(block.reason.description)" : text
  }
}
