import Bytes

/// A regular expression that a line of an output has to match as a whole: `v[0-9]+\.[0-9]+`.
///
/// What may take a time that doubles with each character of a line, and what has no one meaning in the languages that pages of tests
/// are written for (Rust, Go, Python), is not accepted: references to groups, looks around, and repeated repetitions.
package struct LineExpression: Sendable {
  private let text: String

  /// Nil for what is no such expression.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest, Self.isPlain(text), (try? Regex(text)) != nil else { return nil }
    self.text = text
  }

  /// Whether one of the lines matches.
  package func matches(anyOf lines: [Substring]) -> Bool {
    guard let regex = try? Regex(text) else { return false }
    return lines.contains { line in
      line.utf8.count <= Self.longestLine && (try? regex.wholeMatch(in: line)) ?? nil != nil
    }
  }

  private static let longest = 1000
  private static let longestLine = 10_000
  /// No group that is repeated holds a repetition or a choice.
  private static func isPlain(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    // For each open group whether it holds what may match in more than one way.
    var groups: [Bool] = [false]
    var isInSet = false
    var index = 0
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        guard !next.isDigit || next == UInt8(ascii: "0"), next != UInt8(ascii: "k"), next != 0 else { return false }
        index += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case _ where isInSet: break
      case UInt8(ascii: "("):
        groups.append(false)
        if next == UInt8(ascii: "?") {
          guard index + 2 < bytes.count, bytes[index + 2] == UInt8(ascii: ":") else { return false }
          index += 2
        }
      case UInt8(ascii: ")"):
        guard groups.count > 1, let isOpen = groups.popLast() else { return false }
        if isOpen, isRepetition(next) { return false }
        groups[groups.count - 1] = groups[groups.count - 1] || isOpen
      case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "{"), UInt8(ascii: "|"):
        groups[groups.count - 1] = true
      default: break
      }
      index += 1
    }
    return groups.count == 1 && !isInSet
  }

  private static func isRepetition(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "{")
  }
}
