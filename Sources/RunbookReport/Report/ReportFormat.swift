import Bytes
package import RunbookModel
package import RunbookRunner

/// The kinds of report that can be made of a run.
package enum ReportFormat: String, CaseIterable, Hashable, Sendable {
  /// One page for a browser, with nothing outside it.
  case html
  /// For a ticket or a pull request.
  case markdown
  /// For CI servers.
  case junit
  /// For programs.
  case json
  /// A recording that asciinema plays.
  case cast

  /// As the name of a file ends: `report.html`, `ticket.md`, `junit.xml`; nil for other names.
  package init?(path: String) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].containsBytes(of: "/") else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "html", "htm": self = .html
    case "md", "markdown": self = .markdown
    case "xml": self = .junit
    case "json": self = .json
    case "cast": self = .cast
    default: return nil
    }
  }

  /// The report on a run.
  ///
  /// - Parameters:
  ///   - events: from the start of the run; `nil` comes back for others.
  ///   - runbook: the page of the run, where it is at hand: its samples are then shown beside what came of them.
  ///   - language: the person's. What programs read never changes with it.
  package func text(of events: [RunEvent], runbook: Runbook? = nil, language: Language = .english) -> String? {
    let events = events.namedAsNow()
    guard let report = RunReport(events) else { return nil }
    return switch self {
    case .html: ReportHTML(report, runbook: runbook, language: language).text
    case .markdown: ReportMarkdown(report, language: language).text
    case .junit: ReportJUnit(report).text
    case .json: ReportJSON(report).text
    case .cast: ReportCast(report, events: events, language: language).text
    }
  }
}
