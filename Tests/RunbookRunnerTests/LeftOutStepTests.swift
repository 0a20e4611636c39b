import Diagnostics
import RunbookModel
import ShellSyntax
import Testing

@testable import RunbookRunner

/// What a step that is left out would have given: variables of the shell, and programs.
@Suite struct LeftOutStepTests {
  private func page() -> Page {
    var page = Page()
    page.add("WORK=$(mktemp -d)") { $0.sets = ["WORK"] }
    page.add("cd \"$WORK\"")
    return page
  }

  @Test func aCommandDoesNotRunWithAVariableThatALeftOutStepSets() throws {
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.options.only = ["2"]
    let summary = try run.run(page())
    #expect(run.session.commands.isEmpty)
    #expect(summary.exitStatus == 2)
    #expect(
      run.diagnostics == [
        """
        line 20: step 2 cannot be run as it stands: WORK is not set: step 1 sets it, and has not run; \
        `--skip 2` leaves it out
        """
      ])
  }

  @Test func aPersonIsAskedAndMaySetItThemselves() throws {
    let run = RecordedRun()
    run.prompter.before = [.skip(reason: nil), .run, .terminal, .run]
    run.prompter.typed = ["WORK=/srv/work", nil]
    run.session.onRun = { command, session in
      if command == "WORK=/srv/work" { session.variables["WORK"] = "/srv/work" }
    }
    #expect(try run.run(page()).exitStatus == 0)
    #expect(run.prompter.stops[1].blocked?.description == "WORK is not set: step 1 sets it, and has not run")
    #expect(run.session.commands == ["WORK=/srv/work", "cd \"$WORK\""])
  }

  @Test(arguments: [
    ("ls", true), ("make", true), ("openssl req -out ca.key", true), ("./go", true), ("echo x > y", true),
    ("ls /etc", false), ("kubectl get pods", false), ("echo x > /tmp/y", false),
    ("curl https://a.example/b.json", false),
    ("docker push us.icr.io/a/b", false),
  ])
  func aCommandDoesNotRunInAnotherDirectory(text: String, isRefused: Bool) throws {
    for (change, isThere) in [
      ("cd data", false), ("cd srv", true), ("cd /srv", true), ("cd ..", true), ("(cd data)", true),
    ] {
      var page = Page()
      page.add(change)
      page.add(text)
      let run = RecordedRun()
      run.options.only = ["2"]
      run.options.nonInteractive = true
      _ = try run.run(page)
      #expect(run.session.commands == (isRefused && !isThere ? [] : [text]), "\(change)")
    }
  }

  @Test func whoHasBeenInTheShellIsWhereTheyWantToBe() throws {
    var page = Page()
    page.add("cd data")
    page.add("ls")
    let run = RecordedRun()
    run.options.only = ["2"]
    run.prompter.typed = ["cd elsewhere", nil]
    run.prompter.before = [.terminal, .run]
    _ = try run.run(page)
    #expect(run.session.commands == ["cd elsewhere", "ls"])
    #expect(run.prompter.stops.first?.blocked != nil && run.prompter.stops.last?.blocked == nil)
  }

  @Test func aValueFromElsewhereIsAsGood() throws {
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.options.from = "2"
    run.session.variables["WORK"] = "/srv/work"
    #expect(try run.run(page()).exitStatus == 0)
  }

  @Test func whatHasRunMaySetNothing() throws {
    let run = RecordedRun()
    run.options.verify = .exit
    #expect(try run.run(page()).exitStatus == 0)
    #expect(run.session.commands.count == 2)
  }

  @Test(arguments: [
    ("echo $A ${B} \"$C\"", ["A", "B", "C"]), ("A=1; echo $A", []), ("for A in 1 2; do echo $A; done", []),
    ("echo '$A' \\$B", []), ("echo ${A:-x} ${B?} ${C:=y}", []), ("(for A in 1; do echo $A; done) | cat", []),
    ("f() { local A=1; echo $A; }", []), ("echo $A; A=2", ["A"]),
  ])
  func whatACommandReads(text: String, names: [String]) {
    #expect(ShellScript(text).unsetNames == names)
  }

  // MARK: Programs

  private func unattended(missing: [Plan.ProgramNeed]) -> RecordedRun {
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.options.missingPrograms = missing
    return run
  }

  @Test func withoutItsProgramsARunDoesNotBegin() throws {
    var page = Page()
    page.add("true")
    page.add("bx login")
    page.add("jq . x")
    page.add("bx list")
    let run = unattended(missing: [
      .init(name: "bx", actions: ["tokens/2/1", "tokens/4/1"]), .init(name: "jq", actions: ["tokens/3/1"]),
    ])
    #expect(try run.run(page).exitStatus == 2)
    #expect(run.session.commands.isEmpty)
    #expect(run.diagnostics.count == 2)
    #expect(run.diagnostics[0].hasPrefix("bx is not installed; steps that need it: 2, 4. Install it, or"))
    #expect(run.diagnostics[1].hasPrefix("jq is not installed; steps that need it: 3."))
  }

  /// What is cloned, unpacked or made brings programs in folders of its own.
  @Test func aProgramOfAFolderMayComeFromAnyStepBeforeIt() throws {
    var page = Page()
    page.add("git clone https://h.example/tool.git")
    page.add("./configure")
    let run = unattended(missing: [.init(name: "./configure", actions: ["tokens/2/1"])])
    #expect(try run.run(page).exitStatus == 0)
    var alone = Page()
    alone.add("./configure") { $0.programs = ["./configure"] }
    let refused = unattended(missing: [.init(name: "./configure", actions: ["tokens/1/1"])])
    #expect(try refused.run(alone).exitStatus == 2)
    var block = Page()
    block.add("cd tool\n./configure") { $0.programs = ["cd", "./configure"] }
    let within = unattended(missing: [.init(name: "./configure", actions: ["tokens/1/1"])])
    #expect(try within.run(block).exitStatus == 0)
  }

  @Test func aProgramOfALeftOutStepIsNotMissed() throws {
    var page = Page()
    page.add("true")
    page.add("bx login")
    let run = unattended(missing: [.init(name: "bx", actions: ["tokens/2/1"])])
    run.options.until = "1"
    #expect(try run.run(page).exitStatus == 0)
  }

  @Test(arguments: [
    "mv ./kubectl /usr/local/bin/kubectl", "sudo apt-get install -y tools", ". ./setup.sh", "export PATH=$PATH:/opt",
    "curl https://example.com/get | sh", "kubectl() { true; }",
  ])
  func aStepBeforeMayBringIt(text: String) throws {
    var page = Page()
    page.add(text) { if text.contains("PATH") { $0.sets = ["PATH"] } }
    page.add("kubectl version")
    let run = unattended(missing: [.init(name: "kubectl", actions: ["tokens/2/1"])])
    run.options.verify = .exit
    #expect(try run.run(page).exitStatus == 0)
    #expect(run.session.commands == [text, "kubectl version"])
  }
}
