import Testing

@testable import RunbookLint

@Suite struct PlaceholderUndescribedTests {
  @Test func nothingSaysWhatItIs() {
    let page = #"""
      1.  Do it.

          ```
          cf target -s ⟦<space_name>⟧
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: PlaceholderUndescribed.self) == page)
  }

  @Test func aSentenceExplainsIt() {
    let page = #"""
      1.  Do it. Replace `<space_name>` with the name of your space.

          ```
          cf target -s <space_name>
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: PlaceholderUndescribed.self) == page)
  }

  @Test func anOutputGivesIt() {
    let page = #"""
      1.  Get it.

          ```
          cf oauth-token
          ```
          {: pre}

          ```
          {"token": "<token>"}
          ```
          {: screen}

      2.  Use it.

          ```
          curl -H "Authorization: <token>" https://example.com
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: PlaceholderUndescribed.self) == page)
  }
}
