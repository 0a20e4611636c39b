import Testing

@testable import RunbookLint

@Suite struct NoBreakSpaceTests {
  @Test(arguments: [
    "kubectl⟦ ⟧get pods",
    "kubectl get⟦　⟧pods",
    "kubectl ⟦​⟧get pods",
    "kubectl get ⟦\u{1B}⟧[31mpods",
    "kubectl get ⟦\u{202E}⟧sdop",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: NoBreakSpace.self) == page)
  }

  /// Without the blank there is no known program, so that only its class could tell that it is a command.
  @Test func foundInOtherCode() {
    let page = MarkedPage.step("kubectl⟦\u{A0}⟧get pods", class: "codeblock")
    #expect(MarkedPage(page).found(by: NoBreakSpace.self) == page)
    #expect(MarkedPage.command("Note\u{A0}: it", class: "codeblock").findings(of: NoBreakSpace.self).isEmpty)
    #expect(MarkedPage.command("kubectl\u{A0}get pods", class: "screen").findings(of: NoBreakSpace.self).isEmpty)
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

  /// What is read as text may have one where typographers want it; what is read by a program may not.
  @Test(arguments: [
    "cf push -d \"Attention\u{A0}: 10\u{A0}000 lignes\"",
    "cf push --title='La «\u{A0}page' web",
    "curl -d '{⟦\u{A0}⟧\"name\": \"web\"}' -H \"accept:⟦\u{A0}⟧text\" web",
    "cf push \"web\"⟦\u{A0}⟧: \"app\"",
  ])
  func withinQuotationMarks(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: NoBreakSpace.self) == page)
  }
}
