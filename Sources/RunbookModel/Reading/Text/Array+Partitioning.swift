extension Array {
  /// The first index whose element belongs to the second half; `count` where none does. All elements of that half are
  /// after all others.
  func partitioningIndex(where belongsToSecond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
