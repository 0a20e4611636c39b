public import Configuration
public import Diagnostics
public import MarkdownBlocks

/// Reads a document as a runbook; never fails and never throws.
public struct RunbookReader: Sendable {
  /// Words for `{{site.data.keyword.X}}`; those that it does not know come from the built-in map.
  public var keywords: KeywordMap
  /// BCP 47; nil: from the path, else from the words of the text.
  public var locale: String?

  public init(keywords: KeywordMap = KeywordMap(), locale: String? = nil) {
    self.keywords = keywords
    self.locale = locale
  }

  public func read(_ document: Document) -> Runbook {
    Runbook(
      document: DocumentIdentity(path: document.source.path, title: nil, locale: "en", lastUpdated: nil, sha256: ""),
      procedures: [], placeholders: [], blocks: [], diagnostics: document.diagnostics)
  }
}
