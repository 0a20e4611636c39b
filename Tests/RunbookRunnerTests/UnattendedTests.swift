import Diagnostics
import RunbookModel
import Testing

@testable import RunbookRunner

@Suite struct UnattendedTests {
  private func unattended() -> RecordedRun {
    let run = RecordedRun()
    run.options.nonInteractive = true
    return run
  }

  @Test func everythingMissingIsNamedBeforeAnythingRuns() throws {
    var page = Page()
    page.add("first")
    page.add("login <user> <password>")
    page.add(nil, kind: .manual)
    page.add("broken") { $0.blocked = "the text is damaged" }
    page.add("again <user> <region>")
    page.add("extra <unused>", isOptional: true)
    page.describe("region") { $0.defaultValue = "eu" }
    page.describe("password") { $0.isSecret = true }
    let run = unattended()
    let summary = try run.run(page)
    #expect(run.session.commands.isEmpty)
    #expect(summary.exitStatus == 2)
    #expect(summary.verdict == .aborted)
    #expect(
      run.diagnostics == [
        "<user> has no value: --set user=VALUE",
        "<password> has no value: set PASSO_PASSWORD in the environment, or give it in a values file: --values",
        "line 30: step 3 is done by hand: `manual: done` in the values file takes it as done",
        "line 40: step 4 cannot be run as it stands: the text is damaged; `--skip 4` leaves it out",
      ])
  }

  /// Brackets around a name may be how the page marks a value that the command needs.
  @Test func onlyOptionsAreLeftOutUnasked() throws {
    func page() -> Page {
      var page = Page()
      page.add("show [--out FORMAT]")
      page.add("copy [image]")
      for (key, name) in [("out_format", "[--out FORMAT]"), ("image", "[image]")] {
        page.describe(key) { ($0.name, $0.isRequired, $0.isOptionalPart) = (name, false, true) }
      }
      return page
    }
    let run = unattended()
    #expect(try run.run(page()).exitStatus == 2)
    #expect(run.diagnostics == ["[image] has no value: --set image=VALUE, or --set image= to leave it out"])
    let answered = unattended()
    answered.bindings.set(Binding(key: "image", value: "", origin: .flag, isSecret: false))
    _ = try answered.run(page())
    #expect(answered.session.commands == ["show", "copy"])
  }

  private func pageWithASample() -> Page {
    var page = Page()
    page.add("mv /filepath/tool /opt") {
      $0.samplePaths = ["/filepath/tool"]
      $0.placeholders = ["/filepath/tool"]
    }
    var sample = Placeholder(key: "filepath_tool", name: "/filepath/tool")
    sample.isSample = true
    page.placeholders.append(sample)
    return page
  }

  @Test func aSampleIsNoOnesValue() throws {
    let run = unattended()
    #expect(try run.run(pageWithASample()).exitStatus == 2)
    #expect(run.session.commands.isEmpty)
    #expect(
      run.diagnostics == [
        "/filepath/tool is a sample of the page, and no value of yours: --set filepath_tool=VALUE"
      ])
  }

  @Test func aSampleIsTakenWhenThereIsSuchAFile() throws {
    let run = unattended()
    run.session.files["/filepath/tool"] = []
    #expect(try run.run(pageWithASample()).exitStatus == 0)
    #expect(run.session.commands == ["mv /filepath/tool /opt"])
  }

  @Test func aSampleIsOfferedForEditingAlthoughAllElseRuns() throws {
    let run = RecordedRun()
    run.options.assumeYes = true
    run.prompter.values["filepath_tool"] = [.value("/tmp/tool")]
    _ = try run.run(pageWithASample())
    #expect(run.prompter.questions.first?.suggestion == "/filepath/tool")
    #expect(run.session.commands == ["mv /tmp/tool /opt"])
  }

  @Test func aSampleThatOnlyEditingReplacesStopsTheRun() throws {
    var page = Page()
    page.add("use a'b'/path/x") { $0.samplePaths = ["ab/path/x"] }
    let run = unattended()
    #expect(try run.run(page).exitStatus == 2)
    #expect(run.session.commands.isEmpty)
    #expect(
      run.diagnostics == [
        "line 10: step 1 cannot be run as it stands: it shows a sample in place of your own: ab/path/x; `--skip 1` leaves it out"
      ])
  }

  @Test func defaultsAndCapturesNeedNoOne() throws {
    var page = Page()
    page.add("make <region> [--sso]") { $0.capture("id", "label:ID") }
    page.add("use <id> <registry>")
    page.describe("region") { $0.defaultValue = "eu" }
    page.describe("registry") { $0.derivedFrom = "registry.<region>" }
    page.placeholders.append(Placeholder(key: "sso", name: "[--sso]"))
    page.placeholders[2].kind = .flag
    let run = unattended()
    run.session.answer("make eu", "ID   7\n")
    #expect(try run.run(page).exitStatus == 0)
    #expect(run.session.commands == ["make eu", "use 7 registry.eu"])
  }

  @Test func derivedValuesAreMissingByTheirParts() throws {
    var page = Page()
    page.add("login <registry>")
    page.describe("registry") { $0.derivedFrom = "registry.<domain>" }
    page.describe("domain")
    let run = unattended()
    _ = try run.run(page)
    #expect(run.diagnostics == ["<domain> has no value: --set domain=VALUE"])
  }

  @Test func alternativesWithoutAChoiceAreNamed() throws {
    var page = Page()
    for region in ["south", "north"] {
      page.add("set \(region) <\(region)>") {
        $0.branches = [Branch(group: "regions", id: $0.id, label: region)]
      }
    }
    let run = unattended()
    #expect(try run.run(page).exitStatus == 2)
    #expect(run.diagnostics.count == 1)
    #expect(run.diagnostics.first?.contains("`--choose regions=1`") == true)
  }

  @Test func valuesThatCannotStandThereAreNamed() throws {
    var page = Page()
    page.add("first")
    page.add("use <name>")
    page.describe("name")
    let run = unattended()
    run.bindings = Bindings([Binding(key: "name", value: "a\0b", origin: .flag, isSecret: false)])
    #expect(try run.run(page).exitStatus == 2)
    #expect(run.session.commands.isEmpty)
    #expect(run.diagnostics.first?.hasPrefix("<name>: ") == true)
  }

  @Test func manualStepsCanBeTakenAsDone() throws {
    var page = Page()
    page.add(nil, kind: .manual)
    page.addLink(to: "elsewhere")
    page.add("last")
    let run = unattended()
    #expect(try run.run(page).exitStatus == 2)
    run.options.manual = .done
    #expect(try run.run(page).exitStatus == 0)
    #expect(run.verdicts == [.unverified, .unverified])
  }

  @Test func whatThePageLacksCannotBeTakenAsDone() throws {
    var page = Page()
    page.add(nil, kind: .manual) { $0.blocked = "the included text is not there" }
    let run = unattended()
    run.options.manual = .done
    #expect(try run.run(page).exitStatus == 2)
  }

  @Test func aFailureEndsTheRunUnlessItIsToGoOn() throws {
    var page = Page()
    page.add("one")
    page.add("two")
    let run = unattended()
    run.session.answer("one", status: 5)
    #expect(try run.run(page).exitStatus == 1)
    #expect(run.session.commands == ["one"])

    run.options.keepGoing = true
    #expect(try run.run(page).exitStatus == 1)
    #expect(run.session.commands == ["one", "one", "two"])
  }

  @Test func anInterruptedCommandEndsTheRun() throws {
    var page = Page()
    page.add("one")
    page.add("two")
    let run = unattended()
    run.session.answers["one"] = [ActionResult(ending: .interrupted)]
    run.options.keepGoing = true
    #expect(try run.run(page).exitStatus == 130)
    #expect(run.session.commands == ["one"])
    #expect(run.verdicts == [.unknown])
  }

  @Test func yesTakesDefaultsButStillAsksWhatThePageCannotKnow() throws {
    var page = Page()
    page.add("use <region> <name>")
    page.describe("region") { $0.defaultValue = "eu" }
    page.describe("name")
    let run = RecordedRun()
    run.options.assumeYes = true
    run.prompter.otherwise = nil
    run.prompter.values["name"] = [.value("ada")]
    _ = try run.run(page)
    #expect(run.session.commands == ["use eu ada"])
  }

  @Test func aSkippedCaptureIsMissedWhenItIsNeeded() throws {
    var page = Page()
    page.add("make", isOptional: true) { $0.capture("id", "label:ID") }
    page.add("use <id>")
    let run = unattended()
    #expect(try run.run(page).exitStatus == 2)
    #expect(run.diagnostics == ["<id> has no value: --set id=VALUE"])
  }

  /// What a step printed that was ended is looked at where it began and where it ended.
  @Test func ofAnEndedStepTheEndsAreLookedAt() {
    let begun = Array("begun\n".utf8)
    let flood = begun + Array(repeating: UInt8(ascii: "y"), count: 1 << 20) + Array("\nover".utf8)
    let ended = ActionResult(ending: .interrupted, output: flood)
    #expect(ended.isCutShort && !ActionResult(ending: .exited(1)).isCutShort)
    let short = ended.abridged()
    #expect(short.output.count == 8 << 10 && !short.isComplete)
    #expect(short.output.starts(with: begun) && short.output.suffix(4).elementsEqual("over".utf8))
    let few = ActionResult(ending: .interrupted, output: begun)
    #expect(few.abridged() == few)
  }
}
