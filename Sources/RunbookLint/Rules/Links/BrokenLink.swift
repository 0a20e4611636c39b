import Bytes
import Diagnostics
import MarkdownBlocks

/// A relative link to a file that is not there.
struct BrokenLink: Rule {
  static let id = "broken-link"
  static let severity = Severity.warning
  static let summary: Message = "A relative link leads to a file that does not exist"
  static let explanation = RuleExplanation(
    why: """
      The file was moved, renamed or never made, and the reader gets an error instead of the page or the image. \
      Links to other sites are not checked, nor those that lead out of the folder that is checked.
      """,
    bad: """
      Read [the next page](no-such-page.md) first.
      """,
    good: """
      Read [the next page](https://example.com/next) first.
      """,
    remedy: "Correct the link, or bring the file back.")

  func check(_ page: Page) -> [Diagnostic] {
    guard let fileExists = page.fileExists else { return [] }
    return page.inlines.compactMap { inline in
      let destination: String
      switch inline.kind {
      case .link(let target, _): destination = target
      case .image(let target, _): destination = target
      default: return nil
      }
      guard let path = Self.relativePath(destination), !fileExists(path) else { return nil }
      return finding("there is no file \(path)", at: inline.range)
    }
  }

  /// What is in an address, a reference or a template: `$home/page.md`, `%s.md`.
  private static let others: ByteSet = ":{<$"
  private static let extensions = [".md", ".png", ".svg", ".jpg", ".jpeg", ".gif", ".pdf"]

  /// Nil for what is no file beside the page: addresses, anchors, absolute paths, references.
  private static func relativePath(_ destination: String) -> String? {
    let path = Substring(destination.utf8.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") })
    guard let first = path.utf8.first, first != UInt8(ascii: "/"), !path.utf8.contains(where: others.contains) else {
      return nil
    }
    let lowered = path.lowercased()
    guard extensions.contains(where: lowered.hasSuffix) else { return nil }
    return PercentEncoding.decoded(path)
  }
}
