import Diagnostics
import RunbookModel
import Testing

@testable import RunbookRunner

@Suite struct FormCheckTests {
  private func page(_ change: (inout Placeholder) -> Void) -> Page {
    var page = Page()
    page.add("use <workers>")
    page.describe("workers", change)
    return page
  }

  @Test func whatIsSurelyWrongIsAskedAgain() throws {
    let page = page { $0.numbers = 1...5 }
    let run = RecordedRun()
    run.prompter.values["workers"] = [.value("many"), .value("9"), .value("3")]
    _ = try run.run(page)
    #expect(run.session.commands == ["use 3"])
    #expect(
      run.prompter.questions.map { $0.refusal?.description } == [
        nil, "<workers>: this is not a whole number", "<workers>: the number must be between 1 and 5",
      ])
  }

  @Test func whatOnlyLooksWrongIsTakenAndSaid() throws {
    let page = page { $0.choices = ["one", "two"] }
    let run = RecordedRun()
    run.prompter.values["workers"] = [.value("three")]
    _ = try run.run(page)
    #expect(run.session.commands == ["use three"])
    #expect(run.lines.contains("the page names other values: one, two; it is accepted as it is"))
  }

  @Test func aGivenValueThatIsWrongStopsARunWithoutAPerson() throws {
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.bindings.set(Binding(key: "workers", value: "9", origin: .flag, isSecret: false))
    let summary = try run.run(page { $0.numbers = 1...5 })
    #expect(summary.exitStatus == 2)
    #expect(run.session.commands.isEmpty)
    #expect(run.lines.contains("<workers>: the number must be between 1 and 5"))
  }

  @Test func aGivenValueThatIsWrongIsOfferedForEditing() throws {
    let run = RecordedRun()
    run.bindings.set(Binding(key: "workers", value: "9", origin: .file, isSecret: false))
    run.prompter.values["workers"] = [.value("4")]
    _ = try run.run(page { $0.numbers = 1...5 })
    #expect(run.session.commands == ["use 4"])
    #expect(run.prompter.questions.first?.suggestion == "9")
  }

  @Test func aSecretThatIsWrongIsNotRepeated() throws {
    let run = RecordedRun()
    run.bindings.set(Binding(key: "workers", value: "hunter22", origin: .file, isSecret: true))
    run.prompter.values["workers"] = [.value("4")]
    _ = try run.run(
      page {
        $0.numbers = 1...5
        $0.isSecret = true
      })
    #expect(run.prompter.questions.first?.suggestion == nil)
    #expect(!run.lines.contains("hunter22"))
  }

  @Test func whatTheRunDoesNotNeedIsNotLookedAt() throws {
    var page = page { $0.numbers = 1...5 }
    page.describe("other") { $0.numbers = 1...5 }
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.bindings.set(Binding(key: "workers", value: "2", origin: .flag, isSecret: false))
    run.bindings.set(Binding(key: "other", value: "x", origin: .file, isSecret: false))
    #expect(try run.run(page).exitStatus == 0)
  }

  @Test func othersCanSeeASecretOnACommandLine() throws {
    var page = Page()
    page.add("login -p <password>")
    page.add("login -p <password>")
    page.add("V=<password>; echo <password> | login --password-stdin")
    page.describe("password") { $0.isSecret = true }
    let run = RecordedRun()
    run.bindings.set(Binding(key: "password", value: "hunter22", origin: .file, isSecret: true))
    _ = try run.run(page)
    let said = run.lines.split(separator: "\n").filter { $0.contains("others on this machine can see <password>") }
    #expect(said.count == 1, "\(run.lines)")
  }
}
