import Diagnostics
import GoldenFiles
import MarkdownBlocks
import Testing

@Suite struct ContainerTests {
  static let names = ["material", "hugo", "components", "colons", "headings", "liquid"]

  @Test(arguments: names)
  func containers(of name: String) {
    let page = PagesTests.page("containers-\(name)")
    let document = MarkdownReader().read(page)
    #expect(GoldenFile("containers-\(name).blocks.txt").mismatch(with: document.dump()) == nil)
  }
}
