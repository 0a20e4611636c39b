import Bytes
import Diagnostics

extension PageScanner {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  mutating func reportByteOrderMark() {
    let range = source.range(0..<Self.byteOrderMark.count)
    diagnostics.append(
      Diagnostic(
        rule: "byte-order-mark", severity: .info, range: range,
        message: "the page begins with a byte order mark; it was ignored",
        help: "save the page as UTF-8 without a byte order mark", fixes: [FixIt(range: range, replacement: "")]))
  }

  /// One finding for the whole page, at the first such line. It offers no fix: to rewrite every line of a page is for
  /// its repository to decide, and the lines may end otherwise there than on this computer.
  mutating func reportLineEndings() {
    let ends = source.lineStarts.dropFirst().lazy.map { $0 - 2 }
    let isReturn = { [bytes = source.bytes] (offset: Int) in offset >= 0 && bytes[offset] == .carriageReturn }
    guard let first = ends.first(where: isReturn) else { return }
    let count = ends.reduce(0) { isReturn($1) ? $0 + 1 : $0 }
    diagnostics.append(
      Diagnostic(
        rule: "windows-line-endings", severity: .info, range: source.range(first..<(first + 1)),
        message: "\(count: count, "line of this page ends", "lines of this page end") with a carriage return",
        help: "save the page with LF line endings, and keep them in the repository's .gitattributes"))
  }

  /// What ends line `number`: a fix that adds a line leaves the page's line endings as they are.
  func lineEnding(_ number: Int) -> String {
    let end = source.pageLine(number).end
    return end < source.bytes.count && source.bytes[end] == .carriageReturn ? "\r\n" : "\n"
  }
}
