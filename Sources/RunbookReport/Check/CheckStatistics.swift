import Diagnostics
package import RunbookLint

/// How often each rule was broken, most often first, and what the pages are written in.
package struct CheckStatistics: Sendable {
  private let language: Language
  private let style: TextStyle

  package init(language: Language = .english, style: TextStyle = TextStyle()) {
    self.language = language
    self.style = style
  }

  package func text(of result: CheckResult) -> String {
    let rules = text(of: result.findings)
    let dialects = CheckResult.counts(of: result.dialects)
    guard !dialects.isEmpty else { return rules }
    let list = dialects.map { "\($0.dialect.name) \($0.pages)" }.joined(separator: ", ")
    return rules + (rules.isEmpty ? "" : "\n") + language.say("Written in: \(list)") + "\n"
  }

  package func text(of findings: [Finding]) -> String {
    let byRule = Dictionary(grouping: findings, by: \.diagnostic.rule)
    let rows = byRule.map { rule, findings in
      (rule: rule, count: findings.count, pages: Set(findings.map(\.path)).count)
    }.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    let width = rows.map { String($0.count).count }.max() ?? 0
    let names = rows.map(\.rule.count).max() ?? 0
    return rows.map { row in
      let blanks = String(repeating: " ", count: width - String(row.count).count)
      let gap = String(repeating: " ", count: names - row.rule.count)
      let pages = language.say("in \(count: row.pages, "file", "files")")
      return "\(blanks)\(row.count)  \(style.paint(row.rule, .accent))\(gap)  \(style.paint(pages, .dim))\n"
    }.joined()
  }
}
