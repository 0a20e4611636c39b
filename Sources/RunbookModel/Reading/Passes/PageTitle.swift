import MarkdownBlocks

/// What a page is called.
enum PageTitle {
  /// The heading of the page, else what its front matter says, else its first heading of any level.
  static func text(of document: Document, _ plain: PlainText) -> String? {
    let headings = document.blocks.lazy.compactMap { block -> (level: Int, text: String)? in
      if case .heading(let level, let content) = block.kind { (level, plain.text(content)) } else { nil }
    }
    return headings.first { $0.level == 1 && !$0.text.isEmpty }?.text
      ?? document.frontMatter.flatMap(FrontMatterReader.title).map(plain.keywordsResolved)
      ?? headings.first?.text
  }
}
