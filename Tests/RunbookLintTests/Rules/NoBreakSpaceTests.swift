import Testing

@testable import RunbookLint

@Suite struct NoBreakSpaceTests {
  @Test(arguments: [
    "kubectl⟦ ⟧get pods",
    "kubectl get⟦　⟧pods",
    "kubectl ⟦​⟧get pods",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: NoBreakSpace.self) == page)
  }

  @Test(arguments: [
    "kubectl get pods",
    #"""
    # one two
    ls
    """#,
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: NoBreakSpace.self).isEmpty)
  }

  @Test(arguments: [
    ("kubectl get pods", "kubectl get pods"),
    ("kub​ectl get pods", "kubectl get pods"),
  ])
  func mended(command: String, expected: String) {
    #expect(MarkedPage.command(command).fixed(by: NoBreakSpace.self) == MarkedPage.step(expected))
  }
}
