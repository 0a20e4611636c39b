/// Sites in the order of their places: those in a part of a text are found without asking all others.
struct SitesByPlace {
  let all: [PlaceholderSite]

  init(_ sites: [PlaceholderSite]) {
    let isSorted = zip(sites, sites.dropFirst()).allSatisfy { $0.range.lowerBound <= $1.range.lowerBound }
    all = isSorted ? sites : sites.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  var isEmpty: Bool { all.isEmpty }

  /// Those that begin in `range`.
  func beginning(in range: Range<Int>) -> ArraySlice<PlaceholderSite> {
    all[index(of: range.lowerBound)..<index(of: range.upperBound)]
  }

  func beginning(at offset: Int) -> ArraySlice<PlaceholderSite> { beginning(in: offset..<offset + 1) }

  /// The index of the first site that begins at `offset` or after it.
  private func index(of offset: Int) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
