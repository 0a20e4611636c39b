import Testing

@testable import RunbookLint

@Suite struct MissingIncludeTests {
  @Test func content() {
    let page = #"""
      ⟦{{site.data.content.steps}}⟧
      """#
    #expect(MarkedPage(page).found(by: MissingInclude.self) == page)
  }

  @Test func file() {
    let page = #"""
      ⟦{{../parts/login.md#login}}⟧
      """#
    #expect(MarkedPage(page).found(by: MissingInclude.self) == page)
  }

  @Test func spokenOf() {
    let page = #"""
      `{{site.data.content.x}}` includes a file.

      ~~~~markdown
      {{site.data.content.x}}
      ~~~~
      """#
    #expect(MarkedPage(page).found(by: MissingInclude.self) == page)
  }

  @Test func keywordsAreKnown() {
    let page = #"""
      {{site.data.keyword.registry}} and {{.Name}}
      """#
    #expect(MarkedPage(page).found(by: MissingInclude.self) == page)
  }
}
