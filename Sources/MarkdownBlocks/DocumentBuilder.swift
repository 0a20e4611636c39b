import Diagnostics

/// Puts a document together from the parts of the page and cmark's reading of its text.
struct DocumentBuilder {
  private let page: PageScanner
  private let reader: InlineReader
  private var blocks: [Block] = []
  private var pending: [AttributeList] = []

  init(_ page: PageScanner) {
    self.page = page
    reader = InlineReader(source: page.source, text: page.text, standIns: page.repair.standIns)
  }

  static func blocks(of page: PageScanner) -> [Block] {
    var builder = DocumentBuilder(page)
    let built = CommonMarkTree.read(page.text.bytes[...]) { root -> DocumentBuilder in
      builder.build(root)
      return builder
    }
    return built?.blocks ?? []
  }

  private mutating func build(_ root: CommonMarkNode) {
    var next = root.firstChild
    for part in page.parts {
      switch part {
      case .block(let block): add(block)
      case .attributes(let list, let forNext):
        if forNext { pending.append(list) } else { attach(list) }
      case .text(let lines, let role, let depth):
        while let node = next, node.startLine < lines.upperBound {
          if node.startLine >= lines.lowerBound { add(node, role, depth) }
          next = node.next
        }
      }
    }
    for list in pending { attach(list) }
    for index in blocks.indices { captionTable(&blocks[index]) }
  }

  private mutating func add(_ block: Block) {
    var block = block
    block.attributes = pending + block.attributes
    pending.removeAll()
    blocks.append(block)
  }

  private mutating func attach(_ list: AttributeList) {
    guard !blocks.isEmpty else { return }
    blocks[blocks.count - 1].attributes.append(list)
  }

  private mutating func add(_ node: CommonMarkNode, _ role: PagePart.Role, _ depth: Int) {
    let offsets = range(of: node)
    let range = page.source.range(offsets)
    func block(_ kind: Block.Kind) -> Block { Block(kind: kind, range: range, quoteDepth: depth) }
    switch node.kind {
    case .paragraph: addParagraph(node, role, range, depth)
    case .heading: add(block(.heading(level: node.headingLevel, content: reader.inlines(of: node))))
    case .thematicBreak: add(block(.thematicBreak))
    case .table: add(block(.table(table(node))))
    case .codeBlock, .htmlBlock: add(block(.html(offsets.text(in: page.source))))
    default:
      // unreachable: the scanner leaves cmark no lists and no quotes; but no text is ever dropped.
      add(block(.paragraph([Inline(.text(offsets.text(in: page.source)), range: range)])))
    }
  }

  private mutating func addParagraph(_ node: CommonMarkNode, _ role: PagePart.Role, _ range: SourceRange, _ depth: Int)
  {
    let content = reader.inlines(of: node)
    switch role {
    case .paragraph: add(Block(kind: .paragraph(content), range: range, quoteDepth: depth))
    case .definition: add(Block(kind: .definition(content), range: range, quoteDepth: depth))
    case .term:
      for term in content.split(whereSeparator: { $0.kind == .softBreak || $0.kind == .lineBreak }) {
        guard let first = term.first, let last = term.last else { continue }
        add(
          Block(
            kind: .term(Array(term)), range: SourceRange(first.range.start, last.range.end), quoteDepth: depth))
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
        cells.append(
          TableCell(content: reader.inlines(of: currentCell), range: page.source.range(range(of: currentCell))))
        cell = currentCell.next
      }
      let result = TableRow(cells: cells, range: page.source.range(range(of: current)))
      if current.isHeaderRow { table.header.append(result) } else { table.rows.append(result) }
      row = current.next
    }
    return table
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

  private func captionTable(_ block: inout Block) {
    guard case .table(var table) = block.kind, table.caption.isEmpty else { return }
    for list in block.attributes {
      guard let caption = list["caption"], !caption.isEmpty else { continue }
      table.caption = [Inline(.text(caption), range: list.range)]
    }
    block.kind = .table(table)
  }
}
