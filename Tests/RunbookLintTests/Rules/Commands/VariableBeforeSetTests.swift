import Testing

@testable import RunbookLint

@Suite struct VariableBeforeSetTests {
  @Test func inAnEarlierStep() {
    let page = #"""
      1.  Use it.

          ```
          echo "⟦$TOKEN⟧"
          ```
          {: pre}

      2.  Set it.

          ```
          export TOKEN=1
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: VariableBeforeSet.self) == page)
  }

  @Test func afterwards() {
    let page = #"""
      1.  Set it.

          ```
          export TOKEN=1
          ```
          {: pre}

      2.  Use it.

          ```
          echo "$TOKEN"
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: VariableBeforeSet.self) == page)
  }

  @Test func noOneSetsIt() {
    let page = #"""
      1.  Use it.

          ```
          echo "$TOKEN"
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: VariableBeforeSet.self) == page)
  }

  @Test func theSystemSetsIt() {
    let page = #"""
      1.  Extend it.

          ```
          ls $HOME
          export HOME=/tmp
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: VariableBeforeSet.self) == page)
  }
}
