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

/// A list of runs reads the beginning and the end of each journal. It says what reading all of it would say.
@Suite struct JournalListingTests {
  /// The same from every event.
  private func fromAllEvents(of run: RunID, at path: String) -> JournalReader.Listing? {
    guard let bytes = try? RegularFile.read(path) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let first = lines.first.flatMap({ RunEventLine.decoded($0) }), case .runStarted(let start) = first.body else {
      return nil
    }
    var listing = JournalReader.Listing(
      run: run, path: path, started: first.time, document: start.document, procedure: start.procedure,
      page: start.settings?.page)
    for event in lines.compactMap({ RunEventLine.decoded($0) }) {
      switch event.body {
      case .actionStarted(let start):
        listing.unfinishedAction = start.action
        listing.hasBegun = true
        listing.summary = nil
      case .actionFinished:
        listing.unfinishedAction = nil
        listing.hasBegun = true
        listing.summary = nil
      case .runFinished(let summary): listing.summary = summary
      case .runResumed: listing.summary = nil
      default: break
      }
    }
    return listing
  }

  private static let run = RunID("20261122-054000-k3f9")!

  private func check(_ bytes: [UInt8], in folder: JournalTests.Folder, _ name: Comment) throws {
    let path = folder.path + "/\(Self.run).jsonl"
    unlink(path)
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(rest.withUnsafeBytes { writeBytes(file, $0.baseAddress, $0.count) }) }
    close(file)
    let survey = JournalReader(directory: folder.path).survey()
    let expected = fromAllEvents(of: Self.run, at: path)
    #expect(survey.runs == (expected.map { [$0] } ?? []), name)
    #expect(survey.unreadable == (expected == nil ? [Self.run] : []), name)
  }

  private func text(_ events: [RunEvent]) -> [UInt8] {
    events.flatMap { RunEventLine.encoded($0) + [UInt8(ascii: "\n")] }
  }

  private func output(_ text: String, of action: ActionID = "tokens/4/1") -> RunEvent {
    RunEvent(
      sequence: 9, time: Timestamp(milliseconds: 0), run: Self.run,
      body: .output(RunEvent.OutputChunk(action: action, stream: .terminal, bytes: Array(text.utf8))))
  }

  /// Passo, or the machine, may die at any byte.
  @Test func aJournalThatWasCutAnywhere() throws {
    let folder = try JournalTests.Folder()
    let whole = text(try RunEventTests.events())
    for length in stride(from: 0, through: whole.count, by: 7) {
      try check(Array(whole[..<length]), in: folder, "\(length) bytes")
    }
    try check(whole, in: folder, "whole")
  }

  /// With every order of what begins and ends, also orders that Passo does not write.
  @Test func journalsInAnyOrder() throws {
    let folder = try JournalTests.Folder()
    let events = try RunEventTests.events()
    var order = SplitMix(state: 7)
    for _ in 0..<200 {
      let rest = (0..<Int.random(in: 0...12, using: &order)).map { _ in events.randomElement(using: &order)! }
      try check(text([events[0]] + rest), in: folder, "\(rest.map(\.body.name))")
    }
  }

  @Test func journalsOfOthers() throws {
    let folder = try JournalTests.Folder()
    let events = try RunEventTests.events()
    let start = text([events[0]])
    let foreign: [[UInt8]] = [
      [], Array("\n".utf8), Array("\n\n\n".utf8), Array("nothing of ours\n".utf8), Array("{}\n".utf8), [0, 1, 2, 255],
      Array("\n".utf8) + start, start.dropLast(), start + Array("\n\n\n".utf8), start + [0xff, 0xfe] + start,
      start + Array("{\"event\":\"run.finished\"}\n".utf8), text(events.reversed()), start + start,
      Array(repeating: UInt8(ascii: "x"), count: 300_000), Array(repeating: UInt8(ascii: "\n"), count: 300_000),
    ]
    for (number, bytes) in foreign.enumerated() { try check(bytes, in: folder, "\(number)") }
  }

  /// Megabytes after the last thing that began, lines longer than what is read at once, and words in an output that look
  /// like an event.
  @Test func longJournals() throws {
    let folder = try JournalTests.Folder()
    let events = try RunEventTests.events()
    let begun = text(Array(events.prefix(5)))
    let long = String(repeating: "a line of output\n", count: 20_000)
    let liar = "{\"event\":\"run.finished\",\"action\":\"x\"}\n"
    let outputs = text((0..<12).map { _ in output(long) } + [output(liar)])
    try check(begun + outputs, in: folder, "an action is under way")
    try check(begun + outputs + Array("{\"action\":\"tok".utf8), in: folder, "and the last line was cut")
    try check(begun + outputs + text([events.last!]), in: folder, "the run ended")
    for size in [2046, 2047, 2048, 2049, 4095, 4096, 4097] {
      let filled = output(String(repeating: "x", count: size - text([output("")]).count))
      try check(begun + text([filled]), in: folder, "a line of \(size) bytes")
      try check(begun + text([filled]) + [UInt8(ascii: "\n")], in: folder, "and an empty one")
    }
  }

  /// ``RegularFile/largest`` is for what is read at once.
  @Test func aJournalLargerThanAPageCanBe() throws {
    let folder = try JournalTests.Folder()
    let events = try RunEventTests.events()
    let path = folder.path + "/\(Self.run).jsonl"
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    let start = text(Array(events.prefix(5)))
    let portion = text((0..<200).map { _ in output(String(repeating: "0123456789abcdef", count: 4096)) })
    for bytes in [start] + Array(repeating: portion, count: 6) + [text([events.last!])] {
      _ = bytes.withUnsafeBytes { writeBytes(file, $0.baseAddress, $0.count) }
    }
    close(file)
    #expect(try #require(RegularFile.size(of: path)) > RegularFile.largest)
    let reader = JournalReader(directory: folder.path)
    let listing = try #require(reader.runs().first)
    #expect(listing.verdict == .unverified && listing.unfinishedAction == "tokens/4/1")
    var count = 0
    try JournalReader.forEachEvent(in: path) { _ in count += 1 }
    #expect(count == 5 + 1200 + 1)
  }

  @Test func aLineThatNeverEndsIsRefused() throws {
    let folder = try JournalTests.Folder()
    let path = folder.path + "/\(Self.run).jsonl"
    let file = open(path, O_WRONLY | O_CREAT, 0o600)
    ftruncate(file, off_t(2 * RegularFile.largest + 2))
    close(file)
    #expect(throws: JournalError.self) { try JournalReader.events(in: path) }
    #expect(JournalReader(directory: folder.path).survey().unreadable == [Self.run])
  }

  /// Another Passo is at the run, or was and is not any more.
  @Test func twoWriters() throws {
    let folder = try JournalTests.Folder()
    let events = try RunEventTests.events()
    let reader = JournalReader(directory: folder.path)
    do {
      let journal = try Journal(directory: folder.path, run: events[0].run)
      for event in events.prefix(5) { try journal.record(event) }
      #expect(reader.runs().map(\.isGoingOn) == [true])
      #expect(throws: JournalError.self) { try Journal(resuming: events[0].run, in: folder.path) }
      // The list was made beside it, and it writes on.
      try journal.record(events[5])
    }
    #expect(reader.runs().map(\.isGoingOn) == [false])
    #expect(try reader.events(of: events[0].run).count == 6)
  }
}

/// `write(2)`; the suite's own function hides the name.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
