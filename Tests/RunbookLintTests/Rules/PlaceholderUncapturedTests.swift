import Testing

@testable import RunbookLint

@Suite struct PlaceholderUncapturedTests {
  @Test func noCommandGivesIt() {
    let page = #"""
      1.  Make it in the console.

          ```
          Token identifier   ⟦<token_id>⟧
          ```
          {: screen}

      2.  Use it.

          ```
          bx cr token-rm <token_id>
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: PlaceholderUncaptured.self) == page)
  }

  @Test func aCommandGivesIt() {
    let page = #"""
      1.  Make it in the console.

          ```
          bx cr token-add
          ```
          {: pre}

          ```
          Token identifier   <token_id>
          ```
          {: screen}

      2.  Use it.

          ```
          bx cr token-rm <token_id>
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: PlaceholderUncaptured.self) == page)
  }

  @Test func nobodyNeedsIt() {
    let page = #"""
      1.  Make it in the console.

          ```
          Token identifier   <other_id>
          ```
          {: screen}

      2.  Use it.

          ```
          bx cr token-rm <token_id>
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: PlaceholderUncaptured.self) == page)
  }
}
