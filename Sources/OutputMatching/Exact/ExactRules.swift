/// How the tool that a page of tests is written for compares an output with what the page shows.
package struct ExactRules: Hashable, Sendable {
  package enum Tool: String, Hashable, Sendable {
    /// `(glob)`, `(re)`, `(esc)`, `(equal)`, `(no-eol)` at the end of a line, each with `?`, `*` or `+`.
    case scrut, cram
    /// `...` for any lines, `[..]` for any part of a line, `[NAME]` for a text that the test program knows.
    case trycmd
    /// Nothing but the text itself.
    case specdown
    /// `<...>` and `<name>` for any text.
    case byexample
  }

  package var tool: Tool
  /// All blanks and line ends are alike.
  package var ignoresBlanks = false
  /// What is taken out of the sample: `~`, which shows blank lines.
  package var removed: [String] = []
  /// `<name>` is any text.
  package var hasTags = true

  package init(tool: Tool) { self.tool = tool }

  /// On the terminal of a run messages of errors are between the lines of the output, which these tools compare alone.
  var comparesOneStream: Bool { tool == .scrut || tool == .specdown }
}
