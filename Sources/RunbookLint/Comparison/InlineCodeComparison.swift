import Bytes
import Diagnostics
import MarkdownBlocks

/// Commands and options that are in sentences and tables: those that are in the source but for their blanks,
/// capitals or signs were damaged.
enum InlineCodeComparison {
  static func diagnostics(_ source: Document, _ translation: Document) -> [Diagnostic] {
    let wanted = Set(spans(of: source).map(\.text))
    // Of most translations every span is in the source as well.
    lazy var bySkeleton = Dictionary(grouping: wanted) { skeleton($0) }
    return spans(of: translation).compactMap { span in
      guard !wanted.contains(span.text), isTechnical(span.text),
        let meant = bySkeleton[skeleton(span.text)], meant.count == 1, let text = meant.first, text != span.text,
        // A word that begins a sentence may well have a capital.
        text.squeezed != span.text.squeezed || isBroken(text, span.text)
      else { return nil }
      return Diagnostic(
        .commandDiffers, at: span.range, "`\(text)` of the source is `\(span.text)` here", severity: .warning)
    }
  }

  /// Blanks that came in or went, not such as only became more.
  private static func isBroken(_ one: String, _ other: String) -> Bool {
    one.split(whereSeparator: \.isSpace) != other.split(whereSeparator: \.isSpace)
  }

  private static func skeleton(_ text: String) -> String { text.plainSigns.squeezed.lowercased() }

  /// Several words, an option or a placeholder: not one word of a sentence.
  private static func isTechnical(_ text: String) -> Bool {
    text.utf8.count < 300 && (text.containsBytes(of: " ") || text.containsBytes(of: "-") || text.containsBytes(of: "<"))
  }

  private static func spans(of document: Document) -> [(text: String, range: SourceRange)] {
    document.blocks.flatMap { block -> [(text: String, range: SourceRange)] in
      switch block.kind {
      case .heading(_, let content), .paragraph(let content), .term(let content), .definition(let content):
        spans(of: content)
      case .table(let table):
        (table.header + table.rows).flatMap(\.cells).flatMap { cell in
          spans(of: cell.content) + cell.items.flatMap { spans(of: $0.content) }
        }
      default: []
      }
    }
  }

  // As deep as the reader lets emphasis be.
  private static func spans(of inlines: [Inline]) -> [(text: String, range: SourceRange)] {
    inlines.flatMap { inline -> [(text: String, range: SourceRange)] in
      switch inline.kind {
      case .code(let text): [(text, inline.range)]
      case .emphasis(let content), .strong(let content), .link(_, let content): spans(of: content)
      default: []
      }
    }
  }
}
