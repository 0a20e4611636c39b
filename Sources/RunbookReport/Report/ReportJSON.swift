import JSON
import RunbookModel
import RunbookRunner

/// The report as one JSON object, for programs that do not want to put events together themselves. Its words are those
/// of `passo.run/1`; its sentences are English, no matter what the person's language.
struct ReportJSON {
  static let format = "passo.report/1"

  private let report: RunReport
  private let words = ReportWords(language: .english)

  init(_ report: RunReport) {
    self.report = report
  }

  var text: String { value.prettyPrinted() }

  private var value: JSONValue {
    let document = report.start.document
    return .object([
      "format": .string(ReportJSON.format), "run": .string(report.run.description),
      "document": .object([
        "path": .string(document.path), "sha256": .string(document.sha256), "locale": .string(document.locale),
        "title": JSONValue(document.title), "lastUpdated": JSONValue(document.lastUpdated),
        "procedure": JSONValue(report.start.procedure),
      ]),
      "started": .string(report.started.description), "ended": .string(report.ended.description),
      "resumed": JSONValue(report.resumed.map(\.description)), "seconds": ReportJSON.number(report.seconds),
      "isComplete": .boolean(report.summary != nil), "verdict": .string(report.verdict.rawValue),
      "exitStatus": JSONValue(report.summary.map { Int($0.exitStatus) }), "actions": .integer(report.start.actionCount),
      "summary": .object(
        Verdict.allCases.reduce(into: ["confirmed": .integer(report.confirmed)]) { counts, verdict in
          counts[verdict.rawValue] = .integer(report.counts[verdict] ?? 0)
        }),
      "remarks": JSONValue(report.remarks.map(words.say)), "values": .array(report.values.map(note)),
      "steps": .array(report.steps.map(step)),
    ])
  }

  private func step(_ step: ReportStep) -> JSONValue {
    .object([
      "step": .string(step.start.step.text), "number": JSONValue(step.start.number), "line": .integer(step.start.line),
      "instruction": .string(step.start.instruction), "verdict": .string(step.verdict.rawValue),
      "confirmedBy": JSONValue(step.confirmations), "seconds": ReportJSON.number(step.seconds),
      "actions": .array(step.actions.map(action)),
    ])
  }

  private func action(_ action: ReportAction) -> JSONValue {
    .object([
      "action": .string(action.id.text), "kind": JSONValue(action.start?.kind.rawValue),
      "role": JSONValue(action.start?.role.rawValue), "line": JSONValue(action.start?.line),
      "verdict": .string(action.verdict.rawValue),
      "confirmedBy": JSONValue(action.verdict == .unverified ? action.confirmation : nil),
      "edited": .boolean(action.isEdited),
      "typed": JSONValue(action.typed), "remarks": JSONValue(action.remarks.map(words.say)),
      "captured": .array(action.captured.map(note)), "attempts": .array(action.attempts.map(attempt)),
    ])
  }

  private func attempt(_ attempt: ReportAttempt) -> JSONValue {
    .object([
      "text": JSONValue(attempt.start?.text), "started": .string(attempt.time.description),
      "verdict": .string(attempt.verdict.rawValue), "seconds": ReportJSON.number(attempt.end?.seconds ?? 0),
      "exitStatus": JSONValue(attempt.end?.exitStatus.map { Int($0) }),
      "signal": JSONValue(attempt.end?.signal.map { Int($0) }),
      "reason": JSONValue(attempt.reason.map(words.say)), "files": JSONValue(attempt.files),
      "output": JSONValue(attempt.output.lines(gap: words.gap)), "outputBytes": .integer(attempt.output.count),
      "checks": .array((attempt.end?.checks ?? []).map(check)),
    ])
  }

  private func check(_ check: Check) -> JSONValue {
    .object([
      "kind": .string(check.kind.rawValue), "result": .string(check.result.rawValue), "line": JSONValue(check.line),
      "outputLine": JSONValue(check.outputLine),
      "message": .string(words.say(check.message)), "expected": JSONValue(check.expected),
      "actual": JSONValue(check.actual), "tolerated": JSONValue(check.tolerated.map(words.say)),
      "source": JSONValue(check.source),
    ])
  }

  private func note(_ note: RunEvent.ValueNote) -> JSONValue {
    .object([
      "key": .string(note.key), "value": JSONValue(note.isSecret ? nil : note.value),
      "origin": .string(note.origin.rawValue), "secret": .boolean(note.isSecret),
      "action": JSONValue(note.action?.text),
    ])
  }

  /// Milliseconds are what the clock tells.
  private static func number(_ seconds: Double) -> JSONValue {
    .number(seconds.isFinite ? (seconds * 1000).rounded() / 1000 : 0)
  }
}
