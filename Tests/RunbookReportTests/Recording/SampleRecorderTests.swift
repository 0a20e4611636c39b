import RunbookModel
import Testing

@testable import RunbookReport
@testable import RunbookRunner

@Suite struct SampleRecorderTests {
  private func event(_ body: RunEvent.Body) -> RunEvent {
    var random = SystemRandomNumberGenerator()
    let now = RunClock.system.now()
    return RunEvent(sequence: 1, time: now, run: RunID(startedAt: now, using: &random), body: body)
  }

  private let action = ActionID("s1/1/1")

  private func recorder(_ bodies: [RunEvent.Body], verdict: Verdict = .passed, isEdited: Bool = false) -> SampleRecorder
  {
    let recorder = SampleRecorder()
    var start = RunEvent.ActionStart(
      step: StepID("s1/1"), action: action, kind: .command, role: .do, line: 1, attempt: 1, text: "frob",
      isInteractive: false)
    start.isEdited = isEdited
    let end = RunEvent.ActionEnd(action: action, attempt: 1, exitStatus: 0, verdict: verdict)
    for body in [.actionStarted(start)] + bodies + [.actionFinished(end)] { recorder.take(event(body)) }
    return recorder
  }

  private func output(_ bytes: [UInt8], isDrawn: Bool = false) -> RunEvent.Body {
    .output(.init(action: action, stream: .terminal, bytes: bytes, isDrawn: isDrawn))
  }

  @Test func piecesAreOneText() {
    #expect(
      recorder([output(Array("a\u{1B}[1mb".utf8)), output(Array("c\r\n".utf8))]).outputs[action]?.text == "abc\n")
  }

  @Test(arguments: [Verdict.failed, .skipped, .aborted])
  func whatDidNotEndWellIsNotKept(verdict: Verdict) {
    #expect(recorder([output([97])], verdict: verdict).outputs.isEmpty)
  }

  @Test func whatIsNoTextIsNotKept() {
    #expect(recorder([output([0])]).outputs.isEmpty)
    #expect(recorder([output([0xFF, 0xFE])]).outputs.isEmpty)
    #expect(recorder([output([97], isDrawn: true)]).outputs.isEmpty)
    #expect(recorder([output([UInt8](repeating: 97, count: 1 << 19))]).outputs.isEmpty)
  }

  @Test func whatAPersonHasTypedInsteadIsNotKept() {
    #expect(recorder([output([97])], isEdited: true).outputs.isEmpty)
  }
}
