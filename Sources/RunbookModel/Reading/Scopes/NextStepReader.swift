import Diagnostics
import MarkdownBlocks

/// Finds what a page tells its reader to do after it: the sentences and bullets below "Next steps".
///
///     ## Next steps
///
///     - [Watch the kiln](watch.md)
struct NextStepReader {
  let reader: ProseReader

  /// In the order of the page; no code, which is run where it is.
  func steps(in outline: Outline) -> [NextStep] {
    outline.sections.filter { reader.vocabulary.steps.nextTitles.contains(Words(reader.plain.text($0.title))) }
      .flatMap(\.items).flatMap(\.parts).compactMap { part in
        guard !part.isHeading, let prose = part.prose else { return nil }
        let text = reader.plain.text(prose.inlines)
        guard !text.isEmpty else { return nil }
        return NextStep(text: text, link: Self.link(in: prose.inlines), line: part.block.range.start.line)
      }
  }

  private static func link(in inlines: [Inline]) -> String? {
    inlines.lazy.compactMap { inline -> String? in
      switch inline.kind {
      case .link(let destination, _): destination.isEmpty ? nil : destination
      case .emphasis(let content), .strong(let content): link(in: content)
      default: nil
      }
    }.first
  }
}
