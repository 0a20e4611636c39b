import Diagnostics
import RunbookModel
import RunbookRunner

/// Many runs as Markdown, for a ticket: how many came out how, what did not pass where, and the table of steps.
struct MergedMarkdown {
  private let report: MergedReport
  private let groups: MergedGroups
  private let words: ReportWords

  /// Names of hosts that are listed; the others are counted.
  private static let mostNames = 20

  init(_ report: MergedReport, language: Language) {
    self.report = report
    groups = MergedGroups(report)
    words = ReportWords(language: language)
  }

  var text: String {
    let page = report.pages.first
    var parts = ["# \(MarkdownSafe.line(page?.title ?? page?.path ?? words.say("Runs")))"]
    let counts = words.counts(ofRuns: report).map(\.text).joined(separator: ", ")
    parts.append("\(words.say("\(count: report.rows.count, "run", "runs")")): \(counts)")
    if report.pages.count > 1 { parts.append("**\(words.say("The runs are not of the same page."))**") }
    if !groups.failures.isEmpty { parts += ["## \(words.say("What did not pass"))"] + groups.failures.map(failure) }
    parts += ["## \(words.say("Steps"))", table]
    let unreadable = report.rows.filter { $0.reason != nil }
    if !unreadable.isEmpty {
      let names = names(unreadable.map(\.name))
      parts.append("\(words.say("\(count: unreadable.count, "journal", "journals") that cannot be read")): \(names)")
    }
    if !groups.differences.isEmpty {
      parts += ["## \(words.say("Values that differ"))", groups.differences.map(difference).joined(separator: "\n")]
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func failure(_ group: MergedGroups.SameFailure) -> String {
    let column = report.columns[group.failure.column]
    let head = words.say(MergedWords.same(group))
    var lines = [
      "**\(MarkdownSafe.line(head)): \(MarkdownSafe.line(words.say("step \(step: column.name)")))**"
        + " \(MarkdownSafe.line(column.instruction))",
      "- \(MarkdownSafe.line(words.say(group.failure.message)))",
    ]
    if let expected = group.failure.expected {
      lines.append("- \(words.say("expected")): \(MarkdownSafe.code(TerminalSafe.line(expected)))")
    }
    lines += group.actuals.prefix(3).map {
      "- \(words.say("got")): \(MarkdownSafe.code(TerminalSafe.line($0.text)))" + ($0.count > 1 ? " × \($0.count)" : "")
    }
    lines.append("- \(names(group.hosts))")
    return lines[0] + "\n\n" + lines.dropFirst().joined(separator: "\n")
  }

  private func names(_ hosts: [String]) -> String {
    let shown = hosts.prefix(Self.mostNames).map(MarkdownSafe.code).joined(separator: ", ")
    let rest = hosts.count - Self.mostNames
    return rest > 0 ? shown + ", " + words.say("and \(rest) more") : shown
  }

  private var table: String {
    let head = [words.say("Run")] + report.columns.map { MarkdownSafe.cell($0.name) }
    let rows = groups.outcomes.map { group in
      let name =
        group.hosts.count == 1
        ? MarkdownSafe.cell(group.hosts[0]) : words.say("\(count: group.hosts.count, "run", "runs")")
      return ([name] + group.outcomes.map { VerdictText.mark(for: $0) }).joined(separator: " | ")
    }
    return
      (["| \(head.joined(separator: " | ")) |", "|\(String(repeating: " --- |", count: head.count))"]
      + rows.map { "| \($0) |" }).joined(separator: "\n")
  }

  private func difference(_ difference: MergedGroups.Difference) -> String {
    let values = difference.values.prefix(5).map { value in
      let text = value.text.map { MarkdownSafe.code($0) } ?? words.say("secret")
      return "\(text) × \(value.hosts.count)"
    }
    let rest = difference.values.count - 5
    return "- \(MarkdownSafe.code(difference.key)): \(values.joined(separator: ", "))"
      + (rest > 0 ? ", " + words.say("and \(rest) more") : "")
  }
}
