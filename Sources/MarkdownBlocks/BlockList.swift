/// The blocks of a document while it is put together, apart from whoever puts them there so that they are never copied.
struct BlockList {
  private var blocks: [Block] = []
  private var kept: [AttributeList] = []
  /// What the blocks that are added are in.
  var container: Int?

  mutating func add(_ block: Block) {
    blocks.append(block)
    blocks[blocks.count - 1].container = container
    guard !kept.isEmpty else { return }
    blocks[blocks.count - 1].attributes.insert(contentsOf: kept, at: 0)
    kept.removeAll()
  }

  /// Attaches to the block above; without one, the list is on nothing.
  mutating func attach(_ list: AttributeList) {
    guard !blocks.isEmpty else { return }
    blocks[blocks.count - 1].attributes.append(list)
  }

  /// Attaches to the next block.
  mutating func keep(_ list: AttributeList) { kept.append(list) }

  /// All blocks, tables with the captions that their attributes give.
  consuming func finished() -> [Block] {
    for list in kept { attach(list) }
    for index in blocks.indices {
      guard let list = blocks[index].attributes.last(where: { $0["caption"] != nil }), let caption = list["caption"],
        case .table(var table) = blocks[index].kind, table.caption.isEmpty, !caption.isEmpty
      else { continue }
      table.caption = [Inline(.text(caption), range: list.range)]
      blocks[index].kind = .table(table)
    }
    return blocks
  }
}
