import Diagnostics
import RunbookModel

/// The objects within an event, as the contract spells their fields.

struct DocumentFields: Decodable {
  var path: String
  var sha256: String
  var locale: String
  var title: String?
  var lastUpdated: String?
  var procedure: String?

  init(_ start: RunEvent.RunStart) {
    path = start.document.path
    sha256 = start.document.sha256
    locale = start.document.locale
    title = start.document.title
    lastUpdated = start.document.lastUpdated
    procedure = start.procedure
  }

  var json: JSONLine {
    var fields = JSONLine()
    fields.set("path", path)
    fields.set("sha256", sha256)
    fields.set("locale", locale)
    fields.setIfPresent("title", title)
    fields.setIfPresent("lastUpdated", lastUpdated)
    fields.setIfPresent("procedure", procedure)
    return fields
  }

  var identity: DocumentIdentity {
    DocumentIdentity(path: path, title: title, locale: locale, lastUpdated: lastUpdated, sha256: sha256)
  }
}

struct CheckFields: Decodable {
  var kind: String
  var result: String
  var line: Int?
  var outputLine: Int?
  var message: String
  var expected: String?
  var actual: String?
  var tolerated: [String]?
  var source: String?

  init(_ check: Check) {
    kind = check.kind.rawValue
    result = check.result.rawValue
    line = check.line
    outputLine = check.outputLine
    message = check.message.description
    expected = check.expected
    actual = check.actual
    tolerated = check.tolerated.isEmpty ? nil : check.tolerated.map(\.description)
    source = check.source
  }

  var json: JSONLine {
    var fields = JSONLine()
    fields.set("kind", kind)
    fields.set("result", result)
    if let line { fields.set("line", line) }
    if let outputLine { fields.set("outputLine", outputLine) }
    fields.set("message", message)
    fields.setIfPresent("expected", expected)
    fields.setIfPresent("actual", actual)
    if let tolerated { fields.set("tolerated", tolerated) }
    fields.setIfPresent("source", source)
    return fields
  }

  var check: Check? {
    guard let kind = Check.Kind(rawValue: kind), let result = Check.Result(rawValue: result) else { return nil }
    return Check(
      kind, result, line: line, outputLine: outputLine, message: Message(verbatim: message), expected: expected,
      actual: actual, tolerated: (tolerated ?? []).map { Message(verbatim: $0) }, source: source)
  }
}

struct SummaryFields: Decodable {
  var passed: Int
  var failed: Int
  var unverified: Int
  var rehearsed: Int
  var skipped: Int
  var aborted: Int
  var unknown: Int
  var seconds: Double
  var exitStatus: Int32
  var paused: Bool?
  var confirmed: Int?
  var takenAsDone: Int?

  init(_ summary: RunSummary) {
    passed = summary.count(.passed)
    failed = summary.count(.failed)
    unverified = summary.count(.unverified)
    rehearsed = summary.count(.rehearsed)
    skipped = summary.count(.skipped)
    aborted = summary.count(.aborted)
    unknown = summary.count(.unknown)
    seconds = milliseconds(summary.seconds)
    exitStatus = summary.exitStatus
    paused = summary.isPaused ? true : nil
    confirmed = summary.confirmed > 0 ? summary.confirmed : nil
    takenAsDone = summary.counts[.takenAsDone]
  }

  var json: JSONLine {
    var fields = JSONLine()
    let counts = [
      ("passed", passed), ("failed", failed), ("unverified", unverified), ("rehearsed", rehearsed),
      ("skipped", skipped), ("aborted", aborted), ("unknown", unknown), ("exitStatus", Int(exitStatus)),
    ]
    for (key, count) in counts { fields.set(key, count) }
    fields.set("seconds", seconds)
    if let paused { fields.set("paused", paused) }
    if let confirmed { fields.set("confirmed", confirmed) }
    if let takenAsDone { fields.set("takenAsDone", takenAsDone) }
    return fields
  }

  func summary(verdict: Verdict) -> RunSummary {
    let counts: [(Verdict, Int)] = [
      (.passed, passed), (.failed, failed), (.unverified, unverified), (.rehearsed, rehearsed), (.skipped, skipped),
      (.aborted, aborted), (.unknown, unknown), (.takenAsDone, takenAsDone ?? 0),
    ]
    return RunSummary(
      counts: Dictionary(counts.filter { $0.1 > 0 }) { first, _ in first }, seconds: seconds, verdict: verdict,
      exitStatus: exitStatus, isPaused: paused ?? false, confirmed: confirmed ?? 0)
  }
}
