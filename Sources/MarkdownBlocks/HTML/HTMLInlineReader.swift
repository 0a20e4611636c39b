import Bytes
import Diagnostics

/// Turns what is in an HTML element into ``Inline`` values, blanks collapsed as a browser would.
struct HTMLInlineReader {
  let source: SourceFile
  let fragments: FragmentReader

  func inlines(of nodes: [HTMLNode]) -> [Inline] {
    var line = RunningText()
    var items: [TableCell.Item] = []
    for node in nodes { add(node, to: &line, &items) }
    for item in items {
      line.addBreak(at: SourceRange(at: item.range.start))
      line.add(item.content)
    }
    return line.finished()
  }

  /// What is in a cell, the items of its lists apart.
  func cell(_ node: HTMLNode, range: SourceRange) -> TableCell {
    var line = RunningText()
    var items: [TableCell.Item] = []
    for child in node.children { add(child, to: &line, &items) }
    return TableCell(content: line.finished(), items: items, range: range)
  }

  private func add(_ node: HTMLNode, to line: inout RunningText, _ items: inout [TableCell.Item]) {
    switch node.kind {
    case .other: break
    case .text: addText(node.textRange, to: &line)
    case .element(let name): addElement(node, name, to: &line, &items)
    }
  }

  private func addText(_ range: Range<Int>, to line: inout RunningText) {
    guard !range.isEmpty else { return }
    if source.bytes[range.lowerBound].isSpaceOrLineEnd { line.addSpace() }
    line.add(fragments.inlines(of: range))
    if source.bytes[range.upperBound - 1].isSpaceOrLineEnd { line.addSpace() }
  }

  private func addElement(
    _ node: HTMLNode, _ name: String, to line: inout RunningText, _ items: inout [TableCell.Item]
  ) {
    let offsets = node.range ?? 0..<0
    let range = source.range(offsets)
    guard node.isKnownElement else {
      line.add([Inline(.html(node.tag), range: range)])
      for child in node.children { add(child, to: &line, &items) }
      return
    }
    switch name {
    case "br": line.addBreak(at: range)
    case "code", "tt", "samp", "kbd", "pre", "xmp":
      let text = HTMLCodeReader(source: source).text(of: node).text
      if !text.isEmpty { line.add([Inline(.code(text), range: range)]) }
    case "em", "i", "var", "cite", "dfn": wrap(node, in: Inline.Kind.emphasis, range, &line, &items)
    case "strong", "b": wrap(node, in: Inline.Kind.strong, range, &line, &items)
    case "a":
      guard let destination = node.attribute("href") else { fallthrough }
      wrap(node, in: { .link(destination: destination, content: $0) }, range, &line, &items)
    case "span", "font", "u", "small", "big", "sub", "sup", "s", "del", "ins", "abbr", "mark", "label", "nobr":
      for child in node.children { add(child, to: &line, &items) }
    case "img":
      let alternative = node.attribute("alt").map { [Inline(.text($0), range: range)] } ?? []
      line.add([Inline(.image(source: node.attribute("src") ?? "", alternative: alternative), range: range)])
    case "ul", "ol", "menu", "dir", "li", "dl": addItems(of: node, name, range, &line, &items)
    case "td", "th":
      line.addSpace()
      for child in node.children { add(child, to: &line, &items) }
      line.addSpace()
    case "style", "script", "template": break
    default:
      line.addBreak(at: SourceRange(at: range.start))
      for child in node.children { add(child, to: &line, &items) }
      line.addBreak(at: SourceRange(at: range.end))
    }
  }

  private func wrap(
    _ node: HTMLNode, in kind: ([Inline]) -> Inline.Kind, _ range: SourceRange, _ line: inout RunningText,
    _ items: inout [TableCell.Item]
  ) {
    var inside = RunningText()
    for child in node.children { add(child, to: &inside, &items) }
    let content = inside.finished()
    guard !content.isEmpty else { return }
    line.add([Inline(kind(content), range: range)])
  }

  private func addItems(
    of node: HTMLNode, _ name: String, _ range: SourceRange, _ line: inout RunningText, _ items: inout [TableCell.Item]
  ) {
    guard name == "li" else {
      line.addSpace()
      for child in node.children { add(child, to: &line, &items) }
      return
    }
    var own = RunningText()
    var nested: [TableCell.Item] = []
    for child in node.children { add(child, to: &own, &nested) }
    items.append(TableCell.Item(content: own.finished(), range: range))
    items += nested
  }
}
