import RunbookModel
import ShellSyntax
import Testing

@testable import RunbookRunner

/// A value proves a block only where it came from an output, and where nothing else needs proof.
@Suite struct AssignmentEvidenceTests {
  private func isEvidence(_ name: String, _ text: String) -> Bool {
    AssignmentEvidence(ShellScript(text)).isEvidence(name)
  }

  @Test(arguments: [
    "NAME=demo\ntool create $NAME", "export NAME=demo\ntool create $NAME", "NAME=demo; tool create $NAME",
    "NAME=demo && tool create $NAME", "for NAME in a b; do tool check $NAME; done", "NAME=demo\necho $NAME",
    "for NAME in $(tool list); do tool check $NAME; done", "NAME=$OTHER\ntool create $NAME",
    "tool list | while read NAME; do tool check $NAME; done", "while read NAME; do tool check $NAME; done < list",
    "NAME=$(tool pick)\ntool create $NAME", "printf -v NAME demo\ntool create $NAME", "NAME=demo\n./create.sh",
    "NAME=demo\n$TOOL create", "NAME=demo OTHER=$(tool pick); tool create",
  ])
  func aBlockThatDoesMoreIsNotProven(text: String) {
    #expect(!isEvidence("NAME", text))
  }

  @Test(arguments: [
    "NAME=demo", "export NAME=demo", "export NAME=<name>", "NAME=demo\nexport NAME", "NAME=demo\nOTHER=$(tool pick)",
    "NAME=$(tool pick)", "export NAME=$(tool pick | awk '{print $1}')", "NAME=`tool pick`", "read -r NAME",
    "NAME=$(tool pick)\nexport NAME\necho \"$NAME\"", "export A=1 NAME=\"$(tool pick)\"",
    "if NAME=$(tool pick); then echo $NAME; fi", "",
  ])
  func anOutputOrNothingButAssignments(text: String) {
    #expect(isEvidence("NAME", text))
  }

  @Test func whatIsNotEvidenceIsStillChecked() {
    let verifier = Verifier(strictness: .sample)
    var page = Page()
    page.add("NAME=demo\ntool create $NAME") { $0.sets = ["NAME"] }
    let action = page.steps[0].actions[0]
    func verdict(_ value: String?) -> Verdict {
      verifier.verdict(
        of: verifier.checks(of: action, result: ActionResult(ending: .exited(0)), variables: ["NAME": value]))
    }
    #expect(verdict("demo") == .unverified)
    #expect(verdict("") == .failed)
    #expect(verdict(nil) == .failed)
  }
}
