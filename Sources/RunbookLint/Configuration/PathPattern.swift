import Bytes

/// A pattern for paths, as `.gitignore` and its kin have them: `nl/**`, `**/drafts/*.md`, `archive`.
///
/// `*` and `?` stand for anything within one part of a path, `**` for any number of parts. A pattern that names a
/// folder holds for all that is in it.
package struct PathPattern: Hashable, Sendable {
  private let parts: [[UInt8]]

  package init(_ text: String) {
    parts = text.parts(separatedBy: "/").filter { $0 != "." }.map { Array($0.utf8) }
  }

  /// - Parameter path: relative to where the pattern is, with `/` between its parts.
  package func matches(_ path: String) -> Bool {
    let path = path.parts(separatedBy: "/").filter { $0 != "." }.map { Array($0.utf8) }
    guard !parts.isEmpty else { return false }
    // Which ends of the path the parts read so far can reach.
    var reached: Set<Int> = [0]
    for part in parts {
      if part == Array("**".utf8) {
        reached = Set((reached.min() ?? path.count)...path.count)
      } else {
        reached = Set(reached.filter { $0 < path.count && Self.matches(part, path[$0]) }.map { $0 + 1 })
      }
      if reached.isEmpty { return false }
    }
    return true
  }

  /// Greedy with one place to go back to, so linear in most cases and never worse than the product of the lengths.
  private static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var at = 0
    var next = 0
    var star: (pattern: Int, text: Int)?
    while next < text.count {
      if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
        star = (at, next)
        at += 1
      } else if at < pattern.count, pattern[at] == UInt8(ascii: "?") || pattern[at] == text[next] {
        at += 1
        next += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        at = last.pattern + 1
        next = last.text + 1
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
