import Bytes
import Diagnostics

extension PageScanner {
  /// Reads the comment or HTML that begins `line`; false when it is text.
  mutating func readHTML(_ line: PageLine, _ depth: Int) -> Bool {
    if let comment = comments.comment(at: line.start, before: line.end) {
      closeText()
      resume(at: comment.upperBound, depth)
      return true
    }
    switch html.opening(line, isInParagraph: textStart != nil) {
    case .none: return false
    case .escaped:
      if source.bytes.holds("<!--", at: line.start, before: line.end) { reportComment(line) }
      readText(line, depth, isEscaped: true)
    case .alone:
      reportSwallowedText(line, depth)
      closeText()
      let range = line.start..<source.bytes.trimmedEnd(of: line.start..<line.end)
      parts.append(
        .block(Block(kind: .html(range.text(in: source)), range: source.range(range), quoteDepth: depth)))
    case .region(let region):
      closeText()
      read(upToPane(region, depth), depth)
    }
    return true
  }

  /// A pane that follows without a blank line the element around it, or the buttons that show it, is a container.
  private mutating func upToPane(_ region: HTMLRegionFinder.Region, _ depth: Int) -> HTMLRegionFinder.Region {
    guard TabPanes.mayPrecede.contains(region.name) else { return region }
    let first = source.position(atOffset: region.range.lowerBound).line
    let last = source.position(atOffset: max(region.range.lowerBound, region.range.upperBound - 1)).line
    guard first < last else { return region }
    for number in first + 1...last {
      let line = source.pageLine(number)
      guard !line.isBlank, source.bytes[line.start] == .less, TabPanes().opensPane(line, in: containerPage) else {
        continue
      }
      var cut = region
      cut.range = region.range.lowerBound..<source.lineStarts[number - 1]
      return cut
    }
    return region
  }

  private mutating func read(_ region: HTMLRegionFinder.Region, _ depth: Int) {
    resume(at: region.range.upperBound, depth)
    if html.isTooDeep(region.range) {
      let end = source.bytes.trimmedEnd(of: region.range)
      let range = region.range.lowerBound..<end
      parts.append(
        .block(Block(kind: .html(range.text(in: source)), range: source.range(range), quoteDepth: depth)))
      diagnostics.append(
        Diagnostic(
          rule: "html-too-deep", severity: .error, range: tag(at: range.lowerBound),
          message: "more than \(HTMLRegionFinder.depthLimit) HTML elements are open here; this HTML was not read",
          help: "close the elements"))
      return
    }
    var reader = HTMLBlockReader(source, repair: repair, quoteDepth: depth)
    reader.read(region.range)
    parts += reader.blocks.map { .block($0) }
    for (table, rows) in reader.tableRepairs { report(rows, of: table) }
    report(region)
  }

  private mutating func report(_ rows: [Range<Int>], of table: Range<Int>) {
    guard let first = rows.first else { return }
    diagnostics.append(
      Diagnostic(
        rule: "html-table-malformed", severity: .info, range: tag(at: first.lowerBound),
        message: "\(count: rows.count, "row of this table begins", "rows of this table begin") without <tr>",
        help: "write <tr> before the first cell of each row",
        fixes: rows.map { FixIt(range: SourceRange(at: source.position(atOffset: $0.lowerBound)), replacement: "<tr>") }
      ))
  }

  private mutating func report(_ region: HTMLRegionFinder.Region) {
    guard region.name == "table" else { return }
    if !region.isClosed {
      diagnostics.append(
        Diagnostic(
          rule: "html-table-malformed", severity: .warning, range: tag(at: region.range.lowerBound),
          message: "this table is never closed", help: "write </table> after its last row"))
    }
    let last = source.position(atOffset: region.range.upperBound).line
    let first = source.position(atOffset: region.range.lowerBound).line
    guard region.isClosed, let blank = (first...last).first(where: { source.pageLine($0).isBlank }) else { return }
    let start = source.lineStarts[blank - 1]
    let end = blank < source.lineStarts.count ? source.lineStarts[blank] : source.bytes.count
    diagnostics.append(
      Diagnostic(
        rule: "html-table-malformed", severity: .info, range: source.range(start..<start),
        message: "a blank line within an HTML table ends it in Markdown",
        help: "remove the blank line", fixes: [FixIt(range: source.range(start..<end), replacement: "")]))
  }

  /// A line of nothing but tags opens HTML in Markdown, unless a paragraph is open, and the lines up to the next blank
  /// one are a part of it.
  private mutating func reportSwallowedText(_ line: PageLine, _ depth: Int) {
    if textStart != nil || lastTagsInParagraph == line.number - 1 {
      lastTagsInParagraph = line.number
      return
    }
    guard depth == 0, line.number < source.lineCount else { return }
    let next = source.pageLine(line.number + 1)
    guard !next.isBlank, next.column < 5 || !items.isEmpty,
      source.bytes[next.start] != .less, source.bytes[next.start] != .openBrace
    else { return }
    diagnostics.append(
      Diagnostic(
        rule: "html-swallows-text", severity: .info,
        range: source.range(line.start..<source.bytes.trimmedEnd(of: line.start..<line.end)),
        message: "a line of nothing but HTML swallows the lines below it; they were read as Markdown",
        help: "leave a blank line below it",
        fixes: [
          FixIt(range: SourceRange(at: source.position(atOffset: line.end)), replacement: lineEnding(line.number))
        ]))
  }

  private mutating func reportComment(_ line: PageLine) {
    diagnostics.append(
      Diagnostic(
        rule: "unclosed-comment", severity: .warning, range: source.range(line.start..<(line.start + 4)),
        message: "this comment never ends; it was read as text", help: "close it with -->"))
  }

  /// The range of the tag that begins at `offset`.
  private func tag(at offset: Int) -> SourceRange {
    let line = source.pageLine(source.position(atOffset: offset).line)
    let end = source.bytes[offset..<max(offset, line.end)].firstIndex(of: .greater).map { $0 + 1 } ?? line.end
    return source.range(offset..<max(offset, end))
  }
}
