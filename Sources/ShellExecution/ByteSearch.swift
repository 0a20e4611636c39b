/// Finding bytes in bytes. Patterns here are short and rare, so the plain way is linear in practice.
extension [UInt8] {
  func firstIndex(of pattern: [UInt8], from start: Int = 0) -> Int? {
    guard let first = pattern.first else { return nil }
    var from = start
    while let found = self[from...].firstIndex(of: first) {
      if self[found...].starts(with: pattern) { return found }
      from = found + 1
    }
    return nil
  }

  func lastIndex(of pattern: [UInt8]) -> Int? {
    guard let first = pattern.first else { return nil }
    var rest = self[...]
    while let found = rest.lastIndex(of: first) {
      if self[found...].starts(with: pattern) { return found }
      rest = rest[..<found]
    }
    return nil
  }

  func contains(_ text: String) -> Bool { firstIndex(of: Array(text.utf8)) != nil }
}
