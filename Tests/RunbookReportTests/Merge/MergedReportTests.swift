import Diagnostics
import GoldenFiles
import RunbookModel
import RunbookRunner
import Testing

@testable import RunbookReport

/// Runs of one page on many hosts.
@Suite struct MergedReportTests {
  /// - Parameters:
  ///   - status: that the second step ended with.
  ///   - got: what it printed, where it failed.
  private static func run(_ status: Int32 = 0, got: String = "down", region: String = "eu") -> [RunEvent] {
    var run = ReportedRun()
    run.begin(actions: 2)
    run.tell(.valueSet(.init(action: nil, key: "region", value: region, origin: .flag, isSecret: false)))
    run.tell(.valueSet(.init(action: nil, key: "token", value: nil, origin: .flag, isSecret: true)))
    run.step("1", "Log in.")
    run.start("send/1/1", "parcel login")
    run.end("send/1/1", .passed)
    run.step("2", "Look whether it is <up>.")
    run.start("send/2/1", "parcel status")
    let check = Check(.sample, .failed, line: 12, message: "it is not as the sample", expected: "up", actual: got)
    run.end("send/2/1", status == 0 ? .passed : .failed, status: status, checks: status == 0 ? [] : [check])
    run.finish(status == 0 ? [.passed: 2] : [.passed: 1, .failed: 1], status == 0 ? .passed : .failed, status: status)
    return run.events
  }

  static let fleet: MergedReport = {
    var report = MergedReport()
    func take(_ name: String, _ events: [RunEvent]) {
      if let run = MergedReport.run(name, events) { report.take(run) }
    }
    for number in 1...12 { take("web\(number)", run()) }
    take("db1", run(1))
    take("db2", run(1, got: "starting", region: "us"))
    report.take(unreadable: "torn", "line 3 is damaged")
    return report
  }()

  private func golden(_ name: String) -> GoldenFile {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    return GoldenFile(name, testFile: folder + "/MergedReportTests.swift")
  }

  @Test(arguments: [
    (ReportFormat.html, "fleet.html"), (.markdown, "fleet.md"), (.junit, "fleet.xml"), (.json, "fleet.json"),
  ])
  func wholeFleet(format: ReportFormat, name: String) throws {
    let text = try #require(format.text(of: Self.fleet))
    #expect(golden(name).mismatch(with: text) == nil)
  }

  @Test(arguments: Catalogue.all) func everyLanguage(language: Language) throws {
    let text = try #require(ReportFormat.markdown.text(of: Self.fleet, language: language))
    #expect(golden("fleet.\(language.code).md").mismatch(with: text) == nil)
  }

  /// Two hosts on which the same was expected and something else came are one group.
  @Test func theSameFailureIsOneGroup() throws {
    let groups = MergedGroups(Self.fleet)
    let group = try #require(groups.failures.first)
    #expect(groups.failures.count == 1)
    #expect(group.hosts == ["db1", "db2"])
    #expect(Set(group.actuals.map(\.text)) == ["down", "starting"])
  }

  @Test func theOddOnesAreFirst() {
    let verdicts = MergedGroups(Self.fleet).outcomes.map(\.verdict)
    #expect(verdicts == [.failed, .unknown, .passed])
  }

  /// What can be read is told; a secret differs nowhere, since no one kept it.
  @Test func valuesThatDifferAreShown() throws {
    let differences = MergedGroups(Self.fleet).differences
    #expect(differences.map(\.key) == ["region"])
    let rarest = try #require(differences.first?.values.first)
    #expect(rarest.text == "us" && rarest.hosts == ["db2"])
  }

  /// No one can tell what happened there: it is not among what passed.
  @Test func aTornJournalIsNamedAndHasNotPassed() throws {
    #expect(!Self.fleet.endedWell)
    for format in [ReportFormat.html, .markdown, .junit, .json] {
      #expect(try #require(format.text(of: Self.fleet)).contains("torn"))
    }
    var report = MergedReport()
    report.take(unreadable: "torn", "line 3 is damaged")
    let text = try #require(ReportFormat.junit.text(of: report))
    #expect(text.contains("errors=\"1\""))
  }

  /// A page that changed between two hosts is not compared in silence.
  @Test func anotherTextOfThePageIsSaid() throws {
    var report = Self.fleet
    var run = ReportedRun()
    run.begin(path: "docs/other.md")
    run.finish([:], .skipped, status: 0)
    report.take(try #require(MergedReport.run("odd", run.events)))
    #expect(try #require(ReportFormat.html.text(of: report)).contains("The runs are not of the same page."))
    #expect(try !#require(ReportFormat.html.text(of: Self.fleet)).contains("The runs are not of the same page."))
  }

  @Test func namesOfHostsAreTextAndNothingElse() throws {
    var report = MergedReport()
    report.take(try #require(MergedReport.run("<script>\u{1B}[2J", Self.run(1))))
    let text = try #require(ReportFormat.html.text(of: report))
    #expect(!text.contains("<script") && !text.contains("\u{1B}"))
  }
}
