import Bytes
import Diagnostics
import MarkdownBlocks

/// An image that says nothing to those who do not see it.
struct ImageAlternative: Rule {
  static let id = "image-alternative"
  static let severity = Severity.warning
  static let summary: Message = "An image has no alternative text"
  static let explanation = RuleExplanation(
    why: """
      Screen readers read the alternative text instead of the image, and it is shown when the image does not load. \
      Without it the image does not exist for some readers.
      """,
    bad: """
      The service has three parts.

      ![](images/parts.svg)
      """,
    good: """
      The service has three parts.

      ![The service's gateway, queue and store, and the calls between them](images/parts.svg)
      """,
    remedy: "Say in the square brackets, or in `alt=\"…\"`, what the image shows.")

  func check(_ page: Page) -> [Diagnostic] {
    let silent = page.inlines.filter(Self.saysNothing)
    // A line may hold thousands of images.
    let decorated = Set(silent.map(\.range.start.line)).filter { Self.isDecoration(page.document.source.lineText($0)) }
    return silent.filter { !decorated.contains($0.range.start.line) }.map {
      finding("this image has no alternative text", at: $0.range)
    }
  }

  private static func saysNothing(_ inline: Inline) -> Bool {
    switch inline.kind {
    case .image(let address, let alternative):
      !address.isEmpty && alternative.allSatisfy { $0.plainText.allSatisfy(\.isSpace) }
    case .html(let tag): tag.lowercased().hasPrefix("<img ") && !tag.lowercased().containsBytes(of: "alt=")
    default: false
    }
  }

  /// An empty `alt=""` says on purpose that the image only decorates.
  private static func isDecoration(_ line: String) -> Bool {
    line.containsBytes(of: "alt=\"\"") || line.containsBytes(of: "alt=''")
  }
}
