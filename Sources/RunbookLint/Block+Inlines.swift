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
    flat.reserveCapacity(content.count)
    var rest: [ArraySlice<Inline>] = [content[...]]
    while let inline = rest[rest.count - 1].popFirst() ?? nextOuter(&rest) {
      flat.append(inline)
      switch inline.kind {
      case .emphasis(let inner), .strong(let inner), .link(_, let inner), .image(_, let inner):
        rest.append(inner[...])
      case .text, .code, .html, .softBreak, .lineBreak, .attributes: break
      }
    }
    return flat
  }

  /// The one behind what has been read to its end.
  private static func nextOuter(_ rest: inout [ArraySlice<Inline>]) -> Inline? {
    while rest.count > 1 {
      rest.removeLast()
      if let next = rest[rest.count - 1].popFirst() { return next }
    }
    return nil
  }
}

extension TableCell {
  var inlines: [Inline] { content + items.flatMap(\.content) }
}
