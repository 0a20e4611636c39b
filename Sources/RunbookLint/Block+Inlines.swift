import MarkdownBlocks

extension Block {
  /// Its running text, cells of tables included; what a link or emphasis holds follows it.
  var inlines: [Inline] {
    var inlines: [Inline] = []
    addInlines(to: &inlines)
    return inlines
  }

  func addInlines(to inlines: inout [Inline]) {
    switch kind {
    case .heading(_, let content), .paragraph(let content), .term(let content), .definition(let content):
      Self.add(content, to: &inlines)
    case .table(let table):
      Self.add(table.caption, to: &inlines)
      for row in table.header + table.rows {
        for cell in row.cells {
          Self.add(cell.content, to: &inlines)
          for item in cell.items { Self.add(item.content, to: &inlines) }
        }
      }
    case .listItem, .code, .html, .thematicBreak: break
    }
  }

  /// The reader of Markdown nests inlines no deeper than a few dozen levels.
  private static func add(_ content: [Inline], to inlines: inout [Inline]) {
    for inline in content {
      inlines.append(inline)
      switch inline.kind {
      case .emphasis(let inner), .strong(let inner), .link(_, let inner), .image(_, let inner): add(inner, to: &inlines)
      case .text, .code, .html, .softBreak, .lineBreak, .attributes: break
      }
    }
  }
}

extension TableCell {
  var inlines: [Inline] { content + items.flatMap(\.content) }
}
