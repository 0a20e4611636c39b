import Diagnostics
import GoldenFiles
import RunbookModel
import Testing

@testable import RunbookRunner

@Suite struct RunEventTests {
  /// One event of every kind, with all that it may hold.
  static let bodies: [RunEvent.Body] = {
    let document = DocumentIdentity(
      path: "tokens.en.md", title: "Making tokens", locale: "en", lastUpdated: "2018-05-24", sha256: "27ad")
    let start = RunEvent.RunStart(document: document, procedure: "tokens", actionCount: 8)
    let checks = [
      Check(.exit, .passed, line: 48, message: "exit status 0"),
      Check(.sample, .passed, line: 55, message: "as the sample shows", tolerated: ["$.token: another JWT"]),
      Check(.http, .failed, message: "the server answered 401", expected: "200–399", actual: "401"),
      Check(.sample, .failed, line: 57, outputLine: 3, message: "another text", expected: "up", actual: "down"),
    ]
    return [
      .runStarted(start), .runResumed(start),
      .stepStarted(
        RunEvent.StepStart(
          step: "tokens/4", number: "4", line: 40, instruction: "Create a token.", position: 4, count: 8)),
      .actionStarted(
        RunEvent.ActionStart(
          step: "tokens/4", action: "tokens/4/1", kind: .command, role: .do, line: 42, attempt: 1,
          text: "curl \"https://x/y\"", isInteractive: false)),
      .output(RunEvent.OutputChunk(action: "tokens/4/1", stream: .terminal, bytes: Array("é\u{1B}[1m\r\n".utf8))),
      .output(RunEvent.OutputChunk(action: nil, stream: .stdout, bytes: [0xFF, 0, 0x41])),
      .question(RunEvent.AskedQuestion(action: "tokens/4/1", key: "name", prompt: "<name>", isSecret: true)),
      .answer(RunEvent.GivenAnswer(action: "tokens/4/1", key: nil, value: "skip", reason: "not needed")),
      .valueSet(RunEvent.ValueNote(action: nil, key: "region", value: "eu", origin: .default, isSecret: false)),
      .valueCaptured(
        RunEvent.ValueNote(action: "tokens/4/1", key: "token_value", value: nil, origin: .captured, isSecret: true)),
      .commandEdited(action: "tokens/4/1", text: "curl -v"), .commandTyped(action: "tokens/4/1", text: "ls"),
      .fileWritten(action: "tokens/4/1", path: "/srv/ca.cnf"),
      .shellEnded(RunEvent.ShellEnd(action: "tokens/4/1", exitStatus: 3, signal: nil, reason: "the shell ended")),
      .diagnostic(action: nil, reason: "bx was not found"),
      .actionFinished(
        RunEvent.ActionEnd(
          action: "tokens/4/1", attempt: 2, exitStatus: 0, seconds: 0.41234, verdict: .failed, checks: checks,
          reason: "it did not work")),
      .actionFinished(RunEvent.ActionEnd(action: "tokens/5/1", attempt: 1, signal: 9, verdict: .skipped)),
      .runFinished(
        RunSummary(counts: [.passed: 1], seconds: 2, verdict: .aborted, exitStatus: 2, isPaused: true)),
      .runFinished(
        RunSummary(
          counts: [.passed: 7, .unverified: 1], seconds: 192.0004, verdict: .unverified, exitStatus: 0)),
    ]
  }()

  static func events() throws -> [RunEvent] {
    let run = try #require(RunID("20261122-054000-k3f9"))
    return bodies.enumerated().map { index, body in
      RunEvent(
        sequence: index + 1, time: Timestamp(milliseconds: 1_795_326_000_000 + Int64(index) * 1_001), run: run,
        body: body)
    }
  }

  @Test func linesAreAsTheContractSays() throws {
    let lines = try RunEventTests.events().map { String(decoding: RunEventLine.encoded($0), as: UTF8.self) }
    #expect(GoldenFile("events.jsonl").mismatch(with: lines.joined(separator: "\n") + "\n") == nil)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    for event in try RunEventTests.events() {
      let line = RunEventLine.encoded(event)
      let back = try #require(RunEventLine.decoded(line))
      #expect(RunEventLine.encoded(back) == line)
      #expect(back.body.name == event.body.name)
    }
  }

  @Test func nothingThatAReportNeedsIsLost() throws {
    let back = try RunEventTests.events().map { try #require(RunEventLine.decoded(RunEventLine.encoded($0))).body }
    let ends = back.compactMap { if case .actionFinished(let end) = $0 { end } else { nil } }
    #expect(ends.flatMap(\.checks).map(\.outputLine) == [nil, nil, nil, 3])
    let summaries = back.compactMap { if case .runFinished(let summary) = $0 { summary } else { nil } }
    #expect(summaries.map(\.isPaused) == [true, false])
  }

  @Test(arguments: ["", "{", "[]", #"{"format":"passo.run/1","seq":1,"event":"future","time":"x","run":"y"}"#])
  func otherLinesAreNoEvents(line: String) {
    #expect(RunEventLine.decoded(Array(line.utf8)) == nil)
  }

  @Test func aSecretsValueIsNeverEncoded() throws {
    let run = try #require(RunID("20261122-054000-k3f9"))
    let note = RunEvent.ValueNote(action: nil, key: "k", value: "hunter22", origin: .asked, isSecret: true)
    let event = RunEvent(sequence: 1, time: Timestamp(milliseconds: 0), run: run, body: .valueSet(note))
    #expect(!String(decoding: RunEventLine.encoded(event), as: UTF8.self).contains("hunter22"))
  }
}
