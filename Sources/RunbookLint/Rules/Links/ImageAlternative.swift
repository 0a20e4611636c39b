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
    let ranges = silent.filter { !decorated.contains($0.range.start.line) }.map(\.range)
    return (ranges + Self.inBlocks(of: page, except: Set(page.inlines.map(\.range.start.line)))).map {
      finding("this image has no alternative text", at: $0)
    }
  }

  /// An `<img>` at the beginning of a line opens a block of HTML, whose text is none of the page's.
  private static func inBlocks(of page: Page, except lines: Set<Int>) -> [SourceRange] {
    let source = page.document.source
    return page.document.blocks.flatMap { block -> [SourceRange] in
      guard case .html(let html) = block.kind, !html.containsBytes(of: "<!--"), html.containsBytes(of: "<img ") else {
        return []
      }
      return (block.range.start.line...block.range.end.line).filter { !lines.contains($0) }.compactMap { line in
        let text = source.lineText(line)
        guard let start = text.byteRange(of: "<img "), let end = text[start.upperBound...].byteRange(of: ">"),
          !text[start.lowerBound..<end.upperBound].lowercased().containsBytes(of: "alt=")
        else { return nil }
        let before = text[..<start.lowerBound].utf8.count
        return source.range(ofLine: line, before..<before + text[start.lowerBound..<end.upperBound].utf8.count)
      }
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
