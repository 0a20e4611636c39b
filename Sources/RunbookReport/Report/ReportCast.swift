import Bytes
import JSON
import RunbookModel
import RunbookRunner

/// The run as a recording that `asciinema play` shows: what was on the terminal, when it came.
///
/// Source: asciicast v2 (docs.asciinema.org/manual/asciicast/v2): a header line, then `[seconds, "o", text]`. Colours
/// are kept; every other escape sequence of a program or a page is left out, so that a recording can do nothing to the
/// terminal that plays it.
struct ReportCast {
  private let report: RunReport
  private let events: [RunEvent]
  private let language: Language

  private static let width = 80
  private static let height = 24
  /// A longer pause is played as this many seconds.
  private static let longestPause = 2

  init(_ report: RunReport, events: [RunEvent], language: Language) {
    self.report = report
    self.events = events
    self.language = language
  }

  var text: String {
    var run = RunText(
      language: language, style: TextStyle(usesColour: true, width: ReportCast.width), isLive: true)
    var lines = [line(header)]
    for event in events {
      var event = event
      event.body = ReportCast.harmless(event.body)
      // No one is asked while a recording plays: what was answered is shown instead.
      var bytes = ReportCast.answer(event.body).map { run.endOfOutput() + Array($0.utf8) } ?? []
      bytes += run.bytes(for: event)
      if !bytes.isEmpty { lines.append(line(frame(bytes, at: event.time))) }
    }
    let rest = run.endOfOutput()
    if !rest.isEmpty { lines.append(line(frame(rest, at: report.ended))) }
    return lines.joined(separator: "\n") + "\n"
  }

  private var header: JSONValue {
    .object([
      "version": .integer(2), "width": .integer(ReportCast.width), "height": .integer(ReportCast.height),
      "timestamp": .integer(Int(report.started.milliseconds / 1000)),
      "idle_time_limit": .integer(ReportCast.longestPause),
      "title": .string(TerminalSafe.line(report.start.document.title ?? report.start.document.path)),
    ])
  }

  private func frame(_ bytes: [UInt8], at time: Timestamp) -> JSONValue {
    // The clock of a machine may be put back between two events.
    let milliseconds = max(0, time.milliseconds - report.started.milliseconds)
    let text = String(decoding: bytes, as: UTF8.self).parts(separatedBy: "\n", omittingEmptySubsequences: false)
    return .array([
      .number(Double(milliseconds) / 1000), .string("o"), .string(text.joined(separator: "\r\n")),
    ])
  }

  private func line(_ value: JSONValue) -> String { value.onOneLine() }

  /// A program that owned the terminal wrote to it as it liked; in a recording it is shown as any other.
  private static func harmless(_ body: RunEvent.Body) -> RunEvent.Body {
    switch body {
    case .actionStarted(var start):
      start.isInteractive = false
      return .actionStarted(start)
    case .output(var chunk):
      chunk.isDrawn = false
      return .output(chunk)
    default: return body
    }
  }

  private static func answer(_ body: RunEvent.Body) -> String? {
    guard case .valueSet(let note) = body, [.asked, .suggested].contains(note.origin) else { return nil }
    let value = note.isSecret ? Binding.mask : TerminalSafe.line(note.value ?? "")
    return "  ? \(TerminalSafe.line(note.key)): \(value)\n"
  }
}
