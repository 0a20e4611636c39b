import Diagnostics

extension ReadingRules {
  static let characters: [RuleDescription] = [
    RuleDescription(
      id: "byte-order-mark", severity: .info, summary: "A page begins with a byte order mark", isFixable: true,
      explanation: RuleExplanation(
        why: """
          UTF-8 needs no byte order mark. Programs that do not expect one see three bytes before the front matter, \
          and show the front matter as text.
          """,
        bad: "\u{FEFF}# Log in",
        good: "# Log in",
        remedy: "Save the page as UTF-8 without a byte order mark.")),
    RuleDescription(
      id: "windows-line-endings", severity: .info, summary: "Lines end with a carriage return",
      explanation: RuleExplanation(
        why: """
          Translation tools write lines as Windows does. Every line then differs from the page it was translated \
          from, and a command that is copied with its carriage return fails in most shells. It is reported once per \
          page, where it begins. Passo reads such lines like all others.
          """,
        bad: "# Log in\r\n\nLog in to your account.",
        good: "# Log in\n\nLog in to your account.",
        remedy: """
          Save the page with LF line endings, and write `* text=auto eol=lf` into the repository's `.gitattributes`.
          """)),
  ]
}
