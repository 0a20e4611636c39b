import Bytes
package import Diagnostics
package import RunbookModel

/// The page on the left, and on the right how Passo reads it: every step, every block with its kind and the reason,
/// every description of a placeholder.
package struct ExplainText: Sendable {
  private let language: Language
  private let style: TextStyle

  package init(language: Language = .english, style: TextStyle = TextStyle()) {
    self.language = language
    self.style = style
  }

  package func text(of runbook: Runbook, source: SourceFile) -> String {
    let remarks = self.remarks(on: runbook)
    let numberWidth = String(source.lineCount).count
    let left = (style.width - numberWidth - 6) * 3 / 5
    let right = style.width - numberWidth - 6 - left
    var waiting: [String] = []
    var rows: [String] = []
    for number in 1...source.lineCount {
      waiting += (remarks[number] ?? []).flatMap { TextWrapping.lines(of: $0, width: right) }
      let page = TerminalSafe.text(ExplainText.spaced(source.line(number), columns: left)).clipped(to: left)
      let remark = waiting.isEmpty ? "" : waiting.removeFirst()
      rows.append(row("\(number)", page, remark, numberWidth: numberWidth, left: left))
    }
    rows += waiting.map { row("", "", $0, numberWidth: numberWidth, left: left) }
    return rows.joined(separator: "\n") + "\n"
  }

  private func row(_ number: String, _ page: String, _ remark: String, numberWidth: Int, left: Int) -> String {
    let gutter = String(repeating: " ", count: numberWidth - number.count) + number + " "
    guard !remark.isEmpty else { return style.paint(gutter, .dim) + page }
    return style.paint(gutter, .dim) + page.padded(to: left) + style.paint("  │ ", .dim) + style.paint(remark, .accent)
  }

  /// What is said beside each line, in the order in which it is said.
  private func remarks(on runbook: Runbook) -> [Int: [String]] {
    var remarks: [Int: [String]] = [:]
    for procedure in runbook.procedures {
      remarks[procedure.line, default: []].append(say("procedure \(TerminalSafe.line(procedure.id))"))
      for step in procedure.steps {
        let number = StepLabels.number(of: step)
        let words = step.isOptional ? say("step \(number), optional") : say("step \(number)")
        remarks[step.line, default: []].append(words)
      }
    }
    let conditional = runbook.procedures.flatMap(\.steps).flatMap(\.actions).filter { $0.condition != nil }
    for block in runbook.blocks { remarks[block.range.start.line, default: []].append(remark(on: block)) }
    for action in conditional { remarks[action.line, default: []].append(say("only where its condition holds")) }
    for line in Set(conditional.compactMap(\.condition?.line)) { remarks[line, default: []].append(say("a condition")) }
    for placeholder in runbook.placeholders {
      for place in placeholder.describedAt {
        remarks[place.line, default: []].append(say("describes \(TerminalSafe.line(placeholder.name))"))
      }
    }
    return remarks
  }

  private func remark(on block: BlockReading) -> String {
    var remark = "\(word(for: block.kind)): \(TerminalSafe.line(say(block.reason))) [\(block.rule)]"
    if let line = block.outputOf { remark += " (" + say("answer of line \(line)") + ")" }
    if let line = block.exampleOf { remark += " (" + say("example of line \(line)") + ")" }
    for convention in block.conventions {
      remark += "; \(TerminalSafe.line(convention.text)): \(TerminalSafe.line(say(convention.meaning)))"
    }
    return remark
  }

  private func word(for kind: BlockReading.Kind) -> String {
    switch kind {
    case .command: say(Message("command"))
    case .output: say(Message("output"))
    case .file: say(Message("file"))
    case .http: say(Message("HTTP request"))
    case .code: say(Message("code, not run"))
    case .synopsis: say(Message("usage, not run"))
    case .other: say(Message("not run"))
    }
  }

  private func say(_ message: Message) -> String { language.say(message) }

  /// Tabs become blanks; of a very long line only the bytes that can show are looked at.
  private static func spaced(_ line: ArraySlice<UInt8>, columns: Int) -> String {
    String(decoding: line.prefix(columns * 4), as: UTF8.self).parts(separatedBy: "\t", omittingEmptySubsequences: false)
      .joined(separator: "    ")
  }
}
