import Testing

@testable import RunbookLint

@Suite struct ClassContradictsContentTests {
  @Test func dataMarkedAsACommand() {
    let page = #"""
      1.  Look.

          ⟦```
          {
            "a": 1
          }
          ```⟧
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: ClassContradictsContent.self) == page)
  }

  @Test func aCommandMarkedAsOutput() {
    let page = #"""
      1.  Run the following command.

          ⟦```
          kubectl get pods
          ```⟧
          {: screen}
      """#
    #expect(MarkedPage(page).found(by: ClassContradictsContent.self) == page)
  }

  @Test func eachAsItIs() {
    let page = #"""
      1.  Look.

          ```
          kubectl get pods
          ```
          {: pre}

          ```
          {
            "a": 1
          }
          ```
          {: screen}
      """#
    #expect(MarkedPage(page).found(by: ClassContradictsContent.self) == page)
  }
}
