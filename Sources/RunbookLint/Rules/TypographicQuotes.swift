import Diagnostics
import ShellSyntax

/// Curly quotation marks in a command, which quote nothing.
struct TypographicQuotes: Rule {
  static let id = "typographic-quotes"
  static let severity = Severity.error
  static let summary: Message = "Typographic quotation marks in a command quote nothing"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      For a shell, and for JSON, only `"` and `'` are quotation marks. Word processors and translation tools replace \
      them with curly ones, which become part of the value, while the spaces between them split it in two.
      """,
    bad: """
      1. Name the space.

          ```
          cf target -s “my space”
          ```
          {: pre}
      """,
    good: """
      1. Name the space.

          ```
          cf target -s "my space"
          ```
          {: pre}
      """,
    remedy: "Write straight quotation marks.")

  private static let double: Set<Unicode.Scalar> = ["\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{AB}", "\u{BB}"]
  private static let single: Set<Unicode.Scalar> = ["\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}"]

  func check(_ page: Page) -> [Diagnostic] {
    page.copied.flatMap { command in
      command.occurrences(of: Self.double.union(Self.single)).compactMap { scalar, range in
        guard Self.double.contains(scalar) || !Self.isApostrophe(range, of: command) else { return nil }
        return finding(
          "\(String(scalar)) is not a quotation mark for a shell", at: range, of: command,
          replacement: Self.double.contains(scalar) ? "\"" : "'")
      }
    }
  }

  /// `l’exemple`: a letter on both sides.
  private static func isApostrophe(_ range: Range<Int>, of command: CommandBlock) -> Bool {
    let before = command.text(in: max(range.lowerBound - 4, 0)..<range.lowerBound).last
    let after = command.text(in: range.upperBound..<range.upperBound + 4).first
    return before?.isLetter == true && after?.isLetter == true
  }
}
