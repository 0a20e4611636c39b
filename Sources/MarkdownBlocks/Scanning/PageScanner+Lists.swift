import Bytes
import Diagnostics

extension PageScanner {
  /// Opens the item whose marker begins `line` and gives what is after it; nil when there is no marker.
  mutating func readMarker(_ line: PageLine, _ depth: Int, isAfterMarker: Bool) -> PageLine? {
    if !isAfterMarker, markers.isThematicBreak(line) { return nil }
    guard let found = markers.marker(line, letters: !isAfterMarker && !items.isEmpty),
      isAfterMarker || isItem(found, line)
    else { return nil }
    closeText()
    let rest = source.rest(of: line, from: found.end)
    let marker = ListMarker(
      ordinal: found.ordinal, column: line.column,
      contentColumn: rest.isBlank ? line.column + found.end - line.start + 1 : rest.column)
    let range = source.range(line.start..<found.end)
    if found.isLetter { reportLetter(found, range) }
    items.open(marker, isLetter: found.isLetter)
    leadsToCode = false
    parts.append(.block(Block(kind: .listItem(marker), range: range, quoteDepth: depth)))
    return rest
  }

  /// A number or a letter in running text that happens to begin a line opens no item.
  private func isItem(_ found: ListMarkerReader.Found, _ line: PageLine) -> Bool {
    if found.isLetter { return found.hasText && items.continues(letter: found.ordinal ?? "") }
    guard textStart != nil else { return true }
    guard found.hasText else { return false }
    guard let number = found.number else { return true }
    return number == 1 || items.continues(number: number, column: line.column)
  }

  private mutating func reportLetter(_ found: ListMarkerReader.Found, _ range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        rule: "lettered-list-item", severity: .info, range: range,
        message: "`\(found.ordinal ?? "").` is not a list marker in Markdown; it was read as a sub-step",
        help: "number sub-steps with 1., 2., 3. and indent them under their step"))
  }

  /// Text four columns in, after a blank line or a heading and outside of lists: within lists it is a wrong indentation.
  func isIndentedCode(_ line: PageLine, _ depth: Int, _ isAfterMarker: Bool) -> Bool {
    guard let margin = containers.codeColumn, line.column >= margin + 4, textStart == nil,
      isAfterBlank || headingLine == line.number - 1,
      items.isEmpty || leadsToCode || isCodeOfItem(line),
      !isAfterMarker, depth == 0, !isInDefinition
    else { return false }
    switch source.bytes[line.start] {
    case .backtick, UInt8(ascii: "~"): return FenceMark(line, in: source) == nil
    case .openBrace: return lists.list(at: line.start, before: line.end) == nil
    case .less:
      var finder = html
      if case .region = finder.opening(line, isInParagraph: false) { return false }
      return !source.bytes.holds("<!--", at: line.start, before: line.end)
    default: return true
    }
  }

  /// "1. Run it:" and, four columns right of where its text begins, the code.
  private func isCodeOfItem(_ line: PageLine) -> Bool {
    guard endsWithColon, !isAtMargin, let content = items.contentColumn(holding: line.column) else { return false }
    return line.column >= content + 4
  }

  mutating func readIndentedCode(_ first: PageLine) {
    let isAfterList = !items.isEmpty && leadsToCode
    if isAfterList { items.removeAll() }
    let margin = items.contentColumn(holding: first.column) ?? containers.codeColumn ?? 1
    let column = margin + 4
    var last = first.number
    var next = first.number + 1
    while next <= source.lineCount {
      let line = source.pageLine(next)
      if !line.isBlank {
        guard line.column >= column, FenceMark(line, in: source) == nil,
          !source.bytes.holds("{:", at: line.start, before: line.end)
        else { break }
        last = next
      }
      next += 1
    }
    let content = CodeContent(source, lines: first.number...last, column: column, quoteDepth: 0)
    let code = CodeBlock(
      style: .indented, info: "", text: content.text, lineStarts: content.lineStarts,
      column: isAfterList || !items.isEmpty ? margin : first.column,
      isClosed: true)
    let range = source.range(first.start..<source.bytes.trimmedEnd(of: first.start..<source.pageLine(last).end))
    parts.append(.block(Block(kind: .code(code), range: range)))
    number = last + 1
  }

  /// `:   text` below a term.
  mutating func readDefinition(_ line: PageLine, _ depth: Int) -> Bool {
    let text = source.rest(of: line, from: line.start + 1)
    guard text.start > line.start + 1, !text.isBlank else { return false }
    if textStart != nil, textRole == .paragraph {
      textRole = .term
    } else if textStart == nil {
      guard case .text(let lines, let role, let termDepth) = parts.last, self.text.line(lines.lowerBound).first != .hash
      else { return false }
      if role == .paragraph { parts[parts.count - 1] = .text(lines, role: .term, quoteDepth: termDepth) }
    } else if textRole != .definition {
      return false
    }
    openText(.definition, depth)
    isInDefinition = true
    readText(text, depth)
    return true
  }
}
