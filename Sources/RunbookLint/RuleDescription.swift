package import Diagnostics

/// What people read about a rule: by `passo rules`, by `passo explain`, and on its page under `docs/rules`.
package struct RuleDescription: Sendable {
  /// What finds it.
  package enum Origin: Sendable {
    /// Reading or checking one page.
    case page
    /// Comparing a translation with its source, which is then the good example.
    case comparison
    /// ShellCheck, where it is asked.
    case shellCheck
  }

  /// Kebab-case; never changed once released.
  package let id: String
  /// What its findings have at least; reading reports some of them with another one, as its message then says.
  package let severity: Severity
  /// What it finds, in one sentence.
  package let summary: Message
  /// Whether it can mend at least some of what it finds.
  package let isFixable: Bool
  package let origin: Origin
  package let explanation: RuleExplanation

  init(
    id: String, severity: Severity, summary: Message, isFixable: Bool = false, origin: Origin = .page,
    explanation: RuleExplanation
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.isFixable = isFixable
    self.origin = origin
    self.explanation = explanation
  }

  init(_ rule: any Rule.Type) {
    self.init(
      id: rule.id, severity: rule.severity, summary: rule.summary, isFixable: rule.isFixable,
      explanation: rule.explanation)
  }
}

/// Why a rule exists and how to comply with it, in Markdown; the examples are the same in every language.
package struct RuleExplanation: Sendable {
  /// What goes wrong for readers when the rule is broken.
  package let why: Message
  /// A whole page that breaks the rule.
  package let bad: String
  /// The same page as it should be.
  package let good: String
  package let remedy: Message
}
