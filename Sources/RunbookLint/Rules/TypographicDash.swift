import Diagnostics
import ShellSyntax

/// An option that begins with a dash where a hyphen belongs.
struct TypographicDash: Rule {
  static let id = "typographic-dash"
  static let severity = Severity.error
  static let summary: Message = "An option of a command begins with a typographic dash"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      Word processors turn two hyphens into one long dash. No program takes `–force` for an option: it is an \
      argument, and the command fails or does something else.
      """,
    bad: """
      1. Log in.

          ```
          ibmcloud login –sso
          ```
          {: pre}
      """,
    good: """
      1. Log in.

          ```
          ibmcloud login --sso
          ```
          {: pre}
      """,
    remedy: "Write two hyphens before a long option, and one before a single letter.")

  private static let dashes: Set<Character> = ["\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}"]

  func check(_ page: Page) -> [Diagnostic] {
    page.copied.flatMap { command -> [Diagnostic] in
      // They all begin with this byte.
      guard command.script.text.utf8.contains(0xE2) else { return [] }
      return command.simpleCommands.flatMap(\.words).compactMap { word in
        let brackets = word.text.prefix { $0 == "[" || $0 == "(" }
        let dashes = word.text.dropFirst(brackets.count).prefix { $0 == "-" || Self.dashes.contains($0) }
        guard dashes.contains(where: Self.dashes.contains) else { return nil }
        let start = word.range.lowerBound + brackets.utf8.count
        let name = word.text.dropFirst(brackets.count + dashes.count).prefix { $0.isLetter || $0 == "-" }
        return finding(
          "\(String(dashes)) is not a hyphen, so this is not an option", at: start..<start + dashes.utf8.count,
          of: command,
          replacement: name.isEmpty ? nil : name.count == 1 ? "-" : "--")
      }
    }
  }
}
