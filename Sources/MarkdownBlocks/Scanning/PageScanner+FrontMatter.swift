import Bytes
import Diagnostics

extension PageScanner {
  /// Cuts the byte order mark and the YAML between two `---` lines off the page's top.
  mutating func readFrontMatter() {
    let bytes = source.bytes
    let mark = Self.byteOrderMark
    let hasMark = bytes.starts(with: mark)
    if hasMark {
      reportByteOrderMark()
      rest = source.pageLine(1, from: mark.count, column: 1, end: max(mark.count, source.pageLine(1).end))
      number = 2
    }
    var first = 1
    while first < source.lineCount, source.pageLine(first).isBlank { first += 1 }
    let start = first == 1 && hasMark ? mark.count : source.lineStarts[first - 1]
    guard isRule(first, from: start, allowsDots: false) else { return }
    var last = first + 1
    var hasKey = false
    while last <= source.lineCount, !isRule(last, from: source.lineStarts[last - 1], allowsDots: true) {
      let line = source.pageLine(last)
      if line.start < line.end, bytes[line.start] == .hash, line.column == 1, !hasKey { return }
      hasKey = hasKey || (bytes[line.start..<line.end].contains(.colon))
      last += 1
    }
    guard last <= source.lineCount, hasKey else { return }
    let content = source.lineStarts[first]..<max(source.lineStarts[first], source.lineStarts[last - 1])
    frontMatter = FrontMatter(
      text: content.text(in: source), firstLine: first + 1,
      range: source.range(start..<source.pageLine(last).end))
    number = last + 1
    rest = nil
  }

  private func isRule(_ number: Int, from start: Int, allowsDots: Bool) -> Bool {
    let end = source.bytes.trimmedEnd(of: start..<max(start, source.pageLine(number).end))
    guard end - start == 3 else { return false }
    return source.bytes.holds("---", at: start, before: end)
      || (allowsDots && source.bytes.holds("...", at: start, before: end))
  }
}
