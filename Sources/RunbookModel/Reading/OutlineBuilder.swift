import Diagnostics
import MarkdownBlocks

/// Gives every block to the item it belongs to.
///
/// CommonMark's tree is not asked: authors indent by two under `1. ` and by three under `7.  `. A block belongs to the
/// last marker above it whose column is not right of the block's own.
struct OutlineBuilder {
  private let source: SourceFile
  private let blocks: [Block]
  private let containers: [Container]
  private let texts: [String?]
  /// The part of each block of the page as it was before, and which blocks are as they were.
  private let known: [Outline.Part?]
  private let sameBlocks: [Bool]
  private let headings: StepHeadings
  private let reader: ProseReader
  private var outline = Outline(sections: [])
  /// By the level of a heading, 1 to 6, the last section that it opens.
  private var lastOfLevel = [Int?](repeating: nil, count: 7)
  private var open: [OpenMarker] = []
  private var bulletCount = 0
  private var listCount = 0
  /// The heading that is a step and encloses what is read: its level, its number, and the section of its procedure.
  private var step: (level: Int, number: String, base: Int)?
  /// Of the list items that are open, their markers' positions and kinds.
  private var begun: [(position: Int, kind: FrameTree.Kind)] = []
  /// Of each procedure, by its first section, the steps that have a heading and no number of their own.
  private var unnumbered: [Int: Int] = [:]

  /// A list marker whose item is not finished.
  private struct OpenMarker {
    /// In the document's blocks; nil for a heading that is a step.
    var position: Int?
    var column: Int
    var contentColumn: Int
    /// nil for a bullet.
    var ordinal: String?
    /// Index of the numbered item in the section; nil for a bullet.
    var item: Int?
    var bullet: Int?
    /// Of a numbered item.
    var list: Int?
  }

  /// - Parameter page: with the text of each block.
  static func outline(of page: PageReading) -> Outline {
    var builder = OutlineBuilder(page)
    let blocks = builder.blocks.indices
    builder.outline.parts = Array(repeating: nil, count: blocks.count)
    for index in blocks {
      builder.add(at: index)
      builder.closeListItems(at: index)
    }
    builder.open = []
    builder.closeListItems(at: blocks.count)
    ListNumbering.count(&builder.outline.sections)
    return builder.outline
  }

  private init(_ page: PageReading) {
    source = page.document.source
    blocks = page.document.blocks
    containers = page.document.containers
    (texts, reader) = (page.texts, page.reader)
    known = page.earlier?.reading.outline.parts ?? []
    sameBlocks = page.sameBlocks
    headings = StepHeadings(vocabulary: reader.vocabulary, plain: reader.plain)
  }

  private mutating func add(at index: Int) {
    let block = blocks[index]
    switch block.kind {
    case .heading(let level, let content):
      open = []
      let number = headings.number(of: content, attributes: block.attributes, level: level)
      if number != nil { outline.stepHeadings.insert(index) }
      if let number, hasSection {
        continueProcedure(forStepOf: level)
        addStepHeading(number, level: level, block: block, at: index)
      } else {
        let step = step.flatMap { $0.level < level ? $0 : nil }
        if step == nil { self.step = nil }
        let higher = sectionAbove(level).map { outline.sections[$0] }
        append(
          Outline.Section(
            title: content, anchor: block.anchor, line: block.range.start.line, level: level,
            classes: block.classes + (higher?.classes ?? []), continued: step?.base,
            platforms: platforms(ofHeading: content, below: higher), items: []))
      }
    case .listItem(let marker):
      if let ordinal = marker.ordinal {
        addNumbered(marker, ordinal, block, at: index)
      } else {
        addBullet(marker, at: index)
      }
    case .thematicBreak:
      open = []
    default:
      addPart(at: index)
    }
  }

  /// A marker that is no longer open has ended before this block; one that is new begins with it.
  private mutating func closeListItems(at position: Int) {
    let live = Set(open.compactMap(\.position))
    for item in begun where !live.contains(item.position) {
      outline.listItems.append((item.kind, item.position..<position))
    }
    begun.removeAll { !live.contains($0.position) }
    if let last = open.last, last.position == position {
      begun.append((position, last.ordinal.map(FrameTree.Kind.item) ?? .bullet))
    }
  }

  private mutating func append(_ section: Outline.Section) {
    lastOfLevel[min(section.level, 6)] = outline.sections.count
    outline.sections.append(section)
  }

  /// The last section whose heading is higher than that level.
  private func sectionAbove(_ level: Int) -> Int? { lastOfLevel.prefix(level).lazy.compactMap(\.self).max() }

  private func platforms(ofHeading content: [Inline], below higher: Outline.Section?) -> [Platform] {
    let own = PlatformWords.platforms(ofHeading: reader.plain.text(content))
    return own.isEmpty ? higher?.platforms ?? [] : own
  }

  private var hasSection: Bool { !outline.sections.isEmpty }

  private mutating func ensureSection(line: Int) {
    guard !hasSection else { return }
    append(Outline.Section(title: [], anchor: nil, line: line, level: 1, classes: [], items: []))
  }

  /// "Before you begin", or what is below the step before, does not take in the steps after it.
  private mutating func continueProcedure(forStepOf level: Int) {
    let last = outline.sections.count - 1
    guard outline.sections[last].level >= level,
      let higher = sectionAbove(level)
    else { return }
    let base = outline.sections[higher].continued ?? higher
    var section = outline.sections[base]
    (section.continued, section.anchor, section.items) = (base, nil, [])
    append(section)
  }

  /// Column 0 lies left of every marker: what follows a step heading belongs to it until the next heading.
  private mutating func addStepHeading(_ written: String, level: Int, block: Block, at position: Int) {
    let last = outline.sections.count - 1
    let base = outline.sections[last].continued ?? last
    let number = written.isEmpty ? "u\(unnumbered[base, default: 0] + 1)" : written
    if written.isEmpty { unnumbered[base, default: 0] += 1 }
    step = (level, number, base)
    appendItem(path: [number], block: block)
    open = [OpenMarker(position: nil, column: 0, contentColumn: 0, ordinal: number, item: lastItem, bullet: nil)]
    let part = part(at: position, column: source.shownColumn(of: block.range.start))
    outline.sections[outline.sections.count - 1].items[lastItem].parts.append(part)
  }

  private mutating func part(
    at index: Int, column: Int, bullet: Int? = nil, admonition: Container? = nil
  ) -> Outline.Part {
    let part =
      knownPart(at: index, column: column, bullet: bullet, admonition: admonition)
      ?? Outline.Part(
        BlockID(index), block: blocks[index], column: column,
        prose: reader.prose(of: blocks[index], text: texts[index]), bullet: bullet, admonition: admonition)
    outline.parts[index] = part
    return part
  }

  private func knownPart(at index: Int, column: Int, bullet: Int?, admonition: Container?) -> Outline.Part? {
    guard !known.isEmpty, sameBlocks[index], let part = known[index], part.column == column, part.bullet == bullet,
      part.admonition == admonition
    else { return nil }
    return part
  }

  private var lastItem: Int { outline.sections[outline.sections.count - 1].items.count - 1 }

  private mutating func addNumbered(_ marker: ListMarker, _ ordinal: String, _ block: Block, at position: Int) {
    ensureSection(line: block.range.start.line)
    let list = closeMarkers(for: marker, ordinal: ordinal, block) ?? newList()
    reportPromotion(of: marker, ordinal, block)
    // A list in a section below a step is part of that step.
    let prefix = open.first?.column == 0 ? [] : step.map { [$0.number] } ?? []
    let path = prefix + open.compactMap { $0.item == nil ? nil : $0.ordinal } + [ordinal]
    appendItem(path: path, block: block, list: list)
    open.append(
      OpenMarker(
        position: position, column: marker.column, contentColumn: marker.contentColumn, ordinal: ordinal,
        item: lastItem, bullet: open.last?.bullet, list: list))
  }

  private mutating func newList() -> Int {
    listCount += 1
    return listCount
  }

  /// Closes what the new marker is a sibling of. A number that continues a list belongs to it even when it is a
  /// little to the right of where it should.
  ///
  /// - Returns: the list that the marker goes on with; nil: none.
  private mutating func closeMarkers(for marker: ListMarker, ordinal: String, _ block: Block) -> Int? {
    if let sibling = open.lastIndex(where: { continues($0, marker, ordinal) }) {
      if open[sibling].column < marker.column { reportColumn(of: ordinal, block) }
      defer { open.removeSubrange(sibling...) }
      return open[sibling].list
    }
    var list: Int?
    while let last = open.last, last.column >= marker.column {
      list = last.list
      open.removeLast()
    }
    return list
  }

  private mutating func reportColumn(of ordinal: String, _ block: Block) {
    outline.diagnostics.append(
      Diagnostic(
        rule: "list-item-column", severity: .info, range: block.range,
        message: "item \(ordinal) is to the right of the item before it; it was read as the next one",
        help: "write the numbers of one list below each other"))
  }

  /// The first sub-step that is left of its step's text, where Markdown sees the next step.
  private mutating func reportPromotion(of marker: ListMarker, _ ordinal: String, _ block: Block) {
    guard let step = open.last, let number = step.ordinal, step.column > 0, marker.column < step.contentColumn,
      let item = step.item, let last = outline.sections.last?.items.indices.last, item == last
    else { return }
    outline.diagnostics.append(
      Diagnostic(
        rule: "list-item-column", severity: .info, range: block.range,
        message: "item \(ordinal) was read as a sub-step of \(number); Markdown reads it as the next step",
        help: "indent sub-steps to column \(step.contentColumn), where the text of their step begins"))
  }

  private func continues(_ open: OpenMarker, _ marker: ListMarker, _ ordinal: String) -> Bool {
    guard let before = open.ordinal, open.column > 0, marker.column >= open.column,
      marker.column < max(open.contentColumn, open.column + 2)
    else { return false }
    return Outline.follows(ordinal, before)
  }

  private mutating func addBullet(_ marker: ListMarker, at position: Int) {
    while let last = open.last, last.column >= marker.column { open.removeLast() }
    bulletCount += 1
    open.append(
      OpenMarker(
        position: position, column: marker.column, contentColumn: marker.contentColumn, ordinal: nil, item: nil,
        bullet: bulletCount))
  }

  private mutating func appendItem(path: [String], block: Block, list: Int? = nil) {
    outline.sections[outline.sections.count - 1].items.append(
      Outline.Item(
        path: path, range: block.range, anchors: block.attributes.compactMap(\.id),
        classes: block.attributes.flatMap(\.classes), parts: [], list: list))
  }

  private mutating func addPart(at index: Int) {
    let block = blocks[index]
    ensureSection(line: block.range.start.line)
    let column = source.shownColumn(of: block.range.start)
    if endsList(at: index, column: column) {
      open = open.filter { $0.column == 0 }
    } else {
      while let last = open.last, last.column > column { open.removeLast() }
    }
    let part = part(
      at: index, column: column, bullet: open.last?.bullet, admonition: admonition(around: block))
    let section = outline.sections.count - 1
    if let item = open.last(where: { $0.item != nil })?.item, item == lastItem {
      outline.sections[section].items[item].parts.append(part)
    } else if outline.sections[section].items.last?.isNumbered == false {
      outline.sections[section].items[lastItem].parts.append(part)
    } else {
      outline.sections[section].items.append(
        Outline.Item(path: [], range: block.range, anchors: [], classes: [], parts: [part]))
    }
  }

  private func admonition(around block: Block) -> Container? {
    var index = block.container
    while let current = index {
      if case .admonition = containers[current].kind { return containers[current] }
      index = containers[current].parent
    }
    return nil
  }

  /// Running text left of the item's own text, with no further number of the same list after it: the list is over,
  /// and what follows is not part of its last step.
  private func endsList(at index: Int, column: Int) -> Bool {
    let block = blocks[index]
    guard let outermost = open.first(where: { $0.column > 0 }), column <= outermost.column,
      case .paragraph = block.kind
    else { return false }
    for later in blocks[(index + 1)...] {
      switch later.kind {
      case .heading: return true
      case .listItem(let marker):
        guard let ordinal = marker.ordinal, marker.column <= outermost.column + 1 else { continue }
        return !(outermost.ordinal.map { Outline.follows(ordinal, $0) } ?? false)
      default: continue
      }
    }
    return true
  }
}

extension Outline {
  /// Whether `ordinal` is the next of a list after `before`: `3` after `2`, `b` after `a`.
  static func follows(_ ordinal: String, _ before: String) -> Bool {
    if let number = Int(ordinal), let previous = Int(before) { return number == previous + 1 }
    guard let letter = ordinal.unicodeScalars.first, let previous = before.unicodeScalars.first,
      ordinal.unicodeScalars.count == 1, before.unicodeScalars.count == 1
    else { return false }
    return letter.value == previous.value + 1
  }
}

extension Block {
  /// The last anchor given to it.
  var anchor: String? { attributes.last { $0.id != nil }?.id }

  var classes: [String] { attributes.flatMap(\.classes) }
}
