import Diagnostics
import RunbookModel

/// Every action with the page's words beside it, in the tree of the page: alternatives are tabs, which need no script.
extension PlanHTMLParts {
  var steps: String {
    var writer = Writer(parts: self)
    let content = plan.procedures.map { writer.markup(of: $0) }.filter { !$0.isEmpty }
    return section("steps", "Steps", content.joined(separator: "\n"))
  }

  private struct Writer {
    let parts: PlanHTMLParts
    private var steps: [StepID: Step] = [:]
    /// How many choices were written; their names have to differ.
    private var choiceCount = 0
    /// Steps whose heading is written: what is below it may be in several places.
    private var headed: Set<StepID> = []

    init(parts: PlanHTMLParts) {
      self.parts = parts
      for procedure in parts.plan.procedures {
        for step in procedure.steps { steps[step.id] = step }
      }
    }

    mutating func markup(of procedure: Procedure) -> String {
      let body = markup(of: procedure.nodes)
      guard !body.isEmpty else { return "" }
      guard parts.plan.procedures.count > 1 else { return body }
      let title = Markup.element(
        "h3", ["class": "procedure", "lang": parts.pageLanguage, "dir": "auto"], Markup.line(procedure.title))
      return title + "\n" + body
    }

    private mutating func markup(of nodes: [Node]) -> String {
      var list: [String] = []
      for node in nodes { list.append(markup(of: node)) }
      return list.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private mutating func markup(of node: Node) -> String {
      switch node {
      case .action(let id): return parts.planned[id].map(parts.action) ?? ""
      case .sequence(let nodes, let step):
        let body = markup(of: nodes)
        guard let step = step.flatMap({ steps[$0] }), !body.isEmpty else { return body }
        return Markup.element("article", ["class": "step quiet"], heading(of: step) + "\n" + body)
      case .condition(let condition, let nodes):
        let body = markup(of: nodes)
        guard !body.isEmpty else { return "" }
        let head = Markup.element(
          "p", ["class": "when", "lang": parts.pageLanguage, "dir": "auto"], "? " + Markup.line(condition.text))
        return Markup.element("div", ["class": "condition"], head + "\n" + body)
      case .choice(let group, let ways): return choice(group, ways)
      }
    }

    private mutating func heading(of step: Step) -> String {
      let isFirst = headed.insert(step.id).inserted
      let number =
        step.number == nil
        ? "" : Markup.element("span", ["class": "number"], parts.say("\(step: step.label)")) + " "
      let sentence =
        isFirst
        ? Markup.element("span", ["lang": parts.pageLanguage, "dir": "auto"], Markup.line(step.instruction))
        : Markup.element("span", ["class": "note"], parts.say("goes on"))
      return Markup.element("h3", [:], number + sentence)
    }

    private mutating func choice(_ group: String, _ ways: [Node.Way]) -> String {
      let branches = ways.compactMap { way -> (label: String, body: String)? in
        let body = markup(of: way.nodes)
        return body.isEmpty ? nil : (parts.figures.label(group, way.branch), body)
      }
      guard branches.count > 1 else { return branches.first?.body ?? "" }
      choiceCount += 1
      let name = "choice-\(choiceCount)"
      // Beyond what the style sheet knows all branches are shown.
      let isTabbed = branches.count <= FlowStyleSheet.mostTabs
      var content = Markup.element("legend", ["dir": "auto"], Markup.line(parts.figures.question(group)))
      if isTabbed {
        for (index, branch) in branches.enumerated() {
          let id = "\(name)-\(index + 1)"
          content +=
            "\n<input type=\"radio\" name=\"\(name)\" id=\"\(id)\"\(index == 0 ? " checked" : "")>"
            + Markup.element("label", ["for": id, "dir": "auto"], Markup.line(branch.label))
        }
      }
      for branch in branches {
        let title = Markup.element("p", ["class": "branch-title", "dir": "auto"], Markup.line(branch.label))
        content += "\n" + Markup.element("div", ["class": "branch-body"], title + "\n" + branch.body)
      }
      return Markup.element("fieldset", ["class": isTabbed ? "tabs" : "tabs all"], content)
    }
  }

  private func action(_ planned: PlannedAction) -> String {
    let action = planned.action
    let place = say("line \(action.line)")
    let label = Markup.element("p", ["class": "label"], [kind(of: action), place].joined(separator: " · "))
    let sides =
      Markup.element("div", ["class": "doing"], label + what(planned) + sample(of: action))
      + Markup.element("div", ["class": "words"], words(of: planned))
    return Markup.element(
      "div", ["class": "action \(action.isDestructive ? "danger" : "")", "id": "action-\(numbers[action.id] ?? 0)"],
      Markup.element("div", ["class": "pair"], sides))
  }

  private func kind(of action: Action) -> String {
    if action.role == .verify { return "✓ " + say("verification") }
    switch action.kind {
    case .command: return say("command")
    case .file: return say("file \(TerminalSafe.line(action.filePath ?? ""))")
    case .http: return say("HTTP request")
    case .manual: return "✋ " + say("by hand")
    }
  }

  private func what(_ planned: PlannedAction) -> String {
    let action = planned.action
    if action.kind == .manual {
      let text = action.text ?? planned.step.sentence(of: action)
      let details = planned.step.details(of: action).map { detail in
        detail.kind == .fragment
          ? Markup.element("pre", ["class": "text"], Markup.element("code", ["dir": "auto"], Markup.text(detail.text)))
          : Markup.element("p", ["class": "by-hand"], "– " + Markup.line(detail.text))
      }
      // A sentence that is the whole step is in its heading.
      let sentence =
        text == planned.step.instruction
        ? "" : Markup.element("p", ["class": "by-hand", "lang": pageLanguage, "dir": "auto"], Markup.line(text))
      return sentence + details.joined()
    }
    if action.text == nil, let source = action.fromOutput {
      return Markup.element(
        "p", ["class": "by-hand"],
        say("the command that the output of step \(step: labels.step(ofAction: source)) shows"))
    }
    let text = planned.resolved ?? action.text ?? ""
    return Markup.element(
      "pre", ["class": "text \(action.kind.rawValue)", "tabindex": "0"],
      Markup.element("code", ["dir": "auto"], Markup.text(text)))
  }

  private func sample(of action: Action) -> String {
    guard let sample = action.promised else { return "" }
    let summary = Markup.element("summary", [:], say("sample output: line \(sample.line)"))
    let text = Markup.element(
      "pre", ["class": "shown"], Markup.element("code", ["dir": "auto"], Markup.text(sample.text)))
    return Markup.element("details", ["class": "short"], summary + text)
  }

  /// What the page says around the action, what a person should know of it, and how it is verified.
  private func words(of planned: PlannedAction) -> String {
    let action = planned.action
    var parts: [String] = []
    let said = action.introduction ?? ""
    if !said.isEmpty, said != planned.step.instruction, action.kind != .manual {
      parts += said.split(separator: "\n").map {
        Markup.element("p", ["lang": pageLanguage, "dir": "auto"], Markup.line(String($0)))
      }
    }
    let notes = ActionNotes(planned, labels: labels, language: language).all(showsConditions: false)
    if !notes.isEmpty {
      parts.append(
        Markup.element("ul", ["class": "notes"], notes.map { Markup.element("li", [:], Markup.line($0)) }.joined()))
    }
    parts.append(proofLine(of: action))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
