import Testing

@testable import RunbookLint

@Suite struct BlankInAssignmentTests {
  @Test(arguments: [
    "export ⟦TRUST= 1⟧",
    "export ⟦TRUST =1⟧",
    "⟦TRUST= 1⟧",
    "⟦TRUST = 1⟧",
    "⟦token = \"a b\"⟧",
    "⟦TRUST =1⟧",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: BlankInAssignment.self) == page)
  }

  @Test(arguments: [
    "export TRUST=1",
    "IFS= read line",
    "export A= B=2",
    "TOKEN= ls",
    "export A B",
    "test a = b",
    "[ $A = b ]",
    "tool == x",
    "tool = a b",
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: BlankInAssignment.self).isEmpty)
  }

  @Test func itIsSaidOnce() {
    #expect(MarkedPage.command("TOKEN = abc").findings(of: UnknownProgram.self).isEmpty)
  }

  @Test(arguments: [
    ("export TRUST= 1", "export TRUST=1"),
    ("export TRUST =1", "export TRUST=1"),
    ("TRUST = \"a b\"", "TRUST=\"a b\""),
  ])
  func mended(command: String, expected: String) {
    #expect(MarkedPage.command(command).fixed(by: BlankInAssignment.self) == MarkedPage.step(expected))
  }
}
