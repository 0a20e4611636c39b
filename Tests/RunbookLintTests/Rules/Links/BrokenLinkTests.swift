import Diagnostics
import MarkdownBlocks
import RunbookModel
import Testing

@testable import RunbookLint

@Suite struct BrokenLinkTests {
  private func missing(_ text: String) -> [String] {
    let page = MarkedPage(text).page
    let asked = Page(document: page.document, runbook: page.runbook) { $0 == "there.md" || $0 == "a b.png" }
    return BrokenLink().check(asked).map { page.document.source.text(in: $0.range) }
  }

  @Test func whatIsNotThere() {
    #expect(
      missing("[a](there.md) [b](gone.md#x) ![c](gone.png) ![d](a%20b.png)") == ["[b](gone.md#x)", "![c](gone.png)"])
  }

  @Test(arguments: ["github.com/one/two", "www.example.com", "docs.example.org#a"])
  func anAddressWithoutItsBeginning(link: String) {
    #expect(missing("[a](\(link))") == ["[a](\(link))"])
  }

  @Test(arguments: [
    "example.com", "one.io.txt/two", "a/github.com/one", "https://example.com/gone.md", "/docs/gone.md", "#gone",
    "gone.html", "{{site.x}}.md", "mailto:a@b.md",
  ])
  func whatNoOneCanTell(link: String) {
    #expect(missing("[a](\(link))").isEmpty)
  }

  @Test func withoutAFolderNothingIsLookedAt() {
    #expect(MarkedPage("[b](gone.md)").findings(of: BrokenLink.self).isEmpty)
  }

  @Test func anAddressOfATemplate() {
    let document = MarkdownReader().read(SourceFile(path: "page.md", text: "[a]($home/page.md)\n"))
    let page = Page(document: document, runbook: RunbookReader().read(document), fileExists: { _ in false })
    #expect(BrokenLink().check(page).isEmpty)
  }
}
