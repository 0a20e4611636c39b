import Diagnostics
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

  @Test func missingCellsAreShownEmpty() {
    let page = #"""
      | A | B | C |
      |---|---|---|
      | a | b |
      | a |
      """#
    #expect(MarkedPage(page).found(by: TableRowCells.self) == page)
  }

  @Test func extraCellsThatAreEmptyLoseNothing() {
    let page = #"""
      | A | B |
      |---|---|
      | a | b | |
      """#
    #expect(MarkedPage(page).found(by: TableRowCells.self) == page)
  }

  @Test func brokenInTwo() {
    let page = #"""
      | A | B | C |
      |---|---|---|
      ⟦| a | b⟧
      ⟦goes on | c |⟧
      """#
    let marked = MarkedPage(page)
    #expect(marked.found(by: TableRowCells.self) == page)
    #expect(marked.findings(of: TableRowCells.self).allSatisfy { $0.severity == .info })
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
