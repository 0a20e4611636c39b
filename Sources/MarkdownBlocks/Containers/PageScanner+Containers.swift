import Bytes
import Diagnostics

extension PageScanner {
  /// Reads the container marker that begins `line` and gives what is after it; nil when there is none.
  ///
  /// - Parameter beginsQuote: a quote marker is right before.
  mutating func readContainerMarker(_ line: PageLine, _ depth: Int, beginsQuote: Bool) -> PageLine? {
    let syntaxes = ContainerSyntaxes.byFirstByte[Int(source.bytes[line.start])]
    guard !syntaxes.isEmpty else { return nil }
    let place = MarkerPlace(
      line: line, quoteDepth: depth, isInText: textStart != nil && textDepth == depth, beginsQuote: beginsQuote)
    for syntax in syntaxes {
      guard let marker = syntax.marker(at: place, in: &containerPage), isOne(marker) else { continue }
      closeText()
      for effect in marker.effects { apply(effect, marker, line, depth) }
      items.floor = containers.itemFloor
      if marker.effects.isEmpty { meetContent(line) }
      if marker.staysVisible { addMarker(marker, line, depth) }
      if let code = marker.code { addCode(code, line, depth) }
      guard marker.end <= line.end else {
        resume(at: marker.end, depth)
        return source.rest(of: line, from: line.end)
      }
      return source.rest(of: line, from: marker.end)
    }
    return nil
  }

  private func isOne(_ marker: ContainerMarker) -> Bool {
    marker.effects.allSatisfy { effect in
      switch effect {
      case .open(let opening): containers.canOpen(opening)
      case .close(let closing): !closing.mustMatch || containers.canClose(closing)
      case .summarise: containers.canSummarise
      }
    }
  }

  private mutating func apply(
    _ effect: ContainerMarker.Effect, _ marker: ContainerMarker, _ line: PageLine, _ depth: Int
  ) {
    switch effect {
    case .open(let opening):
      containers.open(
        opening,
        ContainerStack.Surroundings(
          place: .init(offset: line.start, part: parts.count), above: endAbove(line), column: line.column,
          quoteDepth: depth,
          items: items.count, itemColumn: items.markerColumn(holding: line.column), headingLevel: headingLevel))
    case .close(let closing):
      releaseItems(containers.close(closing, at: .init(offset: marker.end, part: parts.count)))
    case .summarise(let summary): containers.summarise(summary)
    }
  }

  /// The list items within a container end with it.
  private mutating func releaseItems(_ count: Int?) {
    if let count { items.truncate(to: count) }
    items.floor = containers.itemFloor
  }

  /// A marker that says more than what it opens.
  private mutating func addMarker(_ marker: ContainerMarker, _ line: PageLine, _ depth: Int) {
    let range = line.start..<source.bytes.trimmedEnd(of: line.start..<marker.end)
    parts.append(
      .block(Block(kind: .html(range.text(in: source)), range: source.range(range), quoteDepth: depth)))
  }

  /// The content of a tab that is code without a fence.
  private mutating func addCode(_ code: ContainerMarker.Code, _ line: PageLine, _ depth: Int) {
    let content = CodeContent(source, lines: code.lines, column: line.column, quoteDepth: depth)
    guard let first = code.lines.first, let last = code.lines.last else { return }
    let start = source.pageLine(first)
    let range = start.start..<source.bytes.trimmedEnd(of: start.start..<source.pageLine(last).end)
    let block = CodeBlock(
      style: .indented, info: code.info, text: content.text, lineStarts: content.lineStarts, column: start.column,
      isClosed: true)
    parts.append(.block(Block(kind: .code(block), range: source.range(range), quoteDepth: depth)))
    number = last + 1
  }

  /// Ends the containers that `line` leaves, which is after `depth` quote markers.
  mutating func settleContainers(_ line: PageLine, _ depth: Int) {
    guard containers.isOpen else { return }
    let isComplete = source.bytes[line.start] != .greater && !isLazy(line, depth)
    let left = containers.isLeft(column: line.column, depth: depth, isComplete: isComplete)
    guard left.surely || left.perhaps else { return }
    if left.surely { closeText() }
    // A line that goes on with a paragraph is a part of it.
    let place = ContainerStack.Mark(offset: endAbove(line), part: parts.count + (textStart == nil ? 0 : 1))
    releaseItems(containers.settle(at: place, column: line.column, depth: depth, isComplete: isComplete))
  }

  /// A line of text with fewer quote markers than the paragraph above goes on with it.
  private func isLazy(_ line: PageLine, _ depth: Int) -> Bool {
    textStart != nil && depth < textDepth && markers.marker(line) == nil && FenceMark(line, in: source) == nil
      && !Self.opensBlocks.contains(source.bytes[line.start])
  }

  private static let opensBlocks: Set<UInt8> = Set("#<{:!?=>".utf8)

  mutating func meetBlankLine(_ line: PageLine) {
    guard containers.isOpen, containers.holdsQuotes else { return }
    releaseItems(containers.endQuotes(at: .init(offset: endAbove(line), part: parts.count)))
  }

  /// What is in `line` is content, and no marker.
  mutating func meetContent(_ line: PageLine) {
    guard containers.endsWithMadeUpSet else { return }
    closeText()
    containers.endMadeUpSets(at: .init(offset: endAbove(line), part: parts.count))
    items.floor = containers.itemFloor
  }

  mutating func meetHeading(_ line: PageLine, level: Int) {
    headingLevel = level
    guard containers.isOpen else { return }
    closeText()
    releaseItems(containers.meetHeading(level: level, at: .init(offset: endAbove(line), part: parts.count)))
  }

  /// The containers of the page, all of which end here, and for each part the innermost one around it.
  mutating func finishedContainers() -> (containers: [Container], ofPart: [Int?]) {
    if let start = containers.unclosed { reportUnclosed(start) }
    let end = source.bytes.trimmedEnd(of: 0..<source.bytes.count)
    let (records, ofPart) = containers.finish(at: .init(offset: end, part: parts.count))
    return (
      records.map { Container(kind: $0.kind, parent: $0.parent, range: source.range($0.range)) }, ofPart
    )
  }

  private mutating func reportUnclosed(_ start: Int) {
    let line = source.pageLine(source.position(atOffset: start).line)
    diagnostics.append(
      Diagnostic(
        rule: "unclosed-container", severity: .warning,
        range: source.range(start..<source.bytes.trimmedEnd(of: start..<max(start, line.end))),
        message: "this is never closed; where it ends was guessed",
        help: "write its closing marker below its last line"))
  }

  /// After the last byte of content above a line.
  private func endAbove(_ line: PageLine) -> Int {
    let start = source.lineStarts[line.number - 1]
    let isWhole = source.bytes[start..<line.start].allSatisfy { $0.isSpaceOrTab || $0 == .greater }
    return source.bytes.trimmedEnd(of: 0..<(isWhole ? start : line.start))
  }

  /// The fence that was just read is a tab where a code group holds it.
  mutating func meetFence(_ range: Range<Int>, info: String) {
    guard containers.isCodeGroup else { return }
    containers.addTab(
      label: FenceLabel.label(of: info), from: .init(offset: range.lowerBound, part: parts.count - 1),
      to: .init(offset: range.upperBound, part: parts.count))
  }

  /// How often a line is searched for closing markers: hostile lines must not be read again and again.
  private static let patience = 64

  /// `line` up to the first closing marker in it.
  mutating func cutAtClosing(_ line: PageLine, _ depth: Int) -> PageLine {
    guard containers.isOpen else { return line }
    searches = searches.line == line.number ? (line.number, searches.count + 1) : (line.number, 1)
    guard searches.count <= Self.patience, let closing = closingMarker(in: line) else { return line }
    cut = (closing, depth)
    return PageLine(number: line.number, start: line.start, end: closing, column: line.column)
  }

  /// Where in `line`, after its beginning and outside of code, a closing marker begins.
  private mutating func closingMarker(in line: PageLine) -> Int? {
    var isCode = false
    var index = line.start
    while index < line.end {
      let byte = source.bytes[index]
      if byte == .backtick {
        while index + 1 < line.end, source.bytes[index + 1] == .backtick { index += 1 }
        isCode.toggle()
      } else if byte == .less || byte == .openBrace, !isCode, index > line.start, closes(at: index, line) {
        return index
      }
      index += 1
    }
    return nil
  }

  private mutating func closes(at offset: Int, _ line: PageLine) -> Bool {
    let next = offset + 1 < line.end ? source.bytes[offset + 1] : .space
    guard "/{%".utf8.contains(next) else { return false }
    let rest = source.rest(of: line, from: offset)
    let place = MarkerPlace(line: rest, quoteDepth: 0, isInText: true, beginsQuote: false)
    for syntax in ContainerSyntaxes.byFirstByte[Int(source.bytes[offset])] {
      guard let marker = syntax.marker(at: place, in: &containerPage) else { continue }
      return marker.effects.contains { effect in
        if case .close(let closing) = effect { containers.canClose(closing) } else { false }
      }
        && marker.effects.allSatisfy { effect in
          if case .close = effect { true } else { false }
        }
    }
    return false
  }
}
