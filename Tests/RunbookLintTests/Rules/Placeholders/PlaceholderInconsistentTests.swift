import Testing

@testable import RunbookLint

@Suite struct PlaceholderInconsistentTests {
  @Test func twoSpellings() {
    let page = #"""
      1.  Do it.

          ```
          bx cs cluster-get <cluster_name>
          bx cs workers ⟦<cluster-name>⟧
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: PlaceholderInconsistent.self) == page)
  }

  @Test func oneSpelling() {
    let page = #"""
      1.  Do it.

          ```
          bx cs cluster-get <cluster_name>
          bx cs workers <cluster_name>
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: PlaceholderInconsistent.self) == page)
  }

  @Test func twoNames() {
    let page = #"""
      1.  Do it.

          ```
          bx cs cluster-get <cluster_name>
          bx cs workers <cluster_id>
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: PlaceholderInconsistent.self) == page)
  }
}
