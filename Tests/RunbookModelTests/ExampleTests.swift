import RunbookModel
import Testing

/// Filled-in examples of a template are shown, never run.
@Suite struct ExampleTests {
  private func fenced(_ text: String, _ name: String = "codeblock") -> String {
    "```\n\(text)\n```\n{: \(name)}\n"
  }

  private static let template =
    "1. Export. Run the following command:\n\n   ```\n   curl \"HOST/v1/export?QUERY\" -u TOKEN_ID:\n   ```\n   {: codeblock}\n"

  @Test(
    arguments: [
      ("en", "For example, this sends the lines to the terminal:"),
      ("de", "Sie können beispielsweise die Zeilen an das Terminal senden:"),
      ("fr", "Vous pouvez par exemple envoyer les lignes au terminal :"),
    ])
  func whereOneExampleIsShownMoreMayFollow(locale: String, sentence: String) {
    let page =
      "# T\n\n\(Self.template)\nThe hosts stand in a table.\n\n\(sentence)\n\n"
      + fenced("curl \"https://a.example/v1/export?to=$(date +%s)000\" -u abc:", "screen") + "\nMail them:\n\n"
      + fenced("curl \"https://a.example/v1/export?to=$(date +%s)000&mail=a@b.example\" -u abc:", "screen")
    let runbook = read(page, locale: locale)
    #expect(runbook.blocks.map(\.exampleOf) == [nil, 5, 5])
    #expect(runbook.actions.count == 1)
  }

  @Test func anotherCommandAfterAnExampleIsAStep() {
    let page =
      "# T\n\n\(Self.template)\nThe list is long.\n\nFor example:\n\n"
      + fenced("curl \"https://a.example/v1/export?x=1\" -u abc:") + "\nThen remove it:\n\n"
      + fenced("curl \"https://a.example/v1/remove?x=1\" -u abc:")
    #expect(read(page).actions.count == 2)
  }

  @Test func aSectionOfExamplesMayStandApart() {
    let apart = { (heading: String, sentence: String) in
      "# T\n\n## Send\n\n\(Self.template)\n## \(heading)\n\n\(sentence)\n\n"
        + self.fenced("curl \"https://a.example/v1/export?x=1\" -u abc:", "screen")
    }
    #expect(read(apart("Example", "It sends one line:")).blocks.map(\.exampleOf) == [nil, 7])
    #expect(read(apart("Examples of a call", "It sends one line:")).actions.count == 1)
    #expect(read(apart("Example", "Run the following command:")).actions.count == 2)
    #expect(read(apart("Send again", "It sends one line:")).actions.count == 2)
  }

  @Test func anAddressMayHaveASlashBeforeItsQuery() {
    let page =
      "# T\n\n" + fenced("curl \"https://a.example/hosts/?from=<START>&to=<END>\"") + "\nFor example:\n\n"
      + fenced("curl \"https://a.example/hosts?from=1&to=2\"")
    let runbook = read(page)
    #expect(runbook.blocks.map(\.exampleOf) == [nil, 3])
    #expect(runbook.placeholders.map(\.example) == ["1", "2"])
  }

  @Test func whatAnExampleAnswersIsTheSampleOfItsTemplate() {
    let page =
      "# T\n\n" + fenced("tool show <NAME>", "pre") + "\nFor example:\n\n" + fenced("tool show cup", "pre")
      + "\nExample output:\n\n" + fenced("OK", "screen")
    let runbook = read(page)
    #expect(runbook.blocks.map(\.outputOf) == [nil, nil, 10])
    #expect(runbook.actions.map(\.expectation?.text) == ["OK"])
  }

  @Test func aValueMayHoldItsQuotationMarks() {
    let page = { (example: String) in
      "# T\n\n" + self.fenced("tool send -d \"BODY\"") + "\nFor example:\n\n" + self.fenced(example)
    }
    #expect(read(page("tool send -d \"{\\\"a\\\": 1}\"")).blocks.map(\.exampleOf) == [nil, 3])
    #expect(read(page("tool send -d \"[{1}]\"")).blocks.map(\.exampleOf) == [nil, 3])
    #expect(read(page("tool send -d \"[NAME]\"")).blocks.map(\.exampleOf) == [nil, nil])
    #expect(read(page("tool send -d \"a\" && tool get \"b\"")).blocks.map(\.exampleOf) == [nil, nil])
  }

  private static let usage =
    "```\nibmcloud tool add NAME [-s, --size N]\n   [--quiet]\n```\n{: codeblock}\n"

  @Test(arguments: ["For example:", "The next command adds the cup."])
  func outsideAStepTheExampleStandsForItsUsage(sentence: String) {
    let runbook = read(
      "# T\n\n## Adding\n\n\(Self.usage)\n\(sentence)\n\n" + fenced("ibmcloud tool add cup --size 2", "pre")
        + "\nOr:\n\n" + fenced("ibmcloud tool add jug", "pre"))
    #expect(runbook.actions.map(\.text) == ["ibmcloud tool add cup --size 2"])
    #expect(runbook.blocks.map(\.kind) == [.synopsis, .command, .command])
    #expect(runbook.blocks.map(\.exampleOf) == [nil, 5, 5])
  }

  @Test func inAStepTheUsageIsRunWithOnesOwnValues() {
    let runbook = read(
      "# T\n\n1. Add it.\n\n" + Self.usage.split(separator: "\n").map { "   \($0)\n" }.joined()
        + "\n   For example:\n\n   ```\n   ibmcloud tool add cup\n   ```\n   {: pre}\n")
    #expect(runbook.actions.map(\.placeholders) == [["NAME", "[-s, --size N]", "[--quiet]"]])
    #expect(runbook.actions.map(\.commands.count) == [1])
  }
}
