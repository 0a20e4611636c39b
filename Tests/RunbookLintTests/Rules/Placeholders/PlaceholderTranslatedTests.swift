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

  @Test func namesInTheSentenceBeforeTheCommand() {
    let page = #"""
      3.  Modifiez la limite. Pour le trafic, remplacez
          _⟦&lt;quota_trafic&gt;⟧_ par une valeur en mégaoctets, et remplacez _⟦&lt;quota_stockage&gt;⟧_ pour le stockage.

          ```
          bx cr quota-set --traffic <traffic_quota> --storage <storage_quota>
          ```
          {: pre}
      """#
    let marked = MarkedPage(page, path: "fr/page.md")
    #expect(marked.found(by: PlaceholderTranslated.self) == page)
    #expect(marked.findings(of: PlaceholderUndescribed.self).isEmpty)
  }

  @Test func namesInATableByTheirOrder() {
    let page = #"""
      1.  Choisissez l'espace.

          ```
          cf target -o <org_name> -s <space_name>
          ```
          {: pre}

          | Part | Description |
          |---|---|
          | `⟦<nom_organisation>⟧` | Le nom de l'organisation. |
          | `⟦<nom_espace>⟧` | Le nom de l'espace. |
      """#
    #expect(MarkedPage(page, path: "fr/page.md").found(by: PlaceholderTranslated.self) == page)
  }

  @Test func aNameInASentenceThatIsNothingLikeThatOfTheCommand() {
    let page = #"""
      1.  L'adresse a la forme `<hôte>`. Choisissez l'espace.

          ```
          cf target -s <space_name>
          ```
          {: pre}
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
