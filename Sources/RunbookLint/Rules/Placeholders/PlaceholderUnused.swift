import Diagnostics

/// A placeholder that is explained and is in no command.
struct PlaceholderUnused: Rule {
  static let id = "placeholder-unused"
  static let severity = Severity.info
  static let summary: Message = "The page explains a placeholder that it does not use"
  static let explanation = RuleExplanation(
    why: """
      The command lost the placeholder, or calls it by another name. Either way the explanation helps no one, and \
      the reader looks for a value that no command takes. A table may also mention placeholders in general; that is \
      why this is an info and not a warning.
      """,
    bad: """
      1. Choose the space.

          ```
          cf target -s my_space
          ```
          {: pre}

          | Part | Description |
          |---|---|
          | `<space_name>` | The name of your space. |
      """,
    good: """
      1. Choose the space.

          ```
          cf target -s <space_name>
          ```
          {: pre}

          | Part | Description |
          |---|---|
          | `<space_name>` | The name of your space. |
      """,
    remedy: "Use the placeholder in the command by the name that is explained, or remove the explanation.")

  func check(_ page: Page) -> [Diagnostic] {
    guard !page.commands.isEmpty else { return [] }
    let translated = Set(page.translatedNames.pairs.map(\.explained.range))
    return PlaceholderNames(page: page).unused.filter { !translated.contains($0.range) }.map { named in
      finding("\(named.name) is explained, but no command of the page uses it", at: named.range)
    }
  }
}
