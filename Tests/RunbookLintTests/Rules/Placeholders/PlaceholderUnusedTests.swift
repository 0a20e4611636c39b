import Testing

@testable import RunbookLint

@Suite struct PlaceholderUnusedTests {
  @Test func inATable() {
    let page = #"""
      1.  Do it.

          ```
          cf target -s mine
          ```
          {: pre}

          | Part | Description |
          |---|---|
          | `⟦<space_name>⟧` | The name of your space. |
      """#
    #expect(MarkedPage(page).found(by: PlaceholderUnused.self) == page)
  }

  @Test func used() {
    let page = #"""
      1.  Do it.

          ```
          cf target -s <space-name>
          ```
          {: pre}

          | Part | Description |
          |---|---|
          | `<space_name>` | The name of your space. |
      """#
    #expect(MarkedPage(page).found(by: PlaceholderUnused.self) == page)
  }

  @Test func usedInASentence() {
    let page = #"""
      1.  Do it with `cf target -s <space_name>`.

          ```
          ls
          ```
          {: pre}

          | Part | Description |
          |---|---|
          | `<space_name>` | The name of your space. |
      """#
    #expect(MarkedPage(page).found(by: PlaceholderUnused.self) == page)
  }

  @Test func aPageWithoutCommands() {
    let page = #"""
      | Part | Description |
      |---|---|
      | `<space_name>` | The name of your space. |
      """#
    #expect(MarkedPage(page).found(by: PlaceholderUnused.self) == page)
  }

  @Test func inATableOfHTML() {
    let page = """
      1.  Do it.

          ```
          cf target -s mine
          ```
          {: pre}

          <table>
          <tr><td><code>⟦&lt;space_name&gt;⟧</code></td><td>The name of your space.</td></tr>
          </table>
      """
    #expect(MarkedPage(page).found(by: PlaceholderUnused.self) == page)
  }
}
