import Diagnostics
import ShellSyntax

/// A placeholder whose name was translated in the command and not in its explanation, or the other way round.
struct PlaceholderTranslated: Rule {
  static let id = "placeholder-translated"
  static let severity = Severity.warning
  static let summary: Message = "A placeholder has another name in the command than where it is explained"
  static let explanation = RuleExplanation(
    why: """
      If a translation renames a placeholder in one place only, the reader no longer knows which explanation belongs \
      to which part of the command. Only translated pages are checked: in them, a name that is used and not \
      explained appears beside one that is explained and not used.
      """,
    bad: """
      1. Choisissez l'espace.

          ```
          cf target -s <nom_espace>
          ```
          {: pre}

          | Composant | Description |
          |---|---|
          | `<space_name>` | Le nom de votre espace. |
      """,
    good: """
      1. Choisissez l'espace.

          ```
          cf target -s <nom_espace>
          ```
          {: pre}

          | Composant | Description |
          |---|---|
          | `<nom_espace>` | Le nom de votre espace. |
      """,
    remedy: "Write the same name in the command and in its explanation, preferably that of the source page.")

  func check(_ page: Page) -> [Diagnostic] {
    page.translatedNames.pairs.map { pair in
      finding(
        pair.isBefore
          ? "\(pair.explained.name) is explained here, and the command that follows uses \(pair.used.name)"
          : "\(pair.explained.name) is explained here, and the command before uses \(pair.used.name)",
        at: pair.explained.range, help: "write one name in both places")
    }
  }
}
