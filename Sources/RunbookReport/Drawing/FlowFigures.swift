import Diagnostics
import RunbookModel

/// The drawings of some procedures of a page, for a plan and for the report on a run.
struct FlowFigures {
  let runbook: Runbook
  let language: Language
  /// The page's, where it is not the reader's.
  let pageLanguage: String?
  private let choices: [String: Choice]

  init(_ runbook: Runbook, language: Language, pageLanguage: String?) {
    (self.runbook, self.language, self.pageLanguage) = (runbook, language, pageLanguage)
    choices = Dictionary(runbook.choices.map { ($0.group, $0) }) { first, _ in first }
  }

  func question(_ group: String) -> String {
    choices[group]?.question ?? language.say("one of several alternatives")
  }

  func label(_ group: String, _ branch: ActionID) -> String {
    choices[group]?.options.first { $0.branch == branch }?.label ?? branch.text
  }

  /// - Parameters:
  ///   - values: what is taken from the output of one action and put into others.
  ///   - box: what is drawn of an action; nil: it is not among what is done.
  func section(
    of procedures: [Procedure], values: [FlowValue] = [], box: @escaping (Action, Step) -> FlowBox?
  ) -> String {
    let figures = procedures.compactMap { procedure -> String? in
      let places = Dictionary(
        procedure.steps.flatMap { step in step.actions.map { ($0.id, (action: $0, step: step)) } }
      ) { first, _ in first }
      let flow = FlowDrawing(
        box: { id in places[id].flatMap { box($0.action, $0.step) } }, question: question, label: label, values: values)
      let drawing = flow.markup(of: procedure, title: language.say("Drawing of \(procedure.title)"))
      guard !drawing.isEmpty else { return nil }
      let caption =
        procedures.count > 1
        ? Markup.element("figcaption", ["lang": pageLanguage, "dir": "auto"], Markup.line(procedure.title)) : ""
      return Markup.element("figure", [:], caption + Markup.scrolled(drawing, in: "drawing", class: "flow-frame"))
    }
    return Markup.section("drawing", language.say("Drawing"), figures.joined(separator: "\n"))
  }
}
