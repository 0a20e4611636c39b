import Diagnostics
import RunbookModel
import RunbookRunner

extension ReportHTML {
  /// The procedures of the run as a drawing, each action as it came out; nothing where the page is not at hand.
  var drawing: String {
    guard let runbook else { return "" }
    let reached = reachedActions
    let procedures = runbook.procedures.filter { procedure in
      procedure.steps.contains { $0.actions.contains { reached[$0.id] != nil } }
    }
    return FlowFigures(runbook, language: words.language, pageLanguage: pageLanguage).section(of: procedures) {
      box($0, of: $1, reached[$0.id])
    }
  }

  /// With the number of their step in the report, from 1.
  private var reachedActions: [ActionID: (action: ReportAction, step: Int)] {
    var reached: [ActionID: (action: ReportAction, step: Int)] = [:]
    for (index, step) in report.steps.enumerated() {
      for action in step.actions { reached[action.id] = (action, index + 1) }
    }
    return reached
  }

  private func box(_ action: Action, of step: Step, _ reached: (action: ReportAction, step: Int)?) -> FlowBox {
    let number = step.number == nil ? nil : words.say("\(step: step.label)")
    let verdict = reached?.action.verdict
    let word = words.verdict(verdict)
    let text = reached?.action.start?.text ?? action.text ?? ""
    let first = text.split(whereSeparator: \.isNewline).first.map(String.init)
    let code = action.kind == .file ? action.filePath : action.kind == .manual ? nil : first
    let title = step.sentence(of: action)
    let spoken = [number, title, code, word].compactMap(\.self).filter { !$0.isEmpty }
    return FlowBox(
      action: action.id, shape: FlowBox.Shape(rawValue: action.kind.rawValue) ?? .command, number: number,
      title: title.isEmpty ? words.kind(action.kind) : title, code: code, notes: [word],
      tone: ReportHTML.tone(of: verdict), mark: VerdictText.mark(for: verdict),
      link: reached.map { "#step-\($0.step)" } ?? "#steps", spoken: spoken.joined(separator: ", "))
  }
}
