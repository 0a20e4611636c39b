import Diagnostics
import RunbookModel
import ShellExecution
import Testing

@testable import RunbookRunner

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The whole loop with a real shell.
@Suite(.serialized) struct LiveSessionTests {
  private func run(
    _ page: Page, in folder: JournalTests.Folder, options: RunOptions = RunOptions(), bindings: Bindings = Bindings(),
    prompter: any Prompter = ScriptedPrompter()
  ) throws -> (summary: RunSummary, events: [RunEvent]) {
    let environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8"]
    let configuration = SessionConfiguration(environment: environment, workingDirectory: folder.path)
    var events: [RunEvent] = []
    let selection = RunbookModel.Selection(procedure: "tokens")
    let summary = try withShellSession(configuration) { shell in
      try Runner(
        plan: PlanMaker(page.runbook, selection: selection).plan(with: bindings), selection: selection,
        options: options, bindings: bindings, run: RecordedRun.id,
        session: LiveSession(shell: shell, environment: environment, terminal: nil), prompter: prompter, clock: .system
      ) { events.append($0) }.run()
    }
    return (summary, events)
  }

  private func output(_ events: [RunEvent]) -> String {
    String(
      decoding: events.flatMap { event -> [UInt8] in
        if case .output(let chunk) = event.body { chunk.bytes } else { [] }
      }, as: UTF8.self)
  }

  @Test func stateLivesFromStepToStep() throws {
    let folder = try JournalTests.Folder()
    var page = Page()
    page.add("mkdir ca && cd ca")
    page.add("serial=$(echo 4711)") { $0.sets = ["serial"] }
    page.add("name = <name>", kind: .file) { $0.file = "conf/ca.cnf" }
    page.add("echo \"Serial: $serial\"; cat conf/ca.cnf") {
      $0.expect("Serial: 1234\nname = <name>")
      $0.capture("serial", "label:Serial")
    }
    page.add("echo got <serial>") { $0.expect("got 4711") }
    page.describe("name")
    let bindings = Bindings([Binding(key: "name", value: "it's", origin: .flag, isSecret: false)])
    let (summary, events) = try run(page, in: folder, bindings: bindings)
    #expect(output(events) == "Serial: 4711\nname = it's\ngot 4711\n")
    #expect(summary.count(.passed) == 4)
    #expect(summary.count(.unverified) == 1)
    #expect(access(folder.path + "/ca/conf/ca.cnf", R_OK) == 0)
  }

  @Test func aCommandThatFailsWithinAPipelineIsSaid() throws {
    let folder = try JournalTests.Folder()
    var page = Page()
    page.add("name=$(false | echo shop)") { $0.sets = ["name"] }
    page.add("name=$(yes | head -1)") { $0.sets = ["name"] }
    page.add("name=`echo a | tr a b`") { $0.sets = ["name"] }
    page.add("false | true; echo \"status $?\"") { $0.expect("status 0") }
    page.add("(exit 3) | true | cat")
    page.add("sh -c 'exit 4' | true | cat")
    page.add("yes | head -1 | tr y n") { $0.expect("n") }
    page.add("true | sh -c 'exit 5'")
    page.add("echo \"${PASSO_STATUSES-gone} $-\"") { $0.expect("gone hB") }
    let prompter = ScriptedPrompter()
    prompter.after = [.skip(reason: nil)]
    prompter.judgements = [.unsure, .unsure]
    let (_, events) = try run(page, in: folder, prompter: prompter)
    let ends = events.compactMap { if case .actionFinished(let end) = $0.body { end } else { nil } }
    #expect(
      ends.map(\.verdict) == [
        .unverified, .passed, .passed, .passed, .unverified, .unverified, .passed, .failed, .passed,
      ])
    #expect(ends[5].checks.contains { $0.message.description == "a command of the pipeline ended with status 4" })
    #expect(ends[5].exitStatus == 0 && ends[7].exitStatus == 5)
    #expect(ends[0].checks.contains { $0.message.description == "a command of the pipeline ended with status 1" })
    #expect(ends[0].exitStatus == 0)
  }

  /// Groups, `|&` and here-documents too, and what the programs read is what the page says.
  @Test func everyKindOfPipelineIsWatched() throws {
    let folder = try JournalTests.Folder()
    var page = Page()
    page.add("(true; exit 6) | cat | sort")
    page.add("sh -c 'exit 4' |& cat")
    page.add("true | while read -r x; do :; done <<E | sh -c 'cat; exit 7' | cat\na\nE")
    page.add("sort <<E | cat\nb\na\nE") { $0.expect("a\nb") }
    page.add("cat | sort <<'E'\nb\n$(a)\nE") { $0.expect("$(a)\nb") }
    page.add("name=$(false | echo shop || echo none)") { $0.sets = ["name"] }
    page.add("echo $name") { $0.expect("shop") }
    page.add("pick() { echo shop; false | true || echo other; }")
    page.add("name=$(pick | cat)") { $0.sets = ["name"] }
    page.add("echo $name") { $0.expect("shop") }
    var options = RunOptions()
    options.assumeYes = true
    let (_, events) = try run(page, in: folder, options: options)
    let ends = events.compactMap { if case .actionFinished(let end) = $0.body { end } else { nil } }
    let reported = ends.map { end in end.checks.map(\.message.description) }
    #expect(
      reported.map { messages in messages.first { $0.contains("pipeline") } ?? messages.last } == [
        "a command of the pipeline ended with status 6", "a command of the pipeline ended with status 4",
        "a command of the pipeline ended with status 7", "as the sample shows", "as the sample shows",
        "name has a value", "as the sample shows", "exit status 0", "name has a value", "as the sample shows",
      ])
  }

  @Test func aFileWithASecretIsForItsOwnerAlone() throws {
    let folder = try JournalTests.Folder()
    var page = Page()
    page.add("password = <password>", kind: .file) { $0.file = "~/secret.cnf" }
    page.describe("password") { $0.isSecret = true }
    let bindings = Bindings([Binding(key: "password", value: "hunter22", origin: .flag, isSecret: true)])
    _ = try run(page, in: folder, bindings: bindings)
    var status = stat()
    #expect(stat(folder.path + "/secret.cnf", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
  }

  @Test func aShellThatEndsIsSaidAndGoesOn() throws {
    let folder = try JournalTests.Folder()
    var page = Page()
    page.add("kept=yes")
    page.add("exit 3")
    page.add("echo kept=$kept") { $0.expect("kept=yes") }
    let prompter = ScriptedPrompter()
    prompter.after = [.skip(reason: nil)]
    let (summary, events) = try run(page, in: folder, prompter: prompter)
    #expect(summary.exitStatus == 1)
    #expect(events.contains { $0.body.name == "shell.ended" })
    #expect(output(events) == "kept=yes\n")
  }

  @Test func whatTheNewShellHasNotIsSaid() throws {
    let folder = try JournalTests.Folder()
    var page = Page()
    page.add("exec 7</etc/passwd; ulimit -S -n 123")
    page.add("exit 3")
    page.add("ulimit -S -n") { $0.expect("123") }
    let prompter = ScriptedPrompter()
    prompter.after = [.skip(reason: nil)]
    let (_, events) = try run(page, in: folder, prompter: prompter)
    let said = events.compactMap { if case .diagnostic(_, let reason) = $0.body { reason.description } else { nil } }
    #expect(said == ["descriptors that were open are not open in the new shell: 7 (/etc/passwd)"])
    #expect(output(events) == "123\n")
  }

  @Test func aTimeLimitEndsACommand() throws {
    let folder = try JournalTests.Folder()
    var page = Page()
    page.add("sleep 60") { $0.directives.timeLimit = 0.2 }
    let prompter = ScriptedPrompter()
    prompter.after = [.quit]
    let (summary, events) = try run(page, in: folder, prompter: prompter)
    #expect(summary.exitStatus == 1)
    let checks = events.compactMap { if case .actionFinished(let end) = $0.body { end.checks } else { nil } }
    #expect(checks.first?.first?.kind == .timeout)
  }

  @Test(arguments: [Double.infinity, 1e300])
  func anEndlessTimeLimitIsNone(limit: Double) throws {
    let folder = try JournalTests.Folder()
    var page = Page()
    page.add("echo done") { $0.expect("done") }
    var options = RunOptions()
    options.timeLimit = limit
    #expect(try run(page, in: folder, options: options).summary.verdict == .passed)
  }

  @Test func aProgramThatWantsASecretFromNoOneFails() throws {
    let folder = try JournalTests.Folder()
    var page = Page()
    page.add("IFS= read -rs answer </dev/tty")
    let prompter = ScriptedPrompter()
    prompter.after = [.quit]
    let (summary, events) = try run(page, in: folder, prompter: prompter)
    #expect(summary.exitStatus == 1)
    let checks = events.flatMap { event -> [Check] in
      if case .actionFinished(let end) = event.body { end.checks } else { [] }
    }
    #expect(checks.contains { $0.message.description.hasPrefix("a program asks for a secret") })
  }

  @Test func aRequestToNoServerFails() throws {
    guard ProgramSearch.locate("curl", path: "/usr/local/bin:/usr/bin:/bin") != nil else { return }
    let folder = try JournalTests.Folder()
    var page = Page()
    page.add(nil, kind: .http) {
      // Port 9 of this machine: nothing listens there.
      $0.request = RequestTemplate(method: "GET", url: "http://127.0.0.1:9/")
    }
    let prompter = ScriptedPrompter()
    prompter.after = [.quit]
    let (summary, events) = try run(page, in: folder, prompter: prompter)
    #expect(summary.exitStatus == 1)
    #expect(output(events).contains("curl: (7)"))
  }

  @Test func aFolderIsNoFile() throws {
    let folder = try JournalTests.Folder()
    var page = Page()
    page.add("x", kind: .file) { $0.file = "." }
    let prompter = ScriptedPrompter()
    prompter.overwriting = [.overwrite]
    prompter.after = [.quit]
    #expect(try run(page, in: folder, prompter: prompter).summary.exitStatus == 1)
  }

  @Test func aWaitingPipeIsNotWaitedFor() throws {
    let folder = try JournalTests.Folder()
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    var page = Page()
    page.add("x", kind: .file) { $0.file = "pipe" }
    let prompter = ScriptedPrompter()
    prompter.overwriting = [.overwrite]
    prompter.after = [.quit]
    #expect(try run(page, in: folder, prompter: prompter).summary.exitStatus == 1)
  }
}
