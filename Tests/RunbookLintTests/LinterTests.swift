import Diagnostics
import MarkdownBlocks
import RunbookLint
import RunbookModel
import Testing

@Suite struct LinterTests {
  private func rules(_ text: String) -> [String] {
    let document = MarkdownReader().read(SourceFile(path: "page.md", text: text))
    return Linter().check(RunbookReader().read(document), document: document).map(\.rule)
  }

  /// A page about pages shows what is wrong with them.
  @Test func examplesOfMarkdownAreNoFaults() {
    #expect(rules("# A\r\n\r\nText.\n") == ["windows-line-endings"])
    #expect(rules("# A\n\n~~~~markdown\n# B\r\n~~~~\n").isEmpty)
  }
}
