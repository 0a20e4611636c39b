import Diagnostics
import Testing

@testable import RunbookRunner

/// A report says of a run what its journal shows, and of a journal that is not whole, nothing more.
@Suite struct JournalFileTests {
  private static func lines(sealed: Bool) throws -> [[UInt8]] {
    var chain = JournalChain()
    return try RunEventTests.events().map { event in
      let line = RunEventLine.encoded(event)
      return sealed ? chain.sealed(line) : line
    }
  }

  private static func bytes(_ lines: some Sequence<[UInt8]>) -> [UInt8] { lines.flatMap { $0 + [UInt8(ascii: "\n")] } }

  @Test(arguments: [true, false]) func everyLineThatIsMissingIsMissed(sealed: Bool) throws {
    let lines = try Self.lines(sealed: sealed)
    let whole = JournalFile(Self.bytes(lines))
    #expect(whole.runs.count == 1 && whole.runs[0].damage == nil && whole.runs[0].events.count == lines.count)
    for index in 1..<(lines.count - 1) {
      var torn = lines
      torn.remove(at: index)
      let run = try #require(JournalFile(Self.bytes(torn)).runs.first)
      #expect(run.damage?.line == index + 1 && run.events.count == index, "line \(index + 1)")
    }
  }

  @Test func aLineThatWasChangedIsNoticed() throws {
    var lines = try Self.lines(sealed: true)
    let text = String(decoding: lines[0], as: UTF8.self).replacing("\"path\":\"", with: "\"path\":\"x")
    #expect(text.utf8.count > lines[0].count)
    lines[0] = Array(text.utf8)
    #expect(JournalFile(Self.bytes(lines)).runs.first?.damage?.line == 1)
  }

  @Test func twoRunsInOneFileAreTwo() throws {
    let lines = try Self.lines(sealed: true)
    let file = JournalFile(Self.bytes(lines + lines))
    #expect(file.runs.map(\.events.count) == [lines.count, lines.count])
    #expect(file.runs.allSatisfy { $0.damage == nil })
    let torn = JournalFile(Self.bytes(lines + lines.prefix(2) + lines.dropFirst(3)))
    #expect(torn.runs.map { $0.damage?.line } == [nil, lines.count + 3])
  }

  @Test func halfALineAtTheEndDoesNotCount() throws {
    let lines = try Self.lines(sealed: true)
    let cut = JournalFile(Self.bytes(lines.dropLast()) + lines[lines.count - 1].dropLast(9))
    #expect(cut.runs.map(\.events.count) == [lines.count - 1] && cut.runs[0].damage == nil)
    // Whole, and without its line feed.
    #expect(JournalFile(Array(Self.bytes(lines).dropLast())).runs.map(\.events.count) == [lines.count])
  }

  @Test func whatCountsTheLinesIsBelieved() throws {
    let lines = try Self.lines(sealed: true)
    var chain = JournalChain()
    for line in lines { _ = chain.take(sealed: line) }
    let file = JournalFile(Self.bytes(lines.dropLast()), head: JournalHead(chain).bytes)
    #expect(file.runs.first?.damage?.line == lines.count)
  }

  @Test func whatIsNoJournalHasAFault() {
    #expect(JournalFile(Array("hello\n".utf8)).fault?.line == 1)
    #expect(JournalFile([]).fault == nil && JournalFile([]).runs.isEmpty)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let lines = (try? Self.lines(sealed: false)) ?? []
    #expect(JournalFile(mark + Self.bytes(lines)).runs.first?.events.count == lines.count)
  }
}
