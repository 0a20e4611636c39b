import Diagnostics
package import RunbookModel

/// The plan of a run for a person at a terminal: what will be asked, what is needed, what will change, and every
/// action with its line in the page.
package struct PlanText: Sendable {
  let language: Language
  let style: TextStyle
  /// Whether a program is installed here; nil: no one looked.
  let isInstalled: (@Sendable (String) -> Bool)?

  package init(
    language: Language = .english, style: TextStyle = TextStyle(),
    isInstalled: (@Sendable (String) -> Bool)? = nil
  ) {
    self.language = language
    self.style = style
    self.isInstalled = isInstalled
  }

  package func text(of plan: Plan) -> String {
    let labels = StepLabels(plan)
    var lines = title(of: plan) + [""]
    let summary = PlanSummary(plan, labels: labels, text: self).lines()
    if !summary.isEmpty { lines += summary + [""] }
    let actions = PlanActions(plan, labels: labels, text: self)
    for (index, procedure) in plan.procedures.enumerated() {
      if plan.procedures.count > 1 || isOnlyAPart(procedure, of: plan) {
        if index > 0 { lines.append("") }
        lines += heading(of: procedure)
      }
      lines += actions.lines(of: procedure)
    }
    if plan.procedures.isEmpty { lines.append("  " + say("This page has no steps that Passo can run.")) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page has a title, and its only procedure another one.
  private func isOnlyAPart(_ procedure: Procedure, of plan: Plan) -> Bool {
    !procedure.title.isEmpty && plan.runbook.document.title.map { $0 != procedure.title } ?? false
  }

  func say(_ message: Message) -> String { language.say(message) }

  private func title(of plan: Plan) -> [String] {
    let document = plan.runbook.document
    let only = plan.procedures.count == 1 ? plan.procedures[0].title : nil
    let title = TerminalSafe.line(document.title ?? only ?? document.path)
    let steps = Set(plan.actions.map(\.step.id)).count
    let counts = say(
      Message(
        "\(count: steps, "step", "steps"), \(count: plan.actions.count, "action", "actions"), runs nothing"))
    let together = style.paint(title, .strong) + "   " + style.paint(counts, .dim)
    if DisplayWidth.of(title) + 3 + DisplayWidth.of(counts) <= style.width { return [together] }
    return TextWrapping.lines(of: title, width: style.width).map { style.paint($0, .strong) }
      + [style.paint(counts, .dim)]
  }

  private func heading(of procedure: Procedure) -> [String] {
    let place = [say(Message("#\(TerminalSafe.line(procedure.id)), line \(procedure.line)")), role(of: procedure)]
      .compactMap(\.self).joined(separator: " · ")
    let room = style.width - DisplayWidth.of(place) - 5
    let title = TerminalSafe.line(procedure.title).clipped(to: max(room, 20))
    return [style.paint("── \(title)", .strong) + "  " + style.paint(place, .dim)]
  }

  private func role(of procedure: Procedure) -> String? {
    switch procedure.role {
    case .main: nil
    case .undo: say("takes back what others made")
    case .alternative: say("one of several ways")
    case .prerequisite: say("before the others")
    }
  }
}
