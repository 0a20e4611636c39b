import Bytes
import Diagnostics

extension PageScanner {
  /// Tabs in front of a fence: every program counts them in its own way.
  ///
  /// - Parameters:
  ///   - closing: the line of the closing fence, when there is one.
  ///   - lastLine: of the code.
  mutating func reportTabs(_ opening: FenceMark, _ closing: PageLine?, lastLine: Int, _ depth: Int) {
    guard depth == 0, let first = [opening.line, closing].compactMap(\.self).first(where: isIndentedByTabs) else {
      return
    }
    let fences = [opening.line, closing].compactMap(\.self).compactMap { blanks(number: $0.number, before: .max) }
    let content = Array((opening.line.number + 1)..<max(opening.line.number + 1, lastLine + 1))
    diagnostics.append(
      Diagnostic(
        rule: "tab-before-fence", severity: .info,
        range: source.range(source.lineStarts[first.number - 1]..<first.start),
        message: "tabs indent this fence; each was counted up to the next multiple of four columns",
        help: "indent code blocks with spaces",
        fixes: fences + content.compactMap { blanks(number: $0, before: opening.line.column) }))
  }

  private func isIndentedByTabs(_ line: PageLine) -> Bool {
    let indentation = source.bytes[source.lineStarts[line.number - 1]..<line.start]
    return indentation.contains(.tab) && indentation.allSatisfy(\.isSpaceOrTab)
  }

  /// Writes the indentation of a line as blanks, as far as `column`; nil where it holds no tab.
  private func blanks(number: Int, before column: Int) -> FixIt? {
    let line = source.line(number)
    var index = line.startIndex
    var at = 1
    while index < line.endIndex, line[index].isSpaceOrTab, at < column {
      at = line[index] == .tab ? (at + 3) / 4 * 4 + 1 : at + 1
      index += 1
    }
    guard line[..<index].contains(.tab) else { return nil }
    return FixIt(range: source.range(line.startIndex..<index), replacement: String(repeating: " ", count: at - 1))
  }

  /// An attribute list right below a code block, at another column. Markdown gives some to something else: left of the
  /// item that holds the block a list ends the item, and four columns to the right it is code or text.
  mutating func reportColumn(of list: AttributeList, _ line: PageLine, _ depth: Int) {
    guard depth == 0, !isAfterBlank, source.lineStarts[line.number - 1] + list.range.start.column - 1 == line.start,
      source.bytes[source.lineStarts[line.number - 1]..<line.start].allSatisfy(\.isSpaceOrTab),
      let block = codeAbove?.column, line.column != block
    else { return }
    let content = items.contentColumn(holding: block) ?? 1
    let isWithin = line.column >= content && line.column <= content + 3
    diagnostics.append(
      Diagnostic(
        rule: "attribute-list-misplaced", severity: isWithin ? .info : .warning, range: list.range,
        message: "this attribute list is at column \(line.column), its code block at column \(block)",
        help: "indent the attribute list as its code block is",
        fixes: [
          FixIt(
            range: source.range(source.lineStarts[line.number - 1]..<line.start),
            replacement: String(repeating: " ", count: block - 1))
        ]))
  }
}
