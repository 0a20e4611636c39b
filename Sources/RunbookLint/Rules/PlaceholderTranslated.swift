import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// A placeholder whose name was translated in the command and not in its explanation, or the other way round.
struct PlaceholderTranslated: Rule {
  static let id = "placeholder-translated"
  static let severity = Severity.warning
  static let summary: Message = "A placeholder has another name in the command than where it is explained"
  static let explanation = RuleExplanation(
    why: """
      Where a translation renames a placeholder in one place only, the reader no longer knows which explanation belongs \
      to which part of the command. Only translated pages are looked at: there a name that is used and not explained \
      stands beside one that is explained and not used.
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
    remedy: "Write one name in the command and in its explanation; the one of the source page is best.")

  struct Pair {
    var explained: PlaceholderNames.Named
    var used: PlaceholderSite
  }

  func check(_ page: Page) -> [Diagnostic] {
    Self.pairs(in: page).map { pair in
      finding(
        "\(pair.explained.name) is explained here, and the command before uses \(pair.used.name)",
        at: pair.explained.range, help: "write one name in both places")
    }
  }

  /// Where exactly one name is left over on each side of a command and the table behind it.
  static func pairs(in page: Page) -> [Pair] {
    guard !page.runbook.document.locale.hasPrefix("en") else { return [] }
    let undescribed = Set(
      page.runbook.placeholders.filter { $0.describedAt.isEmpty && $0.kind == .text }.map(\.key))
    let unused = PlaceholderNames(page: page).unused
    guard !unused.isEmpty, !undescribed.isEmpty else { return [] }
    let headings = page.document.blocks.filter { if case .heading = $0.kind { true } else { false } }.map(\.range.start)
    return page.commands.enumerated().compactMap { index, command in
      let start = command.block.range.end
      let next = index + 1 < page.commands.count ? page.commands[index + 1].block.range.start : nil
      let end = ([next].compactMap { $0 } + headings.filter { $0 > start }).min()
      let explained = unused.filter { named in
        named.range.start > start && (end.map { named.range.start < $0 } ?? true)
      }
      let used = command.script.sites.filter { $0.form == .angle && undescribed.contains($0.key) }
      guard explained.count == 1, Set(used.map(\.key)).count == 1, let site = used.first else { return nil }
      return Pair(explained: explained[0], used: site)
    }
  }
}
