import MarkdownBlocks

extension Block {
  /// Its running text, cells of tables included; what a link or emphasis holds follows it.
  var inlines: [Inline] {
    switch kind {
    case .heading(_, let content), .paragraph(let content), .term(let content), .definition(let content):
      Self.flattened(content)
    case .table(let table):
      Self.flattened(table.caption + (table.header + table.rows).flatMap(\.cells).flatMap(\.inlines))
    case .listItem, .code, .html, .thematicBreak: []
    }
  }

  private static func flattened(_ content: [Inline]) -> [Inline] {
    var flat: [Inline] = []
    var rest = Array(content.reversed())
    while let inline = rest.popLast() {
      flat.append(inline)
      switch inline.kind {
      case .emphasis(let inner), .strong(let inner), .link(_, let inner), .image(_, let inner):
        rest += inner.reversed()
      case .text, .code, .html, .softBreak, .lineBreak, .attributes: break
      }
    }
    return flat
  }
}

extension TableCell {
  var inlines: [Inline] { content + items.flatMap(\.content) }
}
