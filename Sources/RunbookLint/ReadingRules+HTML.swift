import Diagnostics

extension ReadingRules {
  static let html: [RuleDescription] = [
    RuleDescription(
      id: "html-table-malformed", severity: .warning, summary: "An HTML table is not well formed", isFixable: true,
      explanation: RuleExplanation(
        why: """
          Browsers repair a table that is never closed, and Markdown ends it at a blank line, each in its own way: \
          what follows may end up in the table, or the rest of the table as text in the page. Rows without `<tr>` \
          and blank lines, which can be fixed, are reported as an info.
          """,
        bad: """
          <table>
          <thead><th>Part</th><th>Description</th></thead>
          <tbody>
          <tr><td>name</td><td>The name.</td></tr>
          </tbody>
          </table>
          """,
        good: """
          <table>
          <thead><tr><th>Part</th><th>Description</th></tr></thead>
          <tbody>
          <tr><td>name</td><td>The name.</td></tr>
          </tbody>
          </table>
          """,
        remedy: "Begin each row with `<tr>`, close the table, and leave no blank line in it.")),
    RuleDescription(
      id: "html-swallows-text", severity: .info, summary: "A line of HTML swallows the text below it",
      isFixable: true,
      explanation: RuleExplanation(
        why: """
          A line with nothing but a tag such as `<br>` opens a block of HTML in Markdown, and the block continues to \
          the next blank line. The text below is shown as it is written: no link, no emphasis, no code.
          """,
        bad: """
          <br>
          Log in with **your** account.
          """,
        good: """
          <br>

          Log in with **your** account.
          """,
        remedy: "Leave a blank line below the tag, or write it at the end of a line of text.")),
    RuleDescription(
      id: "html-too-deep", severity: .error, summary: "HTML is nested too deeply to be read",
      explanation: RuleExplanation(
        why: """
          Hundreds of elements that are open at once are a mistake, usually tags that are never closed. What they \
          contain is not read.
          """,
        bad: String(repeating: "<div>", count: 600) + "deep" + String(repeating: "</div>", count: 600),
        good: "<div>deep</div>",
        remedy: "Close the elements.")),
    RuleDescription(
      id: "unclosed-comment", severity: .warning, summary: "A comment is never closed",
      explanation: RuleExplanation(
        why: """
          A browser hides everything from `<!--` to the end of the page. Passo reads it as text, so as not to lose \
          the steps that follow.
          """,
        bad: """
          <!-- Ask the team about this

          1. Log in.
          """,
        good: """
          <!-- Ask the team about this -->

          1. Log in.
          """,
        remedy: "Close the comment with `-->`.")),
  ]
}
