import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// A sample output that names a value for a later command, but belongs to no command that could give it.
struct PlaceholderUncaptured: Rule {
  static let id = "placeholder-uncaptured"
  static let severity = Severity.info
  static let summary: Message = "A sample output shows a value for a later command, but belongs to no command itself"
  static let explanation = RuleExplanation(
    why: """
      A placeholder in a sample output says: this is the value for the commands that follow. Passo takes it from the \
      real output. If there is no command before the sample there is no such output, and the reader is asked for a \
      value that they cannot know.
      """,
    bad: """
      1. Create the token in the console. It shows the following.

          ```
          Token identifier   <token_id>
          ```
          {: screen}

      2. Remove it.

          ```
          ibmcloud cr token-rm <token_id>
          ```
          {: pre}
      """,
    good: """
      1. Create the token.

          ```
          ibmcloud cr token-add
          ```
          {: pre}

          ```
          Token identifier   <token_id>
          ```
          {: screen}

      2. Remove it.

          ```
          ibmcloud cr token-rm <token_id>
          ```
          {: pre}
      """,
    remedy: "Write the command before its output, or explain where the reader finds the value.")

  func check(_ page: Page) -> [Diagnostic] {
    // An error message has the reader's own value in it; no one takes one from there.
    let orphans = Set(
      page.runbook.blocks.filter { $0.kind == .output && $0.outputOf == nil && !$0.isFailure }.map(\.range))
    guard !orphans.isEmpty else { return [] }
    let captured = page.actions.flatMap(\.captures).map(\.key)
    let described = page.runbook.placeholders.filter { !$0.describedAt.isEmpty }.map(\.key)
    let known = Set(captured + described)
    var missing = lastUses(in: page).filter { !known.contains($0.key) }
    return page.document.blocks.flatMap { block -> [Diagnostic] in
      guard case .code(let code) = block.kind, orphans.contains(block.range) else { return [] }
      return PlaceholderNames.sites(in: code.text).compactMap { site in
        guard let use = missing[site.key], block.range.end < use else { return nil }
        missing[site.key] = nil
        let range = SourceRange(
          code.position(atOffset: site.range.lowerBound), code.position(atOffset: site.range.upperBound))
        return finding("a later command needs \(site.name), but no command gives this output", at: range)
      }
    }
  }

  /// Where each placeholder is used for the last time.
  private func lastUses(in page: Page) -> [String: SourcePosition] {
    page.actions.reduce(into: [:]) { uses, action in
      for name in action.placeholders { uses[PlaceholderKey.key(of: name)] = action.range.start }
    }
  }
}
