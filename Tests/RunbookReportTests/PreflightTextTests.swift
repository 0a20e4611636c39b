import Diagnostics
import RunbookModel
import RunbookRunner
import Testing

@testable import RunbookReport

@Suite struct PreflightTextTests {
  private func lines(_ language: Language = .english, showsPrograms: Bool, here: Set<String>) -> [String] {
    var runbook = SampleRunbook.runbook
    for index in runbook.procedures[0].steps.indices {
      for action in runbook.procedures[0].steps[index].actions.indices {
        runbook.procedures[0].steps[index].actions[action].isDestructive = true
        runbook.procedures[0].steps[index].actions[action].programs = ["parcel", "ls"]
      }
    }
    let plan = PlanMaker(runbook, selection: Selection()).plan(with: Bindings())
    let preflight = Preflight(plan) { here.contains($0) }
    return PreflightText(language: language).lines(for: preflight, of: plan, showsPrograms: showsPrograms)
  }

  @Test func programsAreThereOrNot() {
    #expect(lines(showsPrograms: true, here: ["ls"])[0].hasPrefix("Needs: parcel ✘ · ls ✓"))
    #expect(!lines(showsPrograms: false, here: ["ls"])[0].hasPrefix("Needs"))
  }

  @Test func whatARunStopsAtIsCountedInSteps() {
    let text = lines(showsPrograms: false, here: []).joined(separator: " ")
    let count = SampleRunbook.runbook.procedures[0].steps.count { !$0.actions.isEmpty }
    #expect(text.contains(" · \(count) destructive steps · "), "\(text)")
    #expect(lines(.french, showsPrograms: false, here: []).joined().contains("étapes destructives"))
  }

  @Test func aRunThatNeedsNothingSaysNothing() {
    let runbook = Runbook(
      document: SampleRunbook.runbook.document, procedures: [], placeholders: [], blocks: [], diagnostics: [])
    let plan = PlanMaker(runbook, selection: Selection()).plan(with: Bindings())
    #expect(PreflightText().lines(for: Preflight(plan) { _ in true }, of: plan, showsPrograms: true).isEmpty)
  }
}
