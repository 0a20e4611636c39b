import Diagnostics
import MarkdownBlocks
import RunbookModel

/// A command that destroys something, without a word of warning in its section.
struct DestructiveWithoutWarning: Rule {
  static let id = "destructive-without-warning"
  static let severity = Severity.info
  static let summary: Message = "No warning precedes a command that deletes something"
  static let explanation = RuleExplanation(
    why: """
      Readers copy commands faster than they read sentences. Before a command whose effect cannot be undone a page \
      should say so, in words or with a block of the class `important` or `attention`.
      """,
    bad: """
      1. Remove the cluster.

          ```
          ibmcloud ks cluster rm mycluster
          ```
          {: pre}
      """,
    good: """
      1. Remove the cluster. This cannot be undone.

          ```
          ibmcloud ks cluster rm mycluster
          ```
          {: pre}
      """,
    remedy: "Say before the command what is lost, and that it cannot be undone.")

  private static let classes: Set<String> = ["important", "attention", "warning", "caution", "note", "danger"]

  /// Parts of words in the languages that are read.
  private static let words = [
    "undone", "undo ", "permanent", "caution", "warning", "important", "attention", "irrevers", "careful", "is lost",
    "are lost", "lose ", "définitiv", "avertissement", "perdu", "perdr", "perman", "aviso", "importante", "atenção",
    "atención", "advertencia", "avvertenza", "attenzione", "perde", "perdi", "unwiderruf", "wichtig", "achtung",
    "warnung", "verlor", "重要", "注意", "警告", "元に戻", "중요", "주의", "경고", "要注",
  ]

  func check(_ page: Page) -> [Diagnostic] {
    let destructive = page.runbook.actions.filter(\.isDestructive)
    // Hardly any page has one.
    guard !destructive.isEmpty else { return [] }
    let unwarned = Self.codeWithoutWarning(page, among: Set(destructive.map(\.range)))
    return destructive.filter { unwarned.contains($0.range) }.map { action in
      finding(
        "this command deletes something, and the page does not warn of it", at: action.range,
        help: "say before the command what is lost, and that it cannot be undone")
    }
  }

  /// Those of the code blocks before which nothing in their section warns.
  private static func codeWithoutWarning(_ page: Page, among asked: Set<SourceRange>) -> Set<SourceRange> {
    let blocks = page.document.blocks
    var ranges: Set<SourceRange> = []
    var section = blocks.startIndex
    for (index, block) in blocks.enumerated() {
      if case .heading = block.kind { section = index }
      guard case .code = block.kind, asked.contains(block.range), !blocks[section..<index].contains(where: warns) else {
        continue
      }
      ranges.insert(block.range)
    }
    return ranges
  }

  private static func warns(_ block: Block) -> Bool {
    if block.attributes.contains(where: { !classes.isDisjoint(with: $0.classes) }) { return true }
    let text = block.inlines.map(\.plainText).joined(separator: " ").lowercased()
    return words.contains { text.contains($0) }
  }
}
