import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

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
    "undone", "undo ", "permanent", "deleted immediately", "unrecoverable", "cannot be re", "caution", "warning",
    "important", "attention", "irrevers", "careful", "is lost",
    "are lost", "lose ", "définitiv", "avertissement", "perdu", "perdr", "perman", "aviso", "importante", "atenção",
    "atención", "advertencia", "avvertenza", "attenzione", "perde", "perdi", "unwiderruf", "wichtig", "achtung",
    "warnung", "verlor", "重要", "注意", "警告", "元に戻", "중요", "주의", "경고", "要注",
  ]

  func check(_ page: Page) -> [Diagnostic] {
    let destructive = page.actions.filter(\.isDestructive)
    // Hardly any page has one.
    guard !destructive.isEmpty else { return [] }
    let unwarned = Self.codeWithoutWarning(page, among: Set(destructive.map(\.range)))
    let reversible = Set(page.commands.filter(Self.isReversible).map(\.block.range))
    return destructive.filter { unwarned.contains($0.range) && !reversible.contains($0.range) }.map { action in
      finding(
        "this command deletes something, and the page does not warn of it", at: action.range,
        help: "say before the command what is lost, and that it cannot be undone")
    }
  }

  /// `ibmcloud plugin uninstall cr`: a part of a program, which can be installed again.
  private static func isReversible(_ command: CommandBlock) -> Bool {
    guard let simple = command.simpleCommands.first, command.simpleCommands.count == 1 else { return false }
    let words = simple.words.prefix(4).map(\.text)
    return words.contains("uninstall") && words.contains { ["plugin", "plugins", "plug-in", "extension"].contains($0) }
  }

  /// Those of the code blocks of which nothing warns: neither their section before them, nor what the sections that
  /// hold it begin with. The page as a whole, below its title, says too much else.
  private static func codeWithoutWarning(_ page: Page, among asked: Set<SourceRange>) -> Set<SourceRange> {
    var ranges: Set<SourceRange> = []
    var sections: [Section] = []
    for (index, block) in page.document.blocks.enumerated() {
      if case .heading(let level, _) = block.kind {
        sections.removeAll { $0.level >= level || $0.level <= 1 }
        sections.append(Section(level: level, unread: index..<index))
      }
      if case .code = block.kind, asked.contains(block.range) {
        for section in sections.indices { sections[section].read(page.document.blocks) }
        if !sections.contains(where: \.warns) { ranges.insert(block.range) }
      }
      if sections.isEmpty { sections.append(Section(level: 0, unread: index..<index)) }
      let last = sections.count - 1
      sections[last].unread = sections[last].unread.lowerBound..<index + 1
    }
    return ranges
  }

  /// A section that is open, with the blocks up to its first part. They are read only where a command asks for them.
  private struct Section {
    var level: Int
    var unread: Range<Int>
    var warns = false

    mutating func read(_ blocks: [Block]) {
      warns = warns || blocks[unread].contains(where: DestructiveWithoutWarning.warns)
      unread = unread.upperBound..<unread.upperBound
    }
  }

  private static func warns(_ block: Block) -> Bool {
    if block.attributes.contains(where: { !classes.isDisjoint(with: $0.classes) }) { return true }
    let text = block.inlines.map(\.plainText).joined(separator: " ").lowercased()
    return words.contains { text.containsBytes(of: $0) }
  }
}
