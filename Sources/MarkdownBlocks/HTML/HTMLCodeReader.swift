import Bytes
import Diagnostics

/// The text of a `<pre>` or `<code>` element as a person would copy it.
struct HTMLCodeReader {
  let source: SourceFile

  struct Text {
    var text: String
    /// As many as `text` has lines.
    var lineStarts: [SourcePosition]
  }

  /// Entities decoded, placeholders that look like tags kept, blank lines at both ends and common indentation gone.
  func text(of node: HTMLNode) -> Text {
    var lines: [(text: String, start: Int)] = [("", node.range?.lowerBound ?? 0)]
    var isFirst = true
    append(node.children, to: &lines, &isFirst)
    while lines.count > 1, lines[0].text.allSatisfy(\.isSpace) { lines.removeFirst() }
    while lines.count > 1, lines[lines.count - 1].text.allSatisfy(\.isSpace) { lines.removeLast() }
    dedent(&lines)
    return Text(
      text: lines.map(\.text).joined(separator: "\n"),
      lineStarts: lines.map { source.position(atOffset: $0.start) })
  }

  private func append(_ nodes: [HTMLNode], to lines: inout [(text: String, start: Int)], _ isFirst: inout Bool) {
    for node in nodes {
      switch node.kind {
      case .other: break
      case .text: append(node, to: &lines, &isFirst)
      case .element("br"): lines.append(("", node.range?.upperBound ?? 0))
      case .element:
        if !node.isKnownElement { append(tagOf: node, to: &lines, &isFirst) }
        append(node.children, to: &lines, &isFirst)
      }
    }
  }

  /// A tag that is a placeholder may be written in several lines.
  private func append(tagOf node: HTMLNode, to lines: inout [(text: String, start: Int)], _ isFirst: inout Bool) {
    guard var start = node.range?.lowerBound, !node.tag.isEmpty else { return }
    if isFirst { lines[lines.count - 1].start = start }
    isFirst = false
    for (index, part) in node.tag.parts(separatedBy: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = part.last == "\r" ? part.dropLast() : part
      if index == 0 { lines[lines.count - 1].text += words } else { lines.append((String(words), start)) }
      start += part.utf8.count + 1
    }
  }

  private func append(_ node: HTMLNode, to lines: inout [(text: String, start: Int)], _ isFirst: inout Bool) {
    let range = node.textRange
    var starts: [Int] = []
    for offset in range where source.bytes[offset] == .newline { starts.append(offset + 1) }
    let decoded = node.decodedText.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    // A line feed right after `<pre>` is no part of the text.
    let dropped = max(0, starts.count - (decoded.count - 1))
    if isFirst { lines[lines.count - 1].start = dropped > 0 ? starts[dropped - 1] : range.lowerBound }
    isFirst = false
    for (index, part) in decoded.enumerated() {
      let words = part.last == "\r" ? part.dropLast() : part
      if index == 0 {
        lines[lines.count - 1].text += words
      } else {
        let place = dropped + index - 1
        lines.append((String(words), place < starts.count ? starts[place] : range.upperBound))
      }
    }
  }

  /// The first line is after a tag, so its indentation says nothing unless all of it is on its own line.
  private func dedent(_ lines: inout [(text: String, start: Int)]) {
    func indentation(_ text: String) -> Int { text.utf8.prefix { $0.isSpaceOrTab }.count }
    let isAfterTag = lines[0].start > 0 && source.bytes[lines[0].start - 1] != .newline
    let measured = lines.dropFirst(isAfterTag ? 1 : 0).filter { !$0.text.allSatisfy(\.isSpace) }
    let common = measured.map { indentation($0.text) }.min() ?? 0
    for index in lines.indices {
      let count = index == 0 && isAfterTag ? indentation(lines[0].text) : min(common, indentation(lines[index].text))
      lines[index].text = String(decoding: lines[index].text.utf8.dropFirst(count), as: UTF8.self)
      lines[index].start += count
    }
    if lines.count == 1 {
      lines[0].text = String(
        decoding: Array(lines[0].text.utf8)[0..<Array(lines[0].text.utf8).trimmedEnd(of: 0..<lines[0].text.utf8.count)],
        as: UTF8.self)
    }
  }
}
