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
      page.runbook.placeholders.filter { $0.describedAt.isEmpty && $0.kind == .text && !$0.isSample }.map(\.key))
    let unused = PlaceholderNames(page: page).unused
    guard !unused.isEmpty, !undescribed.isEmpty else { return [] }
    let headings = page.document.blocks.filter { if case .heading = $0.kind { true } else { false } }
    // Names, and what ends the part of the page that they explain, in source order.
    var marks: [(place: SourcePosition, mark: Mark)] = unused.map { ($0.range.start, .explained($0)) }
    marks += headings.map { ($0.range.start, .end) }
    marks += page.commands.map { ($0.block.range.start, .command($0)) }
    marks.append((SourcePosition(line: .max, column: 1), .end))
    var pairs: [Pair] = []
    var used: [PlaceholderSite] = []
    var explained: [PlaceholderNames.Named] = []
    for (_, mark) in marks.sorted(by: { $0.place < $1.place }) {
      if case .explained(let named) = mark {
        explained.append(named)
        continue
      }
      if explained.count == 1, Set(used.map(\.key)).count == 1 {
        pairs.append(Pair(explained: explained[0], used: used[0]))
      }
      explained = []
      used = []
      guard case .command(let command) = mark else { continue }
      used = command.script.sites.filter { $0.form == .angle && undescribed.contains($0.key) }
    }
    return pairs
  }

  private enum Mark {
    case command(CommandBlock)
    case explained(PlaceholderNames.Named)
    case end
  }
}
