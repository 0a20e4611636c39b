import Diagnostics
import RunbookModel
import Testing

@testable import RunbookRunner

/// Steps that are done elsewhere, and steps in another directory.
@Suite struct PlacedStepTests {
  private func elsewhere() -> Page {
    var page = Page()
    page.add("systemctl restart x") {
      $0.place = ActionPlace(kind: .host, line: 3)
      $0.blocked = "this is done on another machine (line 3), not in this shell"
      $0.leftToPerson = .elsewhere
    }
    page.add("last")
    return page
  }

  @Test func aPersonSaysThatItIsDone() throws {
    let run = RecordedRun()
    run.prompter.before = [.given(.done)]
    #expect(try run.run(elsewhere()).exitStatus == 0)
    #expect(run.verdicts == [.takenAsDone, .unverified])
    #expect(run.session.commands == ["last"])
    #expect(run.prompter.stops[0].shown == "systemctl restart x")
    #expect(run.ends[0].checks.map(\.message.description) == ["taken as done, as the user says"])
  }

  @Test func theValuesFileSaysThatItIsDone() throws {
    let run = RecordedRun()
    run.options.nonInteractive = true
    #expect(try run.run(elsewhere()).exitStatus == 2)
    #expect(
      run.diagnostics == [
        """
        line 10: step 1 is left to you: this is done on another machine (line 3), not in this shell; `--place \
        "host=COMMAND"` runs it in the shell that the command opens, and `manual: done` in the values file takes it as done
        """
      ])
    run.options.manual = .done
    #expect(try run.run(elsewhere()).exitStatus == 0)
    #expect(run.verdicts == [.takenAsDone, .unverified])
    #expect(run.session.commands == ["last"])
  }

  @Test func damageIsNotTakenAsDone() throws {
    var page = Page()
    page.add("broken") { $0.blocked = "the text is damaged" }
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.options.manual = .done
    #expect(try run.run(page).exitStatus == 2)
  }

  // MARK: Directories

  private func inDirectory(_ name: String?) -> Page {
    var page = Page()
    page.add("make") { $0.place = ActionPlace(kind: .directory, name: name, line: 8) }
    page.add("last")
    return page
  }

  private func moving(_ run: RecordedRun) {
    run.session.onRun = { command, session in
      if command.hasPrefix("cd -- ./web") { session.workingDirectory = "/srv/web" }
      if command == "cd -- '/srv'" { session.workingDirectory = "/srv" }
    }
  }

  @Test func theStepIsRunThereAndTheNextOneIsNot() throws {
    let run = RecordedRun()
    moving(run)
    #expect(try run.run(inDirectory("web")).exitStatus == 0)
    #expect(run.session.commands.suffix(4) == ["cd -- ./web", "make", "cd -- '/srv'", "last"])
    #expect(run.diagnostics == ["done in /srv/web, as line 8 says"])
  }

  @Test func aShellThatIsThereStays() throws {
    let run = RecordedRun()
    run.session.workingDirectory = "/home/me/web"
    #expect(try run.run(inDirectory("web")).exitStatus == 0)
    #expect(run.session.commands == ["make", "last"])
  }

  @Test func aDirectoryThatIsNotThereIsSaid() throws {
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.session.answer("test -d ./web || echo missing", "missing\n")
    #expect(try run.run(inDirectory("web")).exitStatus == 2)
    #expect(run.session.commands == ["test -d ./web || echo missing"])
    let reason = try #require(run.ends.first?.reason?.description)
    #expect(reason.contains("the directory web (line 8), which is not in /srv"))
  }

  @Test func aRehearsalGoesNowhere() throws {
    let run = RecordedRun()
    run.options.isRehearsal = true
    run.options.assumeYes = true
    #expect(try run.run(inDirectory("web")).exitStatus == 0)
    #expect(run.session.commands == ["make", "last"])
  }
}
