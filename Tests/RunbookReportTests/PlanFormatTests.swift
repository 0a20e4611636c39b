import Diagnostics
import GoldenFiles
import RunbookModel
import Testing

@testable import RunbookReport

@Suite struct PlanTextTests {
  @Test func wholePage() {
    let text = PlanText(isInstalled: { $0 != "parcel" }).text(of: SampleRunbook.plan())
    #expect(GoldenFile("plan.txt").mismatch(with: text) == nil)
  }

  @Test func filledInForOnePlatform() {
    let bindings = Bindings([
      Binding(key: "user_name", value: "Ann O'Hara", origin: .flag, isSecret: false),
      Binding(key: "sso", value: "true", origin: .flag, isSecret: false),
      Binding(key: "parcel_token", value: "hunter2", origin: .flag, isSecret: true),
    ])
    let plan = SampleRunbook.plan(procedure: "send", platform: .linux, bindings: bindings)
    let text = PlanText().text(of: plan)
    #expect(GoldenFile("plan-filled.txt").mismatch(with: text) == nil)
    #expect(!text.contains("hunter2"))
    #expect(!text.contains("rmdir"))
  }

  /// What goes on in a second line does not be where names are.
  @Test func detailsOfAValueHaveAColumnOfTheirOwn() throws {
    let plan = SampleRunbook.plan()
    let label = "  You will be asked for"
    let lines = PlanText(style: TextStyle(width: 62)).text(of: plan).split(separator: "\n")
    let first = try #require(lines.firstIndex { $0.hasPrefix(label) })
    let rows = lines[first...].prefix {
      $0.hasPrefix(label) || $0.hasPrefix(String(repeating: " ", count: label.count))
    }
    #expect(rows.count > plan.questions.count)
    let names = Set(plan.questions.map { $0.name.filter { !"<>".contains($0) } })
    for row in rows {
      let content = row.dropFirst(label.count + 3)
      #expect(content.first == " " || names.contains(String(content.prefix { $0 != " " })), "\(row)")
    }
  }

  @Test(arguments: Catalogue.all) func everyLanguageFitsTheTerminal(language: Language) {
    let text = PlanText(language: language, isInstalled: { _ in false }).text(of: SampleRunbook.plan())
    #expect(GoldenFile("plan.\(language.code).txt").mismatch(with: text) == nil)
    for line in text.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 80, "\(line)") }
  }

  @Test func thePageCannotTouchTheTerminal() {
    #expect(!PlanText().text(of: SampleRunbook.plan()).contains("\u{1B}"))
    let coloured = PlanText(style: TextStyle(usesColour: true)).text(of: SampleRunbook.plan())
    #expect(!coloured.contains("\u{1B}[2J"))
  }

  @Test func aPageWithoutStepsSaysSo() {
    var runbook = SampleRunbook.runbook
    runbook.procedures = []
    let plan = PlanMaker(runbook, selection: Selection()).plan(with: Bindings())
    #expect(PlanText().text(of: plan).contains("no steps"))
  }
}

@Suite struct PlanMarkdownTests {
  @Test func wholePage() {
    let text = PlanMarkdown().text(of: SampleRunbook.plan())
    #expect(GoldenFile("plan.md").mismatch(with: text) == nil)
  }

  @Test func fencesAreLongerThanWhatTheyHold() {
    #expect(MarkdownSafe.fence("```\nx\n````", info: "sh").hasPrefix("`````sh\n"))
    #expect(MarkdownSafe.code("a`b") == "``a`b``")
    #expect(MarkdownSafe.code("`") == "`` ` ``")
  }
}

@Suite struct ExplainTextTests {
  @Test func thePageAndItsReadingStandSideBySide() {
    let text = ExplainText().text(of: SampleRunbook.runbook, source: SampleRunbook.source)
    #expect(GoldenFile("explain.txt").mismatch(with: text) == nil)
    for line in text.split(separator: "\n") { #expect(DisplayWidth.of(line) <= 80) }
  }
}
