import Testing

@testable import RunbookLint

@Suite struct MixedDialectsTests {
  @Test(arguments: [
    "{{< note >}}\nA.\n{{< /note >}}\n\n⟦!!! warning⟧\n    B.\n",
    "!!! note\n    A.\n\n!!! tip\n    B.\n\n⟦:::note⟧\nC.\n:::\n",
    "## [Bash](#tab/bash)\n\n```azurecli\naz x\n```\n\n⟦=== \"A\"⟧\n\n    B.\n",
  ])
  func marksOfTwoGenerators(page: String) {
    #expect(MarkedPage(page).found(by: MixedDialects.self) == page)
  }

  @Test(arguments: [
    "{{< note >}}\nA.\n{{< /note >}}\n", "::: code-group\n```sh [a]\nls\n```\n:::\n\n:::note\nB.\n:::\n",
    "!!! note\n    A.\n\n```md\n{{< note >}}\n```\n", "!!! note\n    A.\n{: .x}\n",
    "!!! note\n    A.\n\nIn Hugo write `{{< note >}}`.\n",
  ])
  func marksOfOneGenerator(page: String) {
    #expect(MarkedPage(page).findings(of: MixedDialects.self).isEmpty)
  }
}
