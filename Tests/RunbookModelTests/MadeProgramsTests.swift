import RunbookModel
import Testing

/// A program that the steps of a page make need not be installed before the run.
@Suite struct MadeProgramsTests {
  private static func needs(_ steps: [String]) -> [String] {
    let text = steps.enumerated().map { "\($0.offset + 1). Go on.\n\n   ```\n   \($0.element)\n   ```\n   {: pre}\n\n" }
    let runbook = read("# T\n\n" + text.joined())
    return PlanMaker(runbook, selection: Selection()).plan(with: Bindings()).programs.map(\.name)
  }

  @Test(arguments: [
    ["echo 'date' > deploy.sh", "chmod +x deploy.sh", "./deploy.sh"],
    ["curl -o install.sh http://localhost/install.sh", "./install.sh"],
    ["cp /srv/tool bin/tool", "bin/tool"],
  ])
  func madeBeforeItRuns(steps: [String]) {
    #expect(!Self.needs(steps).contains { $0.contains("/") })
  }

  @Test(arguments: [["./deploy.sh", "echo 'date' > deploy.sh"], ["touch other.sh", "./deploy.sh"]])
  func notMadeBefore(steps: [String]) {
    #expect(Self.needs(steps).contains("./deploy.sh"))
  }

  @Test func installedProgramsStay() {
    #expect(Self.needs(["echo kubectl", "kubectl get pods"]).contains("kubectl"))
  }
}
