import Diagnostics
import RunbookModel
import RunbookRunner

/// Many runs as JUnit XML: one suite a run, one test case a step. Always in English: programs read it.
struct MergedJUnit {
  private let report: MergedReport
  private let words = ReportWords(language: .english)

  init(_ report: MergedReport) { self.report = report }

  var text: String {
    let suites = report.rows.sorted { $0.name < $1.name }.map(suite)
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites.joined(separator: "\n"))\n</testsuites>\n"
  }

  private func suite(_ row: MergedReport.Row) -> String {
    var cases: [(name: String, element: String?, text: String, seconds: Double)] = []
    for (column, outcome) in row.outcomes.enumerated() {
      guard let outcome else { continue }
      let step = report.columns[column]
      let failure = row.failures.first { $0.column == column }
      cases.append(
        (
          "\(step.name) \(step.instruction)", Self.element(for: outcome), details(of: failure, outcome),
          row.durations[column]
        ))
    }
    // A run that ended badly between two steps, or that no one can read, has a case of its own.
    if !cases.contains(where: { $0.element == "failure" || $0.element == "error" }), row.exitStatus != 0 {
      let text = row.reason.map(words.say) ?? words.verdict(row.verdict)
      cases.append(("end of the run", row.verdict == .failed ? "failure" : "error", text, 0))
    }
    func count(_ element: String) -> String { String(cases.count { $0.element == element }) }
    let content = cases.map { test in
      let inner = test.element.map { Markup.element($0, ["message": test.text], "") } ?? ""
      return Markup.element(
        "testcase", ["name": test.name, "classname": row.name, "time": ReportJUnit.decimal(test.seconds)], inner)
    }
    return Markup.element(
      "testsuite",
      [
        "name": row.name, "hostname": row.name, "tests": String(cases.count), "failures": count("failure"),
        "errors": count("error"), "skipped": count("skipped"), "time": ReportJUnit.decimal(row.seconds),
      ], "\n" + content.joined(separator: "\n") + "\n")
  }

  private static func element(for verdict: Verdict) -> String? {
    switch verdict {
    case .passed: nil
    case .failed: "failure"
    case .unverified, .takenAsDone, .rehearsed, .skipped: "skipped"
    case .aborted, .unknown: "error"
    }
  }

  private func details(of failure: MergedReport.Failure?, _ outcome: Verdict) -> String {
    guard let failure else { return words.verdict(outcome) }
    let sides = [failure.expected.map { "expected: \($0)" }, failure.actual.map { "got: \($0)" }].compactMap(\.self)
    return ([words.say(failure.message)] + sides).joined(separator: "\n")
  }
}
