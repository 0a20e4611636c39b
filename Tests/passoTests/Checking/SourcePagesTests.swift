import Diagnostics
import MarkdownBlocks
import RunbookLint
import RunbookModel
import Synchronization
import Testing

@testable import passo

@Suite struct SourcePagesTests {
  /// What was read, in order.
  private final class Reads: Sendable {
    private let paths = Mutex<[String]>([])

    var all: [String] { paths.withLock { $0 } }

    func read(_ path: String) throws(Complaint) -> RunbookLint.Page {
      paths.withLock { $0.append(path) }
      if path == "missing.md" { throw Complaint("there is no page \(path)") }
      let document = MarkdownReader().read(SourceFile(path: path, text: "# \(path)\n"))
      return RunbookLint.Page(document: document, runbook: RunbookReader().read(document))
    }
  }

  @Test func eachIsReadOnce() throws {
    let reads = Reads()
    let pages = SourcePages { path throws(Complaint) in try reads.read(path) }
    for path in ["a.md", "b.md", "a.md", "a.md", "b.md"] {
      #expect(try pages.page(at: path).document.source.path == path)
    }
    #expect(reads.all == ["a.md", "b.md"])
  }

  @Test func whatHasNoRoomIsReadAgain() throws {
    let reads = Reads()
    // Room for one page of seven bytes.
    let pages = SourcePages(room: 10) { path throws(Complaint) in try reads.read(path) }
    for path in ["a.md", "b.md", "a.md", "b.md"] { _ = try pages.page(at: path) }
    #expect(reads.all == ["a.md", "b.md", "b.md"])
  }

  @Test func whatCannotBeReadIsSaidEachTime() throws {
    let reads = Reads()
    let pages = SourcePages { path throws(Complaint) in try reads.read(path) }
    for _ in 0..<2 {
      #expect(throws: Complaint.self) { try pages.page(at: "missing.md") }
    }
    #expect(reads.all.count == 2)
  }
}
