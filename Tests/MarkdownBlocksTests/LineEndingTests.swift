import Diagnostics
import MarkdownBlocks
import Testing

@Suite struct LineEndingTests {
  private static func document(_ text: String) -> Document {
    MarkdownReader().read(SourceFile(path: "page.md", text: text))
  }

  /// Once for a page, where it begins, and without a fix: `--fix` rewrites no whole page.
  @Test func carriageReturnsAreReportedOnce() throws {
    let document = Self.document("```\na\r\nb\r\n```\r\n{: pre}\r\n")
    guard case .code(let code) = document.blocks.first?.kind else {
      Issue.record("no code")
      return
    }
    #expect(code.text == "a\nb")
    let finding = try #require(document.diagnostics.first)
    #expect(document.diagnostics.count == 1)
    #expect(finding.rule == "windows-line-endings" && finding.severity == .info && finding.fixes.isEmpty)
    #expect(finding.range.start == SourcePosition(line: 2, column: 2))
    #expect(finding.message.description.hasPrefix("4 lines"))
  }

  @Test(arguments: ["", "a", "a\n", "\n\n", "a\rb", "a\r", "# A\n\nb\n"])
  func otherPagesAreNot(text: String) {
    #expect(Self.document(text).diagnostics.isEmpty)
  }

  @Test func aReturnOnTheFirstLineIsFound() {
    #expect(Self.document("\r\n").diagnostics.map(\.range.start) == [SourcePosition(line: 1, column: 1)])
  }

  @Test(arguments: ["```\na```\n{: pre}\n", "```\na\n{: pre}\n", "a ```\nb\n```\n{: pre}\n", "<br>\na\n"])
  func fixesKeepTheEndings(page: String) {
    func mended(_ text: String) -> String {
      let source = SourceFile(path: "page.md", text: text)
      return RepairTests.mend(source, MarkdownReader().read(source).diagnostics)
    }
    let carriages = page.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(mended(page) != page)
    #expect(
      mended(carriages)
        == mended(page).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
  }

  @Test func columnsAreCountedAsEditorsShowThem() {
    let source = SourceFile(path: "page.md", text: "a\n \t1.\tb\n" + String(repeating: "x", count: 600) + "\n")
    func column(_ line: Int, _ byte: Int) -> Int { source.shownColumn(of: SourcePosition(line: line, column: byte)) }
    #expect(column(1, 1) == 1 && column(2, 1) == 1)
    #expect(column(2, 3) == 5 && column(2, 6) == 9)
    #expect(column(3, 500) == 500)
  }
}
