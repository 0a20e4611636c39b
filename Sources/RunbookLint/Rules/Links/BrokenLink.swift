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
      Links to other sites are not checked, nor those that lead out of the folder that is checked. An address without \
      `https://` is taken for a file by every browser.
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
      if Self.isAddress(destination), !fileExists(destination) {
        return finding(
          "this address has no https:// before it; a browser looks for a file", at: inline.range,
          help: "write https:// before it")
      }
      guard let path = Self.relativePath(destination), !fileExists(path) else { return nil }
      return finding("there is no file \(path)", at: inline.range)
    }
  }

  /// What is in an address, a reference or a template: `$home/page.md`, `%s.md`.
  private static let others: ByteSet = ":{<$"
  private static let extensions = [
    ".md", ".png", ".svg", ".jpg", ".jpeg", ".gif", ".pdf", ".webp", ".mp4", ".txt", ".rst", ".adoc", ".yml", ".yaml",
    ".toml", ".json", ".sh", ".py", ".ipynb", ".conf", ".ini",
  ]

  /// `github.com/one/two`, `www.example.com`: what is written there was meant for another site.
  private static func isAddress(_ destination: String) -> Bool {
    let host = destination.utf8.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "#") }
    let parts = String(Substring(host)).parts(separatedBy: ".")
    guard parts.count > 1, let last = parts.last, domains.contains(last.lowercased()) else { return false }
    let isNamed = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0.isAlphanumeric || $0 == UInt8(ascii: "-") }
    }
    return isNamed && (host.count < destination.utf8.count || parts[0].lowercased() == "www")
  }

  /// Those with which files do not end.
  private static let domains: Set<String> = ["com", "org", "net", "io", "dev"]

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
