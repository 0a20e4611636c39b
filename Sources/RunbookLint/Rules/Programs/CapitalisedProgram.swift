import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// `Ibmcloud`, `Export`: a program that a translation took for the beginning of a sentence.
struct CapitalisedProgram: Rule {
  static let id = "capitalised-program"
  static let severity = Severity.error
  static let summary: Message = "The name of a program begins with a capital"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      Machine translation and word processors capitalise the first word of what they take for a sentence. The names \
      of programs are case-sensitive: the shell answers `command not found`.
      """,
    bad: """
      1. Log in.

          ```
          Ibmcloud login
          ```
          {: pre}
      """,
    good: """
      1. Log in.

          ```
          ibmcloud login
          ```
          {: pre}
      """,
    remedy: "Write the program's name as it is installed.")

  func check(_ page: Page) -> [Diagnostic] {
    findings(.program, of: page.copied.filter { $0.reading.kind == .command || !Self.isAddedToFile($0, on: page) })
  }

  /// "Add the following to `/etc/sudoers`:" and a block without a class, which nothing shows to be a command.
  private static func isAddedToFile(_ command: CommandBlock, on page: Page) -> Bool {
    guard command.codeClass == nil,
      let above = page.document.blocks.last(where: { $0.range.end.line < command.block.range.start.line })
    else { return false }
    return above.inlines.contains { inline in
      guard case .code(let text) = inline.kind else { return false }
      return text.containsBytes(of: "/") || text.dropFirst().containsBytes(of: ".")
    }
  }
}
