import Bytes
import Diagnostics

/// Turns a stretch of HTML into blocks: tables, code, definition lists, lists, headings and paragraphs.
struct HTMLBlockReader {
  let source: SourceFile
  private let inlines: HTMLInlineReader
  private(set) var blocks: [Block] = []
  /// See ``HTMLTableReader/Result/rowsWithoutTag``, per table.
  private(set) var tableRepairs: [(table: Range<Int>, rows: [Range<Int>])] = []
  private let quoteDepth: Int

  init(_ source: SourceFile, repair: TextRepair, quoteDepth: Int) {
    self.source = source
    self.quoteDepth = quoteDepth
    inlines = HTMLInlineReader(source: source, fragments: FragmentReader(source: source, repair: repair))
  }

  /// Reads `range`; when nothing but tags is in it, they become one HTML block.
  mutating func read(_ range: Range<Int>) {
    var reader = self
    let result = HTMLTree.read(source.bytes, in: range) { root -> HTMLBlockReader in
      reader.flow(root.children, as: { .paragraph($0) })
      return reader
    }
    if let result { self = result }
    if blocks.isEmpty {
      let end = source.bytes.trimmedEnd(of: range)
      add(.html((range.lowerBound..<end).text(in: source)), range.lowerBound..<end)
    }
    blocks.sort { $0.range.start < $1.range.start }
  }

  private mutating func add(_ kind: Block.Kind, _ range: Range<Int>, of node: HTMLNode? = nil) {
    let attributes = node.flatMap(attributeList).map { [$0] } ?? []
    blocks.append(Block(kind: kind, range: source.range(range), attributes: attributes, quoteDepth: quoteDepth))
  }

  /// Reads nodes among which blocks and running text mingle; `kind` is what the first running text becomes.
  private mutating func flow(_ nodes: [HTMLNode], as kind: ([Inline]) -> Block.Kind, of parent: HTMLNode? = nil) {
    var pending: [HTMLNode] = []
    var isFirst = true
    for node in nodes {
      guard case .element(let name) = node.kind, Self.isBlock(node, name) else {
        pending.append(node)
        continue
      }
      flush(&pending, as: isFirst ? kind : { .paragraph($0) }, of: isFirst ? parent : nil)
      isFirst = false
      readBlock(node, name)
    }
    flush(&pending, as: isFirst ? kind : { .paragraph($0) }, of: isFirst ? parent : nil)
  }

  private mutating func flush(_ nodes: inout [HTMLNode], as kind: ([Inline]) -> Block.Kind, of parent: HTMLNode?) {
    defer { nodes.removeAll() }
    let content = inlines.inlines(of: nodes)
    guard let first = content.first, let last = content.last else { return }
    let range = source.offset(of: first.range.start)..<source.offset(of: max(first.range.start, last.range.end))
    add(kind(content), range, of: parent)
  }

  private mutating func readBlock(_ node: HTMLNode, _ name: String) {
    guard let range = node.range else { return flow(node.children, as: { .paragraph($0) }) }
    switch name {
    case "table":
      let result = HTMLTableReader(source: source, inlines: inlines).table(node)
      tableRepairs.append((range, result.rowsWithoutTag))
      add(.table(result.table), range, of: node)
      addCode(in: node)
    case "pre": add(.code(code(node, range)), range, of: node)
    case "dt": flow(node.children, as: { .term($0) }, of: node)
    case "dd": flow(node.children, as: { .definition($0) }, of: node)
    case "ul", "ol", "menu", "dir": readList(node, isOrdered: name == "ol")
    case "li": readItem(node, range, ordinal: nil)
    case "hr": add(.thematicBreak, range, of: node)
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let level = Int(name.dropFirst()) ?? 1
      add(.heading(level: level, content: inlines.inlines(of: node.children)), range, of: node)
    default: flow(node.children, as: { .paragraph($0) }, of: node)
    }
  }

  private mutating func readList(_ node: HTMLNode, isOrdered: Bool) {
    var ordinal = node.attribute("start").flatMap { Int($0) } ?? 1
    for child in node.children {
      guard child.kind == .element("li"), let range = child.range else {
        flow([child], as: { .paragraph($0) })
        continue
      }
      readItem(child, range, ordinal: isOrdered ? String(ordinal) : nil)
      ordinal &+= 1
    }
  }

  private mutating func readItem(_ node: HTMLNode, _ range: Range<Int>, ordinal: String?) {
    let column = source.position(atOffset: range.lowerBound).column
    let tagLength = node.tag.utf8.count
    let marker = ListMarker(ordinal: ordinal, column: column, contentColumn: column + tagLength)
    add(.listItem(marker), range.lowerBound..<(range.lowerBound + tagLength), of: node)
    flow(node.children, as: { .paragraph($0) })
  }

  private func code(_ node: HTMLNode, _ range: Range<Int>) -> CodeBlock {
    let text = HTMLCodeReader(source: source).text(of: node)
    return CodeBlock(
      style: .html, info: "", text: text.text, lineStarts: text.lineStarts,
      column: source.position(atOffset: range.lowerBound).column, isClosed: true)
  }

  /// Code that is in a table's cells also becomes blocks of its own, within the table's range.
  private mutating func addCode(in node: HTMLNode) {
    for child in node.children {
      if child.kind == .element("pre"), let range = child.range {
        add(.code(code(child, range)), range, of: child)
      } else {
        addCode(in: child)
      }
    }
  }

  private func attributeList(_ node: HTMLNode) -> AttributeList? {
    let attributes = node.attributes
    guard !attributes.isEmpty, let range = node.range else { return nil }
    var list = AttributeList(range: source.range(range.lowerBound..<(range.lowerBound + node.tag.utf8.count)))
    for (name, value) in attributes {
      switch name {
      case "id": list.id = value
      case "class": list.classes += value.split(whereSeparator: \.isSpace).map(String.init)
      default: list.pairs.append(.init(key: name, value: value))
      }
    }
    return list
  }

  private static func isBlock(_ node: HTMLNode, _ name: String) -> Bool {
    guard node.isKnownElement else { return node.children.contains { holdsBlock($0) } }
    return blockNames.contains(name) || (name == "span" && node.children.contains { holdsBlock($0) })
  }

  private static func holdsBlock(_ node: HTMLNode) -> Bool {
    guard case .element(let name) = node.kind else { return false }
    return blockNames.contains(name) || node.children.contains { holdsBlock($0) }
  }

  private static let blockNames: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html",
    "iframe", "legend", "li", "main", "menu", "nav", "ol", "p", "pre", "section", "summary", "table", "tbody", "td",
    "tfoot", "th", "thead", "tr", "ul",
  ]
}
