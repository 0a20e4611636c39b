import Testing

@testable import RunbookLint

@Suite struct DestructiveWithoutWarningTests {
  @Test func noWord() {
    let page = #"""
      # Remove

      1.  Remove it.

          ⟦```
          kubectl delete pod web
          ```⟧
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: DestructiveWithoutWarning.self) == page)
  }

  @Test func inWords() {
    let page = #"""
      # Remove

      1.  Remove it. This cannot be undone.

          ```
          kubectl delete pod web
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: DestructiveWithoutWarning.self) == page)
  }

  @Test func inABlock() {
    let page = #"""
      # Remove

      All data goes.
      {: important}

      1.  Remove it.

          ```
          kubectl delete pod web
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: DestructiveWithoutWarning.self) == page)
  }

  @Test func harmless() {
    let page = #"""
      1.  Look.

          ```
          kubectl get pods
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: DestructiveWithoutWarning.self) == page)
  }
}
