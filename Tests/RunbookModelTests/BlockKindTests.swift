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

  @Test func optionsAloneAreNoCommand() {
    #expect(kind("-H 'key: <KEY>'", class: "codeblock")?.kind == .other)
    #expect(kind("--name=x --zone y", class: "pre")?.kind == .other)
    #expect(kind("- name: x\n- name: y", class: "codeblock")?.kind == .code)
    #expect(kind("-rw-r--r-- 1 root root 12 May 1 10:00 notes", class: "screen")?.kind == .output)
  }

  @Test func dataShownWhereNothingWasAskedIsNoOutput() {
    let shown = "For example, the section shows where the labels go:"
    let command = "1. Look.\n\n   ```\n   tool get x\n   ```\n   {: pre}\n\n"
    let data = "   ```\n   kind: Pod\n   name: x\n   ```\n   {: screen}\n"
    #expect(read("# T\n\n\(command)2. Change it.\n\n   \(shown)\n\n\(data)").blocks.map(\.kind) == [.command, .code])
    #expect(read("# T\n\n\(command)   \(shown)\n\n\(data)").blocks.map(\.kind) == [.command, .output])
    #expect(
      read("# T\n\n\(command)2. Go on.\n\n   Example output:\n\n\(data)").blocks.map(\.kind) == [.command, .output])
  }

  @Test(arguments: [
    "Run the **`app get`** command to find the address.", "You can use the `curl` command to call it.",
  ])
  func aSampleOfACommandInASentenceIsNoAnswerOfTheBlockAbove(sentence: String) {
    let page = { (sentence: String) in
      "# T\n\n```\ntool app create x\n```\n{: pre}\n\n\(sentence)\n\nExample output:\n\n```\nHello\n```\n{: screen}\n"
    }
    #expect(read(page(sentence)).blocks.map(\.outputOf) == [nil, nil])
    #expect(read(page("The `app create` command takes a while.")).blocks.map(\.outputOf) == [nil, 3])
  }

  @Test func aStepThatLeadsElsewhereHasASampleOfItsOwn() {
    let page = { (step: String) in
      "# T\n\n1. Name it.\n\n   ```\n   docker tag a b\n   ```\n   {: pre}\n\n2. \(step) The output is:\n\n   ```\n   Signed\n   ```\n   {: screen}\n"
    }
    #expect(read(page("Push it, as in [Pushing images](/docs/push).")).blocks.map(\.outputOf) == [nil, nil])
    #expect(read(page("Look at what it printed.")).blocks.map(\.outputOf) == [nil, 5])
  }

  @Test func anExampleOfALineIsNoErrorMessage() {
    let before = "A word within the message tells the level. For example, the log line:"
    #expect(kind("The work met an unexpected error", class: "codeblock", before: before)?.kind == .code)
    #expect(
      kind(
        "The work met an unexpected error", class: "codeblock", before: "The command fails with a message. Example:")?
        .kind == .output)
  }
}
