import Diagnostics
import RunbookModel
import Testing

@testable import RunbookReport
@testable import RunbookRunner

@Suite struct RunReportTests {
  @Test func stepsHoldTheirActionsAndTheseTheirAttempts() throws {
    let report = try #require(RunReport(ReportedRun.whole))
    #expect(report.steps.map(\.name) == ["1", "2", "3", "4"])
    #expect(report.steps.map(\.verdict) == [.unverified, .passed, .unverified, .failed])
    #expect(report.steps[1].actions[0].attempts.map(\.verdict) == [.failed, .passed])
    #expect(report.steps[1].seconds == 3)
    #expect(report.steps[2].actions.map(\.verdict) == [.unverified, .skipped])
    #expect(report.values.map(\.key) == ["depot", "token", "first"])
    #expect(report.stepName(ofAction: "send/2/1") == "2")
  }

  @Test func anAttemptIsEditedOrNot() throws {
    let report = try #require(RunReport(ReportedRun.whole))
    #expect(report.steps[1].actions[0].attempts.map(\.isEdited) == [false, true])
  }

  @Test func whyAPersonWentOnIsKept() throws {
    var run = ReportedRun()
    run.begin(actions: 1)
    run.step("1", "Wait.")
    run.start("send/1/1", "false")
    run.end("send/1/1", .failed)
    run.tell(.answer(.init(action: "send/1/1", key: nil, value: "skip", reason: "known defect 7")))
    run.finish([.failed: 1], .failed, status: 1)
    for format in [ReportFormat.html, .markdown, .junit, .json] {
      #expect(format.text(of: run.events)?.contains("set aside by the user: known defect 7") == true, "\(format)")
    }
  }

  @Test func whatIsNoRunHasNoReport() {
    #expect(RunReport([]) == nil)
    #expect(RunReport(ReportedRun.whole.dropFirst()) == nil)
    for format in ReportFormat.allCases { #expect(format.text(of: []) == nil) }
  }

  @Test func aRunThatDiedIsUnknown() throws {
    var run = ReportedRun()
    run.begin(actions: 3)
    run.step("1", "Wait.")
    run.start("send/1/1", "sleep 9")
    let report = try #require(RunReport(run.events))
    #expect(report.verdict == .unknown)
    #expect(report.steps[0].verdict == .unknown)
    #expect(report.seconds == 1)
    #expect(report.missed == 2)
  }

  @Test func aStepThatIsComeBackToAfterAResumeIsTheSame() throws {
    var run = ReportedRun()
    run.begin(actions: 1)
    run.step("1", "Wait.")
    run.start("send/1/1", "sleep 9")
    guard case .runStarted(let start) = run.events[0].body else { return }
    run.tell(.runResumed(start))
    run.step("1", "Wait.")
    run.start("send/1/1", "sleep 9", attempt: 2)
    run.end("send/1/1", .passed)
    run.finish([.passed: 1], .passed, status: 0)
    let report = try #require(RunReport(run.events))
    #expect(report.steps.count == 1)
    #expect(report.steps[0].actions[0].attempts.map(\.verdict) == [.unknown, .passed])
    #expect(report.resumed.count == 1)
    #expect(report.verdict == .passed)
    // The second that the first sitting took until it died, and what the summary of the second one says.
    #expect(report.seconds == 1 + 12)
  }

  /// What a person did to mend a failure is between the attempts, where it was done.
  @Test func whatAPersonTypedStandsWhereItWasTyped() throws {
    var run = ReportedRun()
    run.begin(actions: 1)
    run.step("1", "Send.")
    run.start("send/1/1", "parcel send")
    run.end("send/1/1", .failed, status: 3)
    run.tell(.commandTyped(action: "send/1/1", text: "parcel repair"))
    run.start("send/1/1", "parcel send", attempt: 2)
    run.end("send/1/1", .passed)
    run.finish([.passed: 1], .passed, status: 0)
    let report = try #require(RunReport(run.events))
    let action = report.steps[0].actions[0]
    #expect((0...2).map(action.typed(before:)) == [[], ["parcel repair"], []])
    for format in [ReportFormat.markdown, .html] {
      let text = try #require(format.text(of: run.events))
      let places = ["parcel send", "typed by the user", "parcel repair", "attempt 2"].compactMap {
        text.firstRange(of: $0)
      }
      #expect(
        places.count == 4 && zip(places, places.dropFirst()).allSatisfy { $0.lowerBound < $1.lowerBound }, "\(format)")
    }
  }

  @Test func outputIsBoundedAndSaysHowMuchIsLeftOut() {
    var output = ReportOutput()
    let line = Array("0123456789abcde\n".utf8)
    for _ in 0..<100_000 { output.append(line) }
    let lines = output.lines { "(\($0))" }
    #expect(lines.count < 10_000)
    #expect(lines.first == "0123456789abcde" && lines.last == "0123456789abcde")
    #expect(lines.contains("(\(output.omitted))"))
    #expect(output.count == 1_600_000)
  }

  @Test(arguments: [
    ("a\u{1B}[31mred\u{1B}[0m\n\n", ["ared"]), ("1%\r100%\n", ["100%"]), ("", []), ("x\u{202E}y", ["x\\u{202E}y"]),
  ])
  func outputIsReadableText(text: String, lines: [String]) {
    var output = ReportOutput()
    output.append(Array(text.utf8))
    #expect(output.lines { _ in "" } == lines)
  }

  @Test(arguments: [
    ("run.html", ReportFormat.html), ("a/b.c/RUN.HTM", .html), ("x.md", .markdown), ("junit.xml", .junit),
    ("r.json", .json), ("r.cast", .cast), ("r.pdf", nil), ("html", nil), ("a.html/run", nil), ("", nil), (".", nil),
  ])
  func theNameTellsTheKind(path: String, format: ReportFormat?) {
    #expect(ReportFormat(path: path) == format)
  }
}
