import GoldenFiles
import Testing

@testable import RunbookModel

/// Every reading, as it was when a person last looked at it: a change of the reader shows which pages it changes.
@Suite struct ReadingDumpTests {
  @Test(arguments: OwnPages.all.map(\.name)) func ownPagesAreReadAsBefore(name: String) throws {
    let page = try #require(OwnPages.all.first { $0.name == name })
    let dump = ReadingDump(page.text, path: "\(name).md").text
    let mismatch = GoldenFile("\(name).txt").mismatch(with: dump)
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  /// Only hashes: the pages are other people's.
  @Test(.enabled("no pages lie in ../shared") { !OwnPages.shared.isEmpty }) func pagesOfOthersAreReadAsBefore() {
    let lines = OwnPages.shared.map { name, bytes in
      let dump = ReadingDump(bytes: bytes, path: name).text
      return "\(name)\t\(DocumentDigest(of: Array(dump.utf8)).sha256.prefix(16))"
    }
    let mismatch = GoldenFile("shared.tsv").mismatch(with: lines.joined(separator: "\n") + "\n")
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }
}
