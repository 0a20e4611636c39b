import Diagnostics
package import RunbookLint

/// All rules in a list: how much each matters, whether it can mend what it finds, its name, and what it finds.
package struct RuleListing: Sendable {
  private let language: Language
  private let style: TextStyle

  package init(language: Language = .english, style: TextStyle = TextStyle()) {
    self.language = language
    self.style = style
  }

  package func text(of rules: [RuleDescription]) -> String {
    let widest = rules.map(\.id.count).max() ?? 0
    let severities = Dictionary(uniqueKeysWithValues: Severity.allCases.map { ($0, $0.word(in: language)) })
    let widestSeverity = severities.values.map(DisplayWidth.of).max() ?? 0
    let fixable = language.say(Message("can be fixed"))
    return rules.map { rule in
      let severity = (severities[rule.severity] ?? "").padded(to: widestSeverity)
      let note = rule.isFixable ? style.paint(" (\(fixable))", .dim) : ""
      return "\(style.paint(severity, rule.severity.tone))  \(style.paint(rule.id.padded(to: widest), .strong))  "
        + language.say(rule.summary) + note + "\n"
    }.joined()
  }
}
