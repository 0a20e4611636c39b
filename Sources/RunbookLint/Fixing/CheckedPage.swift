package import Diagnostics
package import MarkdownBlocks
package import RunbookModel

/// A page as it was read and checked at one time.
package struct CheckedPage: Sendable {
  package var source: SourceFile { document.source }
  package let document: Document
  package let runbook: Runbook
  package let dialect: Dialect
  /// What is to be said of it, in source order.
  package let diagnostics: [Diagnostic]

  package init(document: Document, runbook: Runbook, dialect: Dialect = .plain, diagnostics: [Diagnostic]) {
    self.document = document
    self.runbook = runbook
    self.dialect = dialect
    self.diagnostics = diagnostics
  }
}
