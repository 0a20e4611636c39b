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
    _ = "{\"format\":\"passo.run/1\",\"se".withCString { writeBytes(file, $0, strlen($0)) }
    close(file)
    let listing = try #require(JournalReader(directory: folder.path).runs().first)
    #expect(listing.verdict == .unknown)
    #expect(listing.unfinishedAction == "tokens/4/1")
  }

  /// A run of three events with the state that was kept before the last of them.
  private func kept(_ states: [String], in folder: Folder) throws -> RunID {
    let events = try RunEventTests.events()
    let journal = try Journal(directory: folder.path, run: events[0].run)
    try journal.record(events[0])
    for (state, event) in zip(states, events.dropFirst()) {
      try journal.keep(Array(state.utf8))
      try journal.record(event)
    }
    return journal.run
  }

  private func state(of run: RunID, in folder: Folder) throws -> (state: String?, isChanged: Bool) {
    let journal = try Journal(resuming: run, in: folder.path)
    return (journal.shellState.map { String(decoding: $0, as: UTF8.self) }, journal.isShellStateChanged)
  }

  private func write(_ text: String, to path: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    _ = text.withCString { writeBytes(file, $0, strlen($0)) }
    close(file)
  }

  @Test func theKeptStateIsTheOneOfWhichTheJournalTells() throws {
    let folder = try Folder()
    let run = try kept(["one", "two"], in: folder)
    #expect(try state(of: run, in: folder) == ("two", false))
    for other in ["one", "twO", ""] {
      write(other, to: folder.path + "/\(run).shell")
      #expect(try state(of: run, in: folder) == (nil, true), "\(other)")
    }
    unlink(folder.path + "/\(run).shell")
    #expect(try state(of: run, in: folder) == (nil, false))
  }

  /// Passo may die before the line that tells of a state, or after it and before the state takes its place.
  @Test func passoMayDieWhileItKeepsAState() throws {
    let folder = try Folder()
    let run = try kept(["one", "two"], in: folder)
    write("three", to: folder.path + "/\(run).shell.new")
    #expect(try state(of: run, in: folder) == ("two", false))
    write("one", to: folder.path + "/\(run).shell")
    write("two", to: folder.path + "/\(run).shell.new")
    #expect(try state(of: run, in: folder) == ("two", false))
    // And it goes on from there.
    let journal = try Journal(resuming: run, in: folder.path)
    let events = try RunEventTests.events()
    try journal.record(events[3])
    #expect(try JournalReader.bytes(of: folder.path + "/\(run).shell") == Array("two".utf8))
  }

  @Test func aJournalWithoutAFirstLineIsNamed() throws {
    let folder = try Folder()
    let run = RecordedRun.id
    let reader = JournalReader(directory: folder.path)
    do {
      let journal = try Journal(directory: folder.path, run: run)
      #expect(reader.unreadable().isEmpty, "it is being written")
      withExtendedLifetime(journal) {}
    }
    #expect(reader.unreadable() == [run])
    #expect(reader.isEmpty(run))
    write("nothing of ours\n", to: folder.path + "/\(run).jsonl")
    #expect(reader.unreadable() == [run] && !reader.isEmpty(run))
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

  /// A run that was ended within the second in which another one began had the other name by chance.
  @Test func anEmptyJournalOfTheSameSecondIsNotTheLatestRun() throws {
    let folder = try Folder()
    let events = try RunEventTests.events()
    let run = try #require(RunID("20261122-054000-mmmm"))
    let journal = try Journal(directory: folder.path, run: run)
    var first = events[0]
    first.run = run
    try journal.record(first)
    let reader = JournalReader(directory: folder.path)
    let listing = try #require(reader.runs().first)
    for name in ["20261122-054000-zzzz", "20261122-053959-zzzz"] {
      write("", to: folder.path + "/\(name).jsonl")
      #expect(reader.latest(of: reader.unreadable(), after: listing) == nil)
    }
    // One that lost its lines, and one of a later second, may be the run that is meant.
    write("000000000003 0123456789abcdef\n", to: folder.path + "/20261122-054000-zzzz.head")
    #expect(reader.latest(of: reader.unreadable(), after: listing)?.description == "20261122-054000-zzzz")
    write("", to: folder.path + "/20261122-054001-bbbb.jsonl")
    #expect(reader.latest(of: reader.unreadable(), after: listing)?.description == "20261122-054001-bbbb")
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

/// `write(2)`; the suite's own function hides the name.
private func writeBytes(_ file: Int32, _ bytes: UnsafePointer<CChar>, _ count: Int) -> Int { write(file, bytes, count) }
