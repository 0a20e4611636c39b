import Diagnostics
import Testing

@testable import RunbookRunner

/// Journals that are not whole: nothing may be done again because of them.
@Suite struct JournalRecordTests {
  /// The same numbers for the same seed.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) | (state << 31)
    }
  }

  private static func lines(_ events: [RunEvent]) -> (lines: [[UInt8]], head: JournalHead) {
    var chain = JournalChain()
    let lines = events.map { chain.sealed(RunEventLine.encoded($0)) }
    return (lines, JournalHead(chain))
  }

  private static func bytes(_ lines: [[UInt8]]) -> [UInt8] { lines.flatMap { $0 + [UInt8(ascii: "\n")] } }

  @Test func aWholeJournalIsRead() throws {
    let events = try RunEventTests.events()
    let (lines, head) = Self.lines(events)
    let record = JournalRecord(Self.bytes(lines), of: events[0].run, head: head)
    #expect(record.damage == nil)
    #expect(
      record.events == JournalRecord(Self.bytes(events.map(RunEventLine.encoded)), of: events[0].run, head: nil).events)
    #expect(record.events.count == events.count)
  }

  /// What a machine did not write to its end is no damage.
  @Test func aLineWithoutAnEndDoesNotCount() throws {
    let events = try RunEventTests.events()
    var (lines, _) = Self.lines(events)
    let head = Self.lines(Array(events.dropLast())).head
    let last = lines.removeLast()
    let record = JournalRecord(Self.bytes(lines) + last.dropLast(9), of: events[0].run, head: head)
    #expect(record.damage == nil && record.events.count == events.count - 1)
  }

  /// Lines that are lost at its end would not be missed.
  @Test func aJournalWithoutWhatCountsItsLinesIsRefused() throws {
    let events = try RunEventTests.events()
    let (lines, _) = Self.lines(events)
    for count in 2...lines.count {
      let record = JournalRecord(Self.bytes(Array(lines[..<count])), of: events[0].run, head: nil, isHeadMissing: true)
      #expect(record.damage?.line == count + 1, "\(count) lines")
    }
    // Passo may have been killed between the two, before anything ran.
    let first = JournalRecord(Self.bytes([lines[0]]), of: events[0].run, head: nil, isHeadMissing: true)
    #expect(first.damage == nil)
  }

  @Test func journalsWithoutChecksumsAreReadByTheirNumbers() throws {
    let events = try RunEventTests.events()
    var lines = events.map(RunEventLine.encoded)
    lines.remove(at: 4)
    let record = JournalRecord(Self.bytes(lines), of: events[0].run, head: nil)
    #expect(record.damage?.line == 5)
    #expect(record.damage?.reason.description == "its number is 6, and 5 is to follow")
  }

  @Test(arguments: 0..<300) func damageIsNoticed(seed: UInt64) throws {
    var chance = Chance(state: seed)
    let events = try RunEventTests.events()
    let (lines, head) = Self.lines(events)
    var damaged = lines
    let place = Int.random(in: 0..<lines.count, using: &chance)
    switch seed % 7 {
    case 0: damaged.removeSubrange(place...)
    case 1: damaged.remove(at: place)
    case 2: damaged.insert(lines[place], at: Int.random(in: 0...lines.count, using: &chance))
    case 3: damaged.swapAt(place, (place + Int.random(in: 1..<lines.count, using: &chance)) % lines.count)
    case 4:
      let byte = Int.random(in: 0..<lines[place].count, using: &chance)
      damaged[place][byte] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
    case 5:
      var other = events[place]
      other.run = RecordedRun.id
      damaged[place] = RunEventLine.encoded(other)
    default: damaged.insert([], at: place)
    }
    guard damaged != lines else { return }
    let record = JournalRecord(Self.bytes(damaged), of: events[0].run, head: head)
    let damage = try #require(record.damage, "\(seed)")
    #expect((1...lines.count + 1).contains(damage.line))
    // What is before it may be believed.
    #expect(record.events.map(\.sequence) == Array(1...lines.count).prefix(record.events.count).map(\.self))
  }
}
