import MarkdownBlocks

/// What reading a page has made, for when the same reader reads it again with a few changes. What is taken over is what
/// it would be from scratch: it is made of the same blocks, in the same places.
package final class PageMemory {
  /// The texts that were read as shell; those of the reading before are not taken apart again.
  package private(set) var scripts = ShellReadings()
  private var last: EarlierReading?

  package init() {}

  /// Begins to read the page, as it is now.
  func begin() -> EarlierReading? {
    scripts = ShellReadings(after: scripts)
    return last.take()
  }

  func keep(_ reading: PageReading) { last = EarlierReading(reading) }
}

/// The page as it was before: a class, as a reading cannot hold another one.
final class EarlierReading {
  let reading: PageReading

  init(_ reading: PageReading) { self.reading = reading }
}

extension PageReading {
  /// Which blocks are as they were; none: the page is read for the first time.
  static func sameBlocks(_ document: Document, as earlier: EarlierReading?) -> [Bool] {
    guard let before = earlier?.reading.document.blocks else { return [] }
    return document.blocks.indices.map { before.indices.contains($0) && before[$0] == document.blocks[$0] }
  }

  /// What is made of each section alone: of those that are as they were, what was made of them.
  func ofSections<Made>(
    _ table: (PageReading) -> [Made], _ make: (_ section: Outline.Section) -> Made
  ) -> [Made] {
    guard let earlier else { return outline.sections.map(make) }
    let before = table(earlier.reading)
    return outline.sections.indices.map { sameSections[$0] ? before[$0] : make(outline.sections[$0]) }
  }

  /// Which sections are as they were, with all that is in them.
  func compareSections() -> [Bool] {
    guard let before = earlier?.reading.outline.sections else { return [] }
    return outline.sections.indices.map { before.indices.contains($0) && before[$0].isSame(as: outline.sections[$0]) }
  }
}

extension Outline.Section {
  fileprivate func isSame(as other: Outline.Section) -> Bool {
    line == other.line && level == other.level && title == other.title && anchor == other.anchor
      && classes == other.classes && continued == other.continued && platforms == other.platforms
      && items.elementsEqual(other.items) { $0.isSame(as: $1) }
  }
}

extension Outline.Item {
  fileprivate func isSame(as other: Outline.Item) -> Bool {
    range == other.range && list == other.list && path == other.path && anchors == other.anchors
      && classes == other.classes && parts.elementsEqual(other.parts, by: ===)
  }
}
