import Bytes

/// A line in which `*` stands for anything, as in `data-expect-match="* ready"`.
struct LinePattern {
  private let parts: [[UInt8]]

  init(_ pattern: String) {
    parts = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
  }

  /// Blanks around the line do not count.
  func matches(_ line: Substring) -> Bool {
    var rest = Array(line.utf8)[...]
    while let last = rest.last, last == 32 || last == 9 { rest.removeLast() }
    while let first = rest.first, first == 32 || first == 9 { rest.removeFirst() }
    guard let first = parts.first, let last = parts.last, rest.starts(with: first) else { return false }
    guard parts.count > 1 else { return rest.count == first.count }
    rest = rest.dropFirst(first.count)
    for part in parts[1..<(parts.count - 1)] {
      // The earliest place is always good enough: it leaves the most for the parts after it.
      guard let place = rest.byteRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }
}
