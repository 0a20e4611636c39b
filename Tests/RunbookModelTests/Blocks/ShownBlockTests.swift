import RunbookModel
import Testing

/// Blocks that a page shows, and asks no one to run.
@Suite struct ShownBlockTests {
  private func block(_ text: String, _ name: String?, info: String = "") -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "   \($0)\n" }.joined()
    return "   ```\(info)\n\(lines)   ```\n" + (name.map { "   {: \($0)}\n" } ?? "") + "\n"
  }

  private func kind(_ text: String, _ name: String?, before: String = "This follows.") -> BlockReading.Kind? {
    read("# T\n\n1. \(before)\n\n" + block(text, name)).blocks.last?.kind
  }

  @Test(arguments: ["codeblock", "pre", nil])
  func aTreeOfFoldersIsNoCommand(name: String?) {
    let tree = ".\n├── One.swift\n└── Sources\n    └── main.swift"
    #expect(kind(tree, name, before: "Make these folders:") == .code)
    #expect(kind("tree\n" + tree, "pre") == .command)
  }

  @Test(arguments: [
    ("The installer attempts to fetch it with this script:", BlockReading.Kind.code),
    ("Run the following command, which tries to fetch it:", .command),
  ])
  func whatAProgramRunsItselfIsNotAskedFor(before: String, expected: BlockReading.Kind) {
    #expect(kind("curl -sSL https://a.example", nil, before: before) == expected)
  }

  @Test func theNameOfAFolderIsNoCommand() {
    #expect(kind("/opt/tool/security/", nil, before: "Go to the folder:") == .other)
    #expect(kind("/opt/tool/bin/run", "pre") == .command)
  }

  @Test func aDockerfileInAScreenIsNoOutput() {
    let text = "FROM one:two\n\nRUN install it"
    #expect(kind(text, "screen") == .code)
    #expect(kind(text, "screen", before: "Example output:") == .output)
    #expect(read("# T\n\n1. Look.\n\n" + block("cat x", "pre") + block(text, "screen")).blocks.last?.kind == .output)
  }

  @Test func aFileSimilarToAnExampleIsNoOutput() {
    #expect(
      kind(
        "kind: Thing\nname: one", "codeblock", before: "Create a file named `x.yaml` similar to the following example:")
        == .file)
  }

  @Test func aStepThatLostItsCommandKeepsItsSample() {
    let page = { (step: String) in
      "# T\n\n1. Make it.\n\n" + self.block("tool make", "pre") + "2. \(step)\n\n"
        + self.block("one   two   three", "screen")
    }
    #expect(read(page("List the things.")).blocks.map(\.outputOf) == [nil, nil])
    #expect(read(page("The output lists the things:")).blocks.map(\.outputOf) == [nil, 5])
  }

  @Test func whatACallAsksIsNoPartOfIt() {
    let dialog = "aws configure\nKey ID [None]: <key>\nRegion name [None]:"
    let runbook = read("# T\n\n1. Set it up.\n\n" + block(dialog, "codeblock"))
    #expect(runbook.blocks.map(\.kind) == [.command])
    #expect(runbook.outline == ["s1/1 command:aws configure"])
  }

  @Test func settingsAreShownThoughASentenceSpeaksOfThem() {
    let before = "Your configuration looks similar to the following:"
    #expect(kind("[one]\na = b", "codeblock", before: before) == .code)
    #expect(kind("one   two   three", "codeblock", before: before) == .output)
  }

  @Test func aVariableThatThePageAsksToSetIsSet() {
    let text = "export ONE_NAME=\"<name>\""
    #expect(kind(text, "screen", before: "Export the name as a variable.") == .command)
    #expect(kind(text, "screen", before: "The output is this:") == .output)
  }

  @Test func oneCallAfterASentenceAboutAResultIsStillACall() {
    let page = { (text: String) in
      "# T\n\n1. Look.\n\n" + self.block("ls", "pre") + "   The result is one line.\n\n" + self.block(text, "pre")
    }
    #expect(read(page("mytool show --all")).blocks.last?.kind == .command)
    #expect(read(page("thing small.")).blocks.last?.kind == .output)
  }

  @Test func aSessionBelowItsCallIsItsAnswer() {
    let step = { (call: String, session: String) in
      "# T\n\n1. Look.\n\n" + self.block(call, "pre") + self.block(session, nil)
    }
    #expect(read(step("multipath -ll", "$ sudo multipath -ll\none: two")).blocks.map(\.outputOf) == [nil, 5])
    #expect(read(step("grep <one> x", "root@h:~# grep two x\none: two")).blocks.map(\.kind) == [.command, .command])
    #expect(
      read(step("df -h | grep <one>", "root@h:~# df -h | grep two\none: two")).blocks.map(\.outputOf) == [nil, 5])
    #expect(read(step("ls -l", "$ df -h\none: two")).blocks.map(\.kind) == [.command, .command])
  }

  @Test func belowAHeadingOfOutputsSessionsAreOutputs() {
    let page = "# T\n\n### Outputs\n\n1. When it runs:\n\n" + block("[me@h x]$ tool one\nA: 1", "codeblock")
    #expect(read(page).blocks.map(\.kind) == [.output])
  }

  @Test func whatAProgramAsksIsNoCommand() {
    let question = "? What is its name? one"
    #expect(read("# T\n\n1. Ask.\n\n" + block(question, nil, info: "bash")).blocks.map(\.kind) == [.output])
  }

  @Test func dataBelowAnOutputGoesOnWithIt() {
    let page =
      "# T\n\n1. Ask.\n\n" + block("tool get", "pre") + block("ok: got it", nil) + block("true", nil, info: "json")
    #expect(read(page).blocks.map(\.kind) == [.command, .output, .output])
  }

  @Test func whatIsTypedIntoAProgramIsNotRun() {
    #expect(kind("SQL> DROP TABLE one;", "pre") == .code)
    let runbook = read("# T\n\n1. Open it.\n\n" + block("mysql -u root\nmysql> SHOW TABLES;", "pre"))
    #expect(runbook.outline == ["s1/1 command:mysql -u root"])
    let step = runbook.procedures.flatMap(\.steps).first
    #expect(step?.notes.map(\.text) == ["mysql> SHOW TABLES;"] && step?.actions.first?.expectation == nil)
  }

  @Test func aCmdletIsACommand() {
    #expect(kind("Expand-Archive -Path 'C:\\a.zip'", "codeblock") == .command)
    #expect(kind("Set-Cookie: one=two", "codeblock") != .command)
  }

  @Test func rootsPromptsAreNoComments() {
    let runbook = read("# T\n\n1. Format it.\n\n" + block("# mkfs.ext4 /dev/one", "pre"))
    #expect(runbook.outline == ["s1/1 command:mkfs.ext4 /dev/one"])
    #expect(
      read("# T\n\n1. Do it.\n\n" + block("# This is why\nls", "pre")).outline == ["s1/1 command:# This is why\nls"])
  }

  @Test func anAddressMayBeAnAnswer() {
    #expect(kind("https://one.two:31282", "screen", before: "Example output:") == .output)
    #expect(kind("https://one.two:31282", "screen", before: "Open this:") == .other)
    #expect(kind("PUT {base}/users/{id}", "pre", before: "Send this request:") == .http)
  }

  @Test func aCallWithItsTableInAScreenIsRunWhereNoOtherIs() {
    let text = "kubectl get all\nNAME   READY   STATUS\none    1/1     Running"
    #expect(kind(text, "screen", before: "Verify that it is there.") == .command)
    #expect(kind(text, "screen", before: "The output is:") == .output)
    let before = "# T\n\n1. Look.\n\n" + block("kubectl get all", "pre") + "2. Look again.\n\n"
    #expect(read(before + block(text, "screen")).blocks.map(\.kind) == [.command, .output])
  }

  @Test func whatAnExampleOfAFileShowsIsNoAnswer() {
    let page = { (sentence: String) in
      "# T\n\n1. Ask.\n\n" + self.block("tool edit x", "pre") + "   \(sentence)\n\n"
        + self.block("a:\n  b: c\n  d: e", "screen")
    }
    #expect(read(page("The example of the file *x.json* is:")).blocks.last?.kind == .code)
    #expect(read(page("Change the names as you want. The following example shows two.")).blocks.last?.kind == .code)
    #expect(read(page("Example output:")).blocks.last?.kind == .output)
  }

  @Test func textAfterAListShowsWhatItsLastCallAnswers() {
    let page = "# T\n\nLook here.\n\n1. One.\n\n" + block("tool one", "pre") + "2. Two.\n\n" + block("tool two", "pre")
    let output = "You should see this output:\n\n```\none\n```\n{: screen}\n"
    #expect(read(page + output).blocks.map(\.outputOf) == [nil, nil, 14])
  }

  @Test func aClauseAboutAnOutputAnnouncesNone() {
    #expect(kind("mytool x", "pre", before: "Wait. When the output shows `done`, it is complete.") == .command)
    #expect(kind("one two three", "pre", before: "If it succeeds, the output looks like this:") == .output)
  }

  @Test(arguments: ["kafka-topics-and-more.sh --list SERVER", "wlp/bin/server package one", "bin/tools/one.sh --x"])
  func aScriptOfAProductIsACommand(call: String) {
    #expect(
      read("# T\n\nRun it as follows:\n\n```bash\n   \(call)\n```\n{: codeblock}\n").blocks.map(\.kind) == [.command])
  }

  @Test func whatTheDocumentationSystemReadsIsNoPartOfACommand() {
    let call = #"curl -u "k:{key}"{: apikey} "{url}/v1"{:url} -d '{"a": {"b": 1}}' "{: }""#
    let action = read("# T\n\n1. Do it.\n\n   ```\n   \(call)\n   ```\n   {: pre}\n").actions.first
    #expect(action?.text == #"curl -u "k:{key}" "{url}/v1" -d '{"a": {"b": 1}}' "{: }""#)
    #expect(action?.placeholders == ["{key}", "{url}"])
  }

  @Test func usageThatIsMarkedInAStepIsDoneThere() {
    func kinds(_ attribute: String) -> [BlockReading.Kind] {
      read("# T\n\n1. Publish it.\n\n   ```\n   oc publish [--a A] [--b B]\n   ```\n\(attribute)\n").blocks.map(\.kind)
    }
    #expect(kinds("   {: codeblock}\n") == [.command])
    #expect(kinds("") == [.synopsis])
  }

  @Test func dotsForTheMiddleOfACommandAreNotRun() {
    #expect(kind("curl -u \"a:b\"\n. . .\n\"https://h.example/v1\"", "pre", before: "It looks so:") == .code)
    #expect(kind("kubectl get pods\n...", "pre", before: "Run this:") == .command)
  }

  @Test func aPageWithinAPageIsText() {
    let inner = "# One\n\n```\n$ uname\n```\n"
    let shown = read("# T\n\nIt looks so:\n\n````markdown\n\(inner)````\n")
    #expect(shown.actions.isEmpty)
    let named = read("# T\n\nThis is a page:\n\n````markdown title=\"one.md\"\n\(inner)````\n")
    #expect(named.actions.map(\.kind) == [.file])
    #expect(named.actions.map(\.file) == ["one.md"])
  }

  @Test func linesForAStartFileAreNotTyped() {
    let lines = "lg() {\n  cd /one\n}\n"
    let page = "# T\n\nAdd this to your `~/.zshrc` (or other rc file):\n\n```\n\(lines)```\n"
    #expect(read(page).actions.map(\.kind) == [.manual])
    let appending = page.replacing(lines, with: "echo 'alias lg=one' >> ~/.zshrc\n")
    #expect(read(appending).actions.map(\.kind) == [.command])
  }

  @Test func aCallWithoutAPromptEndsWhereItsTableBegins() {
    let page = "# T\n\nWe should see them:\n\n```\nk get pods -A\nNAME   READY\none    1/1\n```\n"
    #expect(read(page).actions.map(\.text) == ["k get pods -A"])
    #expect(read(page).actions.first?.expectation?.text == "NAME   READY\none    1/1")
  }

  @Test func theOutputWillShowWhatIsBelow() {
    let page = """
      # T

      ```bash
      $ docker logs one
      ```

      The output will show it removing the node:

      ```json
      {
        "level": "INFO",
        [...]
      }
      ```
      """
    #expect(read(page).blocks.map(\.outputOf) == [nil, 3])
  }

  @Test(arguments: [("kubectl logs -f one | jq .", true), ("kubectl logs -f one | head -5", false)])
  func aFilterDoesNotEndWhatItReads(command: String, stays: Bool) {
    #expect(read("# T\n\n```\n\(command)\n```\n").actions.map(\.staysInForeground) == [stays])
  }

  @Test(arguments: [
    ("echo '{: pre}'", "echo '{: pre}'"), ("echo \"a\"{: url} b", "echo \"a\" b"), ("echo a{: url}", "echo a{: url}"),
  ])
  func onlyAnAttributeListAfterAClosingQuotationMarkIsDropped(text: String, expected: String) {
    #expect(read("# T\n\n```\n\(text)\n```\n{: pre}\n").actions.map(\.text) == [expected])
  }

  @Test(arguments: [("Change the settings. For example:", true), ("It looks like this:", false)])
  func whatIsWrittenIsNoOutput(before: String, isWritten: Bool) {
    let page = "# T\n\n```bash\nmake start\n```\n\n\(before)\n\n```\nserver.port=1\nserver.name=a\n```\n"
    #expect((read(page).blocks.last?.outputOf == nil) == isWritten)
  }

  @Test func anAddressThatIsLabelledIsAnOutput() {
    let page = "# T\n\n```bash\nmake start\n```\n\nThe output is:\n\n```\nhttp://127.0.0.1:1234\n```\n"
    #expect(read(page).blocks.map(\.kind) == [.command, .output])
    #expect(read(page.replacing("The output is:", with: "Open it:")).blocks.last?.kind == .other)
  }

  /// The renderer shows no button to copy it, or no colours.
  @Test(arguments: ["shell-session nocopy", "console nocopy", "no-highlight"])
  func howItIsShownSaysNothing(info: String) {
    let prompt = info.contains("nocopy") ? "$ " : ""
    #expect(read("# T\n\n```\(info)\n\(prompt)ls -l one\n```\n").actions.map(\.text) == ["ls -l one"])
    #expect(read("# T\n\n```bash\nmake\n```\n\n```bash nocopy\none two\n```\n").actions.count == 1)
  }

  @Test func linesOfAnAccessTableAreNoCommands() {
    let line = "host    all    web    127.0.0.1/32    md5"
    #expect(
      read("# T\n\nAdd the following to `pg_hba.conf`:\n\n```\n\(line)\n```\n").actions.allSatisfy {
        $0.kind != .command
      })
    #expect(read("# T\n\nThe line:\n\n```\n\(line)\n```\n").actions.isEmpty)
    #expect(read("# T\n\nAsk for it:\n\n```\nhost example.com\n```\n").actions.map(\.kind) == [.command])
  }

  @Test(arguments: ["RFC2253", "ISO8859", "ACCC4CF8"])
  func namesOfStandardsAndKeysAreNotAsked(name: String) {
    #expect(
      read("# T\n\n```bash\nwget https://a.example/\(name).asc\nopenssl x509 -nameopt \(name)\n```\n").placeholders
        .isEmpty)
  }

  /// An output after another command of the step is not the content of a file that was opened before.
  @Test func onlyTheFirstBlockIsWhatAnEditorWasOpenedFor() {
    func page(_ between: String) -> String {
      "# T\n\n1. Create the file:\n\n   ```bash\n   nano /etc/one.conf\n   ```\n\n2. Look:\n\n\(between)   ```\n   one[1]: [INFO] started\n   ```\n"
    }
    #expect(
      read(page("   ```bash\n   journalctl -u one\n   ```\n\n   For example:\n\n")).actions.allSatisfy {
        $0.kind != .file
      })
  }

  /// Commands that move files are no part of the file of which the sentence above tells.
  @Test func whatMovesFilesIsRun() {
    let sentence = "Change the settings so that they are in `two.yaml`:"
    let page = "# T\n\n\(sentence)\n\n```sh\nkilnctl stop\nmv two.yaml one.yaml\nkilnctl start\n```\n"
    #expect(read(page).actions.map(\.kind) == [.command])
  }

  @Test func whatTheTextSimplyAsksToRunIsRun() {
    let page = "# T\n\nEdit the section of `two.yaml` and simply run:\n\n```sh\nkilnctl load two.yaml\n```\n"
    #expect(read(page).actions.map(\.kind) == [.manual, .command])
  }
}
