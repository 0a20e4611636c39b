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

  @Test func linesThatMayDifferHaveToBeThere() {
    let made = actions("```scrut\n$ frob\none\nfo.o* (glob)\nb?r (glob+)\nv\\.1.* (regex)\nlast (glob?)\n```").first
    #expect(made?.directives.expectLine == ["fo\\.o.*", "b.r", "v\\.1.*"])
    #expect(made?.expectation?.standing == .promised)
    // What is not followed proves nothing.
    let open = actions("```scrut\n$ frob\n(a+)+ things (regex)\n```").first
    #expect(open?.expectation?.standing == .other)
    #expect(open?.directives.expectLine.isEmpty == true)
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
    #expect(actions(page).map(\.endsAnyhow) == [true, false])
    #expect(actions("```shell\n$ frob\nbad\n```").map(\.endsAnyhow) == [false])
  }

  @Test func aBlockThatCallsIsNoData() {
    let calls = "```sh\nHOST=$(kubectl get x -o name)\nkubectl port-forward $HOST 80\n```"
    let made = actions("The request is in `one.json`.\n\n\(calls)\n\n```sh\ncurl -d @one.json http://h\n```\n")
    #expect(made.map(\.kind) == [.command, .command])
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
