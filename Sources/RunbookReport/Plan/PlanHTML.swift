import Diagnostics
package import RunbookModel
package import RunbookRunner

/// The plan as one page for a reviewer: the procedure as a drawing, every command beside the words of the page, what
/// will be asked, and what will be verified by what.
package struct PlanHTML: Sendable {
  let language: Language
  private let isInstalled: (@Sendable (String) -> Bool)?

  package init(language: Language = .english, isInstalled: (@Sendable (String) -> Bool)? = nil) {
    (self.language, self.isInstalled) = (language, isInstalled)
  }

  package func text(of plan: Plan, coverage: ProofCoverage) -> String {
    let parts = PlanHTMLParts(plan, coverage: coverage, language: language)
    let document = plan.runbook.document
    let title = document.title ?? document.path
    return HTMLPage(
      language: language, title: "\(say("Plan")) · \(Markup.line(title))",
      styleSheet: ReportStyleSheet.text + FlowStyleSheet.text, skip: ("steps", say("Skip to the steps")),
      header: header(of: plan, title: title, parts: parts),
      sections: [parts.drawings, parts.values, parts.proofs, parts.steps],
      footer: say("Made by passo from the page alone; nothing was run.")
    ).text
  }

  private func say(_ message: Message) -> String { Markup.line(language.say(message)) }

  private func header(of plan: Plan, title: String, parts: PlanHTMLParts) -> String {
    let steps = Set(plan.actions.map(\.step.id)).count
    let counts = language.say(
      Message("\(count: steps, "step", "steps"), \(count: plan.actions.count, "action", "actions"), runs nothing"))
    let lead = Markup.element(
      "p", ["class": "lead"],
      Markup.element("span", ["class": "badge quiet"], say("Plan")) + " " + Markup.line(counts))
    let heading = Markup.element("h1", ["lang": parts.pageLanguage, "dir": "auto"], Markup.line(title))
    return Markup.element(
      "header", ["class": "summary quiet"], "\n" + [lead, heading, facts(of: plan)].joined(separator: "\n") + "\n")
  }

  private func facts(of plan: Plan) -> String {
    let document = plan.runbook.document
    var facts: [(label: String, contents: [String])] = [(language.say("Page"), [document.path])]
    if let date = document.lastUpdated { facts.append((language.say("Page of"), [date])) }
    facts += PlanSummary(
      plan, labels: StepLabels(plan), text: PlanText(language: language, isInstalled: isInstalled)
    ).factsAlone()
    facts.append((language.say("SHA-256 of the page"), [document.sha256]))
    let list = facts.map { label, contents in
      "<div><dt>\(Markup.line(label))</dt><dd>\(contents.map(PlanHTML.fact).joined(separator: "<br>"))</dd></div>"
    }
    return Markup.element("dl", ["class": "facts"], list.joined(separator: "\n"))
  }

  /// Long lists of steps are folded: the head is to fit a screen.
  private static func fact(_ content: String) -> String {
    guard content.count > 120 else { return Markup.line(content) }
    let summary = Markup.element("summary", [:], Markup.line(content.clipped(to: 60)))
    return Markup.element("details", [:], summary + Markup.line(content))
  }
}
