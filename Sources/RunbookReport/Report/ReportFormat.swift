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
    let ending = path[path.index(after: dot)...].lowercased()
    guard let format = ReportFormat.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = format
  }

  /// How the name of a file ends that holds one; the first is the one that messages name.
  private var endings: [String] {
    switch self {
    case .html: ["html", "htm"]
    case .markdown: ["md", "markdown"]
    case .junit: ["xml"]
    case .json: ["json"]
    case .cast: ["cast"]
    }
  }

  /// `.html, .md, .xml, .json, .cast`
  package static var knownEndings: String { allCases.map { "." + $0.endings[0] }.joined(separator: ", ") }

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
