/// Numbers the items of a list as people see it: one whose author wrote the same number for all of them counts on from
/// it, and any other list keeps what is written.
enum ListNumbering {
  static func count(_ sections: inout [Outline.Section]) {
    for section in sections.indices { count(in: &sections[section].items) }
  }

  private static func count(in items: inout [Outline.Item]) {
    var lists: [Int: [Int]] = [:]
    // Outer lists first: the path of an inner one begins with theirs.
    var order: [Int] = []
    for index in items.indices {
      guard let list = items[index].list else { continue }
      if lists[list] == nil { order.append(list) }
      lists[list, default: []].append(index)
    }
    for list in order { count(lists[list] ?? [], in: &items) }
  }

  /// - Parameter list: the indices of one list's items.
  private static func count(_ list: [Int], in items: inout [Outline.Item]) {
    let written = Set(list.map { items[$0].path.last })
    guard list.count > 1, written.count == 1, let first = written.first.flatMap({ $0.flatMap { Int($0) } }) else {
      return
    }
    for (place, index) in list.enumerated() where place > 0 {
      let own = items[index].path
      let level = own.count - 1
      items[index].path[level] = String(first + place)
      var below = index + 1
      while below < items.count, items[below].path.count > own.count, items[below].path.starts(with: own) {
        items[below].path[level] = String(first + place)
        below += 1
      }
    }
  }
}
