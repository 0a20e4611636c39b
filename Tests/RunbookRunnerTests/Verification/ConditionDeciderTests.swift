import Diagnostics
import RunbookModel
import Testing

@testable import RunbookRunner

/// What a page asks for only where something holds: who decides, and how often.
@Suite struct ConditionDeciderTests {
  private static let proxy = Condition(text: "If you use a proxy, run:", line: 5)

  /// One step for each command; the conditional ones depend on `proxy`.
  private func page(_ commands: (text: String, condition: Condition?)...) -> Page {
    var page = Page()
    for command in commands { page.add(command.text) { $0.condition = command.condition } }
    return page
  }

  /// What runs where the person answers so.
  private func commands(
    of page: Page, answering replies: [Answer<OptionalReply>], _ change: (RecordedRun) -> Void = { _ in }
  ) throws -> [String] {
    let run = RecordedRun()
    run.prompter.optionals = replies
    change(run)
    _ = try run.run(page)
    return run.session.commands
  }

  private func unattended(_ page: Page, _ choices: [String: String] = [:], optional: RunOptions.OptionalSteps? = nil)
    throws -> [String]
  {
    try commands(of: page, answering: []) { run in
      run.options.nonInteractive = true
      run.options.choices = choices
      run.options.optional = optional
    }
  }

  @Test func aPersonDecides() throws {
    let page = page(("extra", Self.proxy), ("main", nil))
    #expect(try commands(of: page, answering: [.run]) == ["extra", "main"])
    #expect(try commands(of: page, answering: [.skip]) == ["main"])
  }

  @Test func whoConfirmsNothingIsAskedStill() throws {
    let page = page(("main", nil), ("extra", Self.proxy))
    #expect(try commands(of: page, answering: [.skip]) { $0.options.assumeYes = true } == ["main"])
    #expect(try commands(of: page, answering: [.skip]) { $0.prompter.before = [.runAll] } == ["main"])
  }

  @Test func whereNoOneIsThereItIsLeftOutUnlessItWasSaid() throws {
    let page = page(("extra", Self.proxy), ("main", nil))
    #expect(try unattended(page) == ["main"])
    #expect(try unattended(page, optional: .run) == ["extra", "main"])
    #expect(try unattended(page, ["tokens/1/1": "run"]) == ["extra", "main"])
    #expect(try unattended(page, ["tokens/1/1": "skip"], optional: .run) == ["main"])
  }

  @Test func theReasonNamesTheCondition() throws {
    let run = RecordedRun()
    run.options.nonInteractive = true
    _ = try run.run(page(("extra", Self.proxy)))
    #expect(run.verdicts == [.skipped])
    #expect(run.ends.first?.reason?.description == "only a person knows whether this holds: If you use a proxy, run:")
  }

  @Test func oneAnswerCountsForAllBelowTheSentence() throws {
    let other = Condition(text: Self.proxy.text, line: 50)
    let page = page(("one", Self.proxy), ("two", Self.proxy), ("three", other))
    #expect(try commands(of: page, answering: [.run, .skip]) == ["one", "two"])
    #expect(try unattended(page, ["tokens/2/1": "run"]) == ["one", "two"])
  }

  @Test func oneCommandIsRunInPlaceOfTheOther() throws {
    var page = page(("log in", nil))
    page.steps[0].actions.append(page.steps[0].actions[0])
    page.steps[0].actions[1].id = "tokens/1/2"
    page.steps[0].actions[1].text = "log in by token"
    page.steps[0].actions[1].condition = Self.proxy
    page.steps[0].actions[1].replaces = "tokens/1/1"
    #expect(try commands(of: page, answering: [.skip]) == ["log in"])
    #expect(try commands(of: page, answering: [.run]) == ["log in by token"])
    #expect(try unattended(page) == ["log in"])
    #expect(try unattended(page, ["tokens/1/2": "run"]) == ["log in by token"])
  }

  /// A condition within a condition is asked about only where the outer one holds.
  @Test func allOfSeveralConditionsHaveToHold() throws {
    let inner = Condition(text: "If it asks for a password:", line: 9)
    var page = Page()
    page.add("outer and inner") { $0.conditions = [Self.proxy, inner] }
    page.add("outer") { $0.conditions = [Self.proxy] }
    page.add("main")
    #expect(try commands(of: page, answering: [.skip]) == ["main"])
    #expect(try commands(of: page, answering: [.run, .skip]) == ["outer", "main"])
    #expect(try commands(of: page, answering: [.run, .run]) == ["outer and inner", "outer", "main"])
    #expect(try unattended(page, ["tokens/2/1": "run"]) == ["outer", "main"])
    #expect(try unattended(page, ["tokens/1/1": "run"]) == ["outer and inner", "outer", "main"])
    let skipped = try unattended(page, ["tokens/1/1": "skip"], optional: .run)
    #expect(skipped == ["outer", "main"])
  }

  /// Nothing is asked for what is left out.
  @Test func whatIsLeftOutNeedsNoValue() throws {
    var page = page(("echo <name>", Self.proxy), ("main", nil))
    page.describe("name")
    #expect(try unattended(page) == ["main"])
  }
}
