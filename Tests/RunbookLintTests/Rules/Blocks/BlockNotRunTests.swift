import Testing

@testable import RunbookLint

@Suite struct BlockNotRunTests {
  private func page(_ block: String, below: String = "") -> String {
    "1.  Do it.\n\n    ⟦```\n    \(block.replacing("\n", with: "\n    "))\n    ```⟧\n\(below)"
  }

  @Test(arguments: [
    "TOKEN = abc", "TOKEN = abc\ncurl https://h.example.com/?a=1&b=2\nrm -rf /var/lib/thing", "Something to be typed",
  ])
  func found(block: String) {
    #expect(MarkedPage(page(block)).found(by: BlockNotRun.self) == page(block))
  }

  @Test(arguments: ["pre", "screen", "codeblock"])
  func aClassSaysWhatItIs(name: String) {
    let page = page("Something to be typed", below: "    {: \(name)}\n")
    #expect(MarkedPage(page).findings(of: BlockNotRun.self).isEmpty)
  }

  @Test func whatIsRunOrComparedIsUsed() {
    #expect(MarkedPage(page("ls -l")).findings(of: BlockNotRun.self).isEmpty)
    let session = "1.  Do it.\n\n    ```\n    ls\n    ```\n\n    ```\n    a  b\n    c  d\n    ```\n"
    #expect(MarkedPage(session).findings(of: BlockNotRun.self).isEmpty)
  }

  @Test func outsideOfStepsNothingIsRunAnyway() {
    #expect(MarkedPage("Text.\n\n```\nSomething to be typed\n```\n").findings(of: BlockNotRun.self).isEmpty)
  }
}
