import Bytes
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
      The reader cannot know whether to give the value. Usually a row was copied from another one, or the command \
      was changed and its explanation was not.
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
    let tables = page.document.blocks.compactMap { if case .table(let table) = $0.kind { table } else { nil } }
    guard !tables.isEmpty else { return [] }
    let words = [LocaleWords.words(for: page.runbook.document.locale), LocaleWords.words(for: "en")]
    let (required, optional) = (words.flatMap(\.required), words.flatMap(\.optional))
    let bracketed = Set(
      page.commands.flatMap(\.script.sites).filter { $0.form == .optional }
        .map { String($0.name.dropFirst().prefix { $0 != " " && $0 != "]" && $0 != "=" }) }
        .filter { $0.hasPrefix("-") })
    return tables.flatMap(\.rows).compactMap {
      problem(in: $0, required: required, optional: optional, bracketed: bracketed)
    }
  }

  private func problem(
    in row: TableRow, required: [String], optional: [String], bracketed: Set<String>
  ) -> Diagnostic? {
    guard row.cells.count > 1 else { return nil }
    let cells = row.cells.map { cell in cell.inlines.reduce(into: "") { $0 += $1.plainText } }
    let lowered = cells.map { $0.lowercased() }
    guard lowered.contains(where: { Self.isLabelled($0, required) }) else { return nil }
    if lowered.contains(where: { Self.isLabelled($0, optional) }) {
      return finding("this is called required and optional in one row", at: row.range)
    }
    let option = cells[0].split(whereSeparator: { $0 == " " || $0 == "=" || $0 == "," }).map(String.init)
      .first { bracketed.contains($0) }
    return option.map {
      finding("\($0) is called required here, and is in brackets in the command", at: row.range)
    }
  }

  /// The word is alone: at the beginning before `.`, `:` or the end, or in parentheses.
  /// - Parameter text: in small letters.
  private static func isLabelled(_ text: String, _ labels: [String]) -> Bool {
    let start = text.drop { $0.isSpace }
    let hasParenthesis = text.containsBytes(of: "(")
    return labels.contains { label in
      if hasParenthesis, text.containsBytes(of: "(\(label))") { return true }
      guard start.utf8.first == label.utf8.first, start.hasPrefix(label) else { return false }
      return start.dropFirst(label.count).first.map { ".:。：".containsBytes(of: $0) } ?? true
    }
  }
}
