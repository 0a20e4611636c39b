import Diagnostics
import MarkdownBlocks
import RunbookModel

/// A command that destroys something, without a word of warning in its section.
struct DestructiveWithoutWarning: Rule {
  static let id = "destructive-without-warning"
  static let severity = Severity.info
  static let summary: Message = "No warning stands before a command that deletes something"
  static let explanation = RuleExplanation(
    why: """
      Readers copy commands faster than they read sentences. Before a command whose effect cannot be undone a page \
      should say so, in words or by a block of the class `important` or `attention`.
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
    let unwarned = Self.codeWithoutWarning(page)
    return page.runbook.actions.filter { $0.isDestructive && unwarned.contains($0.range) }.map { action in
      finding(
        "this command deletes something, and the page does not warn of it", at: action.range,
        help: "say before the command what is lost, and that it cannot be undone")
    }
  }

  /// The code blocks before which nothing in their section warns.
  private static func codeWithoutWarning(_ page: Page) -> Set<SourceRange> {
    var ranges: Set<SourceRange> = []
    var isWarned = false
    for block in page.document.blocks {
      if case .heading = block.kind { isWarned = false }
      if case .code = block.kind, !isWarned { ranges.insert(block.range) }
      isWarned = isWarned || warns(block)
    }
    return ranges
  }

  private static func warns(_ block: Block) -> Bool {
    if block.attributes.contains(where: { !classes.isDisjoint(with: $0.classes) }) { return true }
    let text = block.inlines.map(\.plainText).joined(separator: " ").lowercased()
    return words.contains(where: text.contains)
  }
}
