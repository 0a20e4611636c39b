import Diagnostics
import MarkdownBlocks
import RunbookModel
import RunbookRunner

/// The page of a run that is long over, if it still is what it was.
enum ReportPage {
  /// nil where the page has gone or changed: its samples then are not those that the run was compared with.
  static func runbook(of events: [RunEvent]) -> Runbook? {
    guard case .runStarted(let start)? = events.first?.body else { return nil }
    let paths = start.settings?.pages ?? [start.settings?.page ?? start.document.path]
    let prefixes = paths.count > 1 ? Page.prefixes(of: paths) : [""]
    var pages: [(name: String, runbook: Runbook)] = []
    for (name, (path, prefix)) in zip(Page.shownNames(of: paths), zip(paths, prefixes)) {
      guard let runbook = runbook(at: path, prefix, locale: start.settings?.locale) else { return nil }
      pages.append((name, runbook))
    }
    let joined = Runbook.joined(pages)
    return joined.document.sha256 == start.document.sha256 ? joined : nil
  }

  /// - Parameter locale: that somebody named.
  private static func runbook(at path: String, _ prefix: String, locale: String?) -> Runbook? {
    guard path != "stdin", path != "-", FileContent.exists(path), let bytes = try? FileContent.read(path) else {
      return nil
    }
    var reader = RunbookReader(locale: locale)
    reader.idPrefix = prefix
    return reader.read(MarkdownReader().read(SourceFile(path: path, bytes: bytes)))
  }
}
