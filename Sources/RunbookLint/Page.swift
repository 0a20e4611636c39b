public import MarkdownBlocks
public import RunbookModel

/// What a rule looks at: the page as text and blocks, and the page as Passo understands it.
public struct Page: Sendable {
  public let document: Document
  public let runbook: Runbook

  public init(document: Document, runbook: Runbook) {
    self.document = document
    self.runbook = runbook
  }
}
