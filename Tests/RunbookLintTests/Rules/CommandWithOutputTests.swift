import Testing

@testable import RunbookLint

@Suite struct CommandWithOutputTests {
  @Test(arguments: [
    #"""
    $ ibmcloud login
    ⟦OK⟧
    """#,
    #"""
    ibmcloud login
    ⟦OK⟧
    """#,
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: CommandWithOutput.self) == page)
  }

  @Test(arguments: [
    "$ ls",
    #"""
    ls
    pwd
    """#,
    "ibmcloud login",
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: CommandWithOutput.self).isEmpty)
  }

  @Test func aSessionWithoutAClassIsToBeReadNotCopied() {
    #expect(MarkedPage("```\n$ ls\nfile\n```\n").findings(of: CommandWithOutput.self).isEmpty)
  }
}
