import Diagnostics
import MarkdownBlocks
import RunbookModel

/// A link to an anchor that the page does not have.
struct DanglingAnchor: Rule {
  static let id = "dangling-anchor"
  static let severity = Severity.warning
  static let summary: Message = "A link leads to an anchor that the page does not have"

  func check(_ page: Page) -> [Diagnostic] {
    let anchors = Set(page.document.blocks.flatMap { $0.attributes.compactMap(\.id) } + spanAnchors(page))
    return page.document.blocks.flatMap { links(in: inlines(of: $0)) }
      .filter { !$0.anchor.isEmpty && !anchors.contains($0.anchor) }
      .map { finding("no heading or step of this page has the anchor #\($0.anchor)", at: $0.range) }
  }

  private func spanAnchors(_ page: Page) -> [String] {
    page.document.blocks.flatMap { inlines(of: $0) }.compactMap { inline in
      if case .attributes(let list) = inline.kind { list.id } else { nil }
    }
  }

  private func inlines(of block: Block) -> [Inline] {
    switch block.kind {
    case .heading(_, let content), .paragraph(let content), .term(let content), .definition(let content): content
    default: []
    }
  }

  private func links(in inlines: [Inline]) -> [(anchor: String, range: SourceRange)] {
    inlines.flatMap { inline -> [(anchor: String, range: SourceRange)] in
      switch inline.kind {
      case .link(let destination, _) where destination.hasPrefix("#"):
        [(String(destination.dropFirst()), inline.range)]
      case .emphasis(let content), .strong(let content): links(in: content)
      default: []
      }
    }
  }
}
