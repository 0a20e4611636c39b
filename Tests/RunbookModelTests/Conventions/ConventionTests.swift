import MarkdownBlocks
import Testing

@testable import RunbookModel

/// What authors write at a block for other tools that run documents.
@Suite struct ConventionTests {
  private func action(_ block: String) -> Action? { read("# Page\n\n\(block)\n").actions.first }

  private func block(_ info: String, _ text: String = "echo one") -> String { "```\(info)\n\(text)\n```" }

  @Test(arguments: [
    ("bash test=false", "test=false"), ("sh skip", "skip"), ("shell,skip()", "skip()"),
    ("sh {\"excludeFromRunAll\":\"true\"}", "\"excludeFromRunAll\":\"true\""),
    ("sh { excludeFromRunAll=true }", "excludeFromRunAll=true"),
    ("sh non-deterministic=command", "non-deterministic=command"),
    ("console,ignore", "ignore"),
  ])
  func leavesOut(info: String, annotation: String) {
    #expect(action(block(info))?.excludedBy == annotation)
  }

  @Test(arguments: [
    "bash", "bash test=true", "sh {\"excludeFromRunAll\":\"false\"}", "bash title=\"skip\"", "sh testing=false",
  ])
  func doesNotLeaveOut(info: String) {
    let action = action(block(info))
    #expect(action != nil && action?.excludedBy == nil)
  }

  /// What its author may have left out is not run.
  @Test(arguments: [
    "bash test=flase", "bash tset=false", "sh {\"excludeFromRunAl\":\"true\"}", "sh non-deterministic=sometimes",
  ])
  func isNotRunInDoubt(info: String) {
    #expect(action(block(info))?.blocked != nil)
  }

  @Test func aCommentAboveTheFenceLeavesOut() {
    #expect(action("<!-- $MDX skip -->\n" + block("sh"))?.excludedBy == "skip")
    #expect(action("<!-- $MDX skip -->\n\n" + block("sh"))?.excludedBy == "skip")
    #expect(action("<!-- skip this -->\n" + block("sh"))?.excludedBy == nil)
    #expect(action("<!-- $MDX skip -->\n\nText.\n\n" + block("sh"))?.excludedBy == nil)
    #expect(action("> <!-- $MDX skip -->\n> ```sh\n> echo one\n> ```")?.excludedBy == "skip")
  }

  @Test func anOptionOfByexampleIsAboutItsCommand() {
    let page = "# Page\n\n```sh\n$ echo one  # byexample: +skip\none\n$ echo two  # byexample: +timeout=8\ntwo\n```\n"
    let actions = read(page).actions
    #expect(actions.map(\.excludedBy) == ["+skip", nil])
    #expect(actions.last?.directives.timeLimit == 8)
  }

  @Test(
    arguments: [
      ("bash expectError=true", nil),
      ("shell,script(name=\"x\", expected_exit_code=2)", ExpectedFailure(status: 2, line: 3)),
      ("bash expectError=false", nil), ("shell,script(expected_exit_code=0)", nil),
    ] as [(String, ExpectedFailure?)])
  func saysHowItEnds(info: String, failure: ExpectedFailure?) {
    #expect(action(block(info))?.expectedFailure == failure)
  }

  @Test(arguments: [
    ("bash expectError=true", true), ("bash expectError=false", false), ("shell,script(name=\"x\")", true),
    ("shell,script(name=\"x\",expected_exit_code=0)", false), ("shell,script(expected_exit_code=2)", false),
    ("bash", false),
  ])
  func saysThatItsStatusDoesNotMatter(info: String, endsAnyhow: Bool) {
    #expect(action(block(info))?.endsAnyhow == endsAnyhow)
  }

  @Test func saysHowLongItTakes() {
    #expect(action(block("scrut {timeout: 1m 30s}", "$ echo one\none"))?.directives.timeLimit == 90)
    #expect(action(block("bash timeout=120"))?.directives.timeLimit == 120)
    #expect(action(block("bash wait=30"))?.directives.pauseAfter == 30)
    let scrut = action(block("scrut {wait: 5s}", "$ echo one\none"))
    #expect(scrut?.directives.pauseBefore == 5 && scrut?.directives.pauseAfter == 0)
  }

  @Test(arguments: [
    "timeout=0", "timeout=-1", "timeout=nan", "timeout=1e999", "wait=1e300", "wait=-5", "wait=", "timeout=",
  ])
  func durationsThatCannotBeAreNotFollowed(annotation: String) {
    let made = action(block("bash \(annotation)"))
    #expect(made?.directives.timeLimit == nil)
    #expect(made?.directives.pauseAfter == 0)
  }

  @Test func runsBesideTheOthers() {
    for info in ["shell,background(name=\"db\")", "sh {\"background\":\"true\"}", "scrut {detached: true}"] {
      #expect(action(block(info, "$ sleep 60"))?.runsBeside == true, "\(info)")
    }
    let ready = action(block("shell,background(ready_when=\"port:8123\",timeout_secs=9)", "sleep 60"))
    #expect(ready?.readySign == .port(8123))
    #expect(ready?.directives.timeLimit == 9)
    #expect(action(block("sh {\"background\":\"false\"}", "sleep 1"))?.runsBeside == false)
  }

  @Test func hasNamesAndTags() {
    let named = action(block("sh {\"name\":\"build\",\"tag\":\"ci,slow\"}"))
    #expect(named?.name == "build")
    #expect(named?.tags == ["ci", "slow"])
    #expect(action(block("shell,script(name=\"one two\")"))?.name == "one two")
  }

  @Test func isDoneInADirectory() {
    #expect(action(block("sh dir=sub"))?.place?.name == "sub")
    #expect(action(block("sh {\"cwd\":\"../web\"}"))?.place?.name == "../web")
  }

  @Test func whatDiffersEachTimeIsNotCompared() {
    #expect(action(block("sh non-deterministic=output", "$ date\nToday"))?.expectation?.standing == .other)
  }

  /// The commands would do something else than the page shows.
  @Test func variablesForTheBlockAloneAreNotFollowed() {
    #expect(action(block("sh set-HOME=x"))?.blocked != nil)
    #expect(action(block("scrut {environment: {A: b}}", "$ echo one\none"))?.blocked != nil)
  }

  @Test func eachIsExplained() {
    func standings(_ info: String) -> [Convention.Standing] {
      read("# Page\n\n\(block(info))\n").blocks.flatMap { $0.conventions.map(\.standing) }
    }
    #expect(standings("bash test=false timeout=5") == [.followed, .followed])
    #expect(standings("bash hook=checks") == [.notFollowed])
    #expect(standings("bash expectErorr=true") == [.notUnderstood])
    #expect(standings("bash timeout=long") == [.notUnderstood])
    #expect(standings("bash title=\"x\" hl_lines=\"1\" { .annotate .no-copy } showLineNumbers theme=dark").isEmpty)
  }

  /// Names that lead nowhere must not leave out, and the selection by name brings back what is left out.
  @Test func aSelectionByNameRunsWhatIsLeftOut() {
    let page =
      "# Page\n\n" + block("sh {\"name\":\"one\",\"excludeFromRunAll\":\"true\"}", "echo one") + "\n\n"
      + block("sh {\"tag\":\"t\"}", "echo two") + "\n"
    var selection = Selection()
    selection.names = ["one"]
    let named = PlanMaker(read(page), selection: selection).plan(with: Bindings()).actions.map(\.action)
    #expect(named.map(\.text) == ["echo one"])
    #expect(named.map(\.excludedBy) == [nil])
    selection = Selection()
    selection.tags = ["t"]
    let tagged = PlanMaker(read(page), selection: selection).plan(with: Bindings()).actions.map(\.action)
    #expect(tagged.map(\.text) == ["echo two"])
  }

  @Test func whatIsLeftOutAsksForNothing() {
    let page = "# Page\n\n" + block("bash test=false", "curl <host>") + "\n"
    let plan = PlanMaker(read(page), selection: Selection()).plan(with: Bindings())
    #expect(plan.questions.isEmpty && plan.programs.isEmpty && plan.actions.count == 1)
  }
}
