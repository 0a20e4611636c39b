package import Diagnostics

extension RuleDescription {
  /// The rule's page as it is under `docs/rules`, in Markdown. The examples are alike in every language.
  ///
  /// - Parameter say: says a sentence in the reader's language; without it the page is English.
  package func page(_ say: (Message) -> String = \.description) -> String {
    let word: Message =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "info"
      }
    let fix: Message = isFixable ? Message(verbatim: "`passo check --fix`") : "by hand"
    return """
      # \(id)

      \(say(summary)).

      \(say("Severity: \(word). Fix: \(fix)."))

      ## \(say("Why"))

      \(say(explanation.why))

      ## \(say("Bad"))

      ~~~~markdown
      \(explanation.bad)
      ~~~~

      ## \(say("Good"))

      ~~~~markdown
      \(explanation.good)
      ~~~~

      ## \(say("How to fix"))

      \(say(explanation.remedy))

      """
  }
}

extension RuleRegistry {
  /// The list of all rules as it is under `docs/rules`, in Markdown.
  ///
  /// - Parameter say: as for ``RuleDescription/page(_:)``.
  package static func index(_ say: (Message) -> String = \.description) -> String {
    let head = [say("Rule"), say("Severity"), say("Fix"), say("What it finds")]
    let rows = descriptions.map { rule in
      let fix = rule.isFixable ? say("yes") : ""
      return "| [`\(rule.id)`](\(rule.id).md) | \(rule.severity.rawValue) | \(fix) | \(say(rule.summary)) |\n"
    }
    let introduction: Message = """
      An error is something that fails or misleads for certain when a reader does what the page says; a warning is \
      probably wrong; an info is worth a look. `passo explain RULE` shows a rule's page.
      """
    return """
      # \(say("Rules of `passo check`"))

      \(say(introduction))

      | \(head.joined(separator: " | ")) |
      |---|---|---|---|

      """ + rows.joined()
  }
}
