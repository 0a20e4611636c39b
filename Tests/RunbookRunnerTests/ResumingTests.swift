import Diagnostics
import RunbookModel
import Testing

@testable import RunbookRunner

/// Runs that end in the middle and go on later.
@Suite struct ResumingTests {
  private func page() -> Page {
    var page = Page()
    page.describe("name")
    page.add("echo one <name>")
    page.add("echo two")
    page.add("echo three")
    page.add("echo four")
    return page
  }

  /// A run that died after that many events.
  private func died(after count: Int, _ page: Page, _ change: (RecordedRun) -> Void = { _ in }) -> RecordedRun {
    let run = RecordedRun()
    run.bindings.set(Binding(key: "name", value: "Ann", origin: .flag, isSecret: false))
    run.failsAfter = count
    change(run)
    #expect(throws: RecordedRun.DiskFull.self) { try run.run(page) }
    return run
  }

  private func resumed(_ earlier: RecordedRun) throws -> RecordedRun {
    let run = RecordedRun()
    let kept: Resumption = try #require(Resumption(earlier.events))
    run.earlier = kept
    return run
  }

  @Test func everyActionRunsOnceWhereverTheRunEnds() throws {
    let whole = RecordedRun()
    whole.bindings.set(Binding(key: "name", value: "Ann", origin: .flag, isSecret: false))
    _ = try whole.run(page())
    for count in 2..<whole.events.count {
      let first = died(after: count, page())
      let second = try resumed(first)
      second.prompter.doubts = [.done]
      let summary = try second.run(page())
      // A command whose beginning could not be told has not run.
      let all = first.session.commands + second.session.commands
      #expect(all.filter { $0 != "echo one Ann" } == ["echo two", "echo three", "echo four"], "after \(count) events")
      #expect(all.count { $0 == "echo one Ann" } == 1)
      #expect(summary.counts.values.reduce(0, +) == 4)
      let numbers = (first.events + second.events).map(\.sequence)
      #expect(numbers == Array(1...numbers.count))
    }
  }

  @Test func whatWasUnderWayIsUnknownAndAskedAbout() throws {
    let first = died(after: 7, page())
    #expect(first.names.last == "action.started")
    let second = try resumed(first)
    second.prompter.doubts = [.repeat]
    let summary = try second.run(page())
    #expect(second.verdicts.first == .unknown)
    #expect(second.session.commands.first == "echo two")
    #expect(summary.count(.unknown) == 0)
  }

  @Test func whereNobodyIsThereWhatIsUnknownIsNotRepeated() throws {
    let first = died(after: 7, page())
    let second = try resumed(first)
    second.options.nonInteractive = true
    let summary = try second.run(page())
    #expect(second.session.commands.isEmpty)
    #expect(summary.exitStatus == 2)
    #expect(second.diagnostics.contains { $0.contains("was running when Passo ended") })

    let third = try resumed(first)
    third.options.nonInteractive = true
    third.options.resumesAt = "3"
    #expect(try third.run(page()).verdict == .unknown)
    #expect(third.session.commands == ["echo three", "echo four"])

    let fourth = try resumed(first)
    fourth.options.nonInteractive = true
    fourth.options.resumesAt = "2"
    #expect(try fourth.run(page()).verdict == .unverified)
    #expect(fourth.session.commands == ["echo two", "echo three", "echo four"])
  }

  @Test func aStepThatIsNotThereIsSaid() throws {
    let second = try resumed(died(after: 7, page()))
    second.options.resumesAt = "9"
    #expect(throws: RunError.self) { try second.run(page()) }
  }

  @Test func aSecretIsAskedAgain() throws {
    var page = page()
    page.describe("password") { $0.isSecret = true }
    page.add("login <password>")
    page.add("again <password>")
    let first = RecordedRun()
    first.prompter.values = ["name": [.value("Ann")], "password": [.value("hunter22")]]
    first.session.losesSessionAt = "again hunter22"
    _ = try first.run(page)
    #expect(!first.lines.contains("hunter22"))
    let second = try resumed(first)
    second.prompter.doubts = [.repeat]
    second.prompter.values = ["password": [.value("hunter22")]]
    _ = try second.run(page)
    #expect(second.session.commands == ["again hunter22"])
  }

  @Test(arguments: [RepetitionReply.repeat, .leave])
  func theActionThatGaveASecretIsOfferedAgain(reply: RepetitionReply) throws {
    var page = Page()
    page.describe("token") { $0.isSecret = true }
    page.add("get token") { $0.capture("token", "label:Token", isSecret: true) }
    page.add("use <token>")
    let first = RecordedRun()
    first.session.answer("get token", "Token: abcdefgh12\n")
    first.session.losesSessionAt = "use abcdefgh12"
    _ = try first.run(page)
    let second = try resumed(first)
    second.session.answer("get token", "Token: other5678\n")
    second.prompter.repetitions = [.given(reply)]
    second.prompter.doubts = [.repeat]
    second.prompter.values = ["token": [.value("typed9012")]]
    _ = try second.run(page)
    #expect(
      second.session.commands == (reply == .repeat ? ["get token", "use other5678"] : ["use typed9012"]))
    #expect(second.prompter.repeatedSecrets == [["token"]])
  }

  @Test func choicesAreNotAskedTwice() throws {
    var page = Page()
    page.add("pick a") { $0.alternatives = "g" }
    page.add("pick b") { $0.alternatives = "g" }
    page.add("optional", isOptional: true)
    page.add("last")
    let first = RecordedRun()
    first.prompter.choices = [.option("tokens/2/1")]
    first.prompter.optionals = [.skip]
    first.session.losesSessionAt = "last"
    _ = try first.run(page)
    let second = try resumed(first)
    second.prompter.doubts = [.repeat]
    _ = try second.run(page)
    #expect(second.session.commands == ["last"])
  }

  @Test func aFinishedRunIsFinished() throws {
    let run = RecordedRun()
    run.prompter.values = ["name": [.value("Ann")]]
    _ = try run.run(page())
    #expect(Resumption(run.events)?.isFinished == true)
    #expect(Resumption([]) == nil)
    #expect(Resumption(Array(run.events.dropFirst())) == nil)
  }

  /// A run goes on at the step where it was paused, though that step had been done before somebody went back.
  @Test func whoGoesBackAndPausesGoesOnThere() throws {
    for (decisions, rest) in [
      ([Answer<ActionDecision>.run, .run, .run, .back, .pause], ["echo three", "echo four"]),
      ([.run, .run, .run, .jump("tokens/1"), .run, .pause], ["echo two", "echo three", "echo four"]),
      ([.run, .run, .run, .jump("tokens/1"), .jump("tokens/3"), .run, .pause], ["echo four"]),
      ([.run, .run, .run, .jump("tokens/2"), .skip(reason: nil), .pause], ["echo three", "echo four"]),
    ] {
      let first = RecordedRun()
      first.bindings.set(Binding(key: "name", value: "Ann", origin: .flag, isSecret: false))
      first.prompter.before = decisions
      #expect(try first.run(page()).isPaused)
      let second = try resumed(first)
      #expect(try second.run(page()).verdict == .unverified)
      #expect(second.session.commands == rest, "\(decisions)")
    }
  }

  /// What used a value that was changed later is put to the person again, and said where nobody is asked.
  @Test(arguments: [false, true]) func whatUsedAnOldValueIsDoneAgain(isUnattended: Bool) throws {
    let first = RecordedRun()
    first.prompter.values["name"] = [.value("Ann"), .value("Bob")]
    first.prompter.before = [.run, .run, .change("name"), .pause]
    #expect(try first.run(page()).isPaused)
    let second = try resumed(first)
    second.options.nonInteractive = isUnattended
    _ = try second.run(page())
    #expect(second.diagnostics.first == "<name> had its old value in step 1")
    #expect(second.session.commands == (isUnattended ? [] : ["echo one Bob"]) + ["echo three", "echo four"])
    // Once is enough.
    let third = RecordedRun()
    third.earlier = Resumption(first.events + second.events)
    _ = try third.run(page())
    #expect(third.diagnostics.contains("<name> had its old value in step 1") == isUnattended)
  }

  /// What ran in the background has ended with the run: nobody waits in vain behind it.
  @Test func whatRanInTheBackgroundIsNamed() throws {
    var page = Page()
    page.add("serve &")
    page.add("ask")
    let first = RecordedRun()
    first.prompter.before = [.run, .pause]
    _ = try first.run(page)
    let second = try resumed(first)
    _ = try second.run(page)
    #expect(second.diagnostics.contains { $0.hasPrefix("step 1 left something running in the background") })
  }

  @Test func whoGoesBackMeetsWhatWasDone() throws {
    let first = died(after: 7, page())
    let second = try resumed(first)
    second.prompter.doubts = [.repeat]
    second.prompter.before = [.jump("tokens/1")]
    _ = try second.run(page())
    #expect(second.session.commands == ["echo one Ann", "echo two", "echo three", "echo four"])
  }
}
