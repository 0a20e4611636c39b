import Testing

@testable import RunbookLint

@Suite struct RequirementContradictionTests {
  @Test func bothInOneRow() {
    let page = #"""
      1.  Do it.

          ```
          bx login --sso
          ```
          {: pre}

          | Part | Description |
          |---|---|
          ⟦| `--sso` (optional) | Required. Logs in. |⟧
      """#
    #expect(MarkedPage(page).found(by: RequirementContradiction.self) == page)
  }

  @Test func inBracketsAndRequired() {
    let page = #"""
      1.  Do it.

          ```
          bx login [--sso]
          ```
          {: pre}

          | Part | Description |
          |---|---|
          ⟦| `--sso` | Required. Logs in. |⟧
      """#
    #expect(MarkedPage(page).found(by: RequirementContradiction.self) == page)
  }

  @Test func agreeing() {
    let page = #"""
      1.  Do it.

          ```
          bx login [--sso]
          ```
          {: pre}

          | Part | Description |
          |---|---|
          | `--sso` | Optional. Logs in. |
      """#
    #expect(MarkedPage(page).found(by: RequirementContradiction.self) == page)
  }

  @Test func requiredOnCondition() {
    let page = #"""
      1.  Do it.

          ```
          bx login --sso
          ```
          {: pre}

          | Part | Description |
          |---|---|
          | `--sso` (optional) | Required if you have a federated ID. |
      """#
    #expect(MarkedPage(page).found(by: RequirementContradiction.self) == page)
  }
}
