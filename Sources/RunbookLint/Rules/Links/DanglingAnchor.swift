import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel

/// A link to an anchor that the page does not have.
struct DanglingAnchor: Rule {
  static let id = "dangling-anchor"
  static let severity = Severity.warning
  static let summary: Message = "A link leads to an anchor that the page does not have"
  static let explanation = RuleExplanation(
    why: """
      The browser stays where it is, and the reader is left alone with “see below”. Usually the anchor was renamed, \
      or the section moved to another page.
      """,
    bad: """
      # Install
      {: #install}

      See [the last step](#finish).
      """,
    good: """
      # Install
      {: #install}

      See [the last step](#finish).

      ## Finish
      {: #finish}
      """,
    remedy: "Point the link to an anchor that exists, or put the anchor where the link should lead.")

  func check(_ page: Page) -> [Diagnostic] {
    let links = page.inlines.filter { inline in
      guard case .link(let destination, _) = inline.kind else { return false }
      return destination.utf8.first == UInt8(ascii: "#")
    }
    guard !links.isEmpty else { return [] }
    let anchors = Self.anchors(of: page)
    return links.compactMap { inline in
      guard case .link(let destination, _) = inline.kind else { return nil }
      let anchor = String(destination.dropFirst())
      // `#x1234567` leads into the glossary of the whole site.
      let isTerm = anchor.first == "x" && anchor.count > 4 && anchor.dropFirst().allSatisfy(\.isNumeric)
      guard !anchor.isEmpty, !isTerm, !anchors.contains(anchor) else { return nil }
      return finding("no heading or step of this page has the anchor #\(anchor)", at: inline.range)
    }
  }

  private static func anchors(of page: Page) -> Set<String> {
    var anchors: Set<String> = []
    var automatic: [String: Int] = [:]
    for block in page.document.blocks {
      anchors.formUnion(block.attributes.lazy.compactMap(\.id))
      switch block.kind {
      case .heading(_, let content) where (block.attributes + spans(in: block.inlines)).allSatisfy { $0.id == nil }:
        let anchor = Self.automatic(content.map(\.plainText).joined())
        // The second one of a title ends with `-1`.
        let count = automatic[anchor, default: 0]
        automatic[anchor] = count + 1
        anchors.formUnion(count == 0 ? [anchor] : [anchor, "\(anchor)-\(count)"])
      case .html(let html): anchors.formUnion(ids(in: html))
      default: break
      }
    }
    anchors.formUnion(spans(in: page.inlines).lazy.compactMap(\.id))
    for case .html(let tag) in page.inlines.lazy.map(\.kind) { anchors.formUnion(ids(in: tag)) }
    return anchors
  }

  private static func spans(in inlines: [Inline]) -> [AttributeList] {
    inlines.compactMap { if case .attributes(let list) = $0.kind { list } else { nil } }
  }

  /// What is made of a heading without an anchor of its own.
  private static func automatic(_ title: String) -> String {
    String(
      title.lowercased().compactMap { character -> Character? in
        if character.isSpace { return "-" }
        return character.isAlphabetic || character.isNumeric || character == "-" || character == "_" ? character : nil
      })
  }

  /// The values of `id="…"` and `name="…"`.
  private static func ids(in html: String) -> [String] {
    var found: [String] = []
    for attribute in ["id=", "name="] {
      var rest = Substring(html)
      while let start = rest.byteRange(of: attribute) {
        rest = rest[start.upperBound...]
        guard let quote = rest.first, quote == "\"" || quote == "'" else { continue }
        found.append(String(rest.dropFirst().prefix { $0 != quote }))
      }
    }
    return found
  }
}
