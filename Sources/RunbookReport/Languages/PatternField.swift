import Bytes
import Diagnostics

/// A place of a pattern where an argument is shown; see ``Diagnostics/Message``.
struct PatternField: Hashable {
  /// Which argument, from 1.
  var position: Int
  /// Whether it is a number with the word that goes with it.
  var isCounted: Bool

  /// How often each argument is shown.
  static func all(in pattern: String) -> [PatternField: Int] {
    var fields: [PatternField: Int] = [:]
    var next = 1
    for field in contents(of: pattern) {
      let explicit = Int(field.prefix { $0.isNumeric })
      fields[PatternField(position: explicit ?? next, isCounted: field.containsBytes(of: "#")), default: 0] += 1
      if explicit == nil { next += 1 }
    }
    return fields
  }

  /// How many forms each counted word has.
  static func formCounts(in pattern: String) -> [Int] {
    contents(of: pattern).compactMap { field in
      field.firstIndex(of: "#").map { field[$0...].parts(separatedBy: "|", omittingEmptySubsequences: false).count }
    }
  }

  /// What is between the braces that are not doubled.
  private static func contents(of pattern: String) -> [Substring] {
    var contents: [Substring] = []
    var rest = pattern[...]
    while let character = rest.popFirst() {
      guard character == "{" || character == "}" else { continue }
      if rest.first == character {
        rest.removeFirst()
      } else if character == "{", let close = rest.firstIndex(of: "}") {
        contents.append(rest[..<close])
        rest = rest[rest.index(after: close)...]
      }
    }
    return contents
  }
}
