import Testing

@testable import RunbookLint

@Suite struct SampleWithoutCommandTests {
  @Test func noCommand() {
    let page = #"""
      # Look

      1.  Look.

          ⟦```
          NAME   STATUS
          web    Running
          ```⟧
          {: screen}
      """#
    #expect(MarkedPage(page).found(by: SampleWithoutCommand.self) == page)
  }

  @Test func afterItsCommand() {
    let page = #"""
      # Look

      1.  Look.

          ```
          kubectl get pods
          ```
          {: pre}

          ```
          NAME   STATUS
          web    Running
          ```
          {: screen}
      """#
    #expect(MarkedPage(page).found(by: SampleWithoutCommand.self) == page)
  }
}
