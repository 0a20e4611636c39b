import Diagnostics
import MarkdownBlocks
import RunbookModel
import Testing

@testable import RunbookLint

/// How many of many faults of many kinds are found on pages that are sound without them.
@Suite struct PlantedFaultsTests {
  private static let files: Set<String> = ["images/shop.png"]

  private static func findings(_ text: String) -> [Diagnostic] {
    let document = MarkdownReader().read(SourceFile(path: "page.md", text: text))
    return Linter().check(RunbookReader().read(document), document: document) { files.contains($0) }
  }

  @Test(arguments: [PlantedPages.cluster, PlantedPages.compose])
  func nothingIsFoundOnTheSoundPages(page: String) {
    let found = Self.findings(page)
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: PlantedFault.all.indices)
  func everyFaultIsPlanted(index: Int) {
    let fault = PlantedFault.all[index]
    #expect(fault.text != fault.page, "\(fault.kind): \(fault.sound)")
  }

  @Test func theyAreFoundButForThoseThatNoRuleKnows() {
    let missed = PlantedFault.all.filter { fault in !Self.findings(fault.text).contains { $0.rule == fault.kind } }
    #expect(missed.map(\.kind) == ["wrong-name", "option-unknown", "wrong-port"])
    #expect(PlantedFault.all.count - missed.count == 58)
    #expect(Set(PlantedFault.all.map(\.kind)).count == 43)
  }
}
