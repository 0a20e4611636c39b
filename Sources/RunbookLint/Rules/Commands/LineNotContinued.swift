import Diagnostics
import ShellSyntax

/// A command over several lines without the backslashes that join them.
struct LineNotContinued: Rule {
  static let id = "line-not-continued"
  static let severity = Severity.error
  static let summary: Message = "A command goes on in the next line, and nothing joins the lines"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      A shell ends a command at the end of the line. A reader who copies the lines runs the first one without its options, and \
      then gets an error for a program that is called `--name`. Passo joins such lines; a terminal does not.
      """,
    bad: #"""
      1. Start the container.

          ```
          docker run web
            --publish 80:80
          ```
          {: pre}
      """#,
    good: #"""
      1. Start the container.

          ```
          docker run web \
            --publish 80:80
          ```
          {: pre}
      """#,
    remedy: "End each line but the last one with a backslash.")

  func check(_ page: Page) -> [Diagnostic] {
    page.commands.flatMap { command -> [Diagnostic] in
      let ends = WrappedUsage.ends(of: command.script)
      // A usage with what is optional is not to be copied as it is.
      guard !ends.isEmpty, !command.script.sites.contains(where: { $0.form == .optional }) else { return [] }
      let text = Array(command.script.text.utf8)
      // Without an option it may be something else that a page wraps.
      guard ends.contains(where: { Self.beginsOption(text[$0...]) }) else { return [] }
      return ends.map { end in
        return finding(
          "the next line goes on with this command, and no backslash joins them", at: (end - 1)..<end, of: command,
          help: "end the line with a backslash",
          replacement: String(decoding: text[(end - 1)..<end], as: UTF8.self) + " \\")
      }
    }
  }

  private static func beginsOption(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n") }.first
      == UInt8(ascii: "-")
  }
}
