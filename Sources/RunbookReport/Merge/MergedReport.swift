package import Diagnostics
import RunbookModel
package import RunbookRunner

/// Many runs of a page as one: which steps came out how, on which host.
///
/// It takes run after run and keeps little of each, so that ten thousand of them fit.
package struct MergedReport: Sendable {
  /// A step of the page, in the order in which runs came to it.
  struct Column: Sendable {
    var step: StepID
    var name: String
    var instruction: String
    var line: Int
  }

  /// What did not pass on one host.
  struct Failure: Hashable, Sendable {
    /// Index of the column.
    var column: Int
    var verdict: Verdict
    /// In English; see ``ReportWords``.
    var message: Message
    var expected: String?
    var actual: String?
  }

  struct Row: Sendable {
    var name: String
    /// nil: the journal cannot be read.
    var run: RunID?
    var verdict: Verdict
    /// nil: the run did not come to its end.
    var exitStatus: Int?
    var seconds = 0.0
    /// Index of the page.
    var page: Int?
    /// By column; nil, or beyond the end: the run did not come to it.
    var outcomes: [Verdict?] = []
    /// By column, in seconds, as far as there are outcomes.
    var durations: [Double] = []
    var failures: [Failure] = []
    /// Value by placeholder, both as indexes.
    var values: [Int: Int] = [:]
    /// Why the journal cannot be read, or not to its end.
    var reason: Message?
  }

  private(set) var columns: [Column] = []
  private(set) var rows: [Row] = []
  /// Each text of the page once.
  private(set) var pages: [DocumentIdentity] = []
  private(set) var keys: [String] = []
  /// Values of all placeholders; nil: a secret.
  private(set) var texts: [String?] = []
  /// A step of a page in any of its texts; another page may have one of the same name.
  private struct PlacedStep: Hashable {
    var page: String
    var step: StepID
  }

  private var columnOfStep: [PlacedStep: Int] = [:]
  private var pageIndex: [String: Int] = [:]
  private var keyIndex: [String: Int] = [:]
  private var textIndex: [String?: Int] = [:]

  /// In bytes, of what came instead of what was expected.
  private static let longestText = 600

  package init() {}

  /// - Parameters:
  ///   - name: of the host, or of the file.
  ///   - events: from the start of the run; nil comes back for others.
  ///   - damage: why there are no more of them.
  package static func run(
    _ name: String, _ events: [RunEvent], damage: JournalRecord.Damage? = nil
  ) -> RunReportOfHost? {
    RunReport(events.namedAsNow()).map {
      RunReportOfHost(name: name, report: $0, damage: damage.map(RunReportOfHost.sentence))
    }
  }

  package mutating func take(_ run: RunReportOfHost) {
    let report = run.report
    var row = Row(name: run.name, run: report.run, verdict: report.verdict, seconds: report.seconds)
    row.exitStatus = report.summary.map { Int($0.exitStatus) }
    if let damage = run.damage { (row.verdict, row.exitStatus, row.reason) = (.unknown, nil, damage) }
    row.page = index(of: report.start.document)
    for step in report.steps {
      let column = index(of: step.start, on: report.start.document)
      while row.outcomes.count <= column {
        row.outcomes.append(nil)
        row.durations.append(0)
      }
      row.outcomes[column] = report.verdict(of: step)
      row.durations[column] = step.seconds
      for action in step.actions { row.failures += Self.failure(of: action, column) }
    }
    for note in report.values {
      row.values[Self.index(of: note.key, in: &keys, &keyIndex)] =
        Self.index(of: note.isSecret ? nil : note.value, in: &texts, &textIndex)
    }
    rows.append(row)
  }

  /// A journal that no one can read is no reason to leave its host out.
  package mutating func take(unreadable name: String, _ reason: Message) {
    var row = Row(name: name, run: nil, verdict: .unknown)
    row.reason = reason
    rows.append(row)
  }

  package var isEmpty: Bool { rows.isEmpty }

  /// Whether any journal could be read.
  package var hasRun: Bool { rows.contains { $0.run != nil } }

  /// Whether every run ended well.
  package var endedWell: Bool { rows.allSatisfy { $0.exitStatus == 0 } }

  private static func failure(of action: ReportAction, _ column: Int) -> [Failure] {
    guard [.failed, .aborted, .unknown].contains(action.verdict) else { return [] }
    let attempt = action.attempts.last
    let failed = (attempt?.end?.checks ?? []).first { $0.result == .failed }
    let message = failed?.message ?? attempt?.reason ?? "Passo ended before it did"
    return [
      Failure(
        column: column, verdict: action.verdict, message: message, expected: failed?.expected.map(clipped),
        actual: failed?.actual.map(clipped))
    ]
  }

  private static func clipped(_ text: String) -> String {
    text.utf8.count > longestText ? String(text.prefix(longestText)) + "…" : text
  }

  private mutating func index(of document: DocumentIdentity) -> Int {
    let key = document.sha256 + " " + document.path
    if let index = pageIndex[key] { return index }
    pageIndex[key] = pages.count
    pages.append(document)
    return pages.count - 1
  }

  private mutating func index(of start: RunEvent.StepStart, on page: DocumentIdentity) -> Int {
    // A page is at other paths on other machines.
    let step = PlacedStep(page: page.title ?? page.path, step: start.step)
    if let index = columnOfStep[step] { return index }
    columnOfStep[step] = columns.count
    columns.append(Column(step: start.step, name: start.label, instruction: start.instruction, line: start.line))
    return columns.count - 1
  }

  private static func index<Text: Hashable>(of text: Text, in list: inout [Text], _ known: inout [Text: Int]) -> Int {
    if let index = known[text] { return index }
    known[text] = list.count
    list.append(text)
    return list.count - 1
  }
}

/// One run, on its way into a ``MergedReport``.
package struct RunReportOfHost: Sendable {
  let name: String
  let report: RunReport
  /// Where the journal cannot be believed any more; nil: nowhere.
  var damage: Message?

  static func sentence(_ damage: JournalRecord.Damage) -> Message {
    "the journal is damaged in line \(damage.line): \(damage.reason)"
  }

  /// Of one run, for a report of its own: where the journal is damaged the run has no end, and the report says so.
  package static func events(_ run: JournalFile.Run) -> [RunEvent] {
    guard let damage = run.damage, let last = run.events.last else { return run.events }
    // The end may be what comes before a line that is missing: a run that went on after it.
    let events = run.events.filter { if case .runFinished = $0.body { false } else { true } }
    let remark = RunEvent.Body.diagnostic(action: nil, reason: sentence(damage))
    return events + [RunEvent(sequence: last.sequence + 1, time: last.time, run: run.run, body: remark)]
  }
}
