import Diagnostics
import RunbookModel
import Testing

@testable import RunbookRunner

/// Runs a page with doubles and keeps what was reported.
final class RecordedRun {
  var options = RunOptions()
  var bindings = Bindings()
  var selection = RunbookModel.Selection(procedure: "tokens")
  let session = InMemorySession()
  let prompter = ScriptedPrompter()
  private(set) var events: [RunEvent] = []
  private(set) var pauses: [Double] = []
  var interruption: () -> Interruption? = { nil }
  /// Answers in place of ``session``.
  var rehearsal: RehearsalSession?
  /// What the run did before it is resumed.
  var earlier: Resumption?
  /// Thrown by the receiver of events when this many have come.
  var failsAfter: Int?

  struct DiskFull: Error {}

  func run(_ page: Page) throws -> RunSummary {
    let runbook = page.runbook
    let plan = PlanMaker(runbook, selection: selection).plan(with: bindings)
    var time: Int64 = 1_795_325_200_000
    let clock = RunClock(
      now: {
        time += 100
        return Timestamp(milliseconds: time)
      },
      pause: {
        self.pauses.append($0)
        return false
      })
    let prompter: any Prompter = options.nonInteractive ? UnattendedPrompter() : self.prompter
    let runner = Runner(
      plan: plan, selection: selection, options: options, bindings: bindings, run: RecordedRun.id,
      session: rehearsal ?? session,
      prompter: prompter, clock: clock, interruption: interruption, resuming: earlier
    ) { event in
      if let limit = self.failsAfter, self.events.count >= limit { throw DiskFull() }
      self.events.append(event)
    }
    return try runner.run()
  }

  static let id: RunID = {
    var randomness = SystemRandomNumberGenerator()
    return RunID(startedAt: Timestamp(milliseconds: 1_795_325_200_000), using: &randomness)
  }()

  var names: [String] { events.map(\.body.name) }

  var ends: [RunEvent.ActionEnd] {
    events.compactMap { if case .actionFinished(let end) = $0.body { end } else { nil } }
  }

  var verdicts: [Verdict] { ends.map(\.verdict) }

  var output: String {
    String(
      decoding: events.flatMap { event -> [UInt8] in
        if case .output(let chunk) = event.body { chunk.bytes } else { [] }
      }, as: UTF8.self)
  }

  var diagnostics: [String] {
    events.compactMap { if case .diagnostic(_, let reason) = $0.body { reason.description } else { nil } }
  }

  /// Every event as the journal has it.
  var lines: String {
    events.map { event in
      String(decoding: RunEventLine.encoded(event), as: UTF8.self)
    }.joined(separator: "\n")
  }

  /// A new run that goes on with what this one has recorded.
  func resumed() throws -> RecordedRun {
    let run = RecordedRun()
    let kept: Resumption = try #require(Resumption(events))
    run.earlier = kept
    return run
  }
}
