import Testing

@testable import RunbookLint

@Suite struct PlaceholderTranslatedTests {
  @Test func oneNameIsLeftOnEachSide() {
    let page = #"""
      1.  Choisissez l'espace.

          ```
          cf target -s <nom_espace>
          ```
          {: pre}

          | Part | Description |
          |---|---|
          | `⟦<space_name>⟧` | Le nom. |
      """#
    #expect(MarkedPage(page, path: "fr/page.md").found(by: PlaceholderTranslated.self) == page)
  }

  @Test func theSameName() {
    let page = #"""
      1.  Choisissez l'espace.

          ```
          cf target -s <nom_espace>
          ```
          {: pre}

          | Part | Description |
          |---|---|
          | `<nom_espace>` | Le nom. |
      """#
    #expect(MarkedPage(page, path: "fr/page.md").found(by: PlaceholderTranslated.self) == page)
  }

  @Test func twoNamesAreAGuess() {
    let page = #"""
      1.  Choisissez l'espace.

          ```
          cf target -s <nom_espace>
          ```
          {: pre}

          | Part | Description |
          |---|---|
          | `<space_name>` | Le nom. |
          | `<org_name>` | Le nom. |
      """#
    #expect(MarkedPage(page, path: "fr/page.md").found(by: PlaceholderTranslated.self) == page)
  }

  @Test func anEnglishPageIsNoTranslation() {
    let page = MarkedPage(
      "1. Do it.\n\n   ```\n   cf target -s <space>\n   ```\n   {: pre}\n\n   | A | B |\n   |---|---|\n   | `<org_name>` | C |\n",
      path: "en/page.md")
    #expect(page.findings(of: PlaceholderTranslated.self).isEmpty)
  }
}
