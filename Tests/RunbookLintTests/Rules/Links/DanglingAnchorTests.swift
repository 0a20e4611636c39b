import Testing

@testable import RunbookLint

@Suite struct DanglingAnchorTests {
  @Test func nowhere() {
    let page = #"""
      See ⟦[below](#finish)⟧.
      """#
    #expect(MarkedPage(page).found(by: DanglingAnchor.self) == page)
  }

  @Test func aTitleThatIsThereTwice() {
    let page = "See [one](#usage), [two](#usage-1), ⟦[three](#usage-2)⟧.\n\n## Usage\n\n## Usage\n"
    #expect(MarkedPage(page).found(by: DanglingAnchor.self) == page)
  }

  @Test func aHeading() {
    let page = #"""
      See [below](#finish).

      # Finish
      {: #finish}
      """#
    #expect(MarkedPage(page).found(by: DanglingAnchor.self) == page)
  }

  @Test func anItem() {
    let page = #"""
      See [below](#finish).

      1. {: #finish} Go.
      """#
    #expect(MarkedPage(page).found(by: DanglingAnchor.self) == page)
  }

  @Test func elsewhere() {
    let page = #"""
      See [it](page.md#finish).
      """#
    #expect(MarkedPage(page).found(by: DanglingAnchor.self) == page)
  }
}
