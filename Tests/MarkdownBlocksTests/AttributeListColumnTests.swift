import Diagnostics
import MarkdownBlocks
import Testing

/// Where Markdown would give the attribute list to something else it is a warning, elsewhere worth a look.
@Suite struct AttributeListColumnTests {
  @Test(arguments: [
    (1, Severity.warning), (3, .warning), (4, .info), (5, nil), (6, .info), (7, .info), (8, .warning), (20, .warning),
  ])
  func inAnItem(column: Int, severity: Severity?) {
    let list = String(repeating: " ", count: column - 1) + "{: pre}"
    let page = "1. A\n\n    ```\n    a\n    ```\n\(list)\n"
    let document = MarkdownReader().read(SourceFile(path: "page.md", text: page))
    #expect(document.diagnostics.map(\.severity) == [severity].compactMap(\.self))
    #expect(document.diagnostics.allSatisfy { $0.rule == "attribute-list-misplaced" })
    #expect(document.diagnostics.flatMap(\.fixes).allSatisfy { $0.replacement == "    " })
    #expect(document.blocks.last?.attributes.flatMap(\.classes) == ["pre"])
  }

  @Test func quotedBlocksAreLeftAlone() {
    let page = "> ```\n> a\n> ```\n>  {: pre}\n"
    #expect(MarkdownReader().read(SourceFile(path: "page.md", text: page)).diagnostics.isEmpty)
  }
}
