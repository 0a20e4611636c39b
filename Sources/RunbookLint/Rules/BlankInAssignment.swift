import Diagnostics
import ShellSyntax

/// `export NAME= value`: the variable stays empty.
struct BlankInAssignment: Rule {
  static let id = "blank-in-assignment"
  static let severity = Severity.error
  static let summary: Message = "A space separates a variable from its value"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      A shell allows no spaces around `=`. `export TRUST= 1` sets `TRUST` to nothing without a word, so that a later \
      step fails, or runs without the protection that was to be switched on.
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
    remedy: "Write the variable, the equals sign and the value without spaces.")

  func check(_ page: Page) -> [Diagnostic] {
    page.commands.flatMap { command in
      command.simpleCommands.flatMap { simple in
        Self.parted(simple).map { range in
          finding(
            Self.spread(simple) == nil
              ? "the space leaves this variable empty" : "with spaces beside `=` a shell takes this name for a program",
            at: range, of: command,
            replacement: Self.joined(command.text(in: range)))
        }
      }
    }
  }

  /// Without the blanks around the first equals sign; those of a quoted value stay.
  private static func joined(_ text: String) -> String? {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    let name = text[..<equals].filter { !$0.isWhitespace }
    return name + "=" + text[text.index(after: equals)...].drop(while: \.isWhitespace)
  }

  /// From the name to the end of the value, where only blanks stand between them.
  private static func parted(_ simple: SimpleCommand) -> [Range<Int>] {
    let words = simple.words
    if ["export", "declare", "readonly", "typeset"].contains(simple.program) {
      return zip(words.dropFirst(), words.dropFirst(2)).compactMap { name, value in
        let isBehind = isName(name.text, endingIn: "=") && !value.text.hasPrefix("-") && !value.text.contains("=")
        let isBefore = isName(name.text) && value.text.hasPrefix("=")
        return isBehind || isBefore ? name.range.lowerBound..<value.range.upperBound : nil
      }
    }
    if let spread = spread(simple) { return [spread] }
    // `IFS= read line` gives `read` an empty variable; `NAME= 1` runs nothing that exists.
    guard simple.assignments.count == 1, words.count == 1, let name = simple.assignments.first?.word,
      name.text.hasSuffix("="), let value = words.first, !KnownPrograms.contains(value.text),
      !value.text.contains("/"), simple.redirections.isEmpty
    else { return [] }
    return [name.range.lowerBound..<value.range.upperBound]
  }

  /// `NAME = 1` and `NAME =1`, which call a program of that name.
  static func spread(_ simple: SimpleCommand) -> Range<Int>? {
    let words = simple.words
    guard simple.assignments.isEmpty, simple.redirections.isEmpty, let name = words.first, isName(name.text),
      !KnownPrograms.contains(name.text),
      words.count == 3 && words[1].text == "="
        || words.count == 2 && words[1].text.hasPrefix("=") && !words[1].text.hasPrefix("==") && words[1].text != "="
    else { return nil }
    return name.range.lowerBound..<words[words.count - 1].range.upperBound
  }

  private static func isName(_ text: String, endingIn end: String = "") -> Bool {
    guard text.hasSuffix(end) else { return false }
    let name = text.dropLast(end.count)
    return name.first.map { $0.isLetter || $0 == "_" } == true
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
