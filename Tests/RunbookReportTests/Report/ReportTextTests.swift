import Diagnostics
import GoldenFiles
import RunbookModel
import RunbookRunner
import Testing

@testable import RunbookReport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ReportTextTests {
  /// The golden files of all reports are with those of the module.
  private func golden(_ name: String) -> GoldenFile {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    return GoldenFile(name, testFile: folder + "/ReportTextTests.swift")
  }

  private func text(_ format: ReportFormat, _ events: [RunEvent], _ language: Language = .english) throws -> String {
    try #require(format.text(of: events, language: language))
  }

  @Test(arguments: Catalogue.all) func theWholeRunAsMarkdown(language: Language) throws {
    let text = try text(.markdown, ReportedRun.whole, language)
    #expect(golden("report.\(language.code).md").mismatch(with: text) == nil)
  }

  @Test(arguments: Catalogue.all) func theWholeRunAsHTML(language: Language) throws {
    let text = try text(.html, ReportedRun.whole, language)
    #expect(golden("report.\(language.code).html").mismatch(with: text) == nil)
    #expect(text.contains("<html lang=\"\(language.code)\">"))
  }

  /// Each action is drawn as it came out, where the page is at hand; what was not reached is quiet.
  @Test func theProcedureIsDrawnWithItsVerdicts() throws {
    var run = ReportedRun()
    run.begin()
    run.step("1", "Log in.")
    run.start("send/1/1", "parcel login")
    run.end("send/1/1", .passed)
    run.step("2", "Ask for a token.")
    run.start("send/2/1", "parcel token")
    run.end("send/2/1", .failed, status: 1)
    run.finish([.passed: 1, .failed: 1], .failed, status: 1)
    let page = try #require(ReportFormat.html.text(of: run.events, runbook: SampleRunbook.runbook))
    #expect(page.contains("<a class=\"good\" href=\"#step-1\""))
    #expect(page.contains("<a class=\"bad\" href=\"#step-2\""))
    #expect(page.contains("<a class=\"quiet\" href=\"#steps\""))
    // The other procedure of the page was not run.
    #expect(page.components(separatedBy: "<svg").count == 2)
    #expect(try !#require(ReportFormat.html.text(of: run.events)).contains("<svg"))
  }

  /// As on the terminal: a run that was paused goes on, one that was stopped does not.
  @Test(arguments: [(Language.english, "paused", "stopped"), (.french, "en pause", "arrêtée")])
  func aPausedRunIsPaused(language: Language, word: String, other: String) throws {
    for isPaused in [true, false] {
      var run = ReportedRun()
      run.begin()
      run.step("1", "Log in.")
      run.start("send/1/1", "parcel login")
      run.end("send/1/1", .passed)
      run.step("2", "List them.")
      run.tell(
        .runFinished(.init(counts: [.passed: 1], seconds: 3, verdict: .aborted, exitStatus: 2, isPaused: isPaused)))
      let mark = isPaused ? "‖ \(word)" : "■ \(other)"
      #expect(try text(.markdown, run.events, language).hasPrefix("# \(mark)"))
      let notReached = language == .english ? "○ not reached" : "○ non atteinte"
      #expect(try text(.markdown, run.events, language).contains("| 2 | List them. | \(notReached) | – |"))
      let page = try text(.html, run.events, language)
      #expect(page.contains("<title>\(isPaused ? word : other) · Parcels</title>"))
      #expect(page.contains("<header class=\"summary \(isPaused ? "caution" : "bad")\">"))
    }
  }

  /// A command that failed does not print what the page shows: that is one failure, and is marked once.
  @Test func aFailureIsMarkedOnce() throws {
    var run = ReportedRun()
    run.begin()
    run.step("1", "List.")
    run.start("send/1/1", "parcel list")
    run.end(
      "send/1/1", .failed, status: 3,
      checks: [
        Check(.exit, .failed, line: 6, message: "exit status \(3)", expected: "0", actual: "3"),
        Check(.sample, .failed, line: 9, message: "unlike the sample", expected: "one", actual: "no lorry"),
        Check(.sample, .failed, line: 12, message: "unlike the sample", expected: "two", actual: "no lorry"),
      ])
    run.finish([.failed: 1], .failed, status: 1)
    let markdown = try text(.markdown, run.events)
    #expect(markdown.contains("- ✘ exit status 3 · expected 0 (line 6)\n"))
    #expect(markdown.split(separator: "\n").filter { $0.hasPrefix("- ✘") }.count == 1)
    #expect(markdown.split(separator: "\n").filter { $0.hasPrefix("- ·") }.count == 2)
    #expect(markdown.split(separator: "\n").filter { $0 == "no lorry" }.count == 1)
    let page = try text(.html, run.events)
    #expect(page.split(separator: "\n").filter { $0.contains("<li class=\"bad\"><span class=\"mark\"") }.count == 1)
    #expect(page.split(separator: "no lorry", omittingEmptySubsequences: false).count == 2)
  }

  @Test func theWholeRunForPrograms() throws {
    #expect(golden("report.xml").mismatch(with: try text(.junit, ReportedRun.whole)) == nil)
    #expect(golden("report.json").mismatch(with: try text(.json, ReportedRun.whole)) == nil)
    #expect(golden("report.cast").mismatch(with: try text(.cast, ReportedRun.whole)) == nil)
  }

  @Test func whatProgramsReadIsTheSameInEveryLanguage() throws {
    for format in [ReportFormat.junit, .json] {
      #expect(try text(format, ReportedRun.whole, .french) == text(format, ReportedRun.whole))
    }
  }

  /// A report is made from a journal, which has only the English text of what was said.
  @Test(arguments: Catalogue.all.dropFirst(), [ReportFormat.cast, .markdown, .html])
  func nothingStaysInEnglish(language: Language, format: ReportFormat) throws {
    let said = try text(format, ReportedRun.telling, language).replacing("&#39;", with: "'")
    for message in ReportedRun.sentences {
      #expect(said.contains(language.say(message)), "\(message)")
      #expect(!said.contains(message.description), "\(message)")
    }
  }

  /// A page or an output is text in a report, and can do nothing there.
  @Test(arguments: ReportFormat.allCases) func hostileTextIsText(format: ReportFormat) throws {
    let text = try text(format, ReportedRun.hostile)
    for scalar in text.unicodeScalars { #expect(!TerminalSafe.isHostile(scalar)) }
    #expect(!text.unicodeScalars.contains("\u{FFFE}") || format == .json || format == .cast || format == .markdown)
    guard format == .html || format == .junit else { return }
    #expect(!text.contains("<script") && !text.contains("<img") && !text.contains("]]>"))
    #expect(Tags.areBalanced(in: text))
  }

  @Test func everyTagOfAReportIsOurs() throws {
    #expect(Tags.names(in: try text(.html, ReportedRun.hostile)) == Tags.names(in: try text(.html, ReportedRun.plain)))
  }

  @Test func aPageOfHostileMarkdownStaysWithinItsPlace() throws {
    let text = try text(.markdown, ReportedRun.hostile)
    // Outside of fences and code spans no tag can begin: each `<` has its backslash.
    var isFenced = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("````") { isFenced.toggle() }
      guard !isFenced, !line.hasPrefix("````") else { continue }
      let words = line.split(separator: "`", omittingEmptySubsequences: false)[0]
      let parts = words.split(separator: "<", omittingEmptySubsequences: false).dropLast()
      #expect(parts.allSatisfy { $0.hasSuffix("\\") }, "\(line)")
    }
    #expect(!isFenced)
  }

  @Test func theFileThatIsPlayedHoldsOnlyColours() throws {
    let lines = try text(.cast, ReportedRun.hostile).split(separator: "\n")
    var last = -1.0
    for line in lines.dropFirst() {
      let frame = try JSONDecoder().decode(Frame.self, from: Data(line.utf8))
      #expect(frame.kind == "o" && frame.seconds >= last)
      last = frame.seconds
      for part in frame.text.split(separator: "\u{1B}", omittingEmptySubsequences: false).dropFirst() {
        #expect(part.hasPrefix("[") && part.first { $0.isLetter }.map { "mK".contains($0) } == true)
      }
      #expect(!frame.text.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test func secretsShowAsSuchEverywhere() throws {
    for format in ReportFormat.allCases where format != .junit {
      let text = try text(format, ReportedRun.whole)
      #expect(text.contains("••••") || text.contains("\"secret\" : true"), "\(format)")
    }
  }

  @Test func aStrictRunThatIsNotVerifiedFailsOnTheServer() throws {
    var run = ReportedRun()
    run.begin(actions: 1)
    run.step("1", "Wait.")
    run.start("send/1/1", "true")
    run.end("send/1/1", .unverified)
    var strict = run
    run.finish([.unverified: 1], .unverified, status: 0)
    strict.finish([.unverified: 1], .unverified, status: 1)
    #expect(try text(.junit, run.events).contains("failures=\"0\" errors=\"0\" skipped=\"1\""))
    #expect(try text(.junit, strict.events).contains("failures=\"1\" errors=\"0\" skipped=\"0\""))
  }

  @Test func aRunThatNeverBeganIsAnError() throws {
    var run = ReportedRun()
    run.begin(actions: 1)
    run.tell(.diagnostic(action: nil, reason: "depot has no value"))
    run.finish([:], .aborted, status: 2)
    let text = try text(.junit, run.events)
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(text.contains("<error message=\"depot has no value\" type=\"aborted\">"))
  }
}

private struct Frame: Decodable {
  var seconds: Double
  var kind: String
  var text: String

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    seconds = try container.decode(Double.self)
    kind = try container.decode(String.self)
    text = try container.decode(String.self)
  }
}

/// The tags of a text in HTML or XML, found as a browser finds them.
private enum Tags {
  static func names(in text: String) -> [String] {
    text.split(separator: "<", omittingEmptySubsequences: false).dropFirst().map { part in
      String(part.prefix { $0 != ">" && $0 != " " && $0 != "\n" })
    }
  }

  static func areBalanced(in text: String) -> Bool {
    var open: [String] = []
    for name in names(in: text) where !["!DOCTYPE", "?xml", "meta"].contains(name) {
      if name.hasPrefix("/") {
        guard open.popLast() == String(name.dropFirst()) else { return false }
      } else {
        open.append(name)
      }
    }
    return open.isEmpty
  }
}
