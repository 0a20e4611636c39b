/// Which action of a page stands for which of the page before.
struct ActionPairing {
  /// By the index of the old action, the index of the new one.
  private(set) var partners: [Int: Int] = [:]
  /// New actions of which no one can tell whether they are these old ones.
  private(set) var doubtful: [Int: Set<Int>] = [:]
  private var isTaken: [Bool]

  /// - Parameters:
  ///   - old: what each action did, in the order of the page.
  ///   - new: the same of the page now.
  init(_ old: [PlacedAction.Content], _ new: [PlacedAction.Content]) {
    isTaken = new.map { _ in false }
    pairUnmoved(old, new)
    pairMoved(old, new)
    pairRewritten(old, new)
  }

  private mutating func pair(_ old: Int, with new: Int) {
    partners[old] = new
    isTaken[new] = true
  }

  /// What is left in its order when all else is taken away: of two that are alike this tells which is which.
  private mutating func pairUnmoved(_ old: [PlacedAction.Content], _ new: [PlacedAction.Content]) {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    let left = old.indices.filter { !removed.contains($0) }
    let kept = new.indices.filter { !inserted.contains($0) }
    for (before, now) in zip(left, kept) { pair(before, with: now) }
  }

  /// The same elsewhere; where there are more of them on one side, no one knows which of them it is.
  private mutating func pairMoved(_ old: [PlacedAction.Content], _ new: [PlacedAction.Content]) {
    let left = Dictionary(grouping: old.indices.filter { partners[$0] == nil }) { old[$0] }
    let free = Dictionary(grouping: new.indices.filter { !isTaken[$0] }) { new[$0] }
    for (content, places) in left {
      guard let candidates = free[content] else { continue }
      for (before, now) in zip(places, candidates) { pair(before, with: now) }
      if places.count != candidates.count { doubt(candidates, about: places) }
    }
  }

  /// What is between the same neighbours as before may be the same in other words.
  private mutating func pairRewritten(_ old: [PlacedAction.Content], _ new: [PlacedAction.Content]) {
    var next = 0
    var index = 0
    while index < old.count {
      if let partner = partners[index] {
        next = partner + 1
        index += 1
        continue
      }
      let places = Array(old.indices[index...].prefix { partners[$0] == nil })
      let candidates = next < new.count ? Array(new.indices[next...].prefix { !isTaken[$0] }) : []
      for (before, now) in zip(places, candidates) { pair(before, with: now) }
      doubt(candidates, about: places)
      index += places.count
    }
  }

  private mutating func doubt(_ candidates: [Int], about places: [Int]) {
    for candidate in candidates { doubtful[candidate, default: []].formUnion(places) }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
