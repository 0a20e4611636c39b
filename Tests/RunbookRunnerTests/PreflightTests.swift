import Diagnostics
import RunbookModel
import Testing

@testable import RunbookRunner

@Suite struct PreflightTests {
  @Test func onlyWhatIsSelectedCounts() throws {
    var page = Page()
    page.add("one <a>") { $0.programs = ["one", "both"] }
    page.add("rm -r <b>") {
      $0.programs = ["both", "two"]
      $0.isDestructive = true
    }
    page.describe("a")
    page.describe("b") { $0.isSecret = true }
    let plan = PlanMaker(page.runbook, selection: RunbookModel.Selection(procedure: "tokens")).plan(with: Bindings())
    var options = RunOptions()
    options.only = ["1"]
    let met = try plan.selected(by: options)
    #expect(met.questions.map(\.key) == ["a"] && met.programs.map(\.name) == ["one", "both"])
    #expect(Preflight(met, isInstalled: { _ in true }).destructive.isEmpty)
    options.only = ["9"]
    #expect(throws: RunError.self) { try plan.selected(by: options) }
  }

  @Test func whatIsMissingIsFound() {
    var page = Page()
    page.add("bx login <password>") {
      $0.programs = ["bx"]
      $0.isInteractive = true
    }
    page.add("kubectl get") { $0.programs = ["kubectl", "awk"] }
    page.add(nil, kind: .manual, isOptional: true)
    page.add("rm") {
      $0.isDestructive = true
      $0.blocked = "damaged"
      $0.branches = [Branch(group: "lonely", id: $0.id, label: nil)]
    }
    page.describe("password") { $0.isSecret = true }
    let plan = PlanMaker(page.runbook, selection: RunbookModel.Selection()).plan(with: Bindings())
    let installed = ["ibmcloud", "awk"]
    let preflight = Preflight(plan, aliases: ["bx": "ibmcloud --quiet"]) { installed.contains($0) }
    #expect(preflight.found == ["bx", "awk"])
    #expect(preflight.missing == [Plan.ProgramNeed(name: "kubectl", actions: ["tokens/2/1"])])
    #expect(preflight.secrets.map(\.key) == ["password"])
    #expect(preflight.interactive == ["tokens/1/1"])
    #expect(preflight.manual == ["tokens/3/1"])
    #expect(preflight.optional == ["tokens/3/1"])
    #expect(preflight.destructive == ["tokens/4/1"])
    #expect(preflight.blocked == ["tokens/4/1"])
    #expect(preflight.alternatives.isEmpty)
  }
}
