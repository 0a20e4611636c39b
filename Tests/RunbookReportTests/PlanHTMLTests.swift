import Diagnostics
import GoldenFiles
import RunbookModel
import RunbookRunner
import Testing

@testable import RunbookReport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct PlanHTMLTests {
  private func text(_ plan: Plan = SampleRunbook.plan(), _ language: Language = .english) -> String {
    PlanHTML(language: language, isInstalled: { _ in true }).text(of: plan, coverage: ProofCoverage(plan.runbook))
  }

  @Test(arguments: Catalogue.all) func wholePage(language: Language) {
    let text = text(SampleRunbook.plan(), language)
    #expect(GoldenFile("plan.\(language.code).html").mismatch(with: text) == nil)
    #expect(text.contains("<html lang=\"\(language.code)\">"))
  }

  /// Every action can be reached from the drawing, and is there once.
  @Test func everyActionIsDrawnAndDescribed() {
    let plan = SampleRunbook.plan()
    let text = text(plan)
    #expect(plan.actions.count > 5)
    for number in 1...plan.actions.count {
      #expect(text.components(separatedBy: "id=\"action-\(number)\"").count == 2)
      #expect(text.contains("href=\"#action-\(number)\""))
    }
    #expect(!text.contains("id=\"action-\(plan.actions.count + 1)\""))
  }

  /// Alternatives are tabs: a button for each, of which the first is pressed, and a body for each.
  @Test func alternativesAreTabs() throws {
    let text = text()
    let choice = try #require(SampleRunbook.plan().runbook.choices.first)
    #expect(text.components(separatedBy: "<input type=\"radio\" name=\"choice-1\"").count == choice.options.count + 1)
    #expect(text.components(separatedBy: " checked>").count == 2)
  }

  @Test func aPageIsTextInItAndNothingElse() {
    var runbook = SampleRunbook.runbook
    let attack = "\"><script>alert(1)</script>\u{1B}[2J\u{202E}"
    runbook.document.title = attack
    runbook.procedures[0].title = attack
    for step in runbook.procedures[0].steps.indices {
      runbook.procedures[0].steps[step].instruction = attack
      for action in runbook.procedures[0].steps[step].actions.indices {
        let conditions = [Condition(text: attack, line: 1)]
        runbook.procedures[0].steps[step].actions[action].conditions = conditions
        runbook.procedures[0].steps[step].actions[action].text = attack
        runbook.procedures[0].steps[step].actions[action].introduction = attack
      }
    }
    let text = text(PlanMaker(runbook, selection: Selection()).plan(with: Bindings()))
    #expect(text.contains("alert(1)"))
    #expect(!text.contains("<script"))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
  }

  @Test func secretsAreMasked() {
    let bindings = Bindings([Binding(key: "parcel_token", value: "hunter2", origin: .flag, isSecret: true)])
    #expect(!text(SampleRunbook.plan(bindings: bindings)).contains("hunter2"))
  }

  @Test func aPageWithoutStepsIsAPage() {
    var runbook = SampleRunbook.runbook
    runbook.procedures = []
    let text = text(PlanMaker(runbook, selection: Selection()).plan(with: Bindings()))
    #expect(text.hasSuffix("</html>\n"))
    #expect(!text.contains("<svg"))
  }

  /// Every element that is opened is closed, in its order; XML has no other way to be read.
  @Test func elementsAreClosed() {
    var open: [Substring] = []
    for piece in text().components(separatedBy: "<").dropFirst() {
      let tag = piece.prefix { $0 != ">" }
      let name = tag.prefix { $0.isLetter || $0.isNumber || $0 == "/" || $0 == "!" }
      if tag.hasSuffix("/") || ["meta", "input", "br", "!DOCTYPE", "!"].contains(String(name)) { continue }
      if name.hasPrefix("/") { #expect(open.popLast() == name.dropFirst()) } else { open.append(name) }
    }
    #expect(open.isEmpty)
  }
}
