import OutputMatching
import RunbookModel
import Testing

/// Blocks that tools for tests run, and what these compare.
@Suite struct TestBlockTests {
  private func actions(_ text: String) -> [Action] { read("# T\n\n\(text)\n").actions }

  @Test func aTestIsNoErrorMessage() {
    let text = "## Invalid values show an error\n\n```scrut\n$ frob --bad\nError: bad\n[1]\n```"
    #expect(actions(text).map(\.text) == ["frob --bad"])
    #expect(actions(text).first?.expectedFailure?.status == 1)
  }

  @Test func whatIsBelowItsCommandWasPrinted() {
    let made = actions("````scrut\n$ cat page\n```scrut\n$ touch nested\n```\n````")
    #expect(made.map(\.text) == ["cat page"])
    #expect(made.first?.expectation?.text == "```scrut\n$ touch nested\n```")
    let deeper = actions("```\n$ cat notes\n    ~$ touch side\n```")
    #expect(deeper.map(\.text) == ["cat notes"])
  }

  @Test func aSampleIsComparedAsItsToolDoes() {
    func tools(_ text: String) -> [ExactRules.Tool?] { actions(text).map(\.expectation?.exactly?.tool) }
    #expect(tools("```scrut\n$ frob\none* (glob)\n```") == [.scrut])
    #expect(tools("```cram\n$ frob\none\n```") == [.cram])
    #expect(tools("```sh,script(name=\"a\")\nfrob\n```\n```text,verify(script_name=\"a\")\none\n```") == [.specdown])
    #expect(tools("```shell\n$ frob   # byexample: +norm-ws\none\n```") == [.byexample])
    #expect(tools("```console,ignore\n$ frob\n```\n\n```console\n$ frob -x\none\n```") == [.trycmd, .trycmd])
    #expect(tools("```sh\n$ frob\none\n```") == [nil])
  }

  @Test func whatPrintsNothingIsTestedToo() {
    #expect(actions("```scrut\n$ frob\n```").map(\.expectation?.text) == [""])
    #expect(actions("```scrut\n$ frob\n[2]\n```").map(\.expectation?.text) == [""])
    #expect(actions("```sh\n$ frob\n```").map { $0.expectation == nil } == [true])
  }

  @Test func anExampleEndsAtABlankLine() {
    let made = actions("```shell\n$ frob   # byexample: +rm=~ +norm-ws\none\n~\ntwo\n\nand more\n```")
    #expect(made.first?.expectation?.text == "one\n~\ntwo")
    #expect(made.first?.expectation?.exactly?.removed == ["~"])
    #expect(made.first?.expectation?.exactly?.ignoresBlanks == true)
    let other = actions("```shell\n$ frob   # byexample: +pass\none\n```")
    #expect(other.first?.expectation?.exactly == nil)
  }

  @Test func commandsInCommentsOfExamplesAreRun() {
    let hidden = "<!--\n$ frob --prepare   # byexample: +pass\n-->\n"
    let page = "\(hidden)\n```shell\n$ frob   # byexample: +norm-ws\none\n```\n\n<!--\n$ frob --tidy\n\n--\n-->"
    #expect(
      actions(page).map(\.text) == [
        "frob --prepare   # byexample: +pass", "frob   # byexample: +norm-ws", "frob --tidy",
      ])
    #expect(actions("\(hidden)\n```shell\n$ frob\none\n```").map(\.text) == ["frob"])
  }

  /// A tool asks no one; what it leaves out is marked.
  @Test(arguments: [
    ("en", "If you use a proxy, run the following command:"),
    ("fr", "Si vous utilisez un proxy, exécutez la commande suivante :"),
    ("pt-BR", "Se você usar um proxy, execute o comando a seguir:"),
  ])
  func everyBlockOfATestIsRun(locale: String, sentence: String) {
    func page(_ text: String) -> Runbook { read("# T\n\n\(text)\n", locale: locale) }
    func actions(_ text: String) -> [Action] { page(text).actions }
    let text = sentence + "\n\n```bash\n$ frob\n```\n\n"
    let marked = "```bash test=false\n$ frob --slow\n```\n\n"
    #expect(actions(text).map { $0.conditions.isEmpty } == [false])
    // A person is asked, where there is one.
    #expect(actions(marked + text).map { $0.conditions.isEmpty } == [true, false])
    #expect([text, marked + text].map { page($0).isOfTests } == [false, true])
    #expect(actions(marked + text).map(\.excludedBy) == ["test=false", nil])
    // What another tool runs has borrowed the mark.
    let other = "```bash {\"name\":\"build\"}\nfrob --build\n```\n\n"
    #expect(actions(other + marked + text).last?.conditions.isEmpty == false)
    #expect(!page(other + marked + text).isOfTests)
    // A word alone is another renderer's.
    #expect(actions("```bash test\n$ frob --slow\n```\n\n" + text).last?.conditions.isEmpty == false)
  }

  @Test func whatAToolDoesNotCompareIsNoFailure() {
    let page = "```bash hook=x\n$ frob\none\n```\n\n```bash\n$ frob --list\ntwo\n```\n"
    #expect(actions(page).map(\.expectation?.isUncompared) == [true, true])
    func other(_ similarity: String) -> String {
      "```bash\nfrob --all\n```\n\n<!-- expected_similarity=\(similarity) -->\n\n```text\none\n```\n\n"
    }
    let plain = "```bash\nfrob --list\n```\n\nThe output is:\n\n```text\ntwo\n```\n"
    #expect(actions(other("1.0") + plain).map(\.expectation?.isUncompared) == [false, true])
    #expect(actions(other("0.8") + plain).map(\.expectation?.isUncompared) == [true, true])
    #expect(actions(plain).map(\.expectation?.isUncompared) == [false])
  }

  @Test func theSameCommandIsRunAsOftenAsItIsTested() {
    #expect(actions("```scrut\n$ echo same\nother\n```\n```scrut\n$ echo same\nsame\n```").count == 2)
  }

  @Test func anOutputBelongsToTheScriptThatItNames() {
    let one = "```shell,script(name=\"one\")\necho one\n```\n"
    let two = "```shell,script(name=\"two\")\necho two\n```\n"
    let made = actions(one + two + "```text,verify(script_name=\"one\")\none\n```")
    #expect(made.map { $0.expectation?.text } == ["one", nil])
  }

  @Test func anOutputOfAnotherSystemIsOfNone() {
    let one = "```shell,script(name=\"one\")\necho one\n```\n"
    let other = "```text,verify(script_name=\"one\",target_os=\"windows\")\nother\n```"
    #expect(actions(one + other).map { $0.expectation?.text } == [nil])
    let own = "```text,verify(script_name=\"one\",target_os=\"!windows\")\none\n```"
    #expect(actions(one + own).map { $0.expectation?.text } == ["one"])
  }

  @Test func aScriptOfOneUnknownWordIsRun() {
    #expect(actions("```shell,script(name=\"x\")\nfrobnicate\n```").map(\.text) == ["frobnicate"])
  }

  @Test func optionsAreOfTheirOwnCommand() {
    let made = actions("```shell\n$ cat > f <<E\n> a\n> E\n\n$ echo never   # byexample: +skip\n```")
    #expect(made.map(\.excludedBy) == [nil, "+skip"])
  }

  @Test func aBlockThatIncludesAFileMakesNone() {
    #expect(actions("You can sync files from other folders:\n\n```ocaml file=one/m.ml,part=1\n```").isEmpty)
  }

  @Test func anExpressionAboveASampleIsDemanded() {
    func demanded(_ value: String) -> [String]? {
      actions("```bash\necho abc\n```\n\n<!-- expected_similarity=\(value) -->\n\n```text\nxyz\n```").first?
        .directives.expectLine
    }
    #expect(demanded("\"xyz-.*\"") == [".*(?:xyz-.*).*"])
    #expect(demanded("\"[a-z]+\"") == [".*(?:[a-z]+).*"])
    #expect(demanded("0.8") == [])
    #expect(demanded("\"(a*)*\"") == [])
  }

  @Test(arguments: ["script_name=\"one\",", ""])
  func anOutputOfAScriptMayBeInALaterSection(name: String) {
    let page = """
      ```shell,script(name="one")
      frob --help
      ```

      ## On Linux

      ```text,verify(\(name)target_os="!windows")
      Usage: frob
      ```

      ## On Windows

      ```text,verify(\(name)target_os="windows")
      Usage: frob.exe
      ```
      """
    #expect(actions(page).map(\.expectation?.text) == ["Usage: frob"])
  }

  @Test func aToolThatComparesOutputsAsksForNoExitStatus() {
    let page = "```shell\n$ frob\nbad   \n```\n\n```shell\n$ frob -n   # byexample: +norm-ws\n```"
    #expect(actions(page).map(\.endsAnyhow) == [true, true])
    #expect(actions("```shell\n$ frob\nbad\n```").map(\.endsAnyhow) == [false])
  }

  @Test func aBlockThatCallsIsNoData() {
    let calls = "```sh\nHOST=$(kubectl get x -o name)\nkubectl port-forward $HOST 80\n```"
    let made = actions("The request is in `one.json`.\n\n\(calls)\n\n```sh\ncurl -d @one.json http://h\n```\n")
    #expect(made.map(\.kind) == [.command, .command, .command])
    #expect(actions("```dotnetcli\nfrob run\n```").map(\.kind) == [.command])
  }

  @Test func aTitleMayOfferABlock() {
    func conditions(_ first: String) -> [[String]] {
      actions(
        "1. Get them.\n\n   ```sh title=\"\(first)\"\n   frob a\n   ```\n\n   ```sh title=\"B\"\n   frob b\n   ```\n"
      )
      .map { $0.conditions.map(\.text) }
    }
    #expect(conditions("(Optional) A") == [["(Optional) A"], []])
    #expect(conditions("Optional: A") == [["Optional: A"], []])
    #expect(conditions("A") == [[], []])
  }

  @Test func theFolderOfAPageOfTestsIsKnown() {
    #expect(read("# T\n\n```scrut\n$ cat $TESTDIR/a\n```\n").folderVariables == ["TESTDIR"])
    #expect(read("# T\n\n```sh\n$ cat $TESTDIR/a\n```\n").folderVariables.isEmpty)
  }
}
