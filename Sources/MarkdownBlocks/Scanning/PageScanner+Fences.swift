import Bytes
import Diagnostics

extension PageScanner {
  mutating func readFence(_ opening: FenceMark, _ depth: Int) {
    closeText()
    let closing = fences.closing(of: opening, quoteDepth: depth, isListed: !items.isEmpty)
    let first = opening.line.number + 1
    var contentEnd = Int.max
    var lastLine: Int
    var end: Int
    var lists: [AttributeList] = []
    switch closing {
    case .fence(let mark), .short(let mark), .trailed(let mark):
      lastLine = mark.line.number - 1
      number = mark.line.number + 1
      end = mark.line.start + mark.count
      lists = self.lists.list(at: mark.info.lowerBound, before: mark.info.upperBound).map { [$0.list] } ?? []
    case .glued(let line, let offset, let fenceEnd):
      lastLine = line
      contentEnd = offset
      end = fenceEnd
      resume(at: fenceEnd, depth)
    case .missing(let before):
      lastLine = before - 1
      number = before
      end = source.bytes.trimmedEnd(of: opening.line.start..<source.pageLine(max(opening.line.number, lastLine)).end)
    }
    let content = CodeContent(
      source, lines: first..<max(first, lastLine + 1), column: opening.line.column, quoteDepth: depth, end: contentEnd)
    var isClosed = true
    if case .missing = closing { isClosed = false }
    var code = CodeBlock(
      style: .fence, info: opening.info.text(in: source), text: content.text, lineStarts: content.lineStarts,
      column: opening.line.column, isClosed: isClosed)
    code.comments = comments(above: opening.line.number, depth)
    TerminalDirective.open(&code)
    CodeDirective.open(&code)
    parts.append(
      .block(
        Block(
          kind: .code(code), range: source.range(opening.line.start..<end), attributes: lists, quoteDepth: depth)))
    meetFence(opening.line.start..<end, info: code.info)
    report(closing, of: opening, lastLine: lastLine, depth)
    reportDedent(opening, closing, lastLine: lastLine, depth)
    switch closing {
    case .fence(let mark), .short(let mark), .trailed(let mark):
      reportTabs(opening, mark.line, lastLine: lastLine, depth)
    case .glued, .missing: reportTabs(opening, nil, lastLine: lastLine, depth)
    }
  }

  /// The comments on the lines above a line, with nothing but blank lines between them and it.
  private func comments(above line: Int, _ depth: Int) -> [PageComment] {
    var comments: [PageComment] = []
    for number in stride(from: line - 1, to: max(0, line - Self.nearLines), by: -1) {
      let above = FenceMark.quoteStripped(source.pageLine(number), depth: depth, in: source)
      if above.isBlank { continue }
      let end = source.bytes.trimmedEnd(of: above.start..<above.end)
      guard source.bytes.holds("<!--", at: above.start, before: end), end - above.start >= 7,
        source.bytes.holds("-->", at: end - 3, before: end)
      else { break }
      let content = source.bytes[(above.start + 4)..<(end - 3)].drop { $0.isSpaceOrTab }
      let text = content.startIndex..<source.bytes.trimmedEnd(of: content.startIndex..<(end - 3))
      comments.append(PageComment(text: text.text(in: source), range: source.range(above.start..<end)))
    }
    return comments.reversed()
  }

  /// How far above its block a comment is looked for.
  private static let nearLines = 8

  mutating func reportGluedOpening(_ fence: Range<Int>) {
    let range = source.range(fence)
    diagnostics.append(
      Diagnostic(
        rule: "glued-fence", severity: .warning, range: range,
        message: "the opening fence comes after text instead of on a line of its own",
        help: "put the opening fence on the next line",
        fixes: [FixIt(range: SourceRange(at: range.start), replacement: lineEnding(range.start.line))]))
  }

  private func fence(_ mark: FenceMark) -> String {
    String(repeating: mark.byte == .backtick ? "`" : "~", count: mark.count)
  }

  /// What is before the line's content, a list's marker as blanks: within a quote a fence needs the quote's markers.
  private func margin(of line: PageLine, _ depth: Int) -> String {
    guard depth > 0 else { return indentation(line) }
    let before = source.bytes[source.lineStarts[line.number - 1]..<line.start]
    return String(decoding: before.map { $0 == .greater || $0.isSpaceOrTab ? $0 : .space }, as: UTF8.self)
  }

  private func indentation(_ line: PageLine) -> String { String(repeating: " ", count: line.column - 1) }

  private mutating func report(_ closing: FenceReader.Closing, of opening: FenceMark, lastLine: Int, _ depth: Int) {
    let opener = source.range(opening.line.start..<(opening.line.start + opening.count))
    let closer = lineEnding(opening.line.number) + margin(of: opening.line, depth) + fence(opening)
    switch closing {
    case .fence: break
    case .short(let mark):
      let range = source.range(mark.line.start..<(mark.line.start + mark.count))
      diagnostics.append(
        Diagnostic(
          rule: "short-closing-fence", severity: .warning, range: range,
          message: "this closing fence is shorter than the opening one on line \(opening.line.number)",
          help: "write as many backticks to close a code block as to open it",
          fixes: [FixIt(range: range, replacement: fence(opening))]))
    case .trailed(let mark):
      let range = source.range(mark.line.start..<mark.info.upperBound)
      diagnostics.append(
        Diagnostic(
          rule: "unclosed-fence", severity: .error, range: range,
          message: "because of what is after it, this fence does not close the block of line \(opening.line.number)",
          help: "write nothing after a closing fence",
          fixes: [FixIt(range: range, replacement: fence(mark))]))
    case .glued(let line, let offset, let end):
      let range = source.range(offset..<end)
      diagnostics.append(
        Diagnostic(
          rule: "glued-fence", severity: .warning, range: range,
          message: "the closing fence is at the end of the last line of code instead of on a line of its own",
          help: "put the closing fence on the next line",
          fixes: [
            FixIt(range: SourceRange(at: range.start), replacement: lineEnding(line) + margin(of: opening.line, depth))
          ]
        ))
    case .missing:
      let end = source.pageLine(max(opening.line.number, lastLine)).end
      diagnostics.append(
        Diagnostic(
          rule: "unclosed-fence", severity: isLast(lastLine) ? .warning : .error, range: opener,
          message: "this code block is never closed; it was read up to line \(max(opening.line.number, lastLine))",
          help: "close it with \(fence(opening)) on a line of its own",
          fixes: [FixIt(range: SourceRange(at: source.position(atOffset: end)), replacement: closer)]))
    }
  }

  /// Nothing but blank lines is below: every browser shows the page as it is meant.
  private func isLast(_ line: Int) -> Bool {
    var next = line + 1
    while next <= source.lineCount, source.pageLine(next).isBlank { next += 1 }
    return next > source.lineCount
  }

  /// Code left of the text of its item ends the item, and often the code block, in CommonMark.
  private mutating func reportDedent(_ opening: FenceMark, _ closing: FenceReader.Closing, lastLine: Int, _ depth: Int)
  {
    guard depth == 0, let column = items.contentColumn(holding: opening.line.column) else { return }
    var lines = Array((opening.line.number + 1)..<max(opening.line.number + 1, lastLine + 1))
    if case .fence(let mark) = closing { lines.append(mark.line.number) }
    let left = lines.map { source.pageLine($0) }.filter { !$0.isBlank && $0.column < column }
    guard let first = left.first else { return }
    let fixes = left.map { line in
      let start = source.lineStarts[line.number - 1]
      return FixIt(range: source.range(start..<line.start), replacement: indentation(opening.line))
    }
    diagnostics.append(
      Diagnostic(
        rule: "dedented-fence", severity: .warning, range: source.range(first.start..<first.end),
        message: "the code block that opens on line \(opening.line.number) leaves its list item here",
        help: "indent all lines of the code block as its opening fence is", fixes: fixes))
  }
}
