import Diagnostics
import RunbookModel
import Testing

@testable import RunbookRunner

@Suite struct DecisionTests {
  private func threeSteps() -> Page {
    var page = Page()
    page.add("one")
    page.add("two")
    page.add("three")
    return page
  }

  @Test func skippingNeedsNoRunAndKeepsItsReason() throws {
    let run = RecordedRun()
    run.prompter.before = [.skip(reason: "done before")]
    let summary = try run.run(threeSteps())
    #expect(run.session.commands == ["two", "three"])
    #expect(summary.count(.skipped) == 1)
    #expect(run.ends.first?.reason?.description == "done before")
  }

  @Test func quittingBeforeAnActionAborts() throws {
    let run = RecordedRun()
    run.prompter.before = [.run, .quit]
    let summary = try run.run(threeSteps())
    #expect(run.session.commands == ["one"])
    #expect(run.verdicts == [.unverified, .aborted])
    #expect(summary.exitStatus == 2)
  }

  @Test func aPauseLeavesTheActionForAnotherTime() throws {
    let run = RecordedRun()
    run.prompter.before = [.run, .pause]
    let summary = try run.run(threeSteps())
    #expect(run.session.commands == ["one"])
    #expect(run.verdicts == [.unverified])
    #expect(summary.isPaused && summary.exitStatus == 2)
    let again = RecordedRun()
    again.earlier = Resumption(run.events)
    #expect(try again.run(threeSteps()).isPaused == false)
    #expect(again.session.commands == ["two", "three"])
  }

  @Test func aPauseAfterAFailureKeepsIt() throws {
    let run = failing(1)
    run.prompter.after = [.pause]
    let summary = try run.run(threeSteps())
    #expect(summary.isPaused && summary.verdict == .failed)
    #expect(Resumption(run.events)?.isFinished == false)
  }

  @Test func aManualStepCanWaitToo() throws {
    var page = Page()
    page.add(nil, kind: .manual)
    let run = RecordedRun()
    run.prompter.manuals = [.pause]
    #expect(try run.run(page).isPaused)
    #expect(run.ends.isEmpty)
  }

  @Test func quittingAtAValueAborts() throws {
    var page = Page()
    page.add("use <name>")
    page.describe("name")
    let run = RecordedRun()
    run.prompter.values["name"] = [.quit]
    let summary = try run.run(page)
    #expect(run.verdicts == [.aborted])
    #expect(summary.count(.aborted) == 1)
    #expect(summary.exitStatus == 2)
    #expect(!run.names.contains("action.started"))
  }

  @Test func anInterruptionWhileAskedAborts() throws {
    let run = RecordedRun()
    run.prompter.interruptsAt = "tokens/2/1"
    let summary = try run.run(threeSteps())
    #expect(run.verdicts == [.unverified, .aborted])
    #expect(summary.exitStatus == 130)
    #expect(run.names.last == "run.finished")
  }

  @Test func backAndJumpMeetActionsAgain() throws {
    let run = RecordedRun()
    run.prompter.before = [.run, .back, .run, .run, .jump("tokens/1"), .run, .run, .run]
    let summary = try run.run(threeSteps())
    #expect(run.session.commands == ["one", "one", "two", "one", "two", "three"])
    #expect(summary.count(.unverified) == 3)
    #expect(run.ends.filter { $0.action == "tokens/1/1" }.map(\.attempt) == [1, 2, 3])
  }

  @Test func everySmallQuestionCanBeLeftToo() throws {
    var page = Page()
    page.add("one")
    page.add("two", isOptional: true)
    page.add("content", kind: .file) { $0.file = "x.txt" }
    let run = RecordedRun()
    run.session.files["/srv/x.txt"] = Array("other".utf8)
    run.prompter.optionals = [.back, .run, .skip]
    run.prompter.overwriting = [.back, .pause]
    let summary = try run.run(page)
    #expect(summary.isPaused)
    #expect(run.session.commands == ["one", "one", "two"])
    #expect(run.verdicts == [.unverified, .unverified, .unverified], "what was done has not been skipped")
  }

  @Test func aQuestionThatIsLeftLeadsToItsAction() throws {
    var page = Page()
    page.add("use <name>")
    page.describe("name")
    let run = RecordedRun()
    run.prompter.values["name"] = [.leave, .value("Ann")]
    run.prompter.before = [.run, .run]
    _ = try run.run(page)
    #expect(run.session.commands == ["use Ann"])
    #expect(run.prompter.stops.map(\.unanswered) == ["<name>", nil])
  }

  @Test func backAtTheFirstStepStaysThere() throws {
    let run = RecordedRun()
    run.prompter.before = [.back]
    _ = try run.run(threeSteps())
    #expect(run.session.commands == ["one", "two", "three"])
  }

  @Test func aJumpOutOfTheRunIsSaid() throws {
    let run = RecordedRun()
    run.prompter.before = [.jump("elsewhere/9")]
    _ = try run.run(threeSteps())
    #expect(run.session.commands.isEmpty)
    #expect(run.diagnostics == ["there is no step elsewhere/9 in this run"])
  }

  @Test func anEditedCommandIsShownAgainAndRun() throws {
    let run = RecordedRun()
    run.prompter.before = [.edit("uno"), .run]
    _ = try run.run(threeSteps())
    #expect(run.session.commands == ["uno", "two", "three"])
    #expect(run.prompter.stops[1].shown == "uno")
    #expect(run.names.contains("command.edited"))
  }

  @Test func anEditorNeverShowsASecret() throws {
    var page = Page()
    page.add("login <user> <password>")
    page.describe("user")
    page.describe("password") { $0.isSecret = true }
    let run = RecordedRun()
    run.prompter.values = ["user": [.value("ada l")], "password": [.value("hunter22")]]
    _ = try run.run(page)
    let stop = run.prompter.stops.first
    #expect(stop?.editable == "login 'ada l' <password>")
    #expect(stop?.shown?.contains("hunter22") == false)
    #expect(!run.lines.contains("hunter22"))
    #expect(run.session.commands == ["login 'ada l' hunter22"])
  }

  @Test func whatMayBeLeftOutIsEditedAsItWasDecided() throws {
    var page = Page()
    page.add("login [--sso] [--out FORMAT] [--key KEY_TEXT] [name]")
    page.describe("sso") { ($0.kind, $0.isRequired, $0.isOptionalPart) = (.flag, false, true) }
    page.describe("out_format") { ($0.isRequired, $0.isOptionalPart) = (false, true) }
    page.describe("key_key_text") { ($0.isRequired, $0.isOptionalPart, $0.isSecret) = (false, true, true) }
    page.describe("name") { ($0.isRequired, $0.isOptionalPart) = (false, true) }
    let run = RecordedRun()
    run.prompter.values = [
      "sso": [.value("true")], "out_format": [.value("a b")], "key_key_text": [.value("hunter22")],
      "name": [.value("")],
    ]
    _ = try run.run(page)
    #expect(run.prompter.stops.first?.editable == "login --sso --out 'a b' [--key KEY_TEXT]")
    #expect(run.session.commands == ["login --sso --out 'a b' --key hunter22"])
  }

  @Test func allTheRestStopsOnlyWhereAPersonIsNeeded() throws {
    var page = Page()
    page.add("one")
    page.add("drop") { $0.isDestructive = true }
    page.add("offered") { $0.isInline = true }
    page.add("four")
    let run = RecordedRun()
    run.prompter.before = [.runAll, .run]
    run.prompter.otherwise = nil
    _ = try run.run(page)
    #expect(run.session.commands == ["one", "drop", "four"])
    #expect(run.prompter.stops.map(\.action.id) == ["tokens/1/1", "tokens/2/1"])
    #expect(run.verdicts[2] == .skipped)
  }

  @Test func aValueCanBeChangedLater() throws {
    var page = Page()
    page.add("one <name>")
    page.add("two <name>")
    page.describe("name")
    let run = RecordedRun()
    run.prompter.values["name"] = [.value("a"), .value("b")]
    run.prompter.before = [.run, .change("name"), .run]
    _ = try run.run(page)
    #expect(run.session.commands == ["one a", "two b"])
    #expect(run.prompter.questions.last?.suggestion == "a")
    #expect(run.diagnostics == ["<name> had its old value in step 1"])
  }

  @Test func theLiveShellIsOpenInBetween() throws {
    let run = RecordedRun()
    run.prompter.before = [.terminal, .run]
    run.prompter.typed = ["ls", "rm <all>", nil]
    run.session.answer("ls", "a b\n", status: 1)
    _ = try run.run(threeSteps())
    #expect(run.session.commands == ["ls", "one", "two", "three"])
    #expect(run.diagnostics == ["exit status 1", "<all> has no value: not run"])
    #expect(run.output == "a b\n")
  }

  // MARK: After a failure

  private func failing(_ results: Int32...) -> RecordedRun {
    let run = RecordedRun()
    for status in results { run.session.answer("one", status: status) }
    return run
  }

  @Test func aRetryCountsOn() throws {
    let run = failing(1, 0)
    run.prompter.after = [.retry]
    let summary = try run.run(threeSteps())
    #expect(run.ends.prefix(2).map(\.attempt) == [1, 2])
    #expect(run.verdicts.prefix(2) == [.failed, .unverified])
    #expect(summary.exitStatus == 0)
  }

  /// All that a person changes after a failure, they see before it runs; also where all the rest was to run.
  @Test(arguments: [Answer<ActionDecision>.run, .runAll])
  func aChangeAfterAFailureIsShownFirst(first: Answer<ActionDecision>) throws {
    let run = failing(1)
    run.prompter.before = [first, .edit("eins"), .run]
    run.prompter.after = [.edit("uno")]
    _ = try run.run(threeSteps())
    #expect(run.session.commands == ["one", "eins", "two", "three"])
    #expect(run.prompter.stops.prefix(3).map(\.shown) == ["one", "uno", "eins"])
    #expect(run.prompter.stops.count == 5, "and the rest is asked about again")
  }

  @Test func aValueThatIsChangedAfterAFailureIsShownFirst() throws {
    var page = Page()
    page.describe("name")
    page.add("greet <name>")
    let run = RecordedRun()
    run.session.answer("greet a", status: 1)
    run.prompter.values["name"] = [.value("a"), .value("b")]
    run.prompter.after = [.change("name")]
    run.prompter.before = [.run, .skip(reason: "no")]
    #expect(try run.run(page).verdict == .failed, "what failed and is skipped then has failed")
    #expect(run.session.commands == ["greet a"])
    #expect(run.prompter.stops.map(\.shown) == ["greet a", "greet b"])
  }

  @Test func skippingWhatHadPassedLeavesItPassed() throws {
    var page = threeSteps()
    page.add(nil, kind: .manual)
    let run = RecordedRun()
    run.prompter.manuals = [.done, .jump("tokens/1"), .skip(reason: nil)]
    run.prompter.before = [.run, .back, .skip(reason: "it was fine"), .run, .run]
    run.prompter.otherwise = .skip(reason: nil)
    page.add("last")
    run.prompter.before += [.jump("tokens/4")]
    let summary = try run.run(page)
    #expect(summary.counts == [.unverified: 3, .passed: 1, .skipped: 1])
    #expect(run.session.commands == ["one", "two", "three"])
  }

  @Test func goingOnDoesNotMakeAFailureGood() throws {
    let run = failing(4)
    run.prompter.after = [.skip(reason: "known")]
    let summary = try run.run(threeSteps())
    #expect(run.session.commands == ["one", "two", "three"])
    #expect(summary.verdict == .failed)
    #expect(summary.exitStatus == 1)
  }

  @Test func quittingAfterAFailureIsAFailure() throws {
    let run = failing(1)
    run.prompter.after = [.quit]
    let summary = try run.run(threeSteps())
    #expect(summary.exitStatus == 1)
    #expect(summary.count(.aborted) == 0)
  }

  @Test func aFailureMayLeadBack() throws {
    let run = RecordedRun()
    run.session.answer("two", status: 1)
    run.session.answer("two")
    run.prompter.after = [.back]
    #expect(try run.run(threeSteps()).exitStatus == 0)
    #expect(run.session.commands == ["one", "two", "one", "two", "three"])
  }

  @Test func onlyWhatAPersonHasChangedCountsAsEdited() throws {
    let run = RecordedRun()
    run.session.answer("two", status: 1)
    run.prompter.after = [.edit("other"), .back]
    run.session.answer("other", status: 1)
    run.session.answer("two")
    _ = try? run.run(threeSteps())
    let edited = run.events.compactMap { event -> Bool? in
      if case .actionStarted(let start) = event.body, start.action == "tokens/2/1" { start.isEdited } else { nil }
    }
    #expect(edited == [false, true, false])
  }

  @Test func aFailureMayLeadElsewhere() throws {
    let run = RecordedRun()
    run.session.answer("two", status: 1)
    run.session.answer("two", status: 0)
    run.prompter.after = [.jump("tokens/1")]
    _ = try run.run(threeSteps())
    #expect(run.session.commands == ["one", "two", "one", "two", "three"])
  }

  @Test func aTerminalAfterAFailureComesBackToIt() throws {
    let run = failing(1, 0)
    run.prompter.after = [.terminal, .retry]
    run.prompter.typed = ["fix", nil]
    _ = try run.run(threeSteps())
    #expect(run.session.commands == ["one", "fix", "one", "two", "three"])
  }

  @Test func retriesOfThePageComeByThemselves() throws {
    var page = Page()
    page.add("one") { $0.directives.retry = RetryPolicy(attempts: 3, pause: 10) }
    let run = failing(1, 1, 0)
    #expect(try run.run(page).exitStatus == 0)
    #expect(run.pauses == [10, 10])

    let hopeless = failing(1)
    hopeless.options.nonInteractive = true
    hopeless.options.retry = RetryPolicy(attempts: 2, pause: 1)
    #expect(try hopeless.run(threeSteps()).exitStatus == 1)
    #expect(hopeless.session.commands == ["one", "one"])
  }

  // MARK: What only a person can tell

  @Test(arguments: [
    (Answer<Judgement>.right, Verdict.passed), (.wrong, .failed), (.unsure, .unverified), (.quit, .unverified),
  ])
  func aVerifyStepThatSaysNothingIsPutToThePerson(judgement: Answer<Judgement>, verdict: Verdict) throws {
    var page = Page()
    page.add("show", role: .verify)
    let run = RecordedRun()
    run.prompter.judgements = [judgement]
    run.prompter.after = [.quit]
    let summary = try run.run(page)
    #expect(run.verdicts == [verdict])
    #expect(run.ends.first?.checks.last?.kind == .person)
    #expect(summary.exitStatus == (judgement == .wrong ? 1 : judgement == .quit ? 2 : 0))
  }

  @Test func aVerifyStepWithASampleNeedsNoOne() throws {
    var page = Page()
    page.add("show", role: .verify) { $0.expect("Ready") }
    let run = RecordedRun()
    run.session.answer("show", "Ready\n")
    #expect(try run.run(page).verdict == .passed)
  }

  @Test func aPasswordThatIsTypedIntoACommandIsShownNowhere() throws {
    let run = RecordedRun()
    run.prompter.before = [.edit("one --user ann --password=hunter2z"), .run]
    _ = try run.run(threeSteps())
    #expect(run.session.commands.first == "one --user ann --password=hunter2z")
    #expect(run.prompter.stops[1].shown?.contains("hunter2z") == false)
    #expect(run.lines.contains("--user ann") && !run.lines.contains("hunter2z"), "\(run.lines)")
  }
}
