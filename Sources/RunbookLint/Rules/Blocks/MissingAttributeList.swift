import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// A command without a class, in a page that gives classes to others.
struct MissingAttributeList: Rule {
  static let id = "attribute-list-missing"
  static let severity = Severity.warning
  static let summary: Message = "A command has no attribute list below it"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      Without `{: pre}` the block has no button to copy it and looks like output. Only pages that give their other \
      blocks a class are checked.
      """,
    bad: """
      1. Log in.

          ```
          ibmcloud login
          ```
          {: pre}

      2. List the clusters.

          ```
          ibmcloud ks clusters
          ```
      """,
    good: """
      1. Log in.

          ```
          ibmcloud login
          ```
          {: pre}

      2. List the clusters.

          ```
          ibmcloud ks clusters
          ```
          {: pre}
      """,
    remedy: "Write `{: pre}` on the line below the closing fence, with the same indentation.")

  func check(_ page: Page) -> [Diagnostic] {
    // A class that is misspelt is one as well: the rule must not begin to report when that is mended.
    let usesClasses =
      page.runbook.diagnostics.contains { $0.rule == "attribute-list-misspelt" }
      || page.document.blocks.contains { block in
        if case .code = block.kind { CodeClass.of(block) == "pre" } else { false }
      }
    guard usesClasses else { return [] }
    let source = page.document.source
    return page.commands.filter { $0.block.attributes.isEmpty && $0.code.style == .fence }.map { command in
      let indentation = String(repeating: " ", count: command.code.column - 1)
      // Where the block ends was guessed, or it holds an output as well: `pre` would have that copied and run.
      let isSound =
        command.code.isClosed && command.block.quoteDepth == 0 && command.printed == nil && Self.isSurelyShell(command)
      let end = SourceRange(at: command.block.range.end)
      return finding(
        "this command has no class", at: command.block.range,
        help: command.printed == nil
          ? "write `{: pre}` below the block"
          : "put its output into a block of its own, marked with `{: screen}`, and write `{: pre}` below the command",
        fixes: isSound ? [FixIt(range: end, replacement: source.lineBreak + indentation + "{: pre}")] : [])
    }
  }

  /// With `pre` the block is offered to be copied and run: what only looks like a command gets no class by itself.
  private static func isSurelyShell(_ command: CommandBlock) -> Bool {
    let commands = command.simpleCommands
    return !commands.isEmpty
      && commands.allSatisfy { simple in
        guard let program = simple.words.first?.literal else { return simple.words.isEmpty }
        return KnownPrograms.contains(program)
      }
  }
}
