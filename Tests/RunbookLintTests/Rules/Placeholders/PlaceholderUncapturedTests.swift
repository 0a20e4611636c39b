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

  @Test func noOneNeedsIt() {
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

  /// The name in an error message is the reader's own.
  @Test(arguments: ["{: screen}", "{: tsSymptoms}"]) func anErrorMessage(list: String) {
    let page = """
      You see an error message:

      ```
      FAILED
      There is no cluster <cluster_name>
      ```
      \(list)

      Run this command:

      ```
      ibmcloud ks cluster get <cluster_name>
      ```
      {: pre}
      """
    #expect(MarkedPage(page).found(by: PlaceholderUncaptured.self) == page)
  }
}
