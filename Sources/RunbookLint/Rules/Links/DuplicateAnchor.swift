import Diagnostics
import MarkdownBlocks

/// Two places of a page with one anchor.
struct DuplicateAnchor: Rule {
  static let id = "duplicate-anchor"
  static let severity = Severity.error
  static let summary: Message = "Two places of a page have the same anchor"
  static let explanation = RuleExplanation(
    why: """
      A link leads to the first of them only; the second cannot be reached. Programs that name a procedure by its \
      anchor have to guess which one is meant.
      """,
    bad: """
      # Install
      {: #install}

      ## Install the plug-in
      {: #install}
      """,
    good: """
      # Install
      {: #install}

      ## Install the plug-in
      {: #install_plugin}
      """,
    remedy: "Give one of them another anchor, and update the links that mean it.")

  func check(_ page: Page) -> [Diagnostic] {
    let spans = page.inlines.compactMap { if case .attributes(let list) = $0.kind { list } else { nil } }
    let lists = (page.document.blocks.flatMap(\.attributes) + spans).filter { $0.id != nil }
    var first: [String: SourceRange] = [:]
    var seen: Set<SourceRange> = []
    return lists.sorted { $0.range.start < $1.range.start }.compactMap { list in
      guard let id = list.id else { return nil }
      guard let earlier = first[id] else {
        first[id] = list.range
        seen.insert(list.range)
        return nil
      }
      // A list at the beginning of an item's text is on the item and in the text.
      guard seen.insert(list.range).inserted else { return nil }
      return finding("the anchor #\(id) is already on line \(earlier.start.line)", at: list.range)
    }
  }
}
