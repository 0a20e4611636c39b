import Bytes
import Diagnostics

extension PageScanner {
  mutating func closeText() {
    guard let start = textStart else { return }
    parts.append(.text(start..<text.lineCount, role: textRole, quoteDepth: textDepth))
    textStart = nil
    isInTable = false
    text.beginLine(number)
    text.endLine()
  }

  mutating func openText(_ role: PagePart.Role, _ depth: Int) {
    closeText()
    textStart = text.lineCount
    textRole = role
    textDepth = depth
  }

  /// A line of a paragraph, or of what cmark will make of it.
  mutating func readText(_ line: PageLine, _ depth: Int, isEscaped: Bool = false) {
    divideTable(line)
    meetMargin(line)
    // A line with fewer quote markers than the paragraph above continues it.
    if textStart == nil || depth > textDepth { openText(.paragraph, depth) }
    if line.column < 5, textRole == .paragraph { isInDefinition = false }
    let isDefinition = isReferenceDefinition(line)
    text.beginLine(line.number)
    if isEscaped { text.insert([.backslash], for: line.start..<line.start) }
    let (last, isInterrupted) = copyUpToInterruption(line)
    let tail = tailList(in: last)
    copyEnd(last.lowerBound..<(tail.map { source.offset(of: $0.range.start) } ?? last.upperBound), of: line)
    text.endLine()
    if isInterrupted || isDefinition || tail != nil { closeText() }
    if let tail { parts.append(.attributes(tail, forNext: false)) }
  }

  /// A paragraph at the margin, after a blank line, ends the lists above it: "To install, run:" leads to the code that is
  /// indented below it. So does a heading that is underlined.
  private mutating func meetMargin(_ line: PageLine) {
    endsWithColon = source.bytes[source.bytes.trimmedEnd(of: line.start..<line.end) - 1] == .colon
    guard !items.isEmpty else { return }
    if textStart == nil { isAtMargin = isAfterBlank && line.column == containers.codeColumn }
    guard isAtMargin else {
      leadsToCode = false
      return
    }
    if textStart != nil, isUnderline(line) { items.removeAll() }
    leadsToCode = endsWithColon
  }

  private func isUnderline(_ line: PageLine) -> Bool {
    let bytes = source.bytes[line.start..<source.bytes.trimmedEnd(of: line.start..<line.end)]
    guard let first = bytes.first, bytes.count >= 2, "=-".utf8.contains(first) else { return false }
    return bytes.allSatisfy { $0 == first }
  }

  /// Copies what is in front of comments, and arranges for what is after an interruption to be read next.
  ///
  /// - Returns: what is still to copy, and whether a block interrupts the text.
  private mutating func copyUpToInterruption(_ line: PageLine) -> (Range<Int>, Bool) {
    var start = line.start
    while start < line.end {
      switch comments.interruption(in: start..<line.end, isWhole: start == line.start) {
      case .comment(let range) where range.upperBound <= line.end:
        repair.append(start..<range.lowerBound, to: &text)
        start = range.upperBound
      case .comment(let range):
        resume(at: range.upperBound, textDepth)
        return (start..<range.lowerBound, false)
      case .html(let offset):
        resume(at: offset, textDepth)
        return (start..<offset, true)
      case nil:
        guard let fence = fences.gluedOpening(line, from: start) else { return (start..<line.end, false) }
        reportGluedOpening(fence..<source.bytes.trimmedEnd(of: fence..<line.end))
        resume(at: fence, textDepth)
        return (start..<fence, true)
      }
    }
    return (start..<line.end, false)
  }

  /// A backslash that ends a line breaks it, but cmark loses count of the lines there: two blanks say the same.
  private mutating func copyEnd(_ range: Range<Int>, of line: PageLine) {
    let isBreak =
      range.upperBound == line.end && range.count > 1 && source.bytes[line.end - 1] == .backslash
      && source.bytes[line.end - 2] != .backslash && line.number < source.lineCount
      && !source.pageLine(line.number + 1).isBlank
    guard isBreak else { return repair.append(range, to: &text) }
    repair.append(range.lowerBound..<(range.upperBound - 1), to: &text)
    text.insert([.space, .space], for: (range.upperBound - 1)..<range.upperBound)
  }

  /// `[label]: address`, which cmark takes out of the paragraph below it together with the paragraph's place.
  private func isReferenceDefinition(_ line: PageLine) -> Bool {
    let bytes = source.bytes
    guard bytes[line.start] == UInt8(ascii: "["),
      let label = bytes.firstOffset(of: "]:", in: line.start..<line.end)
    else { return false }
    let address = source.rest(of: line, from: label + 2)
    let end = bytes[address.start..<address.end].firstIndex { $0.isSpaceOrLineEnd } ?? address.end
    let title = source.rest(of: line, from: end)
    return !address.isBlank && (title.isBlank || "\"'(".utf8.contains(bytes[title.start]))
  }

  /// In cmark a table takes the paragraph above it in, and the text below it, when no blank line parts them.
  private mutating func divideTable(_ line: PageLine) {
    guard textStart != nil else { return }
    let bar = UInt8(ascii: "|")
    if isInTable {
      if !source.bytes[line.start..<line.end].contains(bar) { closeText() }
    } else if isDelimiterRow(line) {
      isInTable = true
    } else if line.number < source.lineCount, isDelimiterRow(source.pageLine(line.number + 1)),
      source.bytes[line.start..<line.end].contains(bar)
    {
      closeText()
    }
  }

  /// `|---|:-:|`, below a table's header.
  private func isDelimiterRow(_ line: PageLine) -> Bool {
    var hasBar = false
    var hasDash = false
    for byte in source.bytes[line.start..<line.end] {
      switch byte {
      case UInt8(ascii: "|"): hasBar = true
      case UInt8(ascii: "-"): hasDash = true
      case .colon, .space, .tab: break
      default: return false
      }
    }
    return hasBar && hasDash
  }
}
