import Diagnostics
import RunbookModel

@testable import RunbookRunner

/// Runs to make reports of. Time goes on by half a second with every event.
struct ReportedRun {
  private(set) var events: [RunEvent] = []

  private static let begin: Int64 = 1_795_000_000_000

  mutating func tell(_ body: RunEvent.Body) {
    let time = Timestamp(milliseconds: ReportedRun.begin + Int64(events.count) * 500)
    guard let run = RunID("20261118-104640-k3f9") else { return }
    events.append(RunEvent(sequence: events.count + 1, time: time, run: run, body: body))
  }

  mutating func begin(title: String = "Parcels", path: String = "docs/parcels.en.md", actions: Int = 4) {
    let document = DocumentIdentity(
      path: path, title: title, locale: "en", lastUpdated: "2026-11-01", sha256: String(repeating: "ab", count: 32))
    tell(.runStarted(.init(document: document, procedure: "send", actionCount: actions)))
  }

  mutating func step(_ number: String, _ instruction: String) {
    tell(
      .stepStarted(
        .init(step: "send/\(number)", number: number, line: 4, instruction: instruction, position: 1, count: 4)))
  }

  mutating func start(
    _ action: ActionID, _ text: String, kind: Action.Kind = .command, attempt: Int = 1, interactive: Bool = false,
    isEdited: Bool = false
  ) {
    tell(
      .actionStarted(
        .init(
          step: StepID(String(action.text.prefix { $0 != "." })), action: action, kind: kind, role: .do, line: 6,
          attempt: attempt,
          text: text, isInteractive: interactive, isEdited: isEdited)))
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
          action: action, attempt: 1, exitStatus: status, seconds: 1.5, verdict: verdict, checks: checks,
          reason: reason)))
  }

  mutating func finish(_ counts: [Verdict: Int], _ verdict: Verdict, status: Int32) {
    tell(.runFinished(RunSummary(counts: counts, seconds: 12, verdict: verdict, exitStatus: status)))
  }

  /// A run of which all that a report shows happens.
  static let whole: [RunEvent] = {
    var run = ReportedRun()
    run.begin()
    run.tell(.valueSet(.init(action: nil, key: "depot", value: "north", origin: .asked, isSecret: false)))
    run.tell(.valueSet(.init(action: nil, key: "token", value: nil, origin: .flag, isSecret: true)))
    run.tell(.diagnostic(action: nil, reason: "\("depot") is empty"))
    run.step("1", "Log in.")
    run.start("send/1/1", "parcel login", interactive: true)
    run.output("Password: \u{1B}[1mok\u{1B}[0m\r\n", of: "send/1/1")
    run.end("send/1/1", .unverified)
    run.step("2", "List the parcels.")
    run.start("send/2/1", "parcel list \\\n  --long")
    run.output("none\n", of: "send/2/1")
    let difference = Check(
      .sample, .failed, line: 20, message: "unlike the sample", expected: "one\ntwo", actual: "none")
    run.end("send/2/1", .failed, checks: [Check(.exit, .passed, line: 6, message: "exit status \(0)"), difference])
    run.tell(.commandEdited(action: "send/2/1", text: "parcel list"))
    run.start("send/2/1", "parcel list", attempt: 2, isEdited: true)
    run.output("one\ntwo\n", of: "send/2/1")
    run.tell(
      .valueCaptured(.init(action: "send/2/1", key: "first", value: "one", origin: .captured, isSecret: false)))
    let alike = Check(
      .sample, .passed, line: 20, message: "as the sample shows",
      tolerated: ["AGE: \(Message("another date"))", "AGE: \(Message("another date"))"])
    run.end("send/2/1", .passed, checks: [alike])
    run.step("3", "Write the label.")
    run.start("send/3/1", "to: Ann", kind: .file)
    run.tell(.fileWritten(action: "send/3/1", path: "/home/ann/label"))
    run.end("send/3/1", .unverified, status: nil)
    run.end("send/3/2", .skipped, status: nil, reason: "the step is optional")
    run.step("4", "Send them.")
    run.tell(.commandTyped(action: "send/4/1", text: "pwd"))
    run.start("send/4/1", "parcel send")
    run.output("no lorry\n", of: "send/4/1")
    run.tell(.diagnostic(action: "send/4/1", reason: "the shell began anew"))
    run.end(
      "send/4/1", .failed, status: 3,
      checks: [Check(.exit, .failed, line: 30, message: "exit status \(3)", expected: "0", actual: "3")])
    run.finish([.passed: 1, .failed: 1, .unverified: 2, .skipped: 1], .failed, status: 1)
    return run.events
  }()

  private static let additionalLine: Message =
    "\(count: 1, "line that the sample does not have", "lines that the sample does not have")"

  /// What a run has to tell that fails, tolerates and remarks; no line of it is longer than one of a terminal.
  static let sentences: [Message] = [
    "\("depot") is empty", "the page's sample was not understood",
    "the output reports an error", "the label \("State") is missing", "exit status \(3)",
    "\(Message("line \(3)")): \(additionalLine)",
    "the step is optional",
  ]

  /// A run that says all ``sentences``, read from a journal.
  static let telling: [RunEvent] = {
    let read = sentences.map { Message(verbatim: $0.description) }
    var run = ReportedRun()
    run.begin()
    run.tell(.diagnostic(action: nil, reason: read[0]))
    run.step("1", "1")
    run.start("send/1/1", "parcel")
    run.end(
      "send/1/1", .failed, status: 3,
      checks: [
        Check(.exit, .failed, line: 30, message: read[4], expected: "0", actual: "3"),
        Check(.exit, .failed, line: 6, message: read[2]), Check(.sample, .failed, line: 20, message: read[3]),
        Check(.sample, .unverified, line: 21, message: read[1]),
        Check(.sample, .passed, line: 22, message: "as the sample shows", tolerated: [read[5]]),
      ])
    run.step("2", "2")
    run.end("send/2/1", .skipped, status: nil, reason: read[6])
    run.finish([.failed: 1, .skipped: 1], .failed, status: 1)
    return run.events
  }()

  /// What a page, an output or a file name could try, in every place where one is shown.
  static let hostileText =
    "</code></pre></style></title>--><script>alert(1)</script><img src=x onerror=alert(2)>\"' onload=\"x\u{1B}[2J\u{1B}]0;t\u{7}\u{202E}\u{0}\u{FFFE}]]>&amp;```| `x`"

  static let hostile = everywhere(hostileText)
  /// The same run with nothing in it.
  static let plain = everywhere("plain")

  private static func everywhere(_ text: String) -> [RunEvent] {
    var run = ReportedRun()
    run.begin(title: text, path: text)
    run.tell(.valueSet(.init(action: nil, key: text, value: text, origin: .asked, isSecret: false)))
    run.tell(.diagnostic(action: nil, reason: Message(verbatim: text)))
    run.step(text, text)
    run.start("a/1", text, interactive: true)
    run.output(text + "\n" + text, of: "a/1")
    run.tell(.fileWritten(action: "a/1", path: text))
    run.tell(.commandTyped(action: "a/1", text: text))
    run.tell(.valueCaptured(.init(action: "a/1", key: text, value: text, origin: .captured, isSecret: false)))
    let check = Check(
      .sample, .failed, line: 1, message: Message(verbatim: text), expected: text, actual: text,
      tolerated: [Message(verbatim: text)])
    run.end("a/1", .failed, checks: [check], reason: Message(verbatim: text))
    run.finish([.failed: 1], .failed, status: 1)
    return run.events
  }
}
