import Diagnostics
import RunbookModel
import ShellSyntax

/// A placeholder that the page explains nowhere.
struct PlaceholderUndescribed: Rule {
  static let id = "placeholder-undescribed"
  static let severity = Severity.info
  static let summary: Message = "The page does not say what a placeholder stands for"
  static let explanation = RuleExplanation(
    why: """
      The reader has to guess what to put. In a page that is run with Passo the question for the value comes without \
      an explanation. A name may explain itself; that is why this is an info and not a warning.
      """,
    bad: """
      1. Choose the space.

          ```
          cf target -s <space_name>
          ```
          {: pre}
      """,
    good: """
      1. Choose the space. Replace `<space_name>` with the name of the space that holds your app.

          ```
          cf target -s <space_name>
          ```
          {: pre}
      """,
    remedy: "Explain the placeholder in the sentence before the command, or in a table after it.")

  func check(_ page: Page) -> [Diagnostic] {
    let captured = Set(page.actions.flatMap(\.captures).map(\.key))
    // That a name is translated in one place only is said there.
    let translated = Set(page.translatedNames.pairs.map(\.used.key))
    let uses = PlaceholderNames(page: page).firstUses
    return page.runbook.placeholders.compactMap { placeholder in
      guard placeholder.describedAt.isEmpty, !placeholder.isSample, placeholder.kind == .text,
        placeholder.derivedFrom == nil,
        !captured.contains(placeholder.key), !translated.contains(placeholder.key), let use = uses[placeholder.key]
      else { return nil }
      return finding("the page does not say what \(placeholder.name) stands for", at: use)
    }
  }
}
