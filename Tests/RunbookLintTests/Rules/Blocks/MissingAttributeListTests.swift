import Diagnostics
import Testing

@testable import RunbookLint

@Suite struct MissingAttributeListTests {
  @Test func theOneThatHasNone() {
    let page = #"""
      1.  Log in.

          ```
          bx login
          ```
          {: pre}

      2.  List.

          ⟦```
          bx cs clusters
          ```⟧
      """#
    #expect(MarkedPage(page).found(by: MissingAttributeList.self) == page)
  }

  @Test func aPageWithoutClasses() {
    let page = #"""
      1.  Log in.

          ```
          bx login
          ```

      2.  List.

          ```
          bx cs clusters
          ```
      """#
    #expect(MarkedPage(page).found(by: MissingAttributeList.self) == page)
  }

  @Test func outputNeedsNone() {
    let page = #"""
      1.  Log in.

          ```
          bx login
          ```
          {: pre}

          ```
          Welcome to it
          ```
      """#
    #expect(MarkedPage(page).found(by: MissingAttributeList.self) == page)
  }

  @Test func mendedWithTheEndsOfLinesOfThePage() {
    let text =
      "1.  A.\r\n\r\n    ```\r\n    ls\r\n    ```\r\n    {: pre}\r\n\r\n2.  B.\r\n\r\n    ```\r\n    pwd\r\n    ```\r\n"
    #expect(MarkedPage(text).fixed(by: MissingAttributeList.self) == text + "    {: pre}\r\n")
  }

  /// With `pre` below it, the output would be copied and run with the command.
  @Test func aBlockThatHoldsAnOutputIsNotMendedByAClass() {
    let page = "1.  A.\n\n    ```\n    ls\n    ```\n    {: pre}\n\n2.  B.\n\n    ```\n    $ ls\n    a.txt\n    ```\n"
    let findings = MarkedPage(page).findings(of: MissingAttributeList.self)
    #expect(findings.count == 1 && findings.allSatisfy { $0.fixes.isEmpty })
  }
}
