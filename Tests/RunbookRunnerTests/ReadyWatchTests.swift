import OutputMatching
import RunbookModel
import Testing

@testable import RunbookRunner

/// When a command that runs beside the others counts as ready.
@Suite struct ReadyWatchTests {
  private func watch(_ sign: ReadySign?, _ bindings: [String: String] = [:]) -> ReadyWatch {
    ReadyWatch(sign: sign, timeLimit: nil, bindings: bindings)
  }

  private func look(
    _ watch: inout ReadyWatch, _ text: String, silence: Double = 0, age: Double = 0, open: Set<Int> = []
  ) -> Readiness? {
    watch.look(Array(text.utf8), silence: silence, age: age) { open.contains($0) }
  }

  @Test func theLineMayComeInPieces() {
    var watch = watch(.printed("Listening on port 3000", line: 7))
    #expect(look(&watch, "Starting\nListening on", silence: 1) == nil)
    #expect(look(&watch, " port 3000", silence: 0) == nil)
    #expect(look(&watch, "", silence: 0.5) == .printed(line: 7))
  }

  @Test func anotherLineIsNotIt() {
    var watch = watch(.printed("Listening on port 3000", line: 7))
    #expect(look(&watch, "Loading\n\nDone.\nCannot listen\n", silence: 100, age: 100) == nil)
  }

  @Test func whatMayDifferInASampleMayDiffer() {
    var watch = watch(.printed("2026-01-02T03:04:05Z Listening on <host>:3000", line: 7), ["host": "web1"])
    #expect(look(&watch, "2031-07-08T13:14:15Z Listening on web1:3000\n", silence: 1) == .printed(line: 7))
    var other = self.watch(.printed("2026-01-02T03:04:05Z Listening on <host>:3000", line: 7), ["host": "web1"])
    #expect(look(&other, "2031-07-08T13:14:15Z Listening on web2:3000\n", silence: 1) == nil)
  }

  @Test func aFrameIsAsWideAsTheTerminal() {
    var watch = watch(.printed("Serving at: http://127.0.0.1:8000", line: 7))
    #expect(look(&watch, "│  Serving at: http://127.0.0.1:8000            │\n", silence: 1) == .printed(line: 7))
  }

  @Test(arguments: [
    ("Server running on http://127.0.0.1:8000", "INFO:     Server running on http://127.0.0.1:8000/"),
    ("* Ready to accept connections", "8123:M 26 Nov 2026 20:14:15.012 * Ready to accept connections tcp"),
    ("2026/01/02 Listening on port 3000", "[app] 10:11:12 Listening on port 3000."),
  ])
  func whatALogPutsBeforeItMayDiffer(sample: String, printed: String) {
    var watch = watch(.printed(sample, line: 7))
    #expect(look(&watch, printed + "\n", silence: 1) == .printed(line: 7))
  }

  @Test func aPortThatIsOpenCountsWhenTheLineDoesNotCome() {
    func watch() -> ReadyWatch {
      ReadyWatch(sign: .printed("Listening on port 3000", line: 7), served: 3000, timeLimit: nil, bindings: [:])
    }
    var open = watch()
    open.begin { _ in false }
    #expect(look(&open, "Up.\n", age: 1) == nil)
    #expect(look(&open, "", age: 2, open: [3000]) == nil)
    #expect(look(&open, "", age: 6, open: [3000]) == nil)
    #expect(look(&open, "", age: 7.5, open: [3000]) == .port(3000))
    var taken = watch()
    taken.begin { $0 == 3000 }
    #expect(look(&taken, "Up.\n", age: 2, open: [3000]) == nil)
    #expect(look(&taken, "", age: 60, open: [3000]) == nil)
  }

  @Test func aServerThatGoesOnWithItsLogIsReady() {
    var watch = watch(.printed("Listening on port 3000", line: 7))
    #expect(look(&watch, "Listening on port 3000\nGET /\n", age: 5) == nil)
    #expect(look(&watch, "GET /\n", age: 6) == nil)
    #expect(look(&watch, "GET /\n", age: 7) == .printed(line: 7))
  }

  @Test func aPortCountsOnceItIsOpen() {
    var watch = watch(.port(80))
    watch.begin { _ in false }
    #expect(look(&watch, "80", silence: 100, age: 100, open: [81]) == nil)
    #expect(look(&watch, "", open: [80]) == .port(80))
  }

  @Test func aPortThatWasOpenBeforeSaysNothing() {
    var watch = watch(.port(80))
    watch.begin { $0 == 80 }
    #expect(look(&watch, "", silence: 1, age: 1, open: [80]) == nil)
    #expect(look(&watch, "", silence: 3, age: 3, open: [80]) == .taken(80))
  }

  @Test func withoutASignSilenceOrTimeCounts() {
    var watch = watch(nil)
    #expect(look(&watch, "x", silence: 1.9, age: 3) == nil)
    #expect(look(&watch, "", silence: 2, age: 3) == .quiet)
    #expect(look(&watch, "x", silence: 0, age: 10) == .running)
  }

  // MARK: What it proves

  private func action(sample: String? = nil) -> Action {
    var page = Page()
    page.add("./serve") {
      $0.staysInForeground = true
      $0.expectation = sample.map { Expectation(line: 8, textLine: 9, form: .text, text: $0) }
    }
    return page.steps[0].actions[0]
  }

  private func checks(
    _ readiness: Readiness, sample: String?, output: String, _ strictness: RunOptions.Strictness = .sample
  ) -> [Check] {
    let result = ActionResult(ending: .ready(readiness), output: Array(output.utf8))
    return Verifier(strictness: strictness).checks(of: action(sample: sample), result: result)
  }

  @Test func aPortOrSilenceProvesNothing() {
    for readiness in [Readiness.port(80), .taken(80), .quiet, .running] {
      #expect(Verdict.of(checks(readiness, sample: nil, output: "up\n")) == .unverified)
      #expect(BesideChecks.note(readiness) != nil)
    }
  }

  @Test func theLineOfTheSampleIsProof() {
    let found = checks(.printed(line: 9), sample: "one\nListening on 80", output: "Listening on 80\n")
    #expect(found.map(\.result) == [.passed] && found[0].line == 9)
    #expect(Verdict.of(found) == .passed)
    #expect(checks(.printed(line: 9), sample: "Listening on 80", output: "Listening on 80\n", .exit).isEmpty)
  }

  @Test func whatMayStillComeIsNoFailure() {
    #expect(Verdict.of(checks(.quiet, sample: "one\ntwo", output: "one\n")) == .unverified)
    #expect(Verdict.of(checks(.quiet, sample: "one\ntwo", output: "one\ntwo\n")) == .passed)
  }

  // MARK: In a run

  /// A session such as `ssh` leads to starts nothing beside the others.
  @Test func whereNothingRunsBesideItIsLeftToThePerson() throws {
    var page = Page()
    page.add("./serve") { $0.staysInForeground = true }
    page.add("ask")
    let run = RecordedRun()
    run.options.nonInteractive = true
    _ = try run.run(page)
    #expect(run.session.commands.isEmpty)
    #expect(run.diagnostics.contains { $0.contains("`--shell` leads to where none can be started") })
  }

  @Test func whatEndsEarlyOrIsLateHasFailed() {
    for ending in [ActionResult.Ending.endedEarly(0), .endedEarly(nil), .notReady(.port(80)), .notReady(nil)] {
      let checks = Verifier(strictness: .sample).checks(of: action(), result: ActionResult(ending: ending))
      #expect(Verdict.of(checks) == .failed)
    }
  }
}
