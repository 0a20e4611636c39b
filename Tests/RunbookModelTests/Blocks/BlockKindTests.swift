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
    "==Example output==", "==**Expected Output**==",
  ])
  func aLabelMakesAnOutput(label: String) {
    #expect(kind("NAME   STATE\nx      up", class: "codeblock", before: "Look.\n\n   \(label)")?.kind == .output)
  }

  @Test(arguments: [
    ("mytool app register", "bash", "Register it.", BlockReading.Kind.command),
    ("mytool app register", "", "Register it.", .code), ("Mytool app", "bash", "Register it.", .code),
    ("compile 'a:b:1.0'", "bash", "Build it.", .code), ("mytool app", "bash", "Add this line to the file.", .code),
    ("mytool app --name one", "", "Register it.", .command), ("mytool: app --name one", "", "Register it.", .code),
    ("A=/dev/<x>\nln -s \"$A\" y", "bash", "Link it.", .command), ("A=1\nB=2", "", "The settings:", .code),
    ("defaults {\n  a no\n}", "", "The settings:", .code),
    ("$(docker config --export)\nmake it", "sh", "Deploy it.", .command), (".\\install", "txt", "Start it.", .command),
    ("mytool-reset.sh --name one", "bash", "You can reset it.\n\n   For example:", .command),
  ])
  func aCallOfAnUnknownToolIsToldByItsLooks(text: String, info: String, before: String, expected: BlockReading.Kind) {
    #expect(kind(text, class: "codeblock", before: before, info: info)?.kind == expected)
  }

  @Test(arguments: [
    ("pre", "Add the following line to `~/.bashrc`:", "alias a='b -c'"),
    ("codeblock", "Add this entry to `/etc/fstab`.", "ls /x"),
    ("pre", "Open the `/etc/x.conf` file and add the line:", "supersede one 1.2.3.4;"),
    ("screen", "Add the following two lines to the profile:", "a/b = c\nd = e"),
  ])
  func whatIsPutIntoAFileIsNotRun(name: String, before: String, text: String) {
    #expect(kind(text, class: name, before: before)?.kind == .code)
  }

  /// `from` and `import` are no commands, and `gem` is one of Ruby's words as well.
  @Test(arguments: [
    ("# how to call it\nfrom one import two\nimport sys", "pre", "python", BlockReading.Kind.code),
    ("// how to call it\nvar one = require('one')", "pre", "nodejs", .code),
    (".terraform apply -replace=\"x.y\"", "pre", "terraform", .command),
    ("gem \"one\", require: false", "codeblock", "", .code), ("gem install one", "codeblock", "", .command),
  ])
  func sourcesAreNotRun(text: String, name: String, info: String, expected: BlockReading.Kind) {
    #expect(kind(text, class: name, before: "You can use this one.", info: info)?.kind == expected)
  }

  @Test(arguments: ["The output shows this file: `x`.", "Run the following command to add the line to `~/.bashrc`:"])
  func aCommandThatPutsItThereIsRun(before: String) {
    #expect(kind("echo a >> ~/.bashrc", class: "pre", before: before)?.kind == .command)
  }

  @Test(arguments: [
    ("--user \"$A:$B\"\n\n--globoff", BlockReading.Kind.other), ("/etc/x/one.conf", .other), ("./one.sh", .command),
  ])
  func optionsAndPathsAloneAreNotRun(text: String, expected: BlockReading.Kind) {
    #expect(kind(text, class: "pre")?.kind == expected)
  }

  /// A page with a command, and right below it a block of the same class.
  private func below(_ text: String, class name: String = "pre", between: String = "") -> BlockReading? {
    let lines = text.split(separator: "\n").map { "   \($0)\n" }.joined()
    return read(
      "# T\n\n1. Do it.\n\n   ```\n   kubectl apply -f x\n   ```\n   {: pre}\n\n\(between)   ```\n\(lines)   ```\n   {: \(name)}\n"
    ).blocks.last
  }

  @Test(arguments: [
    "deployment.apps/one created", "Service one is running at https://h", "Partition type:\np   primary",
  ])
  func whatStandsRightBelowACommandAndNobodyTypesIsItsOutput(text: String) {
    #expect(below(text)?.kind == .output)
  }

  @Test func theCallsAboveWithMoreAfterThemAreShownAgain() {
    #expect(below("kubectl apply -f x\none\ntwo", class: "codeblock")?.kind == .output)
    #expect(below("kubectl apply -f x\nkubectl get pods", class: "codeblock")?.kind == .command)
  }

  @Test func aFileThatACommandShowsMayHoldCalls() {
    #expect(below("systemctl --quiet start one", class: "screen", between: "   Example:\n\n")?.kind == .output)
  }

  @Test func aCommandAndWhatItPrintedAreParted() throws {
    let text = "tar xf one.tar\nThree files were read!\n> One"
    for name in ["pre", "codeblock", nil] {
      #expect(kind(text, class: name)?.kind == .command)
    }
    let page = "# T\n\n1. Do it.\n\n   ```\n   tar xf one.tar\n   Three files were read!\n   ```\n   {: pre}\n"
    let action = try #require(read(page).actions.first)
    #expect(action.text == "tar xf one.tar")
    #expect(action.expectation?.text == "Three files were read!")
  }

  @Test func aProgramAtWorkMayPrintAPrompt() {
    let log = "Starting one in two...\n-----> Package 1.5\n     $ pip install -r x.txt\nDone\n\nOK"
    #expect(kind(log, class: "codeblock", before: "It is started.")?.kind == .code)
    #expect(kind(log, class: "codeblock", before: "Create `x.txt`.")?.kind == .code)
  }

  @Test func foldersToBeMadeAreNoOutput() {
    let tree = "├── a\n│   └── b\n└── c"
    #expect(kind(tree, class: "screen", before: "Create these folders.")?.kind == .code)
    #expect(kind(tree, class: "screen", before: "You see this.")?.kind == .output)
  }

  @Test(arguments: [
    ("Set the `A` variable.", BlockReading.Kind.command),
    ("Copy and paste what is displayed.", .output),
  ])
  func aVariableThatThePageAsksToSetIsSet(before: String, expected: BlockReading.Kind) {
    #expect(kind("export A=1", class: "screen", before: before)?.kind == expected)
  }

  @Test func aSentenceThatSpeaksOfAnOutputIsNoLabelOfACall() {
    let before = "The details are in the log output with the following `one` variable:"
    #expect(kind("ssh -J one two", class: nil, before: before)?.kind == .command)
    #expect(kind("one two", class: nil, before: before)?.kind == .output)
  }

  @Test func aProgramInAFolderOfProgramsIsACommand() {
    #expect(
      kind("/etc/init.d/tool restart", class: "pre", before: "Start it, which shows the result.")?.kind == .command)
  }

  @Test(arguments: [
    ("export A=1", "", "Then, export the variable *A*.", BlockReading.Kind.command),
    ("export A=1", "", "Look.", .output), ("oc edit pvc one", "bash", "Edit it:", .command),
    ("oc edit pvc one", "", "Edit it:", .output), ("pod one", "bash", "Edit it:", .output),
    ("public void run();", "java", "It has this signature.", .code),
    ("public void run();", "java", "Output:", .output),
  ])
  func aScreenMayHoldWhatNoCommandGives(text: String, info: String, before: String, expected: BlockReading.Kind) {
    #expect(kind(text, class: "screen", before: before, info: info)?.kind == expected)
  }

  @Test func whatAProgramOnThePagePrintsIsNoAnswerOfACommandAboveIt() {
    let text = """
      # T

      1. Install it.

         ```
         npm install one
         ```
         {: pre}

         Use it:

         ```js
         let a = require('one')
         ```
         {: codeblock}

         Output:

         ```
         one
         ```
         {: screen}
      """
    #expect(read(text).blocks.map(\.outputOf) == [nil, nil, nil])
    let plain = text.replacing("```js", with: "```").replacing("let a = require('one')", with: "{}")
    #expect(read(plain).blocks.last?.outputOf == 5)
  }

  @Test func aCallInAnOutputBlockIsACommand() {
    #expect(kind("ls -l --all", class: "screen")?.kind == .command)
    #expect(kind("ls -l --all", class: "screen", before: "Example output:")?.kind == .output)
    #expect(kind("ls of the folder failed", class: "screen")?.kind == .output)
  }

  @Test func textAfterACommandIsItsOutput() {
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
    #expect(read(page(sentence)).blocks.map(\.outputOf).last != 3)
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

  @Test(arguments: ["tail -f kiln.log", "kilnctl load kiln.yml"])
  func whatIsRightBelowACommandIsNoFileOfALaterOne(command: String) {
    let runbook = read(
      "# T\n\n1. Look:\n\n   ```sh\n   curl -s http://localhost/ | head -1\n   ```\n\n   ```\n   <!DOCTYPE HTML>\n   ```\n\n2. Then:\n\n   ```sh\n   \(command)\n   ```\n"
    )
    #expect(runbook.blocks.map(\.kind) == [.command, .output, .command])
  }
}
