import Bytes
import Diagnostics
import ShellSyntax

/// A backslash at the very end of a command.
struct DanglingBackslash: Rule {
  static let id = "dangling-backslash"
  static let severity = Severity.warning
  static let summary: Message = "A command ends in a backslash, so that a shell waits for another line"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      A backslash at the end of a line says that the command continues. On the last line nothing follows: a shell \
      shows its second prompt, waits, and takes what is typed next for the rest of the command. Usually a line \
      was lost when the page was edited.
      """,
    bad: #"""
      1. List the keys.

          ```
          curl https://example.com/keys \
            -H 'accept: application/json' \
          ```
          {: pre}
      """#,
    good: #"""
      1. List the keys.

          ```
          curl https://example.com/keys \
            -H 'accept: application/json'
          ```
          {: pre}
      """#,
    remedy: "Remove the backslash, or write the missing line.")

  func check(_ page: Page) -> [Diagnostic] {
    page.commands.flatMap { command in
      // One with blanks after it is said by another rule.
      command.script.issues.filter {
        $0.kind == .danglingBackslash && !Self.isFollowedByBlank($0.range, of: command)
      }.map { issue in
        finding(
          issue.message, at: Self.withBlanksBefore(issue.range, of: command), of: command,
          help: "remove the backslash, or write the line that is missing", replacement: "")
      }
    }
  }

  private static func isFollowedByBlank(_ range: Range<Int>, of command: CommandBlock) -> Bool {
    command.script.text.utf8.dropFirst(range.upperBound).first?.isBlank ?? false
  }

  private static func withBlanksBefore(_ range: Range<Int>, of command: CommandBlock) -> Range<Int> {
    let before = command.script.text.utf8.prefix(range.lowerBound)
    let blanks = before.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return range.lowerBound - blanks..<range.upperBound
  }
}
