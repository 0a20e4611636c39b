import Testing

@testable import RunbookLint

@Suite struct DuplicateAnchorTests {
  @Test func onHeadings() {
    let page = #"""
      # One
      {: #one}

      ## Two
      ⟦{: #one}⟧
      """#
    #expect(MarkedPage(page).found(by: DuplicateAnchor.self) == page)
  }

  @Test func onAnItem() {
    let page = #"""
      # One
      {: #one}

      1. ⟦{: #one}⟧ Log in.
      """#
    #expect(MarkedPage(page).found(by: DuplicateAnchor.self) == page)
  }

  @Test func different() {
    let page = #"""
      # One
      {: #one}

      ## Two
      {: #two}
      """#
    #expect(MarkedPage(page).found(by: DuplicateAnchor.self) == page)
  }

  @Test func withinCodeIsNone() {
    let page = #"""
      # One
      {: #one}

      ```
      {: #one}
      ```
      """#
    #expect(MarkedPage(page).found(by: DuplicateAnchor.self) == page)
  }
}
