/// The list items that are open at a line, outermost first, by the columns of their markers.
struct OpenItems {
  private struct Item {
    var marker: ListMarker
    var isLetter: Bool
  }

  private var items: [Item] = []
  /// How many of the items are around the innermost container: what is in it does not close them.
  var floor = 0

  var isEmpty: Bool { items.isEmpty }

  var count: Int { items.count }

  /// Closes all items but those around the innermost container.
  mutating func removeAll() { truncate(to: floor) }

  /// Keeps the outermost `count` items.
  mutating func truncate(to count: Int) {
    if items.count > count { items.removeLast(items.count - count) }
  }

  /// Opens an item and closes those whose markers are at its column or right of it.
  mutating func open(_ marker: ListMarker, isLetter: Bool) {
    while items.count > floor, let last = items.last, last.marker.column >= marker.column { items.removeLast() }
    items.append(Item(marker: marker, isLetter: isLetter))
  }

  /// Whether a number that follows a line of text, without a blank line, can go on with a list.
  ///
  /// Authors leave numbers out and repeat them, but `2015.` below step 6 is a year.
  func continues(number: Int, column: Int) -> Bool {
    items.contains { item in
      guard !item.isLetter, let ordinal = item.marker.ordinal, let written = Int(ordinal) else { return false }
      return (item.marker.column == column && number <= written + 10)
        || (abs(item.marker.column - column) <= 3 && number == written + 1)
    }
  }

  /// Whether a letter begins or goes on with sub-steps.
  func continues(letter: String) -> Bool {
    guard let code = letter.unicodeScalars.first?.value else { return false }
    if letter == "a" { return items.contains { $0.marker.ordinal != nil } }
    return items.contains { $0.isLetter && $0.marker.ordinal?.unicodeScalars.first?.value == code - 1 }
  }

  /// Column of the marker of the innermost item that can hold something at `column`; 0 outside of all.
  func markerColumn(holding column: Int) -> Int {
    items.last { $0.marker.contentColumn <= column }?.marker.column ?? 0
  }

  /// Where the text of the innermost item begins that can hold something at `column`; nil outside of all.
  func contentColumn(holding column: Int) -> Int? {
    items.last { $0.marker.contentColumn <= column }?.marker.contentColumn
  }
}
