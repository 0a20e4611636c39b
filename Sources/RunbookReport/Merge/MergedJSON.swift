import Diagnostics
import JSON
import RunbookModel
import RunbookRunner

/// Many runs as `passo.fleet/1`: English, stable, the same for everybody.
struct MergedJSON {
  static let format = "passo.fleet/1"

  private let report: MergedReport
  private let groups: MergedGroups
  private let words = ReportWords(language: .english)

  init(_ report: MergedReport) {
    self.report = report
    groups = MergedGroups(report)
  }

  var text: String {
    JSONValue.object([
      "format": .string(MergedJSON.format),
      "pages": .array(
        report.pages.map {
          .object(["path": .string($0.path), "title": JSONValue($0.title), "sha256": .string($0.sha256)])
        }),
      "steps": .array(
        report.columns.map {
          .object([
            "step": .string($0.step.text), "name": .string($0.name), "line": .integer($0.line),
            "instruction": .string($0.instruction),
          ])
        }),
      "runs": .array(report.rows.sorted { $0.name < $1.name }.map(row)),
      "failures": .array(groups.failures.map(failure)), "differences": .array(groups.differences.map(difference)),
    ]).prettyPrinted()
  }

  private func row(_ row: MergedReport.Row) -> JSONValue {
    .object([
      "name": .string(row.name), "run": JSONValue(row.run?.description), "verdict": .string(row.verdict.rawValue),
      "exitStatus": JSONValue(row.exitStatus), "seconds": .number((row.seconds * 1000).rounded() / 1000),
      "sha256": JSONValue(row.page.map { report.pages[$0].sha256 }),
      "steps": .array(report.columns.indices.map { JSONValue(outcome(of: row, $0)?.rawValue) }),
      "reason": JSONValue(row.reason.map(words.say)),
    ])
  }

  private func outcome(of row: MergedReport.Row, _ column: Int) -> Verdict? {
    column < row.outcomes.count ? row.outcomes[column] : nil
  }

  private func failure(_ group: MergedGroups.SameFailure) -> JSONValue {
    .object([
      "step": .string(report.columns[group.failure.column].step.text),
      "verdict": .string(group.failure.verdict.rawValue), "message": .string(words.say(group.failure.message)),
      "expected": JSONValue(group.failure.expected),
      "actual": .array(
        group.actuals.map { .object(["text": .string($0.text), "runs": .integer($0.count)]) }),
      "runs": JSONValue(group.hosts),
    ])
  }

  private func difference(_ difference: MergedGroups.Difference) -> JSONValue {
    .object([
      "key": .string(difference.key),
      "values": .array(
        difference.values.map {
          .object(["value": JSONValue($0.text), "secret": .boolean($0.text == nil), "runs": JSONValue($0.hosts)])
        }),
    ])
  }
}
