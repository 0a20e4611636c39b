import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// A row that calls something required and optional at once.
struct RequirementContradiction: Rule {
  static let id = "requirement-contradiction"
  static let severity = Severity.warning
  static let summary: Message = "Something is called required and optional at once"
  static let explanation = RuleExplanation(
    why: """
      The reader cannot know whether to give the value. Mostly a row was copied from another one, or the command was \
      changed and its explanation was not.
      """,
    bad: """
      1. Log in.

          ```
          ibmcloud login [--sso]
          ```
          {: pre}

          | Option | Description |
          |---|---|
          | `--sso` | Required. Logs in with a passcode. |
      """,
    good: """
      1. Log in.

          ```
          ibmcloud login [--sso]
          ```
          {: pre}

          | Option | Description |
          |---|---|
          | `--sso` | Optional. Logs in with a passcode. |
      """,
    remedy: "Say the same in the command, in the option's name and in its explanation.")

  func check(_ page: Page) -> [Diagnostic] {
    let words = LocaleWords.words(for: page.runbook.document.locale)
    let bracketed = Set(
      page.commands.flatMap(\.script.sites).filter { $0.form == .optional }
        .map { String($0.name.dropFirst().prefix { $0 != " " && $0 != "]" && $0 != "=" }) }
        .filter { $0.hasPrefix("-") })
    return page.document.blocks.flatMap { block -> [Diagnostic] in
      guard case .table(let table) = block.kind else { return [] }
      return table.rows.compactMap { problem(in: $0, words, bracketed: bracketed) }
    }
  }

  private func problem(in row: TableRow, _ words: LocaleWords, bracketed: Set<String>) -> Diagnostic? {
    let cells = row.cells.map { cell in cell.inlines.map(\.plainText).joined() }
    guard cells.count > 1 else { return nil }
    let isRequired = cells.contains { Self.isLabelled($0, words.required + LocaleWords.words(for: "en").required) }
    guard isRequired else { return nil }
    if cells.contains(where: { Self.isLabelled($0, words.optional + LocaleWords.words(for: "en").optional) }) {
      return finding("this is called required and optional in one row", at: row.range)
    }
    let option = cells[0].split(whereSeparator: { $0 == " " || $0 == "=" || $0 == "," }).map(String.init)
      .first { bracketed.contains($0) }
    return option.map {
      finding("\($0) is called required here, and stands in brackets in the command", at: row.range)
    }
  }

  /// The word stands alone: at the beginning before `.`, `:` or the end, or in parentheses.
  private static func isLabelled(_ text: String, _ labels: [String]) -> Bool {
    let text = text.lowercased()
    let start = text.drop { $0.isWhitespace }
    return labels.contains { label in
      if text.contains("(\(label))") { return true }
      guard start.hasPrefix(label) else { return false }
      return start.dropFirst(label.count).first.map { ".:。：".contains($0) } ?? true
    }
  }
}
