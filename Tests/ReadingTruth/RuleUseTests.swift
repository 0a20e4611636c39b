import Diagnostics
import MarkdownBlocks
import Testing

@testable import RunbookModel

/// No rule is kept that decides nothing on the pages at hand.
@Suite struct RuleUseTests {
  /// Each was made for pages that are not at hand; none may come in addition.
  private static let unseen: Set = [
    "prompts.root", "prompts.typed-into-program", "fragments.dots", "answers.after-output", "files.made-screen",
    "files.part-screen", "files.part-shell-words", "files.part-assignments", "files.part-command",
    "calls.usage-command", "calls.with-table", "calls.export-screen", "calls.looks", "unmarked.answer-announced",
    "unmarked.question", "data.sql-command", "data.source-screen", "data.folders-to-make",
  ]

  @Test(.enabled("no pages lie in ../shared") { !OwnPages.shared.isEmpty }) func eachRuleDecidesSomeBlock() {
    var used = Self.unseen
    for (name, bytes) in OwnPages.all.map({ ($0.name, Array($0.text.utf8)) }) + OwnPages.shared {
      let runbook = RunbookReader().read(MarkdownReader().read(SourceFile(path: name, bytes: bytes)))
      used.formUnion(runbook.blocks.map(\.rule))
    }
    #expect(BlockRules.all.map(\.id).filter { !used.contains($0) } == [])
  }
}
