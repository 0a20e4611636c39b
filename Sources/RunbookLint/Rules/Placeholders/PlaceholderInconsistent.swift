import Diagnostics
import ShellSyntax

/// One placeholder in two spellings.
struct PlaceholderInconsistent: Rule {
  static let id = "placeholder-inconsistent"
  static let severity = Severity.warning
  static let summary: Message = "The commands of a page spell one placeholder in two ways"
  static let explanation = RuleExplanation(
    why: """
      `<cluster_name>` in one step and `<cluster-name>` in the next look like two values. Whoever replaces the first \
      throughout the page misses the second.
      """,
    bad: """
      1. Look at the cluster. Replace `<cluster_name>` with its name.

          ```
          ibmcloud ks cluster get <cluster_name>
          ```
          {: pre}

      2. List its workers.

          ```
          ibmcloud ks workers <cluster-name>
          ```
          {: pre}
      """,
    good: """
      1. Look at the cluster. Replace `<cluster_name>` with its name.

          ```
          ibmcloud ks cluster get <cluster_name>
          ```
          {: pre}

      2. List its workers.

          ```
          ibmcloud ks workers <cluster_name>
          ```
          {: pre}
      """,
    remedy: "Choose one spelling and use it throughout the page.")

  func check(_ page: Page) -> [Diagnostic] {
    var first: [String: String] = [:]
    return page.commands.flatMap { command in
      command.script.sites.filter { $0.form == .angle || $0.form == .brace }.compactMap { site -> Diagnostic? in
        let inner = String(site.name.dropFirst().dropLast())
        guard let earlier = first[PlaceholderNames.folded(inner)] else {
          first[PlaceholderNames.folded(inner)] = inner
          return nil
        }
        guard earlier != inner else { return nil }
        return finding("this placeholder is written \(earlier) before, and \(inner) here", at: site.range, of: command)
      }
    }
  }
}
