import Diagnostics
import RunbookModel
import RunbookRunner

/// The sections of the HTML plan.
struct PlanHTMLParts {
  let plan: Plan
  let language: Language
  /// The page's, where it is not the reader's.
  let pageLanguage: String?
  let labels: StepLabels
  let figures: FlowFigures
  let planned: [ActionID: PlannedAction]
  /// From 1, in the order of the plan: the ends of links.
  let numbers: [ActionID: Int]
  private let proof: [ActionID: ProofCoverage.Row]

  init(_ plan: Plan, coverage: ProofCoverage, language: Language) {
    self.plan = plan
    self.language = language
    let locale = plan.runbook.document.locale
    pageLanguage = locale == language.code || locale.isEmpty ? nil : locale
    figures = FlowFigures(plan.runbook, language: language, pageLanguage: pageLanguage)
    labels = StepLabels(plan)
    planned = Dictionary(plan.actions.map { ($0.action.id, $0) }) { first, _ in first }
    numbers = Dictionary(plan.actions.enumerated().map { ($1.action.id, $0 + 1) }) { first, _ in first }
    proof = Dictionary(coverage.rows.map { ($0.action, $0) }) { first, _ in first }
  }

  func say(_ message: Message) -> String { Markup.line(language.say(message)) }

  func section(_ id: String, _ title: Message, _ content: String) -> String {
    Markup.section(id, language.say(title), content)
  }

  func link(to id: ActionID) -> String { "#action-\(numbers[id] ?? 0)" }

  // MARK: The drawing

  var drawings: String {
    figures.section(of: plan.procedures, values: plan.capturedValues) { action, _ in planned[action.id].map(box) }
  }

  private func box(_ planned: PlannedAction) -> FlowBox {
    let action = planned.action
    let number = planned.step.number == nil ? nil : language.say("\(step: planned.step.label)")
    let sentence = planned.step.sentence(of: action)
    let text = planned.resolved ?? action.text ?? ""
    let first = text.split(whereSeparator: \.isNewline).first.map(String.init)
    let code = action.kind == .file ? action.filePath : action.kind == .manual ? nil : first
    let title = sentence.isEmpty ? language.say(action.kind.word) : sentence
    let marks = marks(of: planned)
    let spoken = [number, title, code, marks.joined(separator: ", ")].compactMap(\.self).filter { !$0.isEmpty }
    return FlowBox(
      action: action.id, shape: FlowBox.Shape(rawValue: action.kind.rawValue) ?? .command, number: number,
      title: title, code: code, notes: (marks.isEmpty ? [] : [marks.joined(separator: " · ")]) + values(of: planned),
      tone: tone(of: action), mark: action.role == .verify ? "✓" : action.kind == .manual ? "✋" : nil,
      link: link(to: action.id), spoken: spoken.joined(separator: ", "))
  }

  private func tone(of action: Action) -> String {
    if action.isDestructive || action.blocked != nil { return "bad" }
    if proof[action.id]?.proof != nil { return "good" }
    return action.kind == .manual ? "caution" : "quiet"
  }

  private func marks(of planned: PlannedAction) -> [String] {
    let action = planned.action
    var marks: [Message] = []
    if action.isDestructive { marks.append("destructive") }
    if action.blocked != nil { marks.append("not to be run as it stands") }
    if planned.step.isOptional { marks.append("optional") }
    if action.isInteractive { marks.append("interactive") }
    if let place = action.place {
      marks.append(place.kind == .directory ? place.directory : Message(verbatim: place.name ?? place.kind.rawValue))
    }
    if let beside = action.beside { marks.append(beside) }
    return marks.map(language.say)
  }

  private func values(of planned: PlannedAction) -> [String] {
    let asked = planned.sources.filter { $0.source == .ask }.map(\.key)
    let taken = planned.action.captures.map { "→ " + $0.key }
    return (asked.isEmpty ? [] : ["← " + asked.joined(separator: ", ")]) + taken
  }

  // MARK: Values

  var values: String {
    guard !plan.questions.isEmpty else { return "" }
    let head = [Message("Placeholder"), Message("Description"), Message("Used in")].map {
      Markup.element("th", ["scope": "col"], say($0))
    }
    var users: [String: [PlannedAction]] = [:]
    for action in plan.actions {
      for source in action.sources { users[source.key, default: []].append(action) }
    }
    let summary = PlanSummary(plan, labels: labels, text: PlanText(language: language))
    let rows = plan.questions.map { placeholder in
      let name = Markup.element("th", ["scope": "row"], Markup.element("code", [:], Markup.line(placeholder.name)))
      let description = Markup.element(
        "span", ["lang": pageLanguage, "dir": "auto"], Markup.line(placeholder.description ?? ""))
      let details = Markup.element(
        "p", ["class": "note"], Markup.line(summary.details(of: placeholder).joined(separator: ", ")))
      let steps = links(to: (users[placeholder.key] ?? []).map(\.action.id))
      return "<tr>\(name)<td>\(description)\(details)</td><td>\(steps)</td></tr>"
    }
    let table = "<table><thead><tr>\(head.joined())</tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table>"
    return section("values", "You will be asked for", Markup.scrolled(table, in: "values"))
  }

  private func links(to actions: [ActionID]) -> String {
    var seen: Set<String> = []
    let links = actions.compactMap { id -> String? in
      let label = labels.step(ofAction: id)
      guard seen.insert(label).inserted else { return nil }
      return Markup.element("a", ["href": link(to: id)], say("\(step: label)"))
    }
    return links.joined(separator: ", ")
  }

  // MARK: Proof

  /// What a run verifies by what, and what no one can.
  var proofs: String {
    let rows = plan.actions.compactMap { proof[$0.action.id] }
    let manual = plan.actions.filter { $0.action.kind == .manual }.map(\.action.id)
    guard !rows.isEmpty || !manual.isEmpty else { return "" }
    var items = ProofCoverage.Proof.allCases.compactMap { proof -> String? in
      item(rows.filter { $0.proof == proof }.map(\.action), proof.words, tone: "good")
    }
    let open = rows.filter { $0.proof == nil }.map(\.action)
    items += [item(open, "nothing on the page proves it", tone: "quiet")].compactMap(\.self)
    items += [item(manual, "by hand: only you can tell", tone: "caution")].compactMap(\.self)
    return section(
      "proof", "How it is verified", Markup.element("ul", ["class": "proofs"], items.joined(separator: "\n")))
  }

  private func item(_ actions: [ActionID], _ words: Message, tone: String) -> String? {
    guard !actions.isEmpty else { return nil }
    let count = Markup.element("span", ["class": "badge \(tone)"], "\(actions.count)")
    return Markup.element("li", [:], "\(count) \(say(words)) – \(links(to: actions))")
  }

  func proofLine(of action: Action) -> String {
    let (words, tone): (Message, String)
    if let row = proof[action.id] {
      (words, tone) = row.proof.map { ($0.words, "good") } ?? ("nothing on the page proves it", "quiet")
    } else if action.kind == .manual {
      (words, tone) = ("by hand: only you can tell", "caution")
    } else {
      return ""
    }
    return Markup.element("p", ["class": "proof \(tone)"], (tone == "good" ? "✓ " : "– ") + say(words))
  }
}

extension Plan {
  /// What actions take from the output of earlier ones.
  var capturedValues: [FlowValue] {
    var values: [FlowValue] = []
    var places: [String: Int] = [:]
    for action in actions {
      for source in action.sources where source.source == .capture {
        guard let from = source.from else { continue }
        let key = from + "\n" + source.key
        if let place = places[key] {
          values[place].users.append(action.action.id)
        } else {
          places[key] = values.count
          values.append(FlowValue(name: source.key, source: ActionID(from), users: [action.action.id]))
        }
      }
    }
    return values
  }
}

extension Action.Kind {
  fileprivate var word: Message {
    switch self {
    case .command: "command"
    case .file: "file"
    case .http: "HTTP request"
    case .manual: "by hand"
    }
  }
}
