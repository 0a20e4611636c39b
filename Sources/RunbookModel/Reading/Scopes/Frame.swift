import MarkdownBlocks

/// The page as a tree of what encloses what: headings, items, bullets, tabs and other containers, each a range of blocks.
///
/// Only the structure is known here, not what anything means.
struct FrameTree {
  enum Kind: Equatable {
    case page
    case heading(level: Int)
    /// A numbered item; the number as written.
    case item(String)
    case bullet
    /// Index of the container in the document.
    case container(Int)

    var isHeading: Bool { if case .heading = self { true } else { false } }
  }

  struct Frame {
    var kind: Kind
    /// Positions in the document's blocks; the heading or marker is the first one.
    var blocks: Range<Int>
    var parent: Int?
    /// In the order of the page.
    var children: [Int] = []
  }

  /// The page first, each frame after the one that encloses it.
  private(set) var frames: [Frame]

  /// - Parameter items: the list items as the outline has them, which is not always how CommonMark reads them.
  init(_ document: Document, items: [(kind: Kind, blocks: Range<Int>)]) {
    var ranges = items
    ranges += Self.headings(document.blocks)
    ranges += Self.containers(document)
    ranges.sort(by: Self.encloses)
    frames = [Frame(kind: .page, blocks: 0..<document.blocks.count)]
    var open = [0]
    for (kind, blocks) in ranges where !blocks.isEmpty {
      while let last = open.last, last != 0, frames[last].blocks.upperBound <= blocks.lowerBound { open.removeLast() }
      let parent = open[open.count - 1]
      let end = min(blocks.upperBound, frames[parent].blocks.upperBound)
      guard blocks.lowerBound < end else { continue }
      frames[parent].children.append(frames.count)
      open.append(frames.count)
      frames.append(Frame(kind: kind, blocks: blocks.lowerBound..<end, parent: parent))
    }
  }

  /// What begins earlier encloses what begins later. A container whose first block is the marker of an item holds that
  /// item, no matter where the item ends. Of others that begin together the longer one encloses; of two containers of the
  /// same extent the set of tabs encloses its tab.
  private static func encloses(_ left: (kind: Kind, blocks: Range<Int>), _ right: (kind: Kind, blocks: Range<Int>))
    -> Bool
  {
    if left.blocks.lowerBound != right.blocks.lowerBound { return left.blocks.lowerBound < right.blocks.lowerBound }
    if left.kind.isContainer, right.kind.isListItem { return true }
    if left.kind.isListItem, right.kind.isContainer { return false }
    if left.blocks.upperBound != right.blocks.upperBound { return left.blocks.upperBound > right.blocks.upperBound }
    guard case .container(let one) = left.kind, case .container(let other) = right.kind else { return false }
    return one < other
  }

  /// From each heading to the next one of its level or above it.
  private static func headings(_ blocks: [Block]) -> [(Kind, Range<Int>)] {
    var open: [(level: Int, start: Int)] = []
    var found: [(Kind, Range<Int>)] = []
    func close(_ last: (level: Int, start: Int), at end: Int) {
      found.append((.heading(level: last.level), last.start..<end))
    }
    for (position, block) in blocks.enumerated() {
      guard case .heading(let level, _) = block.kind else { continue }
      while let last = open.last, last.level >= level { close(open.removeLast(), at: position) }
      open.append((level, position))
    }
    for last in open { close(last, at: blocks.count) }
    return found
  }

  /// A container of the document that holds no block encloses nothing.
  private static func containers(_ document: Document) -> [(Kind, Range<Int>)] {
    var ranges = [Range<Int>?](repeating: nil, count: document.containers.count)
    for (position, block) in document.blocks.enumerated() {
      var container = block.container
      while let index = container {
        ranges[index] = (ranges[index]?.lowerBound ?? position)..<position + 1
        container = document.containers[index].parent
      }
    }
    return ranges.enumerated().compactMap { index, range in range.map { (.container(index), $0) } }
  }

  /// What lies directly in a frame, in the order of the page: a block of its own, or a frame within it.
  enum Child: Equatable {
    case block(Int)
    case frame(Int)
  }

  func content(of index: Int) -> [Child] {
    let frame = frames[index]
    var content: [Child] = []
    let enclosed = frame.children.reduce(0) { $0 + frames[$1].blocks.count }
    content.reserveCapacity(max(frame.blocks.count - enclosed, 0) + frame.children.count)
    // The heading or marker itself is not among it.
    var position = frame.blocks.lowerBound + (frame.kind.hasMarker ? 1 : 0)
    for child in frame.children {
      let blocks = frames[child].blocks
      while position < blocks.lowerBound {
        content.append(.block(position))
        position += 1
      }
      content.append(.frame(child))
      position = max(position, blocks.upperBound)
    }
    while position < frame.blocks.upperBound {
      content.append(.block(position))
      position += 1
    }
    return content
  }

  /// Where a frame begins and ends within the page, and the frame that directly encloses a block.
  func innermost(at position: Int) -> Int {
    var current = 0
    while let child = frames[current].children.last(where: { frames[$0].blocks.lowerBound <= position }),
      frames[child].blocks.contains(position)
    {
      current = child
    }
    return current
  }
}

extension FrameTree.Kind {
  /// Its first block is the heading or the marker.
  var hasMarker: Bool {
    switch self {
    case .heading, .item, .bullet: true
    case .page, .container: false
    }
  }

  var isContainer: Bool { if case .container = self { true } else { false } }

  var isListItem: Bool {
    switch self {
    case .item, .bullet: true
    case .page, .container, .heading: false
    }
  }
}
