import Testing

@testable import RunbookLint

@Suite struct UsageInStepTests {
  @Test func severalOptionalParts() {
    let page = #"""
      1.  Create the token.

          ⟦```
          bx cr token-add [--description TEXT] [--readwrite]
          ```⟧
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: UsageInStep.self) == page)
  }

  @Test func oneFlagCanBeAskedFor() {
    let page = #"""
      1.  Log in.

          ```
          bx login [--sso]
          ```
          {: pre}
      """#
    #expect(MarkedPage(page).found(by: UsageInStep.self) == page)
  }

  @Test func aReferenceMayShowUsage() {
    let page = #"""
      ## bx cr token-add

      ```
      bx cr token-add [--description TEXT] [--readwrite]
      ```
      {: codeblock}
      """#
    #expect(MarkedPage(page).found(by: UsageInStep.self) == page)
  }
}
