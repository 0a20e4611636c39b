import RunbookModel
import Testing

@Suite struct BlockKindTests {
  /// One block in a step; `CLASS` none: no attribute list.
  private func kind(_ text: String, class name: String?, before: String = "Do it.", info: String = "") -> BlockReading?
  {
    let list = name.map { "\n   {: \($0)}" } ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "   \($0)" }.joined(separator: "\n")
    return read("# T\n\n1. \(before)\n\n   ```\(info)\n\(lines)\n   ```\(list)\n").blocks.first
  }

  @Test(
    arguments: [
      ("ls -l", "pre", BlockReading.Kind.command),
      ("X=`date`", "pre", .command),
      ("ls -l", "codeblock", .command),
      ("ls -l", nil, .command),
      ("GET https://host/v1/things", "codeblock", .http),
      ("POST https://host/v1/things", "pre", .http),
      ("{\"a\": 1}", "pre", .code),
      ("{\"a\": 1}", "codeblock", .code),
      ("kind: Pod\nname: x", "codeblock", .code),
      ("OK", "screen", .output),
      ("https://host/page", "pre", .other),
      ("bx cs cluster-create [--name NAME] [--zone ZONE] [--hardware TYPE]", nil, .synopsis),
      ("bx cs cluster-create [--name NAME] [--zone ZONE] [--hardware TYPE]", "pre", .command),
    ] as [(String, String?, BlockReading.Kind)])
  func kindComesFromClassAndContent(text: String, name: String?, expected: BlockReading.Kind) {
    #expect(kind(text, class: name)?.kind == expected)
  }

  @Test(arguments: [
    "Example output:", "**Output**:", "The output looks similar to the following example:", "Sample response:",
  ])
  func aLabelMakesAnOutput(label: String) {
    #expect(kind("NAME   STATE\nx      up", class: "codeblock", before: "Look.\n\n   \(label)")?.kind == .output)
  }

  @Test func aCallInAnOutputBlockIsACommand() {
    #expect(kind("ls -l --all", class: "screen")?.kind == .command)
    #expect(kind("ls -l --all", class: "screen", before: "Example output:")?.kind == .output)
    #expect(kind("ls of the folder failed", class: "screen")?.kind == .output)
  }

  @Test func textBehindACommandIsItsOutput() {
    let page =
      "# T\n\n1. Look.\n\n   ```\n   ls\n   ```\n   {: pre}\n\n   Two names:\n\n   ```\n   cup\n   plate\n   ```\n"
    #expect(read(page).blocks.map(\.kind) == [.command, .output])
  }

  @Test func aFileIsNamedInTheSentence() {
    let reading = kind("kind: Pod\nname: x", class: "codeblock", before: "Create a file that is named `pod.yaml`:")
    #expect(reading?.kind == .file)
  }

  @Test func aSampleBelongsToTheCommandBeforeIt() {
    let runbook = read(
      """
      # T

      1. Ask.

         ```
         bx cr token-add
         ```
         {: pre}

         Output:

         ```
         Token   <token_value>
         ```
         {: screen}

      2. Use.

         ```
         docker login -p <token_value> x
         ```
         {: pre}
      """)
    #expect(runbook.blocks.map(\.outputOf) == [nil, 5, nil])
    #expect(runbook.actions.map { $0.expectation?.line } == [12, nil])
    #expect(runbook.actions[0].captures.map(\.key) == ["token_value"])
    #expect(runbook.actions[0].captures.map(\.isSecret) == [true])
  }

  @Test func aFilledInExampleIsNoStep() {
    let runbook = read(
      """
      # T

      1. Ask.

         ```
         POST https://iam.<region>.host/token
         ```
         {: codeblock}

         Example:
         ```
         POST https://iam.ng.host/token
         ```
         {: codeblock}
      """)
    #expect(runbook.actions.count == 1)
    #expect(runbook.blocks.map(\.exampleOf) == [nil, 5])
    #expect(runbook.placeholder(key: "region")?.example == "ng")
  }

  @Test func anExampleWithoutATemplateIsTheStepItself() {
    let runbook = read(
      "# T\n\n1. Check that the variable is set.\n\n   Example:\n\n   ```\n   echo $X\n   ```\n   {: pre}\n")
    #expect(runbook.outline == ["s1/1 command?:echo $X"])
  }
}
