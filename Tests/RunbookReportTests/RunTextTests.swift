import Diagnostics
import GoldenFiles
import RunbookModel
import Testing

@testable import RunbookReport
@testable import RunbookRunner

/// A run of which everything that can happen happens.
private struct SampleRun {
  private(set) var events: [RunEvent] = []

  mutating func tell(_ body: RunEvent.Body) {
    var random = SystemRandomNumberGenerator()
    let time = Timestamp(milliseconds: 0)
    events.append(
      RunEvent(
        sequence: events.count + 1, time: time, run: RunID(startedAt: time, using: &random), body: body))
  }

  mutating func step(_ number: String?, _ instruction: String, position: Int) {
    tell(
      .stepStarted(
        .init(
          step: "send/\(number ?? "u1")", number: number, line: 4, instruction: instruction, position: position,
          count: 5)))
  }

  mutating func start(
    _ action: ActionID, _ text: String, kind: Action.Kind = .command, role: Action.Role = .do, attempt: Int = 1,
    interactive: Bool = false
  ) {
    tell(
      .actionStarted(
        .init(
          step: "send/1", action: action, kind: kind, role: role, line: 6, attempt: attempt, text: text,
          isInteractive: interactive)))
  }

  mutating func output(_ text: String, of action: ActionID) {
    tell(.output(.init(action: action, stream: .terminal, bytes: Array(text.utf8))))
  }

  mutating func end(
    _ action: ActionID, _ verdict: Verdict, status: Int32? = 0, checks: [Check] = [], reason: Message? = nil
  ) {
    tell(
      .actionFinished(
        .init(
          action: action, attempt: 1, exitStatus: status, seconds: 4.23, verdict: verdict, checks: checks,
          reason: reason)))
  }

  static let whole: [RunEvent] = {
    var run = SampleRun()
    run.tell(
      .runStarted(.init(document: SampleRunbook.runbook.document, procedure: "send", actionCount: 7)))
    run.tell(.valueSet(.init(action: nil, key: "depot", value: "north", origin: .default, isSecret: false)))
    run.tell(.valueSet(.init(action: nil, key: "token", value: nil, origin: .flag, isSecret: true)))
    run.step("1", "Log in.", position: 1)
    run.start("send/1/1", "parcel login -u 'Ann'", interactive: true)
    run.output("Password: ", of: "send/1/1")
    run.end("send/1/1", .passed, checks: [Check(.exit, .passed, line: 6, message: "exit status \(0)")])
    run.step(
      "2", "Ask for a token, and do so with such a long sentence that it does not fit on one line of a terminal.",
      position: 2)
    run.start("send/2/1", "TOKEN=`parcel token \"north\"`")
    run.output("{\"token\": \"\u{1B}[31m••••\u{1B}[0m\"}\n\u{1B}[2J", of: "send/2/1")
    run.tell(
      .valueCaptured(.init(action: "send/2/1", key: "token", value: nil, origin: .captured, isSecret: true)))
    run.end(
      "send/2/1", .passed,
      checks: [Check(.sample, .passed, line: 20, message: "as the sample shows", tolerated: ["$.token: another JWT"])])
    run.step("3", "Describe it.", position: 3)
    run.start("send/3/1", "owner: Ann\nprice: $5", kind: .file)
    run.tell(.fileWritten(action: "send/3/1", path: "/home/ann/parcel.yaml"))
    run.end("send/3/1", .unverified, status: nil)
    run.start("send/3/2", "parcel list \\\n  --long", role: .verify)
    run.output("no line end", of: "send/3/2")
    run.end(
      "send/3/2", .failed, status: 3,
      checks: [
        Check(.exit, .failed, line: 30, message: "exit status \(3)", expected: "0", actual: "3"),
        Check(
          .sample, .failed, line: 33, message: "unlike the sample", expected: "two\nlines",
          actual: String(repeating: "long ", count: 40)),
      ])
    run.start("send/3/2", "parcel list \\\n  --long", role: .verify, attempt: 2)
    run.end(
      "send/3/2", .passed, checks: [Check(.sentence, .passed, line: 34, message: "the output contains \("north")")])
    run.step("4", "Tie a string.", position: 4)
    run.start("send/4/1", "Tie a string.", kind: .manual)
    run.end("send/4/1", .skipped, status: nil, reason: "the step is optional")
    run.step(nil, "Kill it.", position: 5)
    run.start("send/u1/1", "kill -9 $$")
    run.tell(.shellEnded(.init(action: "send/u1/1", exitStatus: nil, signal: 9, reason: "signal \(9) ended the shell")))
    run.tell(.diagnostic(action: nil, reason: "\u{1B}[31mremark"))
    run.tell(
      .actionFinished(
        .init(
          action: "send/u1/1", attempt: 1, signal: 9, seconds: 200, verdict: .aborted, reason: "ended by the user")))
    run.tell(
      .runFinished(
        RunSummary(
          counts: [.passed: 3, .unverified: 1, .skipped: 1, .aborted: 1], seconds: 192, verdict: .aborted,
          exitStatus: 2)))
    return run.events
  }()
}

@Suite struct RunTextTests {
  private func shown(_ text: RunText) -> String {
    var text = text
    return String(decoding: SampleRun.whole.flatMap { text.bytes(for: $0) }, as: UTF8.self)
  }

  @Test(arguments: Catalogue.all) func aWholeRun(language: Language) {
    let text = shown(RunText(language: language))
    #expect(GoldenFile("run.\(language.code).txt").mismatch(with: text) == nil)
    for line in text.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 80, "\(line)") }
    #expect(!text.contains("\u{1B}"))
  }

  @Test func quietShowsWhatDidNotPass() {
    #expect(GoldenFile("run-quiet.txt").mismatch(with: shown(RunText(isQuiet: true))) == nil)
  }

  @Test func whatAProgramDrawsIsShownAsItIs() {
    var text = RunText(isLive: true)
    var run = SampleRun()
    run.start("send/1/1", "edit")
    func shown(_ bytes: String, isDrawn: Bool) -> String {
      let chunk = RunEvent.OutputChunk(
        action: "send/1/1", stream: .terminal, bytes: Array(bytes.utf8), isDrawn: isDrawn)
      let event = RunEvent(sequence: 9, time: run.events[0].time, run: run.events[0].run, body: .output(chunk))
      return String(decoding: text.bytes(for: event), as: UTF8.self)
    }
    _ = text.bytes(for: run.events[0])
    #expect(shown("a\u{1B}[2J? ", isDrawn: false) == "    a? ")
    #expect(shown("\u{1B}[?1049h\u{1B}[2J~\r\n~", isDrawn: true) == "\u{1B}[?1049h\u{1B}[2J~\r\n~")
    #expect(shown("b\u{1B}[2J\n", isDrawn: false) == "\u{1B}[?1049l\n    b\n")
  }

  @Test func coloursOfAPageStayAndItsOtherSequencesGo() {
    let text = shown(RunText(style: TextStyle(usesColour: true), isLive: true))
    #expect(text.contains("\u{1B}[31m••••\u{1B}[0m"))
    #expect(!text.contains("\u{1B}[2J"))
    #expect(!text.contains("\u{1B}[31mremark"))
  }

  @Test func whatAPersonHasAgreedToIsNotShownTwice() {
    var text = RunText()
    var action = SampleRunbook.runbook.actions[0]
    action.id = "send/1/1"
    let stop = ActionStop(
      action: action, step: SampleRunbook.runbook.procedures[0].steps[0], position: 1, count: 1, shown: "ls",
      editable: nil, blocked: nil, bindings: [], steps: [])
    var run = SampleRun()
    run.start("send/1/1", "ls")
    #expect(String(decoding: text.bytes(for: stop), as: UTF8.self) == "  $ ls\n")
    #expect(text.bytes(for: run.events[0]).isEmpty)
    #expect(String(decoding: text.bytes(for: run.events[0]), as: UTF8.self) == "  $ ls\n")
  }

  /// A command that fails does not print what the page shows: that is one failure, not three.
  @Test func aFailureIsMarkedOnce() {
    var run = SampleRun()
    run.tell(
      .actionFinished(
        .init(
          action: "send/1/1", attempt: 1, exitStatus: 1, verdict: .failed,
          checks: [
            Check(.exit, .failed, line: 6, message: "exit status \(1)", expected: "0", actual: "1"),
            Check(.sample, .failed, line: 9, message: "the output reports an error", actual: "cat: no"),
            Check(.sample, .failed, line: 10, message: "the line is missing", expected: "sealed", actual: "cat: no"),
            Check(.attribute, .failed, line: 11, message: "the output must contain `x`", expected: "x"),
          ])))
    var text = RunText()
    #expect(
      String(decoding: text.bytes(for: run.events[0]), as: UTF8.self) == """
          ✘ failed · code 1 · 0 s
            ✘ exit status 1 · expected 0 (line 6)
            · the output reports an error (line 9)
              got        cat: no
            · the line is missing (line 10)
              expected   sealed
            ✘ the output must contain `x` (line 11)
              expected   x

        """)
  }

  @Test func whatAnActionTakesAsARuleIsBesideWhatItTakes() {
    var text = RunText(isLive: true)
    text.times = EarlierTimes(runs: [["send/1/1": 8], ["send/1/1": 4.2], ["send/1/1": 4]])
    var run = SampleRun()
    run.step("1", "Wait.", position: 1)
    run.start("send/1/1", "sleep 9")
    for event in run.events { _ = text.bytes(for: event) }
    #expect(text.progress(seconds: 4) == "  … step 1 of 5 · 4 s · 4 s as a rule")
    #expect(text.progress(seconds: 9.1) == "  … step 1 of 5 · 9 s · 4 s as a rule")
    #expect(text.progress(seconds: 9.3) == "  … step 1 of 5 · 9 s · ! unusually long: 4 s as a rule")
    #expect(text.times.total(of: ["send/1/1"])?.last == 8)
    #expect(text.times.total(of: ["send/1/1", "send/2/1", "send/3/1"]) == nil, "most were never done")
  }

  @Test func aSilentActionSaysHowFarTheRunIs() {
    var text = RunText(isLive: true)
    var run = SampleRun()
    run.tell(
      .stepStarted(.init(step: "send/2.1", number: "2.1", line: 4, instruction: "Wait.", position: 3, count: 8)))
    run.start("send/2.1/1", "sleep 9")
    #expect(text.progress(seconds: 4) == nil)
    for event in run.events { _ = text.bytes(for: event) }
    #expect(text.progress(seconds: 4.7) == "  … step 2.1 (3 of 8) · 4 s")
    func output(_ words: String) -> RunEvent.Body {
      .output(.init(action: "send/2.1/1", stream: .terminal, bytes: Array(words.utf8)))
    }
    run.tell(output("one\ntwo\n"))
    _ = text.bytes(for: run.events[2])
    #expect(text.progress(seconds: 75) == "  … step 2.1 (3 of 8) · 1 min 15 s · 2 lines")
    run.tell(output("Password: "))
    _ = text.bytes(for: run.events[3])
    #expect(text.progress(seconds: 76) == nil, "it would be in the way of a question")
    run.tell(.actionFinished(.init(action: "send/2.1/1", attempt: 1, verdict: .passed)))
    _ = text.bytes(for: run.events[4])
    #expect(text.progress(seconds: 77) == nil)
  }

  @Test func anEditedCommandIsShownAgain() {
    var text = RunText()
    let stop = ActionStop(
      action: SampleRunbook.runbook.actions[0], step: SampleRunbook.runbook.procedures[0].steps[0], position: 1,
      count: 1, shown: "ls", editable: nil, blocked: nil, bindings: [], steps: [])
    var run = SampleRun()
    run.start(stop.action.id, "ls -l")
    _ = text.bytes(for: stop)
    #expect(String(decoding: text.bytes(for: run.events[0]), as: UTF8.self) == "  $ ls -l\n")
  }
}

@Suite struct OutputIndenterTests {
  private func shown(_ text: String, isLive: Bool = false, colour: Bool = false, by size: Int = .max) -> String {
    var indenter = OutputIndenter(indent: 2, keepsColour: colour, isLive: isLive)
    var shown: [UInt8] = []
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let end = size == .max ? bytes.count : min(start + size, bytes.count)
      shown += indenter.show(bytes[start..<end])
      start = end
    }
    return String(decoding: shown + indenter.finish(), as: UTF8.self)
  }

  @Test(arguments: [
    ("a\nb", "  a\n  b\n"),
    ("a\r\n\r\nb\r\n", "  a\n\n  b\n"),
    ("10%\r50%\r100%\n", "  100%\n"),
    ("\u{1B}[1;31mred\u{1B}[0m", "  red\n"),
    ("\u{1B}]0;title\u{7}x\u{1B}]8;;http://x\u{1B}\\y", "  xy\n"),
    ("\u{1B}[2J\u{1B}[10;10Hmoved", "  moved\n"),
    ("bell\u{7}, nul\u{0}", "  bell, nul\\u{0}\n"),
    ("café 漢 \u{202E}", "  café 漢 \\u{202E}\n"),
    ("", ""),
  ])
  func lines(text: String, expected: String) {
    for size in [.max, 1, 2, 3] { #expect(shown(text, by: size) == expected) }
  }

  @Test func onATerminalLinesComeAtOnceAndAreOverwritten() {
    var indenter = OutputIndenter(indent: 2, keepsColour: false, isLive: true)
    #expect(String(decoding: indenter.show(Array("Name: ".utf8)), as: UTF8.self) == "  Name: ")
    #expect(shown("1%\r2%\n", isLive: true) == "  1%\r\u{1B}[K  2%\n")
    var plain = OutputIndenter(indent: 2, keepsColour: false, isLive: true, redraws: false)
    let lines = plain.show(Array("1%\r2%\r3%\nName: ".utf8))
    #expect(String(decoding: lines, as: UTF8.self) == "  1%\n  3%\n  Name: ")
  }

  @Test func coloursEndWithTheOutput() {
    #expect(shown("\u{1B}[32mok", isLive: true, colour: true) == "  \u{1B}[32mok\u{1B}[0m\n")
  }

  @Test func bytesThatAreNoTextAreReplaced() {
    var indenter = OutputIndenter(indent: 0, keepsColour: false, isLive: false)
    let bytes = indenter.show([0xFF, 0x61, 0xC3, 0x0A]) + indenter.finish()
    #expect(String(validating: bytes, as: UTF8.self) == "\u{FFFD}a\u{FFFD}\n")
  }

  @Test func aLineWithoutEndIsBounded() {
    var indenter = OutputIndenter(indent: 0, keepsColour: false, isLive: false)
    let shown = indenter.show([UInt8](repeating: 0x61, count: 100_000))
    #expect(shown.count > 90_000)
  }

  @Test func anEscapeSequenceWithoutEndIsBounded() {
    #expect(shown("\u{1B}[" + String(repeating: "1", count: 1000) + "mx").hasSuffix("x\n"))
  }
}
