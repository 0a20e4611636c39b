import Bytes
import Diagnostics

/// Turns cmark's inline nodes into ``Inline`` values with ranges in the original.
///
/// It walks without recursion and nests no deeper than ``depthLimit``: what is deeper becomes a sibling, so that
/// hostile text cannot exhaust the stack of whoever walks or frees the result.
struct InlineReader {
  let source: SourceFile
  let text: RepairedText
  let standIns: [StandIn]
  /// Bytes at the beginning that only kept cmark from seeing a block there.
  var prefixLength = 0
  /// Within HTML, entities count in code spans too.
  var decodesCode = false

  private static let depthLimit = 32

  private struct Frame {
    var node: CommonMarkNode?
    var content: [Inline] = []
    /// Text nodes come in small pieces.
    var pending: [UInt8] = []
    var pendingRange = 0..<0
    /// The original line that the pending text begins on.
    var pendingLine = 1
  }

  func inlines(of block: CommonMarkNode) -> [Inline] {
    var stack = [Frame()]
    var next = block.firstChild
    var end = text.originalStart(line: block.startLine, column: block.startColumn)
    while true {
      if let node = next {
        let kind = node.kind
        if kind == .emphasis || kind == .strong || kind == .link || kind == .image {
          flush(&stack[stack.count - 1])
          stack.append(Frame(node: node))
          next = node.firstChild
          continue
        }
        append(node, kind, to: &stack[stack.count - 1], &end)
        next = node.next
      } else {
        var frame = stack.removeLast()
        flush(&frame)
        guard let node = frame.node else { return frame.content }
        let range = originalRange(of: node)
        end = range.upperBound
        if stack.count >= Self.depthLimit {
          stack[stack.count - 1].content += frame.content
        } else {
          stack[stack.count - 1].content.append(
            Inline(container(node, frame.content), range: source.range(range, onLine: line(of: node))))
        }
        next = node.next
      }
    }
  }

  private func container(_ node: CommonMarkNode, _ content: [Inline]) -> Inline.Kind {
    switch node.kind {
    case .emphasis: .emphasis(content)
    case .strong: .strong(content)
    case .image: .image(source: restored(node.destination), alternative: content)
    default: .link(destination: restored(node.destination), content: content)
    }
  }

  private func append(_ node: CommonMarkNode, _ kind: CommonMarkNode.Kind, to frame: inout Frame, _ end: inout Int) {
    switch kind {
    case .text:
      var range = originalRange(of: node)
      var literal = node.literal[...]
      if prefixLength > 0, node.startLine == 0, node.startColumn == 1 {
        literal = literal.dropFirst(prefixLength)
        let start = text.originalStart(line: 0, column: 1 + prefixLength)
        range = min(start, range.upperBound)..<range.upperBound
      }
      if frame.pending.isEmpty {
        frame.pendingRange = range
        frame.pendingLine = line(of: node)
      }
      frame.pending += literal
      frame.pendingRange = frame.pendingRange.lowerBound..<max(frame.pendingRange.lowerBound, range.upperBound)
      end = range.upperBound
      return
    case .softBreak, .lineBreak:
      trimBreak(&frame)
      flush(&frame)
      frame.content.append(
        Inline(kind == .softBreak ? .softBreak : .lineBreak, range: breakRange(at: end, frame.content.last)))
    case .code:
      flush(&frame)
      let range = widened(originalRange(of: node))
      end = range.upperBound
      let code = restored(node.literal)
      frame.content.append(
        Inline(
          .code(decodesCode ? HTMLEntities.decoded(code) : code), range: source.range(range, onLine: line(of: node))))
    default:
      let literal = restored(node.literal)
      guard !literal.hasPrefix("<!--") else { return }
      flush(&frame)
      let range = originalRange(of: node)
      end = range.upperBound
      frame.content.append(Inline(.html(literal), range: source.range(range, onLine: line(of: node))))
    }
  }

  /// cmark counts the blanks or the backslash that make a line break as text.
  private func trimBreak(_ frame: inout Frame) {
    guard let last = frame.pending.last, !last.isSpaceOrTab, last != .backslash else { return }
    var end = frame.pendingRange.upperBound
    while end > frame.pendingRange.lowerBound, source.bytes[end - 1].isSpaceOrTab || source.bytes[end - 1] == .backslash
    {
      end -= 1
    }
    frame.pendingRange = frame.pendingRange.lowerBound..<end
  }

  /// cmark gives line breaks no place; they are after what is in front of them.
  private func breakRange(at end: Int, _ previous: Inline?) -> SourceRange {
    previous.map { SourceRange(at: $0.range.end) } ?? source.range(end..<end)
  }

  /// cmark's range of a code span leaves the backticks out.
  private func widened(_ range: Range<Int>) -> Range<Int> {
    let bytes = source.bytes
    var start = range.lowerBound
    while start > 0, bytes[start - 1] == .backtick { start -= 1 }
    var end = range.upperBound
    while end < bytes.count, bytes[end] == .backtick { end += 1 }
    return start..<end
  }

  private func flush(_ frame: inout Frame) {
    defer { frame.pending.removeAll(keepingCapacity: true) }
    guard !frame.pending.isEmpty else { return }
    guard let pieces = StandIn.pieces(of: frame.pending) else {
      frame.content.append(
        Inline(
          .text(String(decoding: frame.pending, as: UTF8.self)),
          range: source.range(frame.pendingRange, onLine: frame.pendingLine)))
      return
    }
    append(pieces, of: frame.pending, within: frame.pendingRange, to: &frame.content)
  }

  private func append(
    _ pieces: [StandIn.Piece], of bytes: [UInt8], within range: Range<Int>, to content: inout [Inline]
  ) {
    var words = ""
    var start = range.lowerBound
    func flushWords(before end: Int) {
      guard !words.isEmpty else { return }
      content.append(Inline(.text(words), range: source.range(start..<max(start, end))))
      words = ""
    }
    for piece in pieces {
      switch piece {
      case .text(let part): words += String(decoding: bytes[part], as: UTF8.self)
      case .standIn(let index):
        guard standIns.indices.contains(index) else { continue }
        switch standIns[index] {
        case .verbatim(let original): words += original.text(in: source)
        case .attributes(let list, let original):
          flushWords(before: original.lowerBound)
          content.append(Inline(.attributes(list), range: list.range))
          start = original.upperBound
        }
      }
    }
    flushWords(before: range.upperBound)
  }

  /// A literal as the page has it.
  func restored(_ literal: UnsafeBufferPointer<UInt8>) -> String {
    guard let pieces = StandIn.pieces(of: literal) else { return String(decoding: literal, as: UTF8.self) }
    return pieces.reduce(into: "") { result, piece in
      switch piece {
      case .text(let part): result += String(decoding: literal[part], as: UTF8.self)
      case .standIn(let index):
        if standIns.indices.contains(index) { result += standIns[index].range.text(in: source) }
      }
    }
  }

  private func line(of node: CommonMarkNode) -> Int { text.originalLine(node.startLine) }

  func originalRange(of node: CommonMarkNode) -> Range<Int> {
    let start = text.originalStart(line: node.startLine, column: node.startColumn)
    return start..<max(start, text.originalEnd(line: node.endLine, column: node.endColumn))
  }
}

extension Range<Int> {
  /// The original text of a range of offsets.
  func text(in source: SourceFile) -> String { String(decoding: source.bytes[self], as: UTF8.self) }
}
