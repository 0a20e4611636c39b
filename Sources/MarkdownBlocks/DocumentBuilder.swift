import Bytes
import Diagnostics

/// Puts a document together from the parts of the page and cmark's reading of its text.
struct DocumentBuilder {
  private let page: PageScanner
  private let reader: InlineReader
  /// For each part of the page, the innermost container around it; empty when there is none at all.
  private let containers: [Int?]

  /// - Parameter containers: for each part of the page, the innermost one around it; may be empty.
  init(_ page: PageScanner, containers: [Int?]) {
    self.page = page
    self.containers = containers
    reader = InlineReader(source: page.source, text: page.text, standIns: page.repair.standIns)
  }

  func blocks() -> [Block] {
    var list = BlockList()
    let chunks = TextChunks(page)
    for chunk in chunks.chunks {
      let bytes = chunks.bytes(of: chunk)
      _ = CommonMarkTree.read(bytes, firstLine: chunk.lines.lowerBound) { build($0, chunk, into: &list) }
    }
    return list.finished()
  }

  private func build(_ root: CommonMarkNode, _ chunk: TextChunks.Chunk, into list: inout BlockList) {
    var next = root.firstChild
    for index in chunk.parts {
      list.container = containers.isEmpty ? nil : containers[index]
      switch page.parts[index] {
      case .block(let block): list.add(block)
      case .attributes(let attributes, let forNext):
        if forNext { list.keep(attributes) } else { list.attach(attributes) }
      case .text(let lines, let role, let depth):
        while let node = next, node.startLine < lines.upperBound {
          if node.startLine >= lines.lowerBound { add(node, role, depth, to: &list) }
          next = node.next
        }
      }
    }
  }

  private func add(_ node: CommonMarkNode, _ role: PagePart.Role, _ depth: Int, to list: inout BlockList) {
    let offsets = range(of: node)
    let range = page.source.range(offsets, onLine: page.text.originalLine(node.startLine))
    let kind: Block.Kind
    switch node.kind {
    case .paragraph: return addParagraph(node, role, range, depth, to: &list)
    case .heading: kind = .heading(level: node.headingLevel, content: reader.inlines(of: node))
    case .thematicBreak: kind = .thematicBreak
    case .table: kind = .table(table(node))
    case .codeBlock, .htmlBlock: kind = .html(offsets.text(in: page.source))
    default:
      // The scanner leaves cmark no lists and no quotes; should it see one, no text is dropped.
      kind = .paragraph([Inline(.text(offsets.text(in: page.source)), range: range)])
    }
    list.add(Block(kind: kind, range: range, quoteDepth: depth))
  }

  private func addParagraph(
    _ node: CommonMarkNode, _ role: PagePart.Role, _ range: SourceRange, _ depth: Int, to list: inout BlockList
  ) {
    let content = reader.inlines(of: node)
    switch role {
    case .paragraph: list.add(Block(kind: .paragraph(content), range: range, quoteDepth: depth))
    case .definition: list.add(Block(kind: .definition(content), range: range, quoteDepth: depth))
    case .term:
      for term in content.split(whereSeparator: { $0.kind == .softBreak || $0.kind == .lineBreak }) {
        guard let first = term.first, let last = term.last else { continue }
        let range = SourceRange(first.range.start, last.range.end)
        list.add(Block(kind: .term(Array(term)), range: range, quoteDepth: depth))
      }
    }
  }

  private func table(_ node: CommonMarkNode) -> Table {
    var table = Table(style: .gfm)
    var row = node.firstChild
    while let current = row {
      var cells: [TableCell] = []
      var cell = current.firstChild
      while let currentCell = cell {
        cells.append(TableCell(markdown: reader.inlines(of: currentCell), range: cellRange(currentCell)))
        cell = currentCell.next
      }
      let result = TableRow(cells: cells, range: cellRange(current))
      if current.isHeaderRow { table.header.append(result) } else { table.rows.append(result) }
      row = current.next
    }
    return table
  }

  private func cellRange(_ node: CommonMarkNode) -> SourceRange {
    page.source.range(range(of: node), onLine: page.text.originalLine(node.startLine))
  }

  /// From a node's first byte to its last that is not blank.
  private func range(of node: CommonMarkNode) -> Range<Int> {
    let start = page.text.originalStart(line: node.startLine, column: node.startColumn)
    let end =
      node.endColumn == 0
      ? page.text.originalEnd(ofLine: max(node.startLine, node.endLine - 1))
      : page.text.originalEnd(line: node.endLine, column: node.endColumn)
    return start..<page.source.bytes.trimmedEnd(of: start..<max(start, end))
  }
}
