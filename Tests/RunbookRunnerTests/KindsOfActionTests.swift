import Diagnostics
import RunbookModel
import Testing

@testable import RunbookRunner

@Suite struct KindsOfActionTests {
  // MARK: Manual, optional, inline, blocked

  @Test func manualStepsAreThePersons() throws {
    var page = Page()
    page.add(nil, kind: .manual)
    page.add(nil, kind: .manual)
    let run = RecordedRun()
    run.prompter.manuals = [.terminal, .done, .skip(reason: "no")]
    run.prompter.typed = [nil]
    _ = try run.run(page)
    #expect(run.verdicts == [.passed, .skipped])
  }

  @Test func anOptionalStepIsAskedForOnce() throws {
    var page = Page()
    page.add("extra", isOptional: true)
    page.steps[0].actions.append(page.steps[0].actions[0])
    page.steps[0].actions[1].id = "tokens/1/2"
    page.add("main")
    let run = RecordedRun()
    run.prompter.optionals = [.skip]
    _ = try run.run(page)
    #expect(run.session.commands == ["main"])

    let wanted = RecordedRun()
    wanted.prompter.optionals = [.run]
    _ = try wanted.run(page)
    #expect(wanted.session.commands == ["extra", "extra", "main"])

    let unattended = RecordedRun()
    unattended.options.nonInteractive = true
    _ = try unattended.run(page)
    #expect(unattended.session.commands == ["main"])
    unattended.options.optional = .run
    _ = try unattended.run(page)
    #expect(unattended.session.commands == ["main", "extra", "extra", "main"])
  }

  @Test func aBlockedActionCanOnlyBeEditedOrLeft() throws {
    var page = Page()
    page.add("docker push < Region>") { $0.blocked = "a blank inside a placeholder" }
    let run = RecordedRun()
    run.prompter.before = [.run, .edit("docker push here"), .run]
    _ = try run.run(page)
    #expect(run.session.commands == ["docker push here"])
    #expect(
      run.prompter.stops.map { $0.blocked?.description } == [
        "a blank inside a placeholder", "a blank inside a placeholder", nil,
      ])
  }

  @Test func aCommandOfASentenceIsOffered() throws {
    var page = Page()
    page.add("bx region-set") { $0.isInline = true }
    let run = RecordedRun()
    run.prompter.before = [.run]
    _ = try run.run(page)
    #expect(run.session.commands == ["bx region-set"])

    let sure = RecordedRun()
    sure.options.assumeYes = true
    sure.prompter.otherwise = nil
    _ = try sure.run(page)
    #expect(sure.session.commands.isEmpty)
  }

  // MARK: Alternatives

  private func alternatives() -> Page {
    var page = Page()
    for (name, label) in [("south", "US South"), ("london", "London")] {
      page.add("set \(name)") {
        $0.branches = [Branch(group: "regions", id: $0.id, label: label)]
      }
    }
    page.add("after")
    return page
  }

  @Test func anAlternativeMayHaveSeveralActions() throws {
    var page = Page()
    for (text, first, label) in [
      ("look", "tokens/1/1", "Enable"), ("enable", "tokens/1/1", "Enable"), ("disable", nil, "Disable"),
    ] as [(String, ActionID?, String)] {
      page.add(text) {
        $0.branches = [Branch(group: "on", id: first ?? $0.id, label: label, hasSeveral: first != nil)]
      }
    }
    let run = RecordedRun()
    run.prompter.choices = [.option("tokens/1/1")]
    _ = try run.run(page)
    #expect(run.session.commands == ["look", "enable"])
    #expect(run.prompter.choiceQuestions.map { $0.options.map(\.label) } == [["Enable", "Disable"]])
    #expect(run.prompter.choiceQuestions.first?.options.map(\.text) == ["", "disable"])

    let other = RecordedRun()
    other.prompter.choices = [.option("tokens/3/1")]
    _ = try other.run(page)
    #expect(other.session.commands == ["disable"])
  }

  @Test func oneOfTheAlternativesRuns() throws {
    let run = RecordedRun()
    run.prompter.choices = [.option("tokens/2/1")]
    _ = try run.run(alternatives())
    #expect(run.session.commands == ["set london", "after"])
    #expect(run.prompter.choiceQuestions.first?.options.map(\.label) == ["US South", "London"])

    let none = RecordedRun()
    none.prompter.choices = [.skip(reason: nil)]
    _ = try none.run(alternatives())
    #expect(none.session.commands == ["after"])
    #expect(none.verdicts == [.skipped, .skipped, .unverified])
  }

  @Test(arguments: [
    ["regions": "London"], ["*": "London"], ["regions": "2"], ["regions": "tokens/2/1"],
  ])
  func alternativesCanBeChosenBeforehand(choices: [String: String]) throws {
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.options.choices = choices
    _ = try run.run(alternatives())
    #expect(run.session.commands == ["set london", "after"])
  }

  @Test func aPositionHoldsForItsOwnGroupOnly() throws {
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.options.choices = ["*": "2"]
    #expect(try run.run(alternatives()).exitStatus == 2)
    #expect(run.session.commands.isEmpty)
  }

  // MARK: Links

  private func linked() -> Page {
    var page = Page()
    page.addLink(to: "setup")
    page.add("main")
    var other = Page()
    other.procedure = "setup"
    other.add("prepare")
    other.addLink(to: "setup")
    page.others = other.runbook.procedures
    return page
  }

  @Test func aLinkCanBeFollowedHere() throws {
    let run = RecordedRun()
    run.prompter.links = [.follow, .follow]
    _ = try run.run(linked())
    #expect(run.session.commands == ["prepare", "main"])
    #expect(run.diagnostics == ["the page leads from setup back to itself"])

    let done = RecordedRun()
    done.prompter.links = [.done]
    _ = try done.run(linked())
    #expect(done.session.commands == ["main"])
  }

  // MARK: A command from an output

  private func fromOutput() -> Page {
    var page = Page()
    let source = page.add("cluster-config")
    page.add(nil) { $0.fromOutput = source }
    return page
  }

  @Test func theExportLineOfAnOutputIsRun() throws {
    let run = RecordedRun()
    run.session.answer("cluster-config", "OK\nRun this:\n\n  export KUBECONFIG=/home/ada/config.yml\n")
    _ = try run.run(fromOutput())
    #expect(run.session.commands == ["cluster-config", "export KUBECONFIG=/home/ada/config.yml"])
  }

  @Test(arguments: [
    "export A=$(rm -rf ~)", "export A=1; rm x", "export A=`rm x`", "export A=1 > /etc/passwd", "nothing",
    "export A=1\nexport B=2", "export 1A=2",
  ])
  func whatIsNoPlainExportIsNotRun(output: String) throws {
    let run = RecordedRun()
    var page = Page()
    let source = page.add("config")
    page.add(nil) { $0.fromOutput = source }
    run.session.answer("config", output)
    run.prompter.before = [.run, .skip(reason: nil)]
    _ = try run.run(page)
    #expect(run.session.commands == ["config"])
    #expect(run.prompter.stops.last?.blocked != nil)
  }

  // MARK: Files

  private func file(_ path: String = "ca.cnf") -> Page {
    var page = Page()
    page.add("name = <name>", kind: .file) { $0.file = path }
    page.describe("name")
    return page
  }

  private func fileRun() -> RecordedRun {
    let run = RecordedRun()
    run.bindings = Bindings([Binding(key: "name", value: "ada", origin: .flag, isSecret: false)])
    return run
  }

  @Test func aFileIsWrittenAndReadBack() throws {
    let run = fileRun()
    #expect(try run.run(file()).verdict == .passed)
    #expect(run.session.files["/srv/ca.cnf"] == Array("name = ada\n".utf8))
    #expect(run.names.contains("file.written"))
  }

  @Test func anotherFileIsNotReplacedUnasked() throws {
    let run = fileRun()
    run.session.files["/srv/ca.cnf"] = Array("name = grace\n".utf8)
    run.prompter.overwriting = [.keep]
    #expect(try run.run(file()).verdict == .skipped)
    #expect(run.prompter.overwriteQuestions.first?.difference == "-name = grace\n+name = ada")

    run.prompter.overwriting = [.overwrite]
    #expect(try run.run(file()).verdict == .passed)
    // The same content needs no question.
    #expect(try run.run(file()).verdict == .passed)

    let unattended = fileRun()
    unattended.session.files["/srv/ca.cnf"] = Array("x".utf8)
    unattended.options.nonInteractive = true
    #expect(try unattended.run(file()).exitStatus == 2)
    unattended.options.overwrite = true
    #expect(try unattended.run(file()).exitStatus == 0)
  }

  @Test func aFileThatCannotBeWrittenFails() throws {
    let run = fileRun()
    run.prompter.after = [.quit]
    #expect(try run.run(file("/forbidden/file")).exitStatus == 1)
    #expect(run.ends.first?.checks.first?.message.description.contains("forbidden") == true)
  }

  @Test func aFilesTextIsNeverRunAsACommand() throws {
    let run = fileRun()
    run.prompter.before = [.edit("rm -rf /"), .run]
    _ = try run.run(file())
    #expect(run.session.commands.isEmpty)
  }

  // MARK: Requests

  private func request() -> Page {
    var page = Page()
    page.add(nil, kind: .http) { action in
      action.request = RequestTemplate(
        method: "POST", url: "https://iam.example.com/token",
        bodies: [
          RequestTemplate.Body(
            id: "1", label: "with a password", line: 12, encoding: .form, fields: [.init(name: "a", value: "1")]),
          RequestTemplate.Body(
            id: "2", label: "with a code", line: 14, encoding: .form, fields: [.init(name: "b", value: "<code>")]),
        ])
      action.capture("access_token", "json:$.access_token", isSecret: true)
    }
    page.add("use <access_token>")
    page.describe("code")
    return page
  }

  @Test func oneBodyOfARequestIsSent() throws {
    let run = RecordedRun()
    run.prompter.choices = [.option("2")]
    run.prompter.values["code"] = [.value("x y")]
    run.session.requestAnswers = [
      ActionResult(ending: .exited(0), output: Array(#"{"access_token": "abcdefghij"}"#.utf8), httpStatus: 200)
    ]
    let summary = try run.run(request())
    #expect(run.session.requests.first?.body == "b=x+y" || run.session.requests.first?.body == "b=x%20y")
    #expect(run.session.commands == ["use abcdefghij"])
    #expect(summary.count(.passed) == 1)
    #expect(!run.lines.contains("abcdefghij"))
  }

  /// One name decides both: who chooses a body wants the request.
  @Test func aBodyOfARequestWithAConditionIsChosen() throws {
    var page = request()
    page.steps[0].actions[0].condition = Condition(text: "If you have a code:", line: 3)
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.options.choices = ["tokens/1/1": "with a password"]
    run.session.requestAnswers = [
      ActionResult(ending: .exited(0), output: Array(#"{"access_token": "abcdefghij"}"#.utf8), httpStatus: 200)
    ]
    #expect(try run.run(page).exitStatus == 0)
    #expect(run.session.requests.map(\.body) == ["a=1"])
  }

  @Test(arguments: [(401, "the server answered 401"), (nil, "no answer came")])
  func arefusedRequestFails(status: Int?, message: String) throws {
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.options.choices = ["tokens/1/1": "with a password"]
    run.session.requestAnswers = [ActionResult(ending: .exited(0), output: [], httpStatus: status)]
    #expect(try run.run(request()).exitStatus == 1)
    #expect(run.ends.first?.checks.contains { $0.kind == .http && $0.message.description == message } == true)
  }
}
