import Diagnostics
import MarkdownBlocks
import RunbookModel
import RunbookRunner

/// The page of a run that is long over, if it still is what it was.
enum ReportPage {
  /// nil where the page has gone or changed: its samples then are not those that the run was compared with.
  static func runbook(of events: [RunEvent]) -> Runbook? {
    guard case .runStarted(let start)? = events.first?.body else { return nil }
    let path = start.settings?.page ?? start.document.path
    guard path != "stdin", path != "-", FileContent.exists(path), let bytes = try? FileContent.read(path) else {
      return nil
    }
    let document = MarkdownReader().read(SourceFile(path: path, bytes: bytes))
    let runbook = RunbookReader(locale: start.settings?.locale ?? start.document.locale).read(document)
    return runbook.document.sha256 == start.document.sha256 ? runbook : nil
  }
}
