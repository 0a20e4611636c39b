import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// Placeholders of a translated page that a command calls otherwise than their explanation does.
struct TranslatedNames {
  struct Pair {
    var explained: PlaceholderNames.Named
    var used: PlaceholderSite
    /// The explanation is in a sentence before the command, not in a table after it.
    var isBefore: Bool
  }

  /// In source order.
  private(set) var pairs: [Pair] = []

  /// What the last command uses and the page does not explain, each name once.
  private var used: [PlaceholderSite] = []
  /// What tables and lists after the last command explain, and sentences after it; no command uses it.
  private var explained: [PlaceholderNames.Named] = []
  private var said: [PlaceholderNames.Named] = []

  private enum Mark {
    case command(CommandBlock)
    case explained(PlaceholderNames.Named)
    case said(PlaceholderNames.Named)
    case heading
  }

  /// None.
  init() {}

  init(_ page: Page) {
    guard !page.runbook.document.locale.hasPrefix("en") else { return }
    // Without a name that is to be filled in there is none to be called otherwise.
    let asked = page.runbook.placeholders.lazy.filter { $0.kind == .text && !$0.isSample }.map(\.key)
    guard !asked.isEmpty else { return }
    let names = PlaceholderNames(page: page)
    let explained = names.explained
    let said = names.said
    let unused = names.unused(among: explained)
    let unusedSaid = names.unused(among: said)
    guard !unused.isEmpty || !unusedSaid.isEmpty else { return }
    let named = Set((explained + said).map { PlaceholderKey.key(of: $0.name) })
    let open = Set(asked.filter { !named.contains($0) })
    guard !open.isEmpty else { return }
    var marks: [(place: SourcePosition, mark: Mark)] = unused.map { ($0.range.start, .explained($0)) }
    marks += unusedSaid.map { ($0.range.start, .said($0)) }
    marks += page.commands.map { ($0.block.range.start, .command($0)) }
    marks += page.document.blocks.compactMap { block in
      if case .heading = block.kind { (block.range.start, .heading) } else { nil }
    }
    for (_, mark) in marks.sorted(by: { $0.place < $1.place }) { read(mark, open: open) }
    addPairs(with: self.explained, isBefore: false)
  }

  private mutating func read(_ mark: Mark, open: Set<String>) {
    switch mark {
    case .explained(let named): explained.append(named)
    case .said(let named): if !said.contains(where: { $0.name == named.name }) { said.append(named) }
    case .heading:
      addPairs(with: explained, isBefore: false)
      (used, explained, said) = ([], [], [])
    case .command(let command):
      addPairs(with: explained, isBefore: false)
      used = []
      for site in command.script.sites where site.form == .angle && open.contains(site.key) {
        if !used.contains(where: { $0.key == site.key }) { used.append(site) }
      }
      // A sentence may be about anything: only names that are somehow alike are taken for one.
      if said.count == used.count, zip(said, used).allSatisfy({ Self.isAlike($0.name, $1.name) }) {
        addPairs(with: said, isBefore: true)
        used = []
      }
      (explained, said) = ([], [])
    }
  }

  /// Where as many names are left over on one side as on the other: in their order.
  private mutating func addPairs(with names: [PlaceholderNames.Named], isBefore: Bool) {
    guard !names.isEmpty, names.count == used.count else { return }
    pairs += zip(names, used).map { Pair(explained: $0, used: $1, isBefore: isBefore) }
  }

  /// Two words begin alike: `<quota_trafic>` and `<traffic_quota>`.
  private static func isAlike(_ one: String, _ other: String) -> Bool {
    func beginnings(_ name: String) -> Set<String> {
      let words = name.lowercased().split(whereSeparator: { !$0.isAlphabetic && !$0.isNumeric })
      return Set(words.map { String($0.prefix(4)) }.filter { $0.count > 2 })
    }
    return !beginnings(one).isDisjoint(with: beginnings(other))
  }
}
