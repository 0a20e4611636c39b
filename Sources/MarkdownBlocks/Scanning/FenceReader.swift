import Bytes
import Diagnostics

/// Finds where a fenced code block ends, as its author meant it.
///
/// A closing fence may be missing, glued to the last line, shorter than the opening one, or left of it. CommonMark
/// would swallow the rest of the page; here what follows the fence tells.
struct FenceReader {
  let source: SourceFile
  let index: FenceIndex
  let lists: AttributeListParser

  init(_ source: SourceFile) {
    self.source = source
    index = FenceIndex(source)
    lists = AttributeListParser(source: source)
  }

  enum Closing {
    case fence(FenceMark)
    /// A closing fence with fewer backticks than the opening one.
    case short(FenceMark)
    /// A closing fence with a full stop or the like after it, which closes nothing in a browser.
    case trailed(FenceMark)
    /// The last line of the content ends with the closing fence, which begins at `offset`.
    case glued(line: Int, offset: Int, end: Int)
    /// None: the content ends before this line.
    case missing(before: Int)
  }

  /// How many marks are looked at to find the one that closes: hostile pages must not be read again and again.
  private static let reach = 256

  /// - Parameters:
  ///   - quoteDepth: how many quote markers every line of the block carries.
  ///   - isListed: a list item is open above.
  func closing(of opening: FenceMark, quoteDepth: Int, isListed: Bool) -> Closing {
    let candidate = candidateClosing(of: opening)
    let limit: Int
    let trust: Int
    switch candidate {
    case .fence(let mark), .short(let mark), .trailed(let mark):
      limit = mark.line.number
      // More than three backticks are written on purpose, around code that shows fences.
      let isDeliberate = opening.count > 3 && mark.count >= opening.count
      trust = isDeliberate || hasListBelow(limit) ? 2 : isFollowedByBlank(limit) ? 1 : 0
    case .missing(let line), .glued(let line, _, _):
      limit = line
      trust = 0
    }
    return evidence(
      in: (opening.line.number + 1)..<max(limit, opening.line.number + 1), opening, quoteDepth, isListed, trust)
      ?? trimmed(candidate, opening)
  }

  /// What CommonMark would take, and short fences with an attribute list below where that is out of balance.
  private func candidateClosing(of opening: FenceMark) -> Closing {
    let first = index.firstIndex(below: opening.line.number)
    var short: FenceMark?
    var shortCount = 0
    for mark in index.marks[first...].prefix(Self.reach) where mark.byte == opening.byte {
      if mark.count >= opening.count {
        if let short, shortCount % 2 == 1 { return .short(short) }
        if isTrailed(mark) { return .trailed(mark) }
        return mark.isBare ? .fence(mark) : .missing(before: mark.line.number)
      }
      shortCount += 1
      if short == nil, mark.isBare, !mark.info.isEmpty || hasListBelow(mark.line.number) { short = mark }
    }
    if let short { return .short(short) }
    let beyond = first + Self.reach
    return .missing(before: beyond < index.marks.count ? index.marks[beyond].line.number : source.lineCount + 1)
  }

  /// "```." at the end of a sentence that the block is a part of.
  private func isTrailed(_ mark: FenceMark) -> Bool {
    (1...2).contains(mark.info.count) && source.bytes[mark.info].allSatisfy { ".,;:)".utf8.contains($0) }
  }

  /// The first line that cannot be content, weighed against how surely the candidate is a closing fence.
  ///
  /// - Parameter trust: 2 when an attribute list follows the candidate, 1 when a blank line does, 0 when there is no
  ///   candidate or text follows it, as after an opening fence.
  private func evidence(
    in lines: Range<Int>, _ opening: FenceMark, _ quoteDepth: Int, _ isListed: Bool, _ trust: Int
  ) -> Closing? {
    var wasBlank = false
    for number in lines {
      let whole = source.pageLine(number)
      let line = FenceMark.quoteStripped(whole, depth: quoteDepth, in: source)
      if quoteDepth > 0, FenceMark.quoteStripped(whole, depth: quoteDepth - 1, in: source).start == line.start {
        return .missing(before: number)
      }
      if let glued = gluedFence(line, opening, trust) { return glued }
      if let cut = cutFence(line, opening, trust) { return .short(cut) }
      if trust < 2, isStructure(line, opening, wasBlank: wasBlank, isListed: isListed, trust) {
        return trimmed(.missing(before: number), opening)
      }
      wasBlank = line.isBlank
    }
    return nil
  }

  private func gluedFence(_ line: PageLine, _ opening: FenceMark, _ trust: Int) -> Closing? {
    let bytes = source.bytes
    var end = bytes.trimmedEnd(of: line.start..<line.end)
    var hasOwnList = false
    if end > line.start, bytes[end - 1] == .closeBrace, let list = bytes.firstOffset(of: "```{:", in: line.start..<end)
    {
      end = list + 3
      hasOwnList = true
    }
    var start = end
    while start > line.start, bytes[start - 1] == opening.byte { start -= 1 }
    guard end - start >= 3, start > line.start else { return nil }
    guard hasOwnList || hasListBelow(line.number) || (trust == 0 && isFollowedByBlank(line.number)) else { return nil }
    guard bytes.firstOffset(of: "```", in: line.start..<start) == nil else { return nil }
    return .glued(line: line.number, offset: start, end: end)
  }

  /// Two backticks alone on a line: a fence that lost one. A shell would take them for a substitution of nothing.
  private func cutFence(_ line: PageLine, _ opening: FenceMark, _ trust: Int) -> FenceMark? {
    guard let mark = FenceMark(line, in: source, atLeast: 2), mark.count == 2, mark.byte == opening.byte,
      mark.info.isEmpty, line.column < opening.line.column + 4,
      hasListBelow(line.number) || (trust == 0 && isFollowedByBlank(line.number))
    else { return nil }
    return mark
  }

  private func isStructure(
    _ line: PageLine, _ opening: FenceMark, wasBlank: Bool, isListed: Bool, _ trust: Int
  ) -> Bool {
    guard !line.isBlank else { return false }
    let bytes = source.bytes
    if bytes[line.start] == .openBrace {
      guard let parsed = lists.list(at: line.start, before: line.end) else { return false }
      return trust < 2
        && parsed.list.classes.contains { name in
          AttributeListParser.codeClasses.contains { $0 == name || SpellingDistance.isOneEdit($0, name) }
        }
    }
    if bytes[line.start] == .hash, line.column < 4 {
      var hashes = line.start
      while hashes < line.end, bytes[hashes] == .hash { hashes += 1 }
      guard hashes < line.end, bytes[hashes].isSpaceOrTab, hashes - line.start <= 6 else { return false }
      let next = line.number < source.lineCount ? source.pageLine(line.number + 1) : nil
      if let next, bytes.holds("{: #", at: next.start, before: next.end) { return true }
      return trust == 0 && wasBlank && hashes - line.start >= 2
    }
    guard trust == 0, wasBlank, isListed, line.column < opening.line.column,
      let marker = ListMarkerReader(source).marker(line), marker.ordinal != nil
    else { return false }
    return true
  }

  /// Without the blank lines at the end of what no fence closes.
  private func trimmed(_ closing: Closing, _ opening: FenceMark) -> Closing {
    guard case .missing(var before) = closing else { return closing }
    while before - 1 > opening.line.number, source.pageLine(before - 1).isBlank { before -= 1 }
    return .missing(before: before)
  }

  /// Where an opening fence begins that is after text: an attribute list below the next fence shows that it closes.
  func gluedOpening(_ line: PageLine, from start: Int) -> Int? {
    let bytes = source.bytes
    let end = bytes.trimmedEnd(of: start..<line.end)
    guard end - start > 3, bytes[end - 1] == .backtick else { return nil }
    var fence = end
    while fence > start, bytes[fence - 1] == .backtick { fence -= 1 }
    guard end - fence >= 3, fence > start, !bytes[start..<fence].contains(.backtick) else { return nil }
    let next = index.firstIndex(below: line.number)
    guard next < index.marks.count, index.marks[next].isBare, index.marks[next].count >= end - fence,
      hasListBelow(index.marks[next].line.number)
    else { return nil }
    return fence
  }

  private func hasListBelow(_ number: Int) -> Bool {
    for next in (number + 1)..<(number + 4) where next <= source.lineCount {
      let line = FenceMark.quoteStripped(source.pageLine(next), depth: .max, in: source)
      if line.isBlank { continue }
      if lists.misspelt(at: line.start, before: line.end) != nil { return true }
      guard let parsed = lists.list(at: line.start, before: line.end) else { return false }
      return !lists.isDeclaration(at: line.start, before: line.end) && parsed.end > line.start
    }
    return false
  }

  private func isFollowedByBlank(_ number: Int) -> Bool {
    number >= source.lineCount || source.pageLine(number + 1).isBlank
  }
}
