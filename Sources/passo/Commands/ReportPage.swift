import Diagnostics
import MarkdownBlocks
import RunbookModel
import RunbookRunner

/// A page of a run that is long over.
struct ReportPage {
  /// As it is shown: from the current folder, where that is shorter.
  let name: String
  let source: SourceFile
  private let prefix: String
  /// That somebody named.
  private let locale: String?

  /// nil where the page has gone or changed: its samples then are not those that the run was compared with.
  static func runbook(of events: [RunEvent]) -> Runbook? {
    guard case .runStarted(let start)? = events.first?.body, let pages = try? pages(of: events) else { return nil }
    let joined = Runbook.joined(pages.map { ($0.name, $0.read($0.source).runbook) })
    return joined.document.sha256 == start.document.sha256 ? joined : nil
  }

  /// - Throws: a ``Complaint`` where one of them is not there any more, or is not what it was.
  static func pages(of events: [RunEvent]) throws(Complaint) -> [ReportPage] {
    guard case .runStarted(let start)? = events.first?.body else {
      throw Complaint("there is no run in it", help: "name a run: passo runs")
    }
    let paths = start.settings?.pages ?? [start.settings?.page ?? start.document.path]
    let prefixes = paths.count > 1 ? Page.prefixes(of: paths) : [""]
    var pages: [ReportPage] = []
    for (name, (path, prefix)) in zip(Page.shownNames(of: paths), zip(paths, prefixes)) {
      guard path != "stdin", path != "-", FileContent.exists(path) else {
        throw Complaint("the page \(path) of the run is not there any more")
      }
      let source = SourceFile(path: path, bytes: try FileContent.read(path))
      pages.append(ReportPage(name: name, source: source, prefix: prefix, locale: start.settings?.locale))
    }
    return pages
  }

  func read(_ source: SourceFile) -> (document: Document, runbook: Runbook) {
    var reader = RunbookReader(locale: locale)
    reader.idPrefix = prefix
    let document = MarkdownReader().read(source)
    return (document, reader.read(document))
  }
}
