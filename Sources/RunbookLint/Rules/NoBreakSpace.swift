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
      sees it, and the shell answers `command not found`.
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
      command.occurrences(of: Self.wide.union(Self.invisible)).map { scalar, range in
        let isWide = Self.wide.contains(scalar)
        return finding(
          isWide ? "a shell does not separate words at this space" : "this command contains an invisible character",
          at: range, of: command, replacement: isWide ? " " : "")
      }
    }
  }
}
