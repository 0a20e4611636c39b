import Foundation
import ShellAttack

/// A command with a placeholder whose value something reads once more; see `contexts.txt` and `indirect.txt`.
struct AttackContext: CustomStringConvertible {
  var command: String
  /// What the program `q` gets, with `%` for the value; nil when only running the value would be wrong.
  var arrives: String?

  var description: String { command }

  /// The sets of contexts, each a file beside this one.
  static let sets = AttackValues.chosen(["contexts", "indirect", "shells", "starts"])

  /// All of a file: `command`, or `command ## what arrives`.
  static func all(of set: String, beside source: String = #filePath) throws -> [AttackContext] {
    let file = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent("\(set).txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return lines.filter { !$0.hasPrefix("# ") }.map { line in
      let parts = line.components(separatedBy: " ##")
      let arrives = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "%"
      return AttackContext(
        command: parts[0].replacingOccurrences(of: "\\n", with: "\n"), arrives: arrives.isEmpty ? nil : arrives)
    }
  }
}
