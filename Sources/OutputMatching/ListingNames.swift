import Bytes

/// Tells which of several headings is meant by the name of a value.
struct ListingNames {
  private let key: String
  private let words: Set<String>

  /// - Parameter key: in lower case with `_` between words.
  init(_ key: String) {
    self.key = key
    words = Set(key.parts(separatedBy: "_").map(String.init))
  }

  /// The index of the best heading; nil where there is none. The one of that name comes first, then one that is among
  /// the name's words, then a name, an id, and what is first.
  func best(of headings: [String]) -> Int? {
    let keys = headings.map(ListingNames.key)
    if let same = keys.firstIndex(of: key) { return same }
    let generic = ["name", "id", "guid"]
    if let word = keys.firstIndex(where: { words.contains($0) && !generic.contains($0) }) { return word }
    for name in generic where words.contains(name) {
      if let index = keys.firstIndex(of: name) { return index }
    }
    return keys.firstIndex(of: "name") ?? (headings.isEmpty ? nil : 0)
  }

  private static func key(_ heading: String) -> String {
    heading.lowercased().split { !$0.isAlphabetic && !$0.isNumeric }.joined(separator: "_")
  }
}
