/// The containers that are open at a line, and all that were.
struct ContainerStack {
  /// A place between parts of the page.
  struct Mark {
    var offset: Int
    /// How many parts of the page are before it.
    var part: Int
  }

  /// What the page is like where a container opens.
  struct Surroundings {
    var place: Mark
    /// Where the content above ends.
    var above: Int
    var column: Int
    var quoteDepth: Int
    /// How many list items are open.
    var items: Int
    /// Column of the marker of the innermost one that can hold the container; 0 outside of all.
    var itemColumn: Int
    /// Level of the heading above; 6 when there is none.
    var headingLevel: Int

    /// Where what is open before ends.
    fileprivate var end: Mark { Mark(offset: above, part: place.part) }
  }

  private var frames: [ContainerFrame] = []
  private var records = ContainerRecords()
  /// Where a tab begins that the next one has ended, not a marker of its own.
  private var tabWithoutEnd: Int?

  /// More containers are not open at a time: what a line does to them takes time in proportion to their number.
  static let depthLimit = 64

  var isOpen: Bool { !frames.isEmpty }

  /// The column that indented code is four columns right of; nil where nothing is indented code.
  var codeColumn: Int? { frames.isEmpty ? 1 : frames[frames.count - 1].codeColumn }

  /// How many of the open items are around the innermost container, and are not closed within it.
  var itemFloor: Int { frames.last?.items ?? 0 }

  var isCodeGroup: Bool { frames.last?.isCodeGroup ?? false }

  var holdsQuotes: Bool { frames.contains { $0.extent == .quote } }

  // MARK: Opening

  func canOpen(_ opening: ContainerOpening) -> Bool {
    !opening.needsSet || frames.contains { $0.family == opening.family && $0.isSet }
  }

  mutating func open(_ opening: ContainerOpening, _ around: Surroundings) {
    if case .tab(_, let id) = opening.meaning {
      endTabBefore(opening, id: id, at: around.end)
      ensureSet(of: opening, id: id, around)
    } else {
      endMadeUpSets(at: around.end)
    }
    push(opening, around)
  }

  private mutating func endTabBefore(_ opening: ContainerOpening, id: String?, at place: Mark) {
    guard opening.extent != .indentation else { return }
    let index =
      opening.endsTabBefore
      ? frames.lastIndex { $0.family == opening.family && ($0.isTab || $0.isSet) }
      : frames.lastIndex { !$0.isPlain }
    guard let index, frames[index].isTab, frames[index].family == opening.family else { return }
    let set = frames[..<index].last { !$0.isPlain }
    // A further tab of the set shows that what seemed to end the tab did not.
    if set.map({ opening.beginsOtherSet(than: $0, id: id) }) != true { frames[index].fallback = nil }
    if frames[index].extent == .marker, !opening.endsTabBefore, tabWithoutEnd == nil {
      tabWithoutEnd = frames[index].place.offset
    }
    end(from: index, at: place)
  }

  /// A tab is always within a set: one is made up where the page opens none.
  private mutating func ensureSet(of opening: ContainerOpening, id: String?, _ around: Surroundings) {
    if let index = frames.lastIndex(where: { !$0.isPlain }), frames[index].isSet {
      guard frames[index].isMadeUp else { return }
      let isBeside = opening.extent != .indentation || frames[index].column == around.column
      if frames[index].family == opening.family, isBeside, !opening.beginsOtherSet(than: frames[index], id: id) {
        return
      }
      end(from: index, at: around.end)
    }
    var set = opening
    set.meaning = .tabs(.init(group: opening.group))
    push(set, around, isMadeUp: true)
  }

  private mutating func push(_ opening: ContainerOpening, _ around: Surroundings, isMadeUp: Bool = false) {
    guard frames.count < Self.depthLimit else { return }
    let outer = frames.lastIndex { !$0.isPlain }
    var frame = ContainerFrame(opening, around, isMadeUp: isMadeUp)
    frame.record = kind(of: opening.meaning, in: outer).map { records.begin($0, at: around.place) }
    if case .tab(_, let id) = opening.meaning, let outer {
      frames[outer].fallback = nil
      frames[outer].tabCount += 1
      if let id { frames[outer].ids.append(id) }
    }
    frames.append(frame)
  }

  private func kind(of meaning: ContainerMeaning, in outer: Int?) -> Container.Kind? {
    switch meaning {
    case .plain: return nil
    case .codeGroup: return .tabSet(group: nil)
    case .tabs(let traits): return .tabSet(group: traits.group)
    case .admonition(let admonition, let title): return .admonition(admonition, title: title)
    case .details(let summary): return .details(summary: summary)
    case .tab(let label, let id):
      // Outside of every set, which happens at the depth limit only, it is no tab.
      guard let outer, frames[outer].isSet else { return nil }
      let label = label ?? frames[outer].label(id: id) ?? id ?? ""
      return .tab(label: ContainerLabel.cleaned(label) ?? label, id: id)
    }
  }

  /// A fence that is the tab of a code group.
  mutating func addTab(label: String, from start: Mark, to end: Mark) {
    guard isCodeGroup else { return }
    records.end(
      records.begin(.tab(label: ContainerLabel.cleaned(label) ?? label, id: nil), at: start), at: end)
  }

  var canSummarise: Bool { frames.last { !$0.isPlain }?.isDetails ?? false }

  mutating func summarise(_ summary: String) {
    guard let record = frames.last(where: { !$0.isPlain })?.record else { return }
    records.summarise(record, ContainerLabel.cleaned(summary))
  }

  // MARK: Closing

  func canClose(_ closing: ContainerClosing) -> Bool { index(of: closing) != nil }

  private func index(of closing: ContainerClosing) -> Int? {
    func isSame(_ frame: ContainerFrame) -> Bool {
      frame.family == closing.family && frame.name == closing.name && !frame.isMadeUp
    }
    return frames.lastIndex { isSame($0) && $0.count == closing.count }
      ?? frames.lastIndex { isSame($0) && $0.count < closing.count }
  }

  /// - Returns: how many list items stay open; nil when nothing was closed.
  mutating func close(_ closing: ContainerClosing, at place: Mark) -> Int? {
    guard let index = index(of: closing) else { return nil }
    // What its content seemed to end is still open.
    let part = frames[index].place.part
    for outer in 0..<index where (frames[outer].fallback?.part ?? -1) >= part { frames[outer].fallback = nil }
    frames[index].fallback = nil
    let items = end(from: index, at: place)
    if closing.endsSet { endMadeUpSets(at: place) }
    return items
  }

  /// Ends the frames from `index` on: what nothing closed, where it seemed to end.
  ///
  /// - Returns: how many list items stay open; nil when nothing was open.
  @discardableResult
  private mutating func end(from index: Int, at place: Mark) -> Int? {
    var items: Int?
    while frames.count > index {
      let frame = frames.removeLast()
      items = frame.items
      guard let record = frame.record else { continue }
      if frame.isMadeUp, frame.groupsByID { records.setGroup(of: record, ids: frame.ids) }
      records.end(record, at: frame.fallback ?? place)
    }
    return items
  }

  /// Content that is no tab ends a set that the page itself does not write.
  mutating func endMadeUpSets(at place: Mark) {
    while let last = frames.last, last.isMadeUp { end(from: frames.count - 1, at: place) }
  }

  var endsWithMadeUpSet: Bool { frames.last?.isMadeUp ?? false }

  // MARK: Lines

  /// Whether ``settle(at:column:depth:isComplete:)`` would end something, or find where something ends perhaps.
  ///
  /// - Parameters:
  ///   - column: of a line, after `depth` quote markers.
  ///   - isComplete: no more quote markers follow.
  func isLeft(column: Int, depth: Int, isComplete: Bool) -> (surely: Bool, perhaps: Bool) {
    let surely = firstLeft(column: column, depth: depth, isComplete: isComplete) != nil
    let perhaps =
      isComplete && frames.contains { $0.fallback == nil && $0.seemsLeft(column: column, depth: depth) }
    return (surely, perhaps)
  }

  private func firstLeft(column: Int, depth: Int, isComplete: Bool) -> Int? {
    frames.firstIndex { $0.isLeft(column: column, depth: depth, isComplete: isComplete) }
  }

  /// Ends the containers that a line with content leaves.
  ///
  /// - Returns: how many list items stay open; nil when nothing was ended.
  mutating func settle(at place: Mark, column: Int, depth: Int, isComplete: Bool) -> Int? {
    let items = firstLeft(column: column, depth: depth, isComplete: isComplete).flatMap { end(from: $0, at: place) }
    guard isComplete else { return items }
    for index in frames.indices
    where frames[index].fallback == nil && frames[index].seemsLeft(column: column, depth: depth) {
      frames[index].fallback = place
    }
    return items
  }

  /// A blank line ends block quotes.
  ///
  /// - Returns: how many list items stay open; nil when nothing was ended.
  mutating func endQuotes(at place: Mark) -> Int? {
    frames.firstIndex { $0.extent == .quote }.flatMap { end(from: $0, at: place) }
  }

  /// A heading that is no tab.
  ///
  /// - Returns: how many list items stay open; nil when nothing was ended.
  mutating func meetHeading(level: Int, at place: Mark) -> Int? {
    let ended = frames.firstIndex { $0.extent == .heading && level <= $0.headingLevel }
    let items = ended.flatMap { end(from: $0, at: place) }
    for index in frames.indices where frames[index].fallback == nil && frames[index].needsClosing {
      if frames[index].extent == .heading || level <= frames[index].headingLevel { frames[index].fallback = place }
    }
    return items
  }

  /// Where the outermost open container begins whose closing marker has not come; nil: there is none.
  var unclosed: Int? {
    tabWithoutEnd ?? frames.first { $0.extent == .marker && !$0.isMadeUp && !$0.isPlain }?.place.offset
  }

  /// The containers of the page and, for each of its parts, the innermost one around it.
  mutating func finish(at place: Mark) -> (containers: [ContainerRecords.Record], ofPart: [Int?]) {
    end(from: 0, at: place)
    return records.finished(partCount: place.part)
  }
}
