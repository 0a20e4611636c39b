import Testing

@testable import RunbookLint

@Suite struct StepNumberTests {
  @Test func skipped() {
    let page = #"""
      1. Open it.
      2. Fill it.
      ⟦4.⟧ Close it.
      """#
    #expect(MarkedPage(page).found(by: StepNumber.self) == page)
  }

  @Test func twice() {
    let page = #"""
      1. Open it.
      2. Fill it.
      ⟦2.⟧ Close it.
      """#
    #expect(MarkedPage(page).found(by: StepNumber.self) == page)
  }

  /// `2.1` is the first part of step 2.
  @Test func partsOfAStepInHeadings() {
    let parts = ["Step 1 - A", "Step 2 - B", "Step 2.1 - C", "Step 2.2 - D", "Step 3 - E"]
    let page = parts.map { "## \($0)\n\n```sh\nls\n```\n" }.joined(separator: "\n")
    #expect(MarkedPage(page).findings(of: StepNumber.self).isEmpty)
  }

  @Test func counted() {
    let page = #"""
      1. Open it.
      2. Fill it.
      3. Close it.
      """#
    #expect(MarkedPage(page).found(by: StepNumber.self) == page)
  }

  @Test func allOnes() {
    let page = #"""
      1. Open it.
      1. Fill it.
      1. Close it.
      """#
    #expect(MarkedPage(page).found(by: StepNumber.self) == page)
  }

  @Test func anew() {
    let page = #"""
      1. Open it.
      2. Fill it.

      ## Next

      1. Close it.
      2. D.
      """#
    #expect(MarkedPage(page).found(by: StepNumber.self) == page)
  }

  /// What a translation joined to the line before is said once, wherever the next step is.
  @Test(arguments: [
    "1. Log in. ⟦2.⟧ Choose the region.\n3. Go on.\n",
    "1. Log in.\n2. Choose it.\n\n    A list is shown. ⟦3.⟧  **Select** one.\n\nText.\n",
    "1. ログインします。\n2. 表示されます。⟦3.⟧  Ingress を選択します。\n4. 終了します。\n",
  ])
  func joinedToTheLineBefore(page: String) {
    #expect(MarkedPage(page).found(by: StepNumber.self) == page)
  }

  @Test(arguments: [
    "1. This takes 2. Wait.\n2. Go on.\n", "1. Log in with version 2. Wait.\n",
    "1. Log in, as said in part 1. 2. is next.\n",
    "1. Log in.\n\n    ```\n    Done. 2. Next\n    ```\n\n## Next. 2. Part\n",
    "1. It costs 1.2. Really.\n",
  ])
  func otherNumbers(page: String) {
    #expect(MarkedPage(page).found(by: StepNumber.self) == page)
  }

  @Test func oneFindingForNumbersThatChangedTheirPlaces() {
    let page = #"""
      1. Open it.
      2. Fill it.
      ⟦4.⟧ Test it.
      5. Format it.
      3. Describe it.
      6. Close it.
      """#
    #expect(MarkedPage(page).found(by: StepNumber.self) == page)
  }
}
