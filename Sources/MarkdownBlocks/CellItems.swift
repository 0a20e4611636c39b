import Diagnostics

extension TableCell {
  /// A cell of a GFM table; `<li>` tags in it, the only way to write a list there, divide it into items.
  init(markdown inlines: [Inline], range: SourceRange) {
    self.init(content: [], range: range)
    var isItem = false
    for inline in inlines {
      switch inline.kind {
      case .html(let tag) where Self.opensItem(tag):
        items.append(Item(content: [], range: inline.range))
        isItem = true
      case .html(let tag) where Self.endsItem(tag): isItem = false
      case .html(let tag) where Self.isList(tag): break
      default: add(inline, isItem: isItem)
      }
    }
  }

  private mutating func add(_ inline: Inline, isItem: Bool) {
    guard isItem, !items.isEmpty else {
      content.append(inline)
      return
    }
    items[items.count - 1].content.append(inline)
    items[items.count - 1].range = items[items.count - 1].range.union(inline.range)
  }

  private static func opensItem(_ tag: String) -> Bool { tag.lowercased().hasPrefix("<li>") }

  private static func endsItem(_ tag: String) -> Bool {
    ["</li>", "</ul>", "</ol>"].contains(tag.lowercased())
  }

  private static func isList(_ tag: String) -> Bool { ["<ul>", "<ol>"].contains(tag.lowercased()) }
}
