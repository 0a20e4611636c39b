import Bytes
import Diagnostics
import RunbookModel
import RunbookRunner

/// The report as JUnit XML, as the schema of Apache Ant's task has it: one suite, one test case an action.
///
/// A test case that nothing proved is *skipped* with the reason, since this format knows no state between passed and
/// failed; under `--verify strict`, where it counts as a failure, it is one. Always in English: programs read it.
struct ReportJUnit {
  private let report: RunReport
  private let words = ReportWords(language: .english)

  private enum Outcome { case passed, skipped, failure, error }

  private struct Case {
    var name: String
    var seconds: Double
    var verdict: Verdict
    var message: String
    var details: String
  }

  init(_ report: RunReport) {
    self.report = report
  }

  var text: String {
    let cases = self.cases
    func count(_ outcome: Outcome) -> String { String(cases.count { self.outcome(of: $0.verdict) == outcome }) }
    let content = [properties] + cases.map(element) + [output, Markup.element("system-err", [:], "")]
    let suite = Markup.element(
      "testsuite",
      [
        "id": "0", "package": package, "name": report.start.document.title ?? report.start.document.path,
        "timestamp": String(report.started.description.prefix(19)), "hostname": "localhost",
        "tests": String(cases.count), "failures": count(.failure), "errors": count(.error),
        "skipped": count(.skipped), "time": ReportJUnit.decimal(report.seconds),
      ], "\n" + content.joined(separator: "\n") + "\n")
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suite)\n</testsuites>\n"
  }

  private var cases: [Case] {
    var cases = report.steps.flatMap { step in step.actions.map { self.case(of: $0, in: step) } }
    // A run that ended badly between two actions would look well without a case of its own.
    let verdicts = cases.map(\.verdict)
    if [.aborted, .unknown].contains(report.verdict), !verdicts.contains(report.verdict) {
      let remarks = report.remarks.map(words.say)
      cases.append(
        Case(
          name: "end of the run", seconds: 0, verdict: report.verdict,
          message: remarks.last ?? words.verdict(report.verdict), details: remarks.joined(separator: "\n")))
    }
    return cases
  }

  private func `case`(of action: ReportAction, in step: ReportStep) -> Case {
    let end = action.attempts.last?.end
    let failed = (end?.checks ?? []).filter { $0.result == .failed }
    let confirmation = action.verdict == .unverified ? action.confirmation : nil
    let confirmed = confirmation.map { Message("confirmed by step \(TerminalSafe.line($0))") }
    let message = end?.reason ?? confirmed ?? failed.first?.message ?? Message(verbatim: words.verdict(action.verdict))
    return Case(
      name: name(of: action, in: step), seconds: action.seconds, verdict: action.verdict,
      message: words.say(message), details: details(of: action))
  }

  /// The sentence of the step; where the step does several things, also what this one is.
  private func name(of action: ReportAction, in step: ReportStep) -> String {
    let sentence = "\(step.name) \(step.start.instruction)"
    guard step.actions.count > 1, let start = action.start, start.kind != .manual else { return sentence }
    let line = start.text.parts(separatedBy: "\n").first.map { String($0.prefix(60)) } ?? ""
    return "\(sentence) · \(line)"
  }

  private func details(of action: ReportAction) -> String {
    guard let attempt = action.attempts.last, outcome(of: attempt.verdict) != .passed else { return "" }
    var lines = (attempt.end?.checks ?? []).filter { $0.result != .passed }.flatMap { check in
      ["\(words.say(check.message))\(check.line.map { " (\(report.start.document.path):\($0))" } ?? "")"]
        + [check.expected.map { "expected: \($0)" }, check.actual.map { "got: \($0)" }].compactMap { $0 }
    }
    if let left = attempt.left { lines.append(words.say(left)) }
    lines += action.remarks.map(words.say)
    return lines.joined(separator: "\n")
  }

  /// Whether what was not verified has made the run fail.
  private var countsAsFailed: Bool {
    [.unverified, .takenAsDone].contains(report.verdict) && report.summary?.exitStatus == 1
  }

  private func outcome(of verdict: Verdict) -> Outcome {
    switch verdict {
    case .passed: .passed
    case .failed: .failure
    case .unverified, .takenAsDone: countsAsFailed ? .failure : .skipped
    case .rehearsed, .skipped: .skipped
    case .aborted, .unknown: .error
    }
  }

  private func element(_ test: Case) -> String {
    let details = Markup.text(test.details)
    let inner =
      switch outcome(of: test.verdict) {
      case .passed: ""
      case .skipped: Markup.element("skipped", ["message": test.message], details)
      case .failure: Markup.element("failure", ["message": test.message, "type": test.verdict.rawValue], details)
      case .error: Markup.element("error", ["message": test.message, "type": test.verdict.rawValue], details)
      }
    return Markup.element(
      "testcase", ["name": test.name, "classname": package, "time": ReportJUnit.decimal(test.seconds)], inner)
  }

  /// `docs.page.procedure`: CI servers read the last part as the class, and what is before it as its package.
  private var package: String {
    var path = report.start.document.path
    for ending in [".md", ".markdown"] where path.hasSuffix(ending) { path = String(path.dropLast(ending.count)) }
    let folders = path.parts(separatedBy: "/").map(String.init).filter { $0 != "." && $0 != ".." }
    let name = (folders + [report.start.procedure ?? ""]).filter { !$0.isEmpty }.joined(separator: ".")
    return name.isEmpty ? "page" : name
  }

  private var properties: String {
    let document = report.start.document
    let list = [
      ("run", report.run.description), ("sha256", document.sha256), ("locale", document.locale),
      ("verdict", report.verdict.rawValue),
    ]
    let elements = list.map { name, value in Markup.element("property", ["name": name, "value": value], "") }
    return Markup.element("properties", [:], elements.joined())
  }

  private var output: String {
    let parts = report.steps.flatMap(\.actions).flatMap { action in
      action.attempts.filter { !$0.output.isEmpty }.map { attempt in
        (["$ \(attempt.start?.text ?? action.id.text)"] + attempt.output.lines(gap: words.gap)).joined(separator: "\n")
      }
    }
    return Markup.element("system-out", [:], Markup.text(parts.joined(separator: "\n\n")))
  }

  /// Seconds with three places, as `xs:decimal` has them: never an exponent.
  static func decimal(_ seconds: Double) -> String {
    let thousandths = Int((seconds.isFinite ? min(max(seconds, 0), 1e12) : 0) * 1000 + 0.5)
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}
