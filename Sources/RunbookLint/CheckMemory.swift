import Diagnostics
package import MarkdownBlocks
package import RunbookModel

/// What reading and checking a page has made, for when the same is done again after a few changes. What is said of the
/// page is what would be said from scratch.
package final class CheckMemory {
  package let reading = PageMemory()
  /// As it was checked last.
  private var page: Page?
  /// By rule, of those that look at commands alone.
  private var findings: [String: [Diagnostic]] = [:]

  package init() {}

  /// The page that a document is, read by the reader that has ``reading``.
  package func page(
    _ document: Document, _ runbook: Runbook, fileExists: (@Sendable (String) -> Bool)?,
    programs: ProgramTables = ProgramTables()
  ) -> Page {
    let page = Page(
      document: document, runbook: runbook, fileExists: fileExists, scripts: reading.scripts, programs: programs,
      after: page)
    self.page = page
    if !page.areCommandsSame { findings = [:] }
    return page
  }

  func findings(of rule: any Rule, on page: Page) -> [Diagnostic] {
    let type = type(of: rule)
    guard type.isAboutCommandsAlone else { return rule.check(page) }
    if let known = findings[type.id] { return known }
    let found = rule.check(page)
    findings[type.id] = found
    return found
  }
}
