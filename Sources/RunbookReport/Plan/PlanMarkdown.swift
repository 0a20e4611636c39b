import Diagnostics
package import RunbookModel

/// The plan as a Markdown page that can be pasted into a ticket or a review.
package struct PlanMarkdown: Sendable {
  private let language: Language

  package init(language: Language = .english) {
    self.language = language
  }

  package func text(of plan: Plan) -> String {
    let document = plan.runbook.document
    let labels = StepLabels(plan)
    var parts = ["# \(MarkdownSafe.line(document.title ?? document.path))", origin(of: document)]
    if !plan.questions.isEmpty { parts.append(questions(of: plan)) }
    if !plan.programs.isEmpty {
      let names = plan.programs.map { MarkdownSafe.code($0.name) }.joined(separator: ", ")
      parts.append(say("Needs: \(names)"))
    }
    let byStep = Dictionary(grouping: plan.actions, by: \.step.id)
    for procedure in plan.procedures {
      parts.append("## \(MarkdownSafe.line(procedure.title))")
      for step in procedure.steps {
        parts += self.parts(of: step, actions: byStep[step.id] ?? [], labels: labels)
      }
    }
    if plan.procedures.isEmpty { parts.append(say("This page has no steps that Passo can run.")) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func say(_ message: Message) -> String { language.say(message) }

  private func origin(of document: DocumentIdentity) -> String {
    say("Plan of \(MarkdownSafe.code(document.path)) (SHA-256 \(MarkdownSafe.code(document.sha256))); nothing was run.")
  }

  private func questions(of plan: Plan) -> String {
    let head = [say("Placeholder"), say("Required"), say("Description")]
    var rows = ["| \(head.joined(separator: " | ")) |", "| --- | --- | --- |"]
    for placeholder in plan.questions {
      let isRequired = placeholder.isRequired.map { $0 ? say("yes") : say("no") } ?? ""
      var description = MarkdownSafe.cell(placeholder.description ?? "")
      if placeholder.isSecret { description += " (" + say("secret") + ")" }
      rows.append(
        "| \(MarkdownSafe.cell(MarkdownSafe.code(placeholder.name), isMarkdown: true)) | \(isRequired) | \(description) |"
      )
    }
    return rows.joined(separator: "\n")
  }

  private func parts(of step: Step, actions: [PlannedAction], labels: StepLabels) -> [String] {
    guard !actions.isEmpty || step.goto != nil || !step.instruction.isEmpty else { return [] }
    var head = "**\(MarkdownSafe.line(say("\(step: step.label)")))** \(MarkdownSafe.line(step.instruction))"
    if step.isOptional { head += " *(" + say("optional") + ")*" }
    if let goto = step.goto { head += " → \(MarkdownSafe.code(goto))" }
    return [head] + actions.flatMap { parts(of: $0, labels: labels) }
  }

  private func parts(of planned: PlannedAction, labels: StepLabels) -> [String] {
    let action = planned.action
    var place = say("line \(action.line)")
    if action.role == .verify { place = "✓ " + place }
    if action.kind == .manual { place = "✋ " + say("by hand") + ", " + place }
    if let file = action.filePath { place = say("file \(MarkdownSafe.code(file))") + ", " + place }
    var parts = ["*\(place)*"]
    if let text = planned.resolved ?? action.text, action.kind != .manual {
      parts.append(MarkdownSafe.fence(text, info: action.kind == .command ? "sh" : ""))
    }
    let notes = ActionNotes(planned, labels: labels, language: language).all()
    if !notes.isEmpty { parts.append(notes.map { "- \(MarkdownSafe.line($0))" }.joined(separator: "\n")) }
    return parts
  }
}
