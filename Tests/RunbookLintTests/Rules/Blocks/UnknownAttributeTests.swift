import Testing

@testable import RunbookLint

@Suite struct UnknownAttributeTests {
  @Test func aSlipOfThePen() {
    let page = #"""
      Back up first.
      ⟦{: importnat}⟧
      """#
    #expect(MarkedPage(page).found(by: UnknownAttribute.self) == page)
  }

  @Test func nothingOnCode() {
    let page = #"""
      1.  Do it.

          ```
          ls
          ```
          ⟦{: whatever}⟧
      """#
    #expect(MarkedPage(page).found(by: UnknownAttribute.self) == page)
  }

  @Test func knownOnes() {
    let page = #"""
      Back up first.
      {: important}

      # Head
      {: #head .step}

      1.  Do it.

          ```
          ls
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: UnknownAttribute.self) == page)
  }

  @Test func declaredByThePage() {
    let page = #"""
      {:importnat: .importnat}

      Back up first.
      {: importnat}
      """#
    #expect(MarkedPage(page).found(by: UnknownAttribute.self) == page)
  }

  @Test func anUnknownOneOnText() {
    let page = #"""
      Text.
      {: brandnew}
      """#
    #expect(MarkedPage(page).found(by: UnknownAttribute.self) == page)
  }
}
