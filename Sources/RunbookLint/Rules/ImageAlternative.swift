import Diagnostics
import MarkdownBlocks

/// An image that says nothing to those who do not see it.
struct ImageAlternative: Rule {
  static let id = "image-alternative"
  static let severity = Severity.warning
  static let summary: Message = "An image has no alternative text"
  static let explanation = RuleExplanation(
    why: """
      Screen readers read the alternative text instead of the image, and it stands in the image's place when that does \
      not load. Without it the image does not exist for some readers.
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
    page.inlines.filter { Self.saysNothing($0, in: page.document.source) }.map {
      finding("this image has no alternative text", at: $0.range)
    }
  }

  private static func saysNothing(_ inline: Inline, in source: SourceFile) -> Bool {
    switch inline.kind {
    case .image(let address, let alternative):
      !address.isEmpty && alternative.allSatisfy { $0.plainText.allSatisfy(\.isWhitespace) }
        && !isDecoration(source.lineText(inline.range.start.line))
    case .html(let tag): tag.lowercased().hasPrefix("<img ") && !tag.lowercased().contains("alt=")
    default: false
    }
  }

  /// An empty `alt=""` says on purpose that the image only decorates.
  private static func isDecoration(_ line: String) -> Bool {
    line.contains("alt=\"\"") || line.contains("alt=''")
  }
}
