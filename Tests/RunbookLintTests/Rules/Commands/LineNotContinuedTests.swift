import Testing

@testable import RunbookLint

@Suite struct LineNotContinuedTests {
  @Test(arguments: [
    """
    docker run⟦b⟧
      --name web
    """,
    """
    docker run we⟦b⟧
      --name web
    """,
    """
    docker run --rm \\
      -p 80:8⟦0⟧
      --name we⟦b⟧
      nginx
    """,
  ])
  func found(command: String) {
    let page = MarkedPage.step(command.replacing("run⟦b⟧", with: "run we⟦b⟧"))
    #expect(MarkedPage(page).found(by: LineNotContinued.self) == page)
  }

  @Test(arguments: [
    """
    docker run web \\
      --name web
    """,
    """
    tool make NAME [-d TEXT]
       [--output FORMAT]
    """,
    """
    ls -l
    make
    """,
    """
    echo one
    echo two
    """,
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: LineNotContinued.self).isEmpty)
  }
}
