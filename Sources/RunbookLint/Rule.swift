public import Diagnostics

/// One thing that `passo check` looks for.
///
/// A rule is one file under `Rules`, one test file, and one line of ``RuleRegistry/rules``.
public protocol Rule: Sendable {
  /// Kebab-case; never changed once released.
  static var id: String { get }
  static var severity: Severity { get }
  /// What it finds, in one sentence.
  static var summary: Message { get }

  init()
  func check(_ page: Page) -> [Diagnostic]
}

extension Rule {
  /// A finding of this rule at its own severity.
  func finding(_ message: Message, at range: SourceRange, help: Message? = nil, fixes: [FixIt] = []) -> Diagnostic {
    Diagnostic(
      rule: Self.id, severity: Self.severity, range: range, message: message, help: help, fixes: fixes)
  }
}
