import Diagnostics
import JSON
import RunbookModel

/// The objects within an event, as the contract spells their fields.

struct DocumentFields {
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

  init(_ fields: JSONFields) throws(JSONFields.Unread) {
    path = try fields.text("path")
    sha256 = try fields.text("sha256")
    locale = try fields.text("locale")
    title = try fields.optionalText("title")
    lastUpdated = try fields.optionalText("lastUpdated")
    procedure = try fields.optionalText("procedure")
  }

  var json: JSONObject {
    var fields = JSONObject()
    fields.set("path", path)
    fields.set("sha256", sha256)
    fields.set("locale", locale)
    fields.setIfPresent("title", title)
    fields.setIfPresent("lastUpdated", lastUpdated)
    fields.setIfPresent("procedure", procedure)
    return fields
  }

  var identity: DocumentIdentity {
    DocumentIdentity(
      path: path, title: title, locale: locale, lastUpdated: lastUpdated, sha256: sha256)
  }
}

struct CheckFields {
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

  init(_ fields: JSONFields) throws(JSONFields.Unread) {
    kind = try fields.text("kind")
    result = try fields.text("result")
    line = try fields.optionalInteger("line")
    outputLine = try fields.optionalInteger("outputLine")
    message = try fields.text("message")
    expected = try fields.optionalText("expected")
    actual = try fields.optionalText("actual")
    tolerated = try fields.texts("tolerated")
    source = try fields.optionalText("source")
  }

  var json: JSONObject {
    var fields = JSONObject()
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
    guard let kind = Check.Kind(rawValue: kind), let result = Check.Result(rawValue: result) else {
      return nil
    }
    return Check(
      kind, result, line: line, outputLine: outputLine, message: Message(verbatim: message),
      expected: expected,
      actual: actual, tolerated: (tolerated ?? []).map { Message(verbatim: $0) }, source: source)
  }
}

struct SummaryFields {
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

  init(_ fields: JSONFields) throws(JSONFields.Unread) {
    passed = try fields.integer("passed")
    failed = try fields.integer("failed")
    unverified = try fields.integer("unverified")
    rehearsed = try fields.integer("rehearsed")
    skipped = try fields.integer("skipped")
    aborted = try fields.integer("aborted")
    unknown = try fields.integer("unknown")
    seconds = try fields.optionalNumber("seconds") ?? 0
    exitStatus = try fields.status("exitStatus") ?? 0
    paused = try fields.optionalFlag("paused")
    confirmed = try fields.optionalInteger("confirmed")
    takenAsDone = try fields.optionalInteger("takenAsDone")
  }

  var json: JSONObject {
    var fields = JSONObject()
    let counts = [
      ("passed", passed), ("failed", failed), ("unverified", unverified), ("rehearsed", rehearsed),
      ("skipped", skipped), ("aborted", aborted), ("unknown", unknown),
      ("exitStatus", Int(exitStatus)),
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
      (.passed, passed), (.failed, failed), (.unverified, unverified), (.rehearsed, rehearsed),
      (.skipped, skipped),
      (.aborted, aborted), (.unknown, unknown), (.takenAsDone, takenAsDone ?? 0),
    ]
    return RunSummary(
      counts: Dictionary(counts.filter { $0.1 > 0 }) { first, _ in first }, seconds: seconds,
      verdict: verdict,
      exitStatus: exitStatus, isPaused: paused ?? false, confirmed: confirmed ?? 0)
  }
}
