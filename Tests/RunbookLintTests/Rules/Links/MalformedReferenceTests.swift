import Testing

@testable import RunbookLint

@Suite struct MalformedReferenceTests {
  @Test func aBraceIsMissing() {
    let page = #"""
      With ⟦{{site.data.keyword.registry⟧} you store images.
      """#
    #expect(MarkedPage(page).found(by: MalformedReference.self) == page)
  }

  @Test func aSingleBrace() {
    let page = #"""
      With ⟦{site.data.keyword.registry⟧} you store images.
      """#
    #expect(MarkedPage(page).found(by: MalformedReference.self) == page)
  }

  @Test func aBlankInTheName() {
    let page = #"""
      With ⟦{{site.data.keyword. registry}}⟧ you store images.
      """#
    #expect(MarkedPage(page).found(by: MalformedReference.self) == page)
  }

  @Test func spokenOf() {
    let page = #"""
      Write `{{site.data.x}` never.

      ~~~~markdown
      {{site.data.x}
      ~~~~
      """#
    #expect(MarkedPage(page).found(by: MalformedReference.self) == page)
  }

  @Test func sound() {
    let page = #"""
      With {{site.data.keyword.registry}} and {{ site.data.keyword.x }} you store `{{.Name}}` and {braces}.
      """#
    #expect(MarkedPage(page).found(by: MalformedReference.self) == page)
  }
}
