import Bytes
import Diagnostics
import RunbookModel

/// The actions of a plan: number, mark, what would be done, and where the page says so.
struct PlanActions {
  private let byStep: [StepID: [PlannedAction]]
  private let labels: StepLabels
  private let text: PlanText
  /// `line 1234`, as wide as the widest of them.
  private let placeWidth: Int

  init(_ plan: Plan, labels: StepLabels, text: PlanText) {
    byStep = Dictionary(grouping: plan.actions, by: \.step.id)
    self.labels = labels
    self.text = text
    placeWidth = plan.actions.map { DisplayWidth.of(text.say("line \($0.action.line)")) }.max() ?? 0
  }

  func lines(of procedure: Procedure) -> [String] {
    let shared = branches(ofAll: procedure)
    let known = Set(shared.map(\.group))
    let head = shared.flatMap {
      TextWrapping.lines(of: text.say(ActionNotes.mark(of: $0)), width: text.style.width - 2)
    }
    return head.map { "  " + text.style.paint($0, .dim) } + procedure.steps.flatMap { lines(of: $0, known: known) }
  }

  /// The ways that all of a procedure is: they are named once.
  private func branches(ofAll procedure: Procedure) -> [Branch] {
    let actions = procedure.steps.flatMap { byStep[$0.id] ?? [] }.map(\.action)
    guard actions.count > 1, let first = actions.first else { return [] }
    return first.branches.filter { branch in
      actions.allSatisfy { $0.branches.contains { $0.group == branch.group && $0.id == branch.id } }
    }
  }

  private func lines(of step: Step, known: Set<String>) -> [String] {
    if let goto = step.goto, step.actions.isEmpty {
      let body = text.say("does what \(TerminalSafe.line(goto)) describes")
      return rows([body], number: StepLabels.number(of: step), mark: "→", line: step.line)
    }
    return (byStep[step.id] ?? []).enumerated().flatMap { index, planned in
      lines(of: planned, number: index == 0 ? StepLabels.number(of: step) : "", known: known)
    }
  }

  private func lines(of planned: PlannedAction, number: String, known: Set<String>) -> [String] {
    let action = planned.action
    let mark = action.role == .verify ? "✓" : action.kind == .manual ? "✋" : ""
    let body = body(of: planned)
    let notes = ActionNotes(planned, labels: labels, language: text.language, known: known).all()
    let indent = String(repeating: " ", count: gutterWidth)
    let noteLines = notes.flatMap { TextWrapping.lines(of: $0, width: text.style.width - gutterWidth - 2) }
    return rows(body, number: number, mark: mark, line: action.line, isCommand: body.first?.hasPrefix("$ ") ?? false)
      + noteLines.map { indent + "  " + text.style.paint($0, .dim) }
  }

  /// What would be done: the first line is beside the number.
  private func body(of planned: PlannedAction) -> [String] {
    let action = planned.action
    let shown = TerminalSafe.text(planned.resolved ?? action.text ?? "")
    switch action.kind {
    case .manual:
      return [TerminalSafe.line(action.text ?? planned.step.sentence(of: action))]
        + planned.step.details(of: action).flatMap(lines(of:))
    case .file:
      return [text.say("file \(TerminalSafe.line(action.filePath ?? ""))")]
        + shown.parts(
          separatedBy: "\n", omittingEmptySubsequences: false
        ).map { "│ " + $0 }
    case .http:
      return shown.parts(separatedBy: "\n").map(String.init)
    case .command:
      if let source = action.fromOutput, action.text == nil {
        return [text.say("the command that the output of step \(step: labels.step(ofAction: source)) shows")]
      }
      return shown.parts(separatedBy: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
        (index == 0 ? "$ " : "  ") + line
      } + planned.step.typed(into: action).flatMap(lines(of:))
    }
  }

  private func lines(of detail: StepNote) -> [String] {
    guard [.fragment, .typed].contains(detail.kind) else { return ["- " + TerminalSafe.line(detail.text)] }
    return TerminalSafe.text(detail.text).parts(separatedBy: "\n", omittingEmptySubsequences: false).map { "│ " + $0 }
  }

  private func rows(
    _ body: [String], number: String, mark: String, line: Int, isCommand: Bool = false
  ) -> [String] {
    let room = text.style.width - gutterWidth - placeWidth - 2
    let wrapped = isCommand ? command(body, width: room) : body.flatMap { hanging($0, width: room) }
    return wrapped.enumerated().map { index, content in
      let gutter =
        index == 0
        ? "  \(number.padded(to: labels.width)) \(mark.padded(to: 2)) " : String(repeating: " ", count: gutterWidth)
      let tinted = text.style.paint(content, content.hasPrefix("│ ") ? .dim : .accent)
      guard index == 0 else { return gutter + tinted }
      let place = text.style.paint(text.say("line \(line)"), .dim)
      return gutter + tinted + String(repeating: " ", count: max(2, room - DisplayWidth.of(content) + 2)) + place
    }
  }

  /// Broken so that what is copied is the command.
  private func command(_ body: [String], width: Int) -> [String] {
    let text = body.map { $0.dropFirst(2) }.joined(separator: "\n")
    return CommandWrapping.lines(of: text, first: width - 2, rest: width - 4).enumerated().flatMap { index, parts in
      parts.enumerated().map { part, line in (part > 0 ? "    " : index == 0 ? "$ " : "  ") + line }
    }
  }

  /// Wraps with the rest indented by two columns, or after the same bar.
  private func hanging(_ line: String, width: Int) -> [String] {
    let lead = line.hasPrefix("│ ") ? "│ " : "  "
    guard DisplayWidth.of(line) > width else { return [line] }
    let lines = TextWrapping.lines(of: line, width: width - 2)
    return lines.prefix(1) + lines.dropFirst().map { lead + $0 }
  }

  /// Two blanks, the number, a blank, the mark in two columns (a raised hand is wide), a blank.
  private var gutterWidth: Int { labels.width + 6 }
}
