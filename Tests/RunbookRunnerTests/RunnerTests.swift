import Diagnostics
import OutputMatching
import RunbookModel
import Testing

@testable import RunbookRunner

@Suite struct RunnerTests {
  @Test func everythingIsReportedInOrder() throws {
    var page = Page()
    page.add("echo <name>") { $0.expect("hello ada") }
    page.describe("name")
    let run = RecordedRun()
    run.prompter.values["name"] = [.value("ada")]
    run.session.answer("echo ada", "hello ada\n")
    let summary = try run.run(page)
    #expect(
      run.names == [
        "run.started", "step.started", "question", "value.set", "action.started", "output", "output", "action.finished",
        "run.finished",
      ])
    #expect(run.events.map(\.sequence) == Array(1...9))
    #expect(run.output == "hello ada\n")
    #expect(run.session.commands == ["echo ada"])
    #expect(run.session.lines == [11])
    #expect(summary.verdict == .passed)
    #expect(summary.exitStatus == 0)
    #expect(summary.count(.passed) == 1)
  }

  @Test func aCommandWithNothingToCompareIsUnverified() throws {
    var page = Page()
    page.add("true")
    let run = RecordedRun()
    let summary = try run.run(page)
    #expect(summary.verdict == .unverified)
    #expect(summary.exitStatus == 0)
    run.options.verify = .strict
    #expect(try run.run(page).exitStatus == 1)
    run.options.verify = .exit
    #expect(try run.run(page).verdict == .passed)
  }

  @Test func nothingUnfilledEverReachesTheSession() throws {
    var page = Page()
    page.add("rm -rf <folder>")
    let run = RecordedRun()
    run.prompter.values["folder"] = [.skip(reason: "not today")]
    let summary = try run.run(page)
    #expect(run.session.commands.isEmpty)
    #expect(run.verdicts == [.skipped])
    #expect(summary.verdict == .skipped)

    let edited = RecordedRun()
    edited.prompter.values["folder"] = [.value("old")]
    edited.prompter.values["other"] = [.quit]
    edited.prompter.before = [.edit("rm -rf <folder>/<other>")]
    #expect(try edited.run(page).exitStatus == 2)
    #expect(edited.session.commands.isEmpty)
  }

  @Test func aValueIsAskedOnce() throws {
    var page = Page()
    page.add("first <name>")
    page.add("second <name>")
    page.describe("name")
    let run = RecordedRun()
    run.prompter.values["name"] = [.value("a b")]
    _ = try run.run(page)
    #expect(run.session.commands == ["first 'a b'", "second 'a b'"])
    #expect(run.prompter.questions.count == 1)
    #expect(run.prompter.questions.first?.usedBy == ["1", "2"])
  }

  @Test func anEmptyAnswerIsRefused() throws {
    var page = Page()
    page.add("use <name>")
    page.describe("name")
    let run = RecordedRun()
    run.prompter.values["name"] = [.value(""), .value("x")]
    _ = try run.run(page)
    #expect(run.prompter.questions.last?.refusal?.description == "<name> needs a value")
    #expect(run.session.commands == ["use x"])
  }

  @Test func valuesThatCannotStandThereAreAskedAgain() throws {
    var page = Page()
    page.add("use <name>")
    page.describe("name")
    let run = RecordedRun()
    run.prompter.values["name"] = [.value("a\0b"), .value("x")]
    _ = try run.run(page)
    #expect(run.prompter.questions.last?.refusal != nil)
    #expect(run.session.commands == ["use x"])
  }

  @Test func aDerivedValueIsAskedForByItsParts() throws {
    var page = Page()
    page.add("login <registry>")
    page.describe("registry") { $0.derivedFrom = "registry.<domain>" }
    page.describe("domain")
    let run = RecordedRun()
    run.prompter.values["domain"] = [.value("example.com")]
    _ = try run.run(page)
    #expect(run.session.commands == ["login registry.example.com"])
    #expect(run.prompter.questions.map(\.placeholder.key) == ["domain"])
  }

  @Test func aDerivedValueIsReportedAndCanBeChanged() throws {
    var page = Page()
    page.add("login <registry>")
    page.add("push <registry>/x")
    page.describe("registry") { $0.derivedFrom = "registry.<domain>" }
    page.describe("domain")
    let run = RecordedRun()
    run.prompter.values["domain"] = [.value("a.com")]
    run.prompter.values["registry"] = [.value("other.com")]
    run.prompter.before = [.run, .change("registry"), .run]
    _ = try run.run(page)
    #expect(run.session.commands == ["login registry.a.com", "push other.com/x"])
    #expect(run.prompter.stops[0].bindings.map(\.origin) == [.asked, .derived])
    #expect(run.prompter.questions.last?.suggestion == "registry.a.com")
    #expect(run.lines.split(separator: "\n").count { $0.contains(#""origin":"derived""#) } == 1)
  }

  @Test func aDerivedValueFollowsItsParts() throws {
    var page = Page()
    page.add("login <registry>")
    page.describe("registry") { $0.derivedFrom = "registry.<domain>" }
    page.describe("domain")
    let run = RecordedRun()
    run.prompter.values["domain"] = [.value("a.com"), .value("b.com")]
    run.prompter.before = [.change("domain"), .run]
    _ = try run.run(page)
    #expect(run.session.commands == ["login registry.b.com"])
  }

  @Test func listedValuesCanBeChosen() throws {
    var page = Page()
    page.add("use <name>")
    page.describe("name") { $0.suggestCommand = "list names" }
    let run = RecordedRun()
    run.session.answer("list names", "ada\ngrace\n")
    run.prompter.values["name"] = [.list, .suggested("grace")]
    _ = try run.run(page)
    #expect(run.prompter.questions.last?.listing?.entries.map(\.value) == ["ada", "grace"])
    #expect(run.names.contains("command.typed"), "the journal knows of it")
    #expect(run.session.commands == ["list names", "use grace"])
    #expect(run.lines.contains(#""origin":"suggested""#))
  }

  @Test func aListingThatCannotBeRunIsSaid() throws {
    var page = Page()
    page.add("use <name>")
    page.describe("name") { $0.suggestCommand = "list <group>" }
    let run = RecordedRun()
    run.prompter.values["name"] = [.list, .value("x")]
    _ = try run.run(page)
    #expect(run.prompter.questions.last?.refusal != nil)
    #expect(run.session.commands == ["use x"])
  }

  @Test func aCapturedValueIsNotAsked() throws {
    var page = Page()
    page.add("make") { $0.capture("token_value", "label:Token", isSecret: true) }
    page.add("use <token_value>")
    page.describe("token_value")
    let run = RecordedRun()
    run.session.answer("make", "Token   s3cr3t-value-1\n")
    let summary = try run.run(page)
    #expect(run.session.commands == ["make", "use s3cr3t-value-1"])
    #expect(run.prompter.questions.isEmpty)
    #expect(run.output == "Token   ••••\n")
    #expect(!run.lines.contains("s3cr3t-value-1"))
    #expect(run.lines.contains("value.captured"))
    #expect(summary.exitStatus == 0)
  }

  @Test func aSecretIsHiddenEvenWhenItsActionFails() throws {
    var page = Page()
    page.add("make") {
      $0.capture("token_value", "label:Token", isSecret: true)
      $0.directives.expect = ["Created"]
    }
    let run = RecordedRun()
    run.session.answer("make", "Token   s3cr3t-value-1\n")
    run.prompter.after = [.quit]
    #expect(try run.run(page).exitStatus == 1)
    #expect(!run.lines.contains("s3cr3t-value-1"))
    #expect(run.prompter.failures.first?.output.contains("s3cr3t") == false)
  }

  @Test func aMissingCaptureFailsOnlyWhenItIsNeeded() throws {
    var page = Page()
    page.add("make") { $0.capture("token_value", "label:Token") }
    let alone = RecordedRun()
    #expect(try alone.run(page).verdict == .unverified)

    page.add("use <token_value>")
    let needed = RecordedRun()
    needed.prompter.after = [.quit]
    #expect(try needed.run(page).verdict == .failed)
    #expect(needed.ends.first?.checks.last?.kind == .capture)
  }

  @Test func setBeatsCaptured() throws {
    var page = Page()
    page.add("make") { $0.capture("name", "label:Name") }
    page.add("use <name>")
    page.describe("name")
    let run = RecordedRun()
    run.bindings = Bindings([Binding(key: "name", value: "mine", origin: .flag, isSecret: false)])
    run.session.answer("make", "Name   theirs\n")
    _ = try run.run(page)
    #expect(run.session.commands == ["make", "use mine"])
  }

  @Test func ambiguousCapturesArePicked() throws {
    var page = Page()
    page.add("list") { $0.capture("id", "table:ID") }
    page.add("use <id>")
    page.describe("id")
    let run = RecordedRun()
    run.session.answer("list", "Name   ID\nfirst  a1\nother  b2\n")
    run.prompter.values["id"] = [.value("b2")]
    _ = try run.run(page)
    #expect(run.prompter.questions.first?.candidates == ["a1", "b2"])
    #expect(run.session.commands == ["list", "use b2"])
  }

  @Test func assignedVariablesMustHaveAValue() throws {
    var page = Page()
    page.add("TOKEN=$(get)") { $0.sets = ["TOKEN"] }
    let empty = RecordedRun()
    empty.prompter.after = [.quit]
    #expect(try empty.run(page).verdict == .failed)

    let full = RecordedRun()
    full.session.variables["TOKEN"] = "abcdefgh"
    page.add("show")
    full.session.answer("show", "it is abcdefgh here")
    #expect(try full.run(page).count(.passed) == 1)
    // Its name says that it is a secret.
    #expect(full.output == "it is •••• here")
  }

  @Test func aLostSessionLeavesAnUnknownAction() throws {
    var page = Page()
    page.add("first")
    page.add("second")
    let run = RecordedRun()
    run.session.losesSessionAt = "first"
    let summary = try run.run(page)
    #expect(run.verdicts == [.unknown])
    #expect(summary.exitStatus == 2)
    #expect(run.session.commands == ["first"])
  }

  @Test func nothingRunsWithoutItsJournal() throws {
    var page = Page()
    page.add("first")
    let run = RecordedRun()
    run.failsAfter = 2
    #expect(throws: RecordedRun.DiskFull.self) { try run.run(page) }
    #expect(run.session.commands.isEmpty)
  }

  @Test func anInterruptionEndsTheRunBetweenActions() throws {
    var page = Page()
    page.add("first")
    page.add("second")
    let run = RecordedRun()
    run.interruption = { [session = run.session] in session.commands.isEmpty ? nil : .terminate }

    let summary = try run.run(page)
    #expect(summary.exitStatus == 130)
    #expect(run.session.commands == ["first"])
    #expect(run.diagnostics == ["the run was ended by SIGTERM"])
    #expect(run.names.last == "run.finished")
  }

  @Test func programsCanHaveAnotherName() throws {
    var page = Page()
    page.add("bx login")
    let run = RecordedRun()
    run.options.aliases = ["bx": "ibmcloud"]
    _ = try run.run(page)
    #expect(run.session.commands == ["alias bx='ibmcloud'", "bx login"])
    run.options.aliases = ["a;b": "c"]
    #expect(throws: RunError.self) { try run.run(page) }
  }

  @Test func theCommandsOfABlockStopAtTheFirstFailure() throws {
    var page = Page()
    page.add("one\n# why\ntwo <name>\nthree") { $0.commands = ["one", "two <name>", "three"] }
    page.describe("name")
    let run = RecordedRun()
    run.bindings = Bindings([Binding(key: "name", value: "x", origin: .flag, isSecret: false)])
    run.session.answer("two x", "no", status: 3)
    run.prompter.after = [.quit]
    #expect(try run.run(page).exitStatus == 1)
    #expect(run.session.commands == ["one", "two x"])
    #expect(run.session.lines == [11, 13])
    #expect(run.ends.first?.exitStatus == 3)
  }

  @Test func timeLimitsComeFromThePageOrThePerson() throws {
    var page = Page()
    page.add("first") { $0.directives.timeLimit = 120 }
    page.add("second")
    let run = RecordedRun()
    run.options.timeLimit = 30
    _ = try run.run(page)
    #expect(run.session.timeLimits == [120, 30])
  }

  @Test func whatStillRunsIsNamedAtTheEnd() throws {
    var page = Page()
    page.add("serve &")
    let run = RecordedRun()
    run.session.backgroundProcesses = ["serve"]
    _ = try run.run(page)
    #expect(run.diagnostics == ["still running, and ended now: serve"])
  }

  @Test func aRehearsalNeverPasses() throws {
    var page = Page()
    page.add("echo hello") { $0.expect("hello") }
    let run = RecordedRun()
    run.options.isRehearsal = true
    run.session.answer("echo hello", "hello\n")
    let summary = try run.run(page)
    #expect(summary.verdict == .rehearsed)
    #expect(summary.exitStatus == 0)
  }
}
