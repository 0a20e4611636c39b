import Testing

@testable import RunbookLint

@Suite struct ImageAlternativeTests {
  @Test func markdown() {
    let page = #"""
      ⟦![](a.png)⟧
      """#
    #expect(MarkedPage(page).found(by: ImageAlternative.self) == page)
  }

  @Test func blank() {
    let page = #"""
      ⟦![ ](a.png)⟧
      """#
    #expect(MarkedPage(page).found(by: ImageAlternative.self) == page)
  }

  @Test func described() {
    let page = #"""
      ![A gate](a.png)
      """#
    #expect(MarkedPage(page).found(by: ImageAlternative.self) == page)
  }

  @Test func decoration() {
    let page = #"""
      <img src="a.png" alt="">
      """#
    #expect(MarkedPage(page).found(by: ImageAlternative.self) == page)
  }

  @Test func html() {
    #expect(MarkedPage("Text <img src=\"a.png\"> text.").findings(of: ImageAlternative.self).count == 1)
  }

  @Test(arguments: [
    "⟦<img src=\"a.png\">⟧", "⟦<img src=\"a.png\" width=\"3\"/>⟧\nand more", "<img src=\"a.png\" alt=\"A gate\">",
    "<!-- <img src=\"a.png\"> -->",
  ])
  func atTheBeginningOfALine(page: String) {
    #expect(MarkedPage("# A\n\n\(page)\n").found(by: ImageAlternative.self) == "# A\n\n\(page)\n")
  }
}
