import OutputMatching

/// What a typed line means before a list.
enum PickedLine: Equatable {
  case value(String)
  case text(String)
  /// Several, or one that no one has agreed to yet.
  case narrowed([ValueListing.Entry])
  /// An empty line with nothing offered.
  case left

  /// - Parameters:
  ///   - offered: what an empty line takes.
  ///   - last: what was typed before; the same again is meant as it is.
  init(_ line: String, from listing: ValueListing, offered: String?, last: String?) {
    let entries = listing.entries
    if line.isEmpty {
      self = offered.map(PickedLine.value) ?? .left
    } else if entries.contains(where: { $0.value == line }) {
      self = .value(line)
    } else if let number = Int(line), entries.indices.contains(number - 1) {
      self = .value(entries[number - 1].value)
    } else {
      let matching = PickList.matching(line, in: entries)
      self = line == last || matching.isEmpty ? .text(line) : .narrowed(matching)
    }
  }
}
