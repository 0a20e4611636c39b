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

  /// After blank lines, the list goes up to a code block, never to a sentence or a table.
  @Test(arguments: [
    ("```\na\n```\n\n{: pre}\n", true), ("```\na\n```\n\nA hint.\n\n{: pre}\n", false),
    ("<table><tr><td>a</td></tr></table>\n\n{: codeblock}\n", false), ("A hint.\n\n{: note}\n", true),
  ])
  func afterBlankLines(page: String, hasFix: Bool) {
    let found = MarkdownReader().read(SourceFile(path: "page.md", text: page)).diagnostics
    #expect(found.map(\.rule) == ["attribute-list-misplaced"])
    #expect(found.map { !$0.fixes.isEmpty } == [hasFix])
  }

  /// Text after a list goes to a line of its own, ended as the lines of the page are; a lone sign stays.
  @Test(arguments: [
    ("A\n{: note} B\n", "\n"), ("A\r\n{: note} B\r\n", "\r\n"), ("A\n{: note} été\n", "\n"),
    ("|a|\n|-|\n{: caption=\"A\"}>\n", nil),
  ])
  func textAfter(page: String, ending: String?) {
    let found = MarkdownReader().read(SourceFile(path: "page.md", text: page)).diagnostics
      .filter { $0.rule == "attribute-list-misplaced" }
    #expect(found.count == 1)
    #expect(found.flatMap(\.fixes).map(\.replacement) == [ending].compactMap(\.self))
  }
}
