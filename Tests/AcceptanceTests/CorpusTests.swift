import Diagnostics
import MarkdownBlocks
import RunbookLint
import RunbookModel
import RunbookReport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Every real page at hand is read, planned and checked without a crash, and no code block of it is lost.
@Suite(.enabled(if: !SharedPages.corpus.isEmpty)) struct CorpusTests {
  /// The members that every plan has by contract.
  private struct PlanShape: Decodable {
    struct Block: Decodable {
      var line: Int
      var endLine: Int
      var kind: String
    }

    struct Diagnostic: Decodable {
      var rule: String
      var line: Int
      var column: Int
    }

    var format: String
    var blocks: [Block]
    var diagnostics: [Diagnostic]
  }

  @Test(arguments: SharedPages.seeds + SharedPages.corpus)
  func isReadWhole(path: String) throws {
    let document = try #require(SharedPages.document(path))
    let runbook = RunbookReader().read(document)
    let codeLines = document.blocks.compactMap { block in
      if case .code = block.kind { block.range.start.line } else { nil }
    }
    #expect(runbook.blocks.map(\.range.start.line) == codeLines)
    let ids = runbook.procedures.flatMap(\.steps).map(\.id.text) + runbook.actions.map(\.id.text)
    #expect(Set(ids).count == ids.count)
    let json = PlanJSON().text(of: PlanMaker(runbook, selection: Selection()).plan(with: Bindings()))
    let plan = try JSONDecoder().decode(PlanShape.self, from: Data(json.utf8))
    #expect(plan.format == "passo.plan/1" && plan.blocks.count == codeLines.count)
    for finding in Linter().check(runbook, document: document) {
      #expect((1...document.source.lineCount).contains(finding.range.start.line))
    }
  }
}
