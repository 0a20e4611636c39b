import Diagnostics
import ShellSyntax

/// `export NAME= value`: the variable stays empty.
struct BlankInAssignment: Rule {
  static let id = "blank-in-assignment"
  static let severity = Severity.error
  static let summary: Message = "A blank parts a variable from its value"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      A shell takes no blanks around `=`. `export TRUST= 1` sets `TRUST` to nothing and says nothing about it, so that \
      a later step fails, or does without the protection that was to be switched on.
      """,
    bad: """
      1. Switch content trust on.

          ```
          export DOCKER_CONTENT_TRUST= 1
          ```
          {: pre}
      """,
    good: """
      1. Switch content trust on.

          ```
          export DOCKER_CONTENT_TRUST=1
          ```
          {: pre}
      """,
    remedy: "Write variable, equals sign and value without blanks.")

  func check(_ page: Page) -> [Diagnostic] {
    page.commands.flatMap { command in
      command.simpleCommands.flatMap { simple in
        parted(simple).map { range in
          finding(
            "the blank leaves this variable empty", at: range, of: command,
            replacement: command.text(in: range).filter { $0 != " " && $0 != "\t" })
        }
      }
    }
  }

  /// From the name to the end of the value, where only blanks stand between them.
  private func parted(_ simple: SimpleCommand) -> [Range<Int>] {
    let words = simple.words
    if ["export", "declare", "readonly", "typeset"].contains(simple.program) {
      return zip(words.dropFirst(), words.dropFirst(2)).compactMap { name, value in
        let isBehind = Self.isName(name.text, endingIn: "=") && !value.text.hasPrefix("-") && !value.text.contains("=")
        let isBefore = Self.isName(name.text) && value.text.hasPrefix("=")
        return isBehind || isBefore ? name.range.lowerBound..<value.range.upperBound : nil
      }
    }
    // `IFS= read line` gives `read` an empty variable; `NAME= 1` runs nothing that exists.
    guard simple.assignments.count == 1, words.count == 1, let name = simple.assignments.first?.word,
      name.text.hasSuffix("="), let value = words.first, !KnownPrograms.contains(value.text),
      !value.text.contains("/"), simple.redirections.isEmpty
    else { return [] }
    return [name.range.lowerBound..<value.range.upperBound]
  }

  private static func isName(_ text: String, endingIn end: String = "") -> Bool {
    guard text.hasSuffix(end) else { return false }
    let name = text.dropLast(end.count)
    return name.first.map { $0.isLetter || $0 == "_" } == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
