public import Diagnostics

/// Reads any Markdown text in the dialect; never fails.
///
/// The page is divided into blocks line by line, forgiving what CommonMark is not (`PageScanner`); cmark-gfm reads
/// the running text, gumbo the HTML. What had to be repaired, and what was refused, is in ``Document/diagnostics``.
public struct MarkdownReader: Sendable {
  private let limits: MarkdownLimits

  public init(limits: MarkdownLimits = MarkdownLimits()) {
    self.limits = limits
  }

  public func read(_ source: SourceFile) -> Document {
    var page = PageScanner(source)
    page.scan()
    if let refusal = refusal(of: page) {
      return Document(source: source, frontMatter: page.frontMatter, blocks: [], diagnostics: [refusal])
    }
    let (containers, ofPart) = page.finishedContainers()
    return Document(
      source: source, frontMatter: page.frontMatter, blocks: DocumentBuilder(page, containers: ofPart).blocks(),
      containers: containers,
      diagnostics: page.diagnostics.sorted { $0.range.start < $1.range.start })
  }

  private func refusal(of page: PageScanner) -> Diagnostic? {
    let check = ShapeCheck(limits: limits, text: page.text)
    for case .text(let lines, _, _) in page.parts {
      guard let refusal = check.refusal(in: lines) else { continue }
      let offset = page.text.originalStart(line: refusal.line, column: 1)
      return Diagnostic(
        rule: "document-refused", severity: .error,
        range: SourceRange(at: page.source.position(atOffset: offset)),
        message: "this document was not read: \(refusal.reason)",
        help: "pages that people write never come near this limit; split the page if it is one")
    }
    return nil
  }
}
