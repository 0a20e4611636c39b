import Diagnostics
import ShellSyntax

/// A blank in a command that looks like one and is none.
struct NoBreakSpace: Rule {
  static let id = "no-break-space"
  static let severity = Severity.error
  static let summary: Message = "A command contains a no-break or invisible space"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      A shell separates words at ordinary spaces only. A no-break space becomes part of the word beside it: nobody \
      sees it, and the shell answers `command not found`. Where typographers want one, within quotation marks, it \
      stays.
      """,
    bad: """
      1. List the pods.

          ```
          kubectl\u{A0}get pods
          ```
          {: pre}
      """,
    good: """
      1. List the pods.

          ```
          kubectl get pods
          ```
          {: pre}
      """,
    remedy: "Write an ordinary space, and nothing in place of a zero-width space.")

  private static let wide: Set<Unicode.Scalar> = ["\u{A0}", "\u{2007}", "\u{202F}", "\u{3000}"]
  private static let invisible: Set<Unicode.Scalar> = ["\u{200B}", "\u{2060}", "\u{FEFF}"]

  /// True for a text that begins with a known program, and with a blank behind it that no shell takes for one.
  static func hidesProgram(in text: String) -> Bool {
    let line = text.prefix { $0 != "\n" }.drop { $0 == " " }
    guard let space = line.unicodeScalars.firstIndex(where: wide.contains) else { return false }
    return KnownPrograms.contains(String(line[..<space]))
  }

  func check(_ page: Page) -> [Diagnostic] {
    page.copied.flatMap { command in
      command.occurrences(of: Self.wide.union(Self.invisible)).compactMap { scalar, range in
        let isWide = Self.wide.contains(scalar)
        if isWide, Self.isProse(range, of: command) { return nil }
        return finding(
          isWide
            ? "this space is not an ordinary one, and does not separate anything"
            : "this command contains an invisible character",
          at: range, of: command, replacement: isWide ? " " : "")
      }
    }
  }

  /// `-d "Attention : 10 000 lignes"`: within quotation marks, and where typographers want it.
  private static func isProse(_ range: Range<Int>, of command: CommandBlock) -> Bool {
    let before = command.text(in: max(range.lowerBound - 4, 0)..<range.lowerBound).last
    let after = command.text(in: range.upperBound..<range.upperBound + 4).first
    guard let before, let after else { return false }
    let isTypographic =
      before == "«" || before.isNumber && (after.isNumber || after.isLetter)
      || (before.isNumber || before.isLetter) && ":;!?%»€".contains(after)
    guard isTypographic else { return false }
    return command.simpleCommands.contains { simple in
      simple.words.contains { word in
        guard word.range.lowerBound < range.lowerBound, range.upperBound < word.range.upperBound else { return false }
        let start = command.text(in: word.range.lowerBound..<range.lowerBound)
        let end = command.text(in: range.upperBound..<word.range.upperBound)
        return ["\"", "'"].contains { start.contains($0) && end.contains($0) }
      }
    }
  }
}
