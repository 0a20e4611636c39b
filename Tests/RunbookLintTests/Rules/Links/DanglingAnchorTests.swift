import Diagnostics
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

  @Test func otherCapitalsAreAnInfo() {
    let page = MarkedPage("See ⟦[it](#Set-Up)⟧.\n\n## Set up\n")
    #expect(page.found(by: DanglingAnchor.self) == "See ⟦[it](#Set-Up)⟧.\n\n## Set up\n")
    #expect(page.findings(of: DanglingAnchor.self).map(\.severity) == [.info])
  }

  @Test(arguments: [
    "[up](#top)", "[a](#/docs/one)", "[a](#user-content-one)\n\n## One", "[a](#one)\n\n<h2>One</h2>",
    "[a](#one)\n\n<a id=one></a>", "[a](#one)\n\n## ![logo](x.png)One <a name=\"x\"></a>",
    "[a](#a-b)\n\n## A & B", "[a](#a--b)\n\n## A & B",
    "<!-- ALL-CONTRIBUTORS-LIST:START -->\n[code](#code-jane)\n<!-- ALL-CONTRIBUTORS-LIST:END -->",
  ])
  func whatIsThereAllTheSame(page: String) {
    #expect(MarkedPage(page + "\n").findings(of: DanglingAnchor.self).isEmpty)
  }
}
