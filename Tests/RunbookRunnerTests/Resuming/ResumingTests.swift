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

  @Test func everyActionRunsOnceWhereverTheRunEnds() throws {
    let whole = RecordedRun()
    whole.bindings.set(Binding(key: "name", value: "Ann", origin: .flag, isSecret: false))
    _ = try whole.run(page())
    for count in 2..<whole.events.count {
      let first = died(after: count, page())
      let second = try first.resumed()
      second.prompter.doubts = [.done]
      let summary = try second.run(page())
      // A command whose beginning could not be reported has not run.
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
    let second = try first.resumed()
    second.prompter.doubts = [.repeat]
    let summary = try second.run(page())
    #expect(second.verdicts.first == .unknown)
    #expect(second.session.commands.first == "echo two")
    #expect(summary.count(.unknown) == 0)
  }

  @Test func whereNoOneIsThereWhatIsUnknownIsNotRepeated() throws {
    let first = died(after: 7, page())
    let second = try first.resumed()
    second.options.nonInteractive = true
    let summary = try second.run(page())
    #expect(second.session.commands.isEmpty)
    #expect(summary.exitStatus == 2)
    #expect(second.diagnostics.contains { $0.contains("was running when Passo ended") })

    let third = try first.resumed()
    third.options.nonInteractive = true
    third.options.resumesAt = "3"
    #expect(try third.run(page()).verdict == .unverified)
    #expect(third.session.commands == ["echo three", "echo four"])

    let fourth = try first.resumed()
    fourth.options.nonInteractive = true
    fourth.options.resumesAt = "2"
    #expect(try fourth.run(page()).verdict == .unverified)
    #expect(fourth.session.commands == ["echo two", "echo three", "echo four"])
  }

  @Test func aStepThatIsNotThereIsSaid() throws {
    let second = try died(after: 7, page()).resumed()
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
    let second = try first.resumed()
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
    let second = try first.resumed()
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
    page.add("pick a") { $0.branches = [Branch(group: "g", id: $0.id, label: nil)] }
    page.add("pick b") { $0.branches = [Branch(group: "g", id: $0.id, label: nil)] }
    page.add("optional", isOptional: true)
    page.add("last")
    let first = RecordedRun()
    first.prompter.choices = [.option("tokens/2/1")]
    first.prompter.optionals = [.skip]
    first.session.losesSessionAt = "last"
    _ = try first.run(page)
    let second = try first.resumed()
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
      let second = try first.resumed()
      #expect(try second.run(page()).verdict == .unverified)
      #expect(second.session.commands == rest, "\(decisions)")
    }
  }

  /// A run that a signal ended in the step with that command; the signal comes while it runs.
  private func ended(in command: String, _ page: Page, by signal: Interruption) throws -> RecordedRun {
    let run = RecordedRun()
    run.bindings.set(Binding(key: "name", value: "Ann", origin: .flag, isSecret: false))
    run.session.answers[command] = [ActionResult(ending: .interrupted)]
    run.interruption = { [session = run.session] in session.commands.contains(command) ? signal : nil }
    #expect(try run.run(page).exitStatus == 130)
    #expect(run.verdicts.last == .unknown)
    #expect(run.ends.last?.signal == signal.rawValue)
    return run
  }

  private func making() -> Page {
    var page = Page()
    page.add("echo one")
    page.add("make it")
    page.add("echo three")
    return page
  }

  /// What a signal let a step do may have had its effect: it is asked about, with the signal and the time.
  @Test(arguments: Interruption.allCases) func aStepThatASignalEndedIsNotRunAgainUnasked(signal: Interruption) throws {
    let first = try ended(in: "make it", making(), by: signal)
    let second = try first.resumed()
    second.options.nonInteractive = true
    #expect(try second.run(making()).exitStatus == 2)
    #expect(second.session.commands.isEmpty)
    let note = try #require(second.diagnostics.last)
    #expect(note.contains("step 2 was running when \(signal.name) ended the run at 2026-"), "\(note)")
    #expect(note.contains("--choose tokens/2/1=done") && note.contains("--choose tokens/2/1=again"), "\(note)")

    let asked = try first.resumed()
    asked.prompter.doubts = [.repeat]
    _ = try asked.run(making())
    #expect(asked.session.commands == ["make it", "echo three"])
  }

  /// Who ends the run at the question has decided nothing: it comes again.
  @Test(arguments: [true, false]) func aQuestionThatIsLeftComesAgain(isKilled: Bool) throws {
    let first = try isKilled ? died(after: 7, page()) : ended(in: "make it", making(), by: .terminate)
    let page = isKilled ? page() : making()
    let second = try first.resumed()
    second.prompter.doubts = [.quit]
    #expect(try second.run(page).exitStatus == 2)
    #expect(second.session.commands.isEmpty)
    let third = RecordedRun()
    third.earlier = Resumption(first.events + second.events)
    third.options.nonInteractive = true
    #expect(try third.run(page).exitStatus == 2)
    #expect(third.session.commands.isEmpty)
  }

  /// What only reads and prints does no harm: no one is asked.
  @Test func aStepThatOnlyReadsIsRunAgain() throws {
    let first = try ended(in: "echo two", page(), by: .terminate)
    let second = try first.resumed()
    second.options.nonInteractive = true
    _ = try second.run(page())
    #expect(second.session.commands == ["echo two", "echo three", "echo four"])
    #expect(second.diagnostics.contains("step 2 only reads and prints: it is run again"))
  }

  /// A command that somebody has changed is not the page's.
  @Test func aChangedCommandIsAskedAbout() throws {
    let first = RecordedRun()
    first.bindings.set(Binding(key: "name", value: "Ann", origin: .flag, isSecret: false))
    first.prompter.before = [.run, .edit("make it"), .run]
    first.session.answers["make it"] = [ActionResult(ending: .interrupted)]
    first.interruption = { [session = first.session] in session.commands.contains("make it") ? .hangUp : nil }
    _ = try first.run(page())
    let second = try first.resumed()
    second.options.nonInteractive = true
    #expect(try second.run(page()).exitStatus == 2)
    #expect(second.session.commands.isEmpty)
  }

  /// What somebody takes as done was not seen: it is not passed.
  @Test func whatIsTakenAsDoneIsNotPassed() throws {
    let second = try died(after: 7, page()).resumed()
    second.options.nonInteractive = true
    second.options.verify = .exit
    second.options.choices["tokens/2/1"] = "done"
    let summary = try second.run(page())
    #expect(second.verdicts == [.unknown, .takenAsDone, .passed, .passed])
    #expect(summary.verdict == .takenAsDone && summary.exitStatus == 0 && summary.count(.takenAsDone) == 1)
  }

  /// What somebody decides about a step that may have been done is decided for good.
  @Test(arguments: [("done", [String]()), ("again", ["echo two"])])
  func aDecisionIsMadeOnce(word: String, commands: [String]) throws {
    let first = died(after: 7, page())
    let second = try first.resumed()
    second.options.nonInteractive = true
    second.options.choices["tokens/2/1"] = word
    #expect(try second.run(page()).exitStatus == 0)
    #expect(second.session.commands == commands + ["echo three", "echo four"])
    let third = RecordedRun()
    third.earlier = Resumption(first.events + second.events)
    third.options.nonInteractive = true
    _ = try third.run(page())
    #expect(third.session.commands.isEmpty)
  }

  /// Going on after a step takes it as it is, also when the run is resumed once more.
  @Test func whatLiesBeforeThePlaceStaysAsItIs() throws {
    let first = died(after: 7, page())
    let second = try first.resumed()
    second.options.nonInteractive = true
    second.options.resumesAt = "4"
    #expect(try second.run(page()).exitStatus == 0)
    #expect(second.session.commands == ["echo four"])
    let third = RecordedRun()
    third.earlier = Resumption(first.events + second.events)
    third.options.nonInteractive = true
    _ = try third.run(page())
    #expect(third.session.commands.isEmpty)
  }

  /// What a step set that Passo did not see to its end is lost, though somebody says that it was done.
  @Test func whatAStepSetIsNotThereThoughItWasDone() throws {
    var page = Page()
    page.add("PLACE=$(make)") { $0.sets = ["PLACE"] }
    page.add("look \"$PLACE\"")
    let first = RecordedRun()
    first.session.losesSessionAt = "PLACE=$(make)"
    _ = try first.run(page)
    let second = try first.resumed()
    second.options.nonInteractive = true
    second.options.choices["tokens/1/1"] = "done"
    #expect(try second.run(page).exitStatus == 2)
    #expect(second.session.commands.isEmpty)
    #expect(second.diagnostics.contains { $0.contains("PLACE is not set: step 1 sets it, and what it set is lost") })
    // What was said of the step is kept all the same.
    let third = RecordedRun()
    third.earlier = Resumption(first.events + second.events)
    third.options.nonInteractive = true
    #expect(try third.run(page).exitStatus == 2)
    #expect(third.diagnostics.contains { $0.contains("PLACE is not set: step 1 sets it, and what it set is lost") })
    #expect(!third.diagnostics.contains { $0.contains("=again") })
  }

  /// Secrets that a secret is made of: all that is to be repeated is named, in order; what makes something anew is not
  /// repeated because a person wants no questions.
  @Test func aChainOfSecretsIsFollowed() throws {
    var page = Page()
    page.describe("login") { $0.isSecret = true }
    page.describe("key") { $0.isSecret = true }
    page.add("tool login") { $0.capture("login", "label:Login", isSecret: true) }
    page.add("tool key create <login>") { $0.capture("key", "label:Key", isSecret: true) }
    page.add("use <key>")
    let first = RecordedRun()
    first.session.answer("tool login", "Login: abcdefgh12\n")
    first.session.answer("tool key create abcdefgh12", "Key: ijklmnop34\n")
    first.session.losesSessionAt = "use ijklmnop34"
    _ = try first.run(page)
    let second = try first.resumed()
    second.options.nonInteractive = true
    second.options.assumeYes = true
    second.options.choices["tokens/3/1"] = "again"
    _ = try second.run(page)
    #expect(second.session.commands.isEmpty)
    #expect(second.diagnostics.last?.hasSuffix("--choose tokens/1/1=again --choose tokens/2/1=again") ?? false)
    #expect(second.diagnostics.contains { $0.hasPrefix("to give it instead: set PASSO_KEY in the environment") })
    let third = RecordedRun()
    third.earlier = Resumption(first.events + second.events)
    third.session.answer("tool login", "Login: second56\n")
    third.session.answer("tool key create second56", "Key: another78\n")
    third.options.nonInteractive = true
    for step in ["1", "2", "3"] { third.options.choices["tokens/\(step)/1"] = "again" }
    _ = try third.run(page)
    #expect(third.session.commands == ["tool login", "tool key create second56", "use another78"])
  }

  /// What ran in the background has ended with the run: no one waits in vain after it.
  @Test func whatRanInTheBackgroundIsNamed() throws {
    var page = Page()
    page.add("serve &")
    page.add("ask")
    let first = RecordedRun()
    first.prompter.before = [.run, .pause]
    _ = try first.run(page)
    let second = try first.resumed()
    _ = try second.run(page)
    #expect(second.diagnostics.contains { $0.hasPrefix("step 1 left something running in the background") })
  }

  @Test func whoGoesBackMeetsWhatWasDone() throws {
    let first = died(after: 7, page())
    let second = try first.resumed()
    second.prompter.doubts = [.repeat]
    second.prompter.before = [.jump("tokens/1")]
    _ = try second.run(page())
    #expect(second.session.commands == ["echo one Ann", "echo two", "echo three", "echo four"])
  }

  /// A run that has reached its end has nothing else left than what failed, though a person went on then.
  @Test func whatFailedIsGoneBackToOnceTheRunHasEnded() throws {
    let first = RecordedRun()
    first.bindings.set(Binding(key: "name", value: "Ann", origin: .flag, isSecret: false))
    first.session.answer("echo two", "no\n", status: 1)
    first.prompter.after = [.skip(reason: nil)]
    #expect(try first.run(page()).exitStatus == 1)
    let second = try first.resumed()
    #expect(try second.run(page()).count(.failed) == 0)
    #expect(second.session.commands == ["echo two"])
  }
}
