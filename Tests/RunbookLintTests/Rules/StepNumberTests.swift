import Testing

@testable import RunbookLint

@Suite struct StepNumberTests {
  @Test func skipped() {
    let page = #"""
      1. A.
      2. B.
      ⟦4.⟧ C.
      """#
    #expect(MarkedPage(page).found(by: StepNumber.self) == page)
  }

  @Test func twice() {
    let page = #"""
      1. A.
      2. B.
      ⟦2.⟧ C.
      """#
    #expect(MarkedPage(page).found(by: StepNumber.self) == page)
  }

  @Test func counted() {
    let page = #"""
      1. A.
      2. B.
      3. C.
      """#
    #expect(MarkedPage(page).found(by: StepNumber.self) == page)
  }

  @Test func allOnes() {
    let page = #"""
      1. A.
      1. B.
      1. C.
      """#
    #expect(MarkedPage(page).found(by: StepNumber.self) == page)
  }

  @Test func anew() {
    let page = #"""
      1. A.
      2. B.

      ## Next

      1. C.
      2. D.
      """#
    #expect(MarkedPage(page).found(by: StepNumber.self) == page)
  }
}
