import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel

/// Puts a text into the place of an action's sample, or below a command that has none.
struct SampleEdit {
  private let document: Document
  private let action: Action

  init(_ document: Document, _ action: Action) { (self.document, self.action) = (document, action) }

  private var source: SourceFile { document.source }

  /// The bytes of the page; nil where there is no place for it.
  func bytes(with text: String) -> [UInt8]? {
    action.expectation.map { replaced($0, by: text) } ?? added(text)
  }

  private var codes: [(block: Block, code: CodeBlock)] {
    document.blocks.compactMap { block in
      if case .code(let code) = block.kind { (block, code) } else { nil }
    }
  }

  // MARK: A sample that is there

  private func replaced(_ sample: Expectation, by text: String) -> [UInt8]? {
    guard
      let (block, code) = codes.first(where: { $0.code.lineStarts.contains { $0.line == sample.textLine } }),
      code.style != .html, let first = code.lineStarts.firstIndex(where: { $0.line == sample.textLine })
    else { return nil }
    let old = sample.text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    let lines = code.text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    // A sample of which a part was read otherwise is not known line by line.
    guard first + old.count <= lines.count, lines[first..<(first + old.count)].elementsEqual(old) else { return nil }
    let start = code.lineStarts[first]
    let last = code.lineStarts[first + old.count - 1].line
    let prefix = Array(source.line(start.line).prefix(start.column - 1))
    let begin = source.offset(of: start)
    let end = source.line(last).endIndex
    var bytes = source.bytes
    bytes.replaceSubrange(begin..<max(begin, end), with: Self.lines(of: text, prefix: prefix, ending: lineEnding))
    guard code.style == .fence else { return bytes }
    return widened(bytes, block, by: bytes.count - source.bytes.count, for: text)
  }

  /// A fence longer than any in the text.
  private func widened(_ bytes: [UInt8], _ block: Block, by growth: Int, for text: String) -> [UInt8]? {
    let opening = source.line(block.range.start.line).drop { $0 != .backtick && $0 != UInt8(ascii: "~") }
    guard let mark = opening.first else { return bytes }
    let length = opening.prefix { $0 == mark }.count
    let needed = Self.fence(for: text, mark: mark)
    guard needed > length else { return bytes }
    let extra = [UInt8](repeating: mark, count: needed - length)
    let closing = source.line(block.range.end.line).drop { $0 != mark }
    guard closing.startIndex > opening.startIndex, closing.first == mark else { return nil }
    var bytes = bytes
    bytes.insert(contentsOf: extra, at: closing.startIndex + growth)
    bytes.insert(contentsOf: extra, at: opening.startIndex)
    return bytes
  }

  // MARK: A sample that is missing

  /// Where lines can be added below a command.
  struct Place {
    /// The last one of the block and its attribute list.
    var line: Int
    /// What is in front of each line of the block.
    var prefix: [UInt8]
    /// Of the opening fence.
    var opening: Int
    /// Of the closing fence.
    var closing: Int
    /// Whether the block has a class that says what it is.
    var isMarked: Bool
  }

  /// Nil where the command shares its block with its output, or the block has no fence.
  var place: Place? {
    codes.first { $0.block.range == action.range }.flatMap { Self.place(below: $0.block, of: action, in: source) }
  }

  /// - Parameter block: that of the action.
  static func place(below block: Block, of action: Action, in source: SourceFile) -> Place? {
    guard !action.isPrompted, case .code(let code) = block.kind, code.style == .fence else { return nil }
    let end = ([block.range.end] + block.attributes.map(\.range.end)).max() ?? block.range.end
    let prefix = Array(source.line(block.range.start.line).prefix { $0.isSpaceOrTab || $0 == .greater })
    return Place(
      line: end.line, prefix: prefix, opening: block.range.start.line, closing: block.range.end.line,
      isMarked: block.attributes.contains { $0.classes.contains("pre") })
  }

  private func added(_ text: String) -> [UInt8]? {
    if action.isPrompted { return addedToTranscript(text) }
    guard let place else { return nil }
    let lines = [place.prefix.trimmedEnd] + Self.block(text, at: place, mark: "screen")
    var bytes = source.bytes
    bytes.insert(contentsOf: lines.flatMap { lineEnding + $0 }, at: source.line(place.line).endIndex)
    return bytes
  }

  /// A fenced block with a class, or with a language where the page has no classes.
  static func block(_ text: String, at place: Place, mark: String) -> [[UInt8]] {
    let fence = [UInt8](repeating: .backtick, count: Self.fence(for: text, mark: .backtick))
    let language = place.isMarked ? "" : mark == "screen" ? "text" : "sh"
    var lines = [place.prefix + fence + Array(language.utf8)]
    lines += text.parts(separatedBy: "\n", omittingEmptySubsequences: false).map { line in
      line.isEmpty ? place.prefix.trimmedEnd : place.prefix + Array(line.utf8)
    }
    lines.append(place.prefix + fence)
    if place.isMarked { lines.append(place.prefix + Array("{: \(mark)}".utf8)) }
    return lines
  }

  /// `$ date` is followed by what it prints, in the same block.
  private func addedToTranscript(_ text: String) -> [UInt8]? {
    let last = action.textLine + (action.text ?? "").utf8.count { $0 == .newline }
    guard let (block, code) = codes.first(where: { $0.code.lineStarts.contains { $0.line == last } }),
      code.style == .fence, let start = code.lineStarts.first(where: { $0.line == last })
    else { return nil }
    let prefix = Array(source.line(last).prefix(start.column - 1))
    var bytes = source.bytes
    bytes.insert(
      contentsOf: lineEnding + prefix + Self.lines(of: text, prefix: prefix, ending: lineEnding),
      at: source.line(last).endIndex)
    return widened(bytes, block, by: bytes.count - source.bytes.count, for: text)
  }

  // MARK: Lines

  private var lineEnding: [UInt8] {
    source.lineStarts.count > 1 && source.lineStarts[1] > 1
      && source.bytes[source.lineStarts[1] - 2] == UInt8(ascii: "\r")
      ? Array("\r\n".utf8) : [.newline]
  }

  /// The first line's prefix is there already.
  private static func lines(of text: String, prefix: [UInt8], ending: [UInt8]) -> [UInt8] {
    text.parts(separatedBy: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line -> [UInt8] in
      if index == 0 { return Array(line.utf8) }
      return ending + (line.isEmpty ? prefix.trimmedEnd : prefix + Array(line.utf8))
    }
  }

  /// How long a fence has to be around a text.
  private static func fence(for text: String, mark: UInt8) -> Int {
    text.parts(separatedBy: "\n").map { line in
      line.utf8.drop { $0.isSpaceOrTab }.prefix { $0 == mark }.count + 1
    }.max().map { max($0, 3) } ?? 3
  }
}

extension [UInt8] {
  var trimmedEnd: [UInt8] { Array(prefix((lastIndex { !$0.isSpaceOrTab } ?? -1) + 1)) }
}
