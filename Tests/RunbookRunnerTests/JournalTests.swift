import Diagnostics
import RunbookModel
import ShellExecution
import Testing

@testable import RunbookRunner

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct JournalTests {
  /// A folder that is gone when the test is.
  final class Folder {
    let path: String

    init() throws {
      path = try FreshDirectory(named: "passo-journal-", in: "/tmp").path
    }

    deinit { remove(path) }

    private func remove(_ path: String) {
      if let folder = opendir(path) {
        while let entry = readdir(folder) {
          let name = withUnsafeBytes(of: entry.pointee.d_name) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
          }
          if name != ".", name != ".." { remove(path + "/" + name) }
        }
        closedir(folder)
      }
      rmdir(path)
      unlink(path)
    }
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test func isForItsOwnerAlone() throws {
    let folder = try Folder()
    let directory = folder.path + "/state/passo/runs"
    let journal = try Journal(directory: directory, run: RecordedRun.id)
    #expect(mode(directory) == 0o700)
    #expect(mode(journal.path) == 0o600)
  }

  @Test func anOpenFolderIsClosed() throws {
    let folder = try Folder()
    chmod(folder.path, 0o755)
    _ = try Journal(directory: folder.path, run: RecordedRun.id)
    #expect(mode(folder.path) == 0o700)
  }

  @Test func twoRunsNeverShareAFile() throws {
    let folder = try Folder()
    let first = try Journal(directory: folder.path, run: RecordedRun.id)
    #expect(throws: JournalError(path: first.path, code: EEXIST)) {
      try Journal(directory: folder.path, run: RecordedRun.id)
    }
  }

  @Test func whatHappenedIsReadBack() throws {
    let folder = try Folder()
    let events = try RunEventTests.events()
    let journal = try Journal(directory: folder.path, run: events[0].run)
    for event in events { try journal.record(event) }
    let reader = JournalReader(directory: folder.path)
    #expect(try reader.events(of: events[0].run).map(\.sequence) == events.map(\.sequence))
    let listing = try #require(reader.runs().first)
    #expect(listing.verdict == .unverified)
    #expect(listing.document.path == "tokens.en.md")
    #expect(listing.unfinishedAction == nil)
  }

  @Test func aRunThatDiedIsUnknown() throws {
    let folder = try Folder()
    let events = try RunEventTests.events()
    let journal = try Journal(directory: folder.path, run: events[0].run)
    for event in events.prefix(5) { try journal.record(event) }
    let file = open(journal.path, O_WRONLY | O_APPEND)
    _ = "{\"format\":\"passo.run/1\",\"se".withCString { write(file, $0, strlen($0)) }
    close(file)
    let listing = try #require(JournalReader(directory: folder.path).runs().first)
    #expect(listing.verdict == .unknown)
    #expect(listing.unfinishedAction == "tokens/4/1")
  }

  /// Scripts begin several runs in a second, and the name of a run knows only that.
  @Test func theLatestRunComesFirstWithinASecondToo() throws {
    let folder = try Folder()
    let events = try RunEventTests.events()
    let names = ["20261122-054000-zzzz", "20261122-054000-bbbb", "20261122-054000-mmmm"]
    for (index, name) in names.enumerated() {
      let run = try #require(RunID(name))
      let journal = try Journal(directory: folder.path, run: run)
      var first = events[0]
      first.run = run
      first.time = Timestamp(milliseconds: 1_795_325_200_000 + Int64(index))
      try journal.record(first)
    }
    let listings = JournalReader(directory: folder.path).runs()
    #expect(listings.map(\.run.description) == names.reversed())
  }

  @Test func otherFilesArePassedOver() throws {
    let folder = try Folder()
    for name in ["notes.txt", "20261122-054000-k3f9.jsonl", "x.jsonl"] {
      close(open(folder.path + "/" + name, O_WRONLY | O_CREAT, 0o600))
    }
    #expect(JournalReader(directory: folder.path).runs().isEmpty)
    #expect(JournalReader(directory: folder.path + "/nowhere").runs().isEmpty)
  }

  @Test func aFullDiskIsAnError() throws {
    // Only where the system has such a device.
    guard access("/dev/full", W_OK) == 0 else { return }
    let folder = try Folder()
    let run = RecordedRun.id
    #expect(symlink("/dev/full", folder.path + "/" + run.description + ".jsonl") == 0)
    // A link that somebody laid there is not followed.
    #expect(throws: JournalError.self) { try Journal(directory: folder.path, run: run) }
  }
}
