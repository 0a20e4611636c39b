import RunbookModel
import Testing

@testable import RunbookRunner

/// What a page leaves out of runs without a person, by an annotation of another tool.
@Suite struct ExcludedActionTests {
  private func page() -> Page {
    var page = Page()
    page.add("echo one") { $0.excludedBy = "test=false" }
    page.add("echo <name>") { $0.excludedBy = "skip()" }
    page.add("echo three")
    page.describe("name")
    return page
  }

  @Test func withoutAPersonItIsNotRunAndNotAskedFor() throws {
    let run = RecordedRun()
    run.options.nonInteractive = true
    #expect(try run.run(page()).exitStatus == 0)
    #expect(run.session.commands == ["echo three"])
    #expect(run.diagnostics.isEmpty)
  }

  @Test func aPersonDecidesAboutEach() throws {
    let run = RecordedRun()
    run.prompter.optionals = [.given(.run), .given(.skip)]
    #expect(try run.run(page()).exitStatus == 0)
    #expect(run.session.commands == ["echo one", "echo three"])
  }

  @Test func whoWantsAllTheRestToRunDoesNotWantThese() throws {
    let run = RecordedRun()
    run.options.assumeYes = true
    #expect(try run.run(page()).exitStatus == 0)
    #expect(run.session.commands == ["echo three"])
  }

  @Test func aChoiceBeforehandRunsIt() throws {
    let run = RecordedRun()
    run.options.nonInteractive = true
    let id = page().steps[0].actions[0].id.text
    run.options.choices[id] = "run"
    #expect(try run.run(page()).exitStatus == 0)
    #expect(run.session.commands == ["echo one", "echo three"])
  }

  @Test func itWaitsAsThePageDoes() throws {
    var page = Page()
    page.add("echo one") { ($0.directives.pauseBefore, $0.directives.pauseAfter) = (2, 30) }
    page.add("fail") { $0.directives.pauseAfter = 9 }
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.session.answer("fail", status: 1)
    _ = try run.run(page)
    #expect(run.pauses == [2, 30])
  }

  @Test func aStatusThatThePageShowsIsProofAndAnyFailureIsNot() throws {
    var page = Page()
    page.add("fail") { $0.expectedFailure = ExpectedFailure(status: 3, line: 4) }
    page.add("fail") { $0.expectedFailure = ExpectedFailure(status: nil, line: 5) }
    page.add("fail") { $0.expectedFailure = ExpectedFailure(status: 2, line: 6) }
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.options.keepGoing = true
    run.session.answer("fail", status: 3)
    _ = try run.run(page)
    #expect(run.verdicts == [.passed, .unverified, .failed])
  }
}
