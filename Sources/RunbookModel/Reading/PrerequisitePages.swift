import Bytes
import MarkdownBlocks

/// Finds the pages that are to be done first: the links below "Prerequisites", or after that word in a sentence.
///
///     ## Before you begin
///
///     - [Build the kiln](build.md)
struct PrerequisitePages {
  let reader: ProseReader

  private var words: WordList { reader.vocabulary.prerequisites }

  /// Each once, in the order of the page.
  func links(in outline: Outline) -> [String] {
    var found: [String] = []
    for section in outline.sections {
      let isHeaded = words.beginsWord(Words(reader.plain.text(section.title)).bytes[...])
      // "**Before you begin**" is about the bullets and items below it.
      var isLabelled = false
      for item in section.items {
        for part in item.parts where !part.isHeading {
          guard let prose = part.prose else { continue }
          let isMeant = words.beginsWord(prose.words.bytes[...])
          if part.bullet == nil, !item.isNumbered { isLabelled = isMeant }
          guard isHeaded || isLabelled || isMeant else { continue }
          for link in Self.links(in: prose.inlines) where !found.contains(link) { found.append(link) }
        }
      }
    }
    return found
  }

  /// The destinations beside the page: neither on the web, nor within this page, nor from the root of a site.
  private static func links(in inlines: [Inline]) -> [String] {
    inlines.flatMap { inline -> [String] in
      switch inline.kind {
      case .link(let destination, _):
        let path = destination.prefix { $0 != "#" && $0 != "?" }
        let isBeside = !path.isEmpty && path.first != "/" && !path.containsBytes(of: ":")
        return isBeside ? [String(path)] : []
      case .emphasis(let content), .strong(let content): return links(in: content)
      default: return []
      }
    }
  }
}
