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
      or the section moved to another page. An anchor that differs in capitals only is an info, as some sites find it.
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
    let anchors = PageAnchors(page)
    return links.compactMap { inline in
      guard case .link(let destination, _) = inline.kind else { return nil }
      let anchor = String(destination.dropFirst())
      switch anchors.match(anchor, onLine: inline.range.start.line) {
      case .exact: return nil
      case .capitals(let other):
        var found = finding("the anchor of this page is #\(other), in other capitals than #\(anchor)", at: inline.range)
        found.severity = .info
        return found
      case .none: return finding("no heading or step of this page has the anchor #\(anchor)", at: inline.range)
      }
    }
  }
}
