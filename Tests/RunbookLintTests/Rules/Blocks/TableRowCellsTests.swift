import Testing

@testable import RunbookLint

@Suite struct TableRowCellsTests {
  @Test func tooMany() {
    let page = #"""
      | A | B |
      |---|---|
      ⟦| a | b | c |⟧
      """#
    #expect(MarkedPage(page).found(by: TableRowCells.self) == page)
  }

  @Test func tooFew() {
    let page = #"""
      | A | B | C |
      |---|---|---|
      ⟦| a | b |⟧
      """#
    #expect(MarkedPage(page).found(by: TableRowCells.self) == page)
  }

  @Test func right() {
    let page = #"""
      | A | B |
      |---|---|
      | a | b |
      | `a|b` | c |
      | a \| b | c |
      | a | |
      """#
    #expect(MarkedPage(page).found(by: TableRowCells.self) == page)
  }
}
