import Diagnostics
import RunbookModel
import Testing

@Suite struct ListColumnTests {
  private static func columns(_ page: String) -> [String] {
    read(page).diagnostics.filter { $0.rule == "list-item-column" }.map { "\($0.range.start.line): \($0.message)" }
  }

  @Test func subStepsLeftOfTheirStepsTextAreReportedOnceAList() {
    let page = "# T\n{: #t}\n\n1. A.\n  1. B.\n  2. C.\n2. D.\n  a. E.\n"
    #expect(read(page).procedures[0].steps.map(\.id) == ["t/1", "t/1.1", "t/1.2", "t/2", "t/2.a"])
    #expect(
      Self.columns(page) == [
        "5: item 1 was read as a sub-step of 1; Markdown reads it as the next step",
        "8: item a was read as a sub-step of 2; Markdown reads it as the next step",
      ])
  }

  @Test func aNumberRightOfItsListIsReported() {
    let page = "# T\n{: #t}\n\n1. A.\n 2. B.\n3. C.\n"
    #expect(read(page).procedures[0].steps.map(\.id) == ["t/1", "t/2", "t/3"])
    #expect(Self.columns(page) == ["5: item 2 is to the right of the item before it; it was read as the next one"])
  }

  @Test(arguments: [
    "1. A.\n   1. B.\n   2. C.\n2. D.\n", "1. A.\n    1. B.\n    2. C.\n\n2. D.\n", "* A.\n  1. B.\n  2. C.\n",
    "1. A.\n  * B.\n2. C.\n", " 1. A.\n 2. B.\n", "9. A.\n10. B.\n\n## H\n\n   1. C.\n   2. D.\n",
    "1.\tA.\n\n\t1.\tB.\n\t2.\tC.\n2.\tD.\n",
  ])
  func soundListsAreNot(page: String) {
    #expect(Self.columns(page).isEmpty)
  }

  /// A position counts bytes, a marker's column what an editor shows.
  @Test func itemsAfterTabsKeepTheirText() {
    let page = "# T\n{: #t}\n\n1. A.\n\n\t* B.\n      1. C.\n      \t\t1. D.\n      \t\t2. E.\n"
    #expect(read(page).procedures[0].steps.map(\.instruction) == ["A.", "C.", "D.", "E."])
  }

  @Test func codeAfterTabsBelongsToItsSubStep() {
    let page = "# T\n{: #t}\n\n1. A.\n\n\t1. B.\n\n\t\t```\n\t\tls -l\n\t\t```\n\t\t{: pre}\n"
    #expect(read(page).outline == ["t/1", "t/1.1 command:ls -l"])
  }
}
