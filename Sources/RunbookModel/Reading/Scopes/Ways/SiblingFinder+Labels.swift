import Diagnostics
import MarkdownBlocks

/// Paragraphs that are titles though they are no headings.
extension SiblingFinder {
  /// Bold words alone, and what is below them up to the next ones, or to a heading.
  func labels(in content: [FrameTree.Child]) -> [Siblings] {
    var above: [Prose] = []
    var members: [Siblings.Member] = []
    for child in content {
      let blocks: Range<Int>
      switch child {
      case .block(let position):
        blocks = position..<position + 1
        if let title = title(position) {
          members.append(
            Siblings.Member(
              blocks: blocks, label: title, words: Words(title), line: document.blocks[position].range.start.line))
          continue
        }
        if members.isEmpty { above = prose[position].map { above + [$0] } ?? [] }
      case .frame(let frame):
        if case .heading = tree.frames[frame].kind { return siblings(.labels, members, above: above) }
        blocks = tree.frames[frame].blocks
        // A note says something besides.
        if members.isEmpty, !isAdmonition(frame) { above = [] }
      }
      guard let last = members.last else { continue }
      members[members.count - 1].blocks = last.blocks.lowerBound..<blocks.upperBound
    }
    return siblings(.labels, members, above: above)
  }

  /// "**Linux**", "**With a token:**", "**As root** (not recommended)"; nil for other paragraphs.
  private func title(_ position: Int) -> String? {
    guard case .paragraph(let content) = document.blocks[position].kind, let text = prose[position], !text.isLabel
    else { return nil }
    let inlines = content.drop(while: \.isBlank)
    guard case .strong? = inlines.first?.kind else { return nil }
    let all = text.text.foldingBlanks
    let title = withoutRemark(all, inlines.dropFirst().drop(while: \.isBlank))?.foldingBlanks ?? ""
    let bare = title.hasSuffix(":") ? title.dropLast().foldingBlanks : title
    return bare.isEmpty || bare.hasSuffix(".") || bare.utf8.count > Self.longestTitle ? nil : bare
  }

  /// Nil where something else than a mark or a remark in brackets follows the bold words.
  private func withoutRemark(_ text: String, _ rest: ArraySlice<Inline>) -> Substring? {
    guard let first = rest.first else { return text[...] }
    guard case .text(let said) = first.kind else { return nil }
    let mark = said.foldingBlanks
    if rest.count == 1, Self.marks.contains(mark) { return text.dropLast(mark.count) }
    guard mark.hasPrefix("("), text.hasSuffix(")") || text.hasSuffix("):"), let open = text.firstIndex(of: "(") else {
      return nil
    }
    return text[..<open]
  }

  private static let marks: Set<String> = [":", "："]

  /// In bytes.
  private static let longestTitle = 80
}
