import RunbookModel
import Testing

@testable import RunbookRunner

@Suite struct RehearsalSessionTests {
  private func page() -> Page {
    var page = Page()
    page.describe("token") { $0.isSecret = true }
    page.add("get <name>") {
      $0.expect("{\"owner\": \"<name>\", \"token\": \"<token>\"}")
      $0.capture("token", "json:$.token", isSecret: true)
    }
    page.add("use <token>")
    page.add("export REGION=$(region)") {
      $0.sets = ["REGION"]
      $0.capture("region", "variable:REGION")
    }
    page.add("show <region>", role: .verify) { $0.expect("something else") }
    page.add("a: <region>", kind: .file) { $0.file = "a.yml" }
    return page
  }

  @Test func aSampleAnswersABlockOfSeveralCommandsOnce() throws {
    var page = Page()
    page.add("sleep 20; echo arrived") {
      $0.commands = ["sleep 20", "echo arrived"]
      $0.expect("arrived")
    }
    let run = RecordedRun()
    run.options.isRehearsal = true
    run.options.nonInteractive = true
    run.rehearsal = RehearsalSession(workingDirectory: "/srv")
    _ = try run.run(page)
    #expect(run.output == "arrived\n")
  }

  @Test func everyActionIsRehearsedAndNoneAsks() throws {
    let run = RecordedRun()
    run.options.isRehearsal = true
    run.bindings.set(Binding(key: "name", value: "Ann", origin: .flag, isSecret: false))
    run.rehearsal = RehearsalSession(workingDirectory: "/srv")
    let summary = try run.run(page())
    #expect(run.verdicts == Array(repeating: .rehearsed, count: 5))
    #expect(summary.verdict == .rehearsed)
    #expect(summary.exitStatus == 0)
    #expect(run.output.contains("{\"owner\": \"Ann\", \"token\": \"••••\"}"))
    #expect(run.lines.contains("show rehearsed-REGION"))
    #expect(run.prompter.questions.isEmpty)
    #expect(run.session.commands.isEmpty && run.session.files.isEmpty)
  }
}
