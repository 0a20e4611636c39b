import Diagnostics

extension RuleDescription {
  /// The rule's page as it lies under `docs/rules`, in Markdown.
  public var page: String {
    """
    # \(id)

    \(summary).

    Severity: \(severity.rawValue). Fix: \(isFixable ? "`passo check --fix`" : "by hand").

    ## Why

    \(explanation.why)

    ## Bad

    ~~~~markdown
    \(explanation.bad)
    ~~~~

    ## Good

    ~~~~markdown
    \(explanation.good)
    ~~~~

    ## How to fix

    \(explanation.remedy)

    """
  }
}

extension RuleRegistry {
  /// The list of all rules as it lies under `docs/rules`, in Markdown.
  public static var index: String {
    let rows = descriptions.map { rule in
      "| [`\(rule.id)`](\(rule.id).md) | \(rule.severity.rawValue) | \(rule.isFixable ? "yes" : "") | \(rule.summary) |\n"
    }
    return """
      # Rules of `passo check`

      An error is something that fails or misleads for certain when a reader does what the page says; a warning is
      probably wrong; an info is worth a look. `passo explain RULE` shows a rule's page.

      | Rule | Severity | Fix | What it finds |
      |---|---|---|---|

      """ + rows.joined()
  }
}
