import Diagnostics
import MarkdownBlocks

/// Which code block of a translation is which of the source.
struct BlockPairing {
  var pairs: [(source: ComparedBlock, translation: ComparedBlock)] = []
  /// Blocks of the source that the translation lacks, and the place in the translation where they would be.
  var missing: [(block: ComparedBlock, place: SourceRange)] = []
  var extra: [ComparedBlock] = []

  /// Blocks belong together section by section; a section begins at a heading whose anchor both pages have.
  init(source: Page, translation: Page) {
    let shared = Self.sharedAnchors(source, translation)
    let left = Self.sections(of: source, at: shared)
    let right = Self.sections(of: translation, at: shared)
    for (one, other) in zip(left, right) { pair(one.blocks, other.blocks, heading: other.heading) }
  }

  private struct Section {
    var heading: SourceRange
    var blocks: [ComparedBlock] = []
  }

  private mutating func pair(_ left: [ComparedBlock], _ right: [ComparedBlock], heading: SourceRange) {
    let found = SequenceAlignment.pairs(left.count, right.count) { left[$0].likeness(to: right[$1]) }
    pairs += found.map { (left[$0.left], right[$0.right]) }
    let taken = Set(found.map(\.right))
    extra += right.indices.filter { !taken.contains($0) }.map { right[$0] }
    var place = heading
    var next = 0
    for index in left.indices {
      if next < found.count, found[next].left == index {
        place = right[found[next].right].range
        next += 1
      } else {
        missing.append((left[index], place))
      }
    }
  }

  /// The anchors of headings that are in both pages in the same order.
  private static func sharedAnchors(_ source: Page, _ translation: Page) -> Set<String> {
    let left = headings(of: source).compactMap(\.anchor)
    let right = headings(of: translation).compactMap(\.anchor)
    let counts = Dictionary((left + right).map { ($0, 1) }, uniquingKeysWith: +)
    // An anchor given twice in a page names no place.
    let unique = Set(counts.filter { $0.value == 2 }.keys).intersection(left).intersection(right)
    let one = left.filter(unique.contains)
    let other = right.filter(unique.contains)
    let pairs = SequenceAlignment.pairs(one.count, other.count) { one[$0] == other[$1] ? 1 : 0 }
    return Set(pairs.filter { one[$0.left] == other[$0.right] }.map { one[$0.left] })
  }

  private static func headings(of page: Page) -> [(anchor: String?, range: SourceRange)] {
    page.document.blocks.compactMap { block in
      guard case .heading = block.kind else { return nil }
      return (block.attributes.lazy.compactMap(\.id).last, block.range)
    }
  }

  private static func sections(of page: Page, at anchors: Set<String>) -> [Section] {
    let first = SourceRange(at: SourcePosition(line: 1, column: 1))
    var sections = [Section(heading: page.document.blocks.first?.range ?? first)]
    var cuts = headings(of: page).filter { $0.anchor.map(anchors.contains) == true }[...]
    for block in ComparedBlock.blocks(of: page) {
      while let cut = cuts.first, cut.range.start <= block.range.start {
        sections.append(Section(heading: cut.range))
        cuts.removeFirst()
      }
      sections[sections.count - 1].blocks.append(block)
    }
    return sections + cuts.map { Section(heading: $0.range) }
  }
}
