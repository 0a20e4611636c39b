import Diagnostics
import FoundationEssentials
import GoldenFiles
import MarkdownBlocks
import Testing

@Suite struct PagesTests {
  static let names = [
    "bold.ja", "code.en", "danos.pt", "definitions.en", "empty", "html.en", "lettered.en", "marks.en", "octets.fr",
    "steps.en", "tableaux.fr", "tables.en",
  ]

  static func page(_ name: String) -> SourceFile {
    let path = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let data = FileManager.default.contents(atPath: "\(path)/Golden/\(name).md") ?? Data()
    return SourceFile(path: "\(name).md", bytes: Array(data))
  }

  @Test(arguments: names)
  func blocks(of name: String) {
    let document = MarkdownReader().read(Self.page(name))
    #expect(GoldenFile("\(name).blocks.txt").mismatch(with: document.dump()) == nil)
  }
}
