import RunbookModel
import Testing

/// A session of several commands in one block is as many actions, each with its own sample.
@Suite struct TranscriptTests {
  private func actions(_ block: String, before: String = "Run it.", after: String = "", attributes: String = "")
    -> [Action]
  {
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map { "   \($0)" }
    let page =
      "# T\n\n1. \(before)\n\n   ```console\n\(lines.joined(separator: "\n"))\n   ```\n   \(attributes)\n\n   \(after)\n"
    return read(page).actions
  }

  @Test func eachCommandIsComparedWithItsOwnOutput() {
    let made = actions("$ tool list\nweb\n$ tool status web\nState: running\n$ tool version\n1.2\n")
    #expect(made.map(\.id) == ["s1/1/1", "s1/1/2", "s1/1/3"])
    #expect(made.map(\.text) == ["tool list", "tool status web", "tool version"])
    #expect(made.map(\.expectation?.text) == ["web", "State: running", "1.2"])
    #expect(made.map(\.expectation?.textLine) == [7, 9, 11])
    #expect(made.map(\.textLine) == [6, 8, 10])
    #expect(made.map(\.line) == [5, 8, 10])
    #expect(made.map(\.endLine) == [7, 9, 13])
  }

  @Test(arguments: [
    ("As root, run:", "en"), ("On the server, as the root user:", "en"), ("En tant que root :", "fr"),
    ("Como root:", "pt-BR"),
  ])
  func theTextSaysThatRootRunsIt(sentence: String, locale: String) {
    let made = read("# T\n\n\(sentence)\n\n```\n# frobctl --all\nok\n```\n", locale: locale).actions
    #expect(made.map(\.text) == ["frobctl --all"])
  }

  @Test(arguments: ["You are not running as root.", "The script:"])
  func withoutThatItIsAComment(sentence: String) {
    #expect(read("# T\n\n\(sentence)\n\n```\n# frobctl --all\nok\n```\n").actions.isEmpty)
  }

  /// In a block that is marked as a script.
  @Test func aProgramNamedInACommentIsNotCalled() {
    let script = "# bash\nfrob --completion bash | tee one\n\n# zsh (look where it is)\nfrob --completion zsh | tee two"
    let made = read("# T\n\nRun:\n\n```bash\n\(script)\n```\n").actions
    #expect(made.allSatisfy { $0.text != "bash" && !$0.isInteractive })
    #expect(made.flatMap(\.commands).count == 2)
  }

  @Test func whatPrintsNothingIsRunWithTheNextCommand() {
    let made = actions("$ cd app\n$ tool list\nweb\n$ tool version\n1.2\n$ tool clean\n")
    #expect(made.map(\.text) == ["cd app\ntool list", "tool version", "tool clean"])
    #expect(made.map(\.expectation?.text) == ["web", "1.2", nil])
  }

  @Test(arguments: ["$ cd app\n$ tool list\nweb\n", "$ tool list\nweb\n", "$ tool a\n$ tool b\n"])
  func oneOutputOrNoneMakesNoTranscript(block: String) {
    #expect(actions(block).map(\.id) == ["s1/1/1"])
  }

  @Test func aSampleBelowIsTheAnswerOfTheLastCommand() {
    let page =
      "# T\n\n1. Run it.\n\n   ```console\n   $ tool a\n   one\n   $ tool b\n   ```\n\n   Output:\n\n   ```\n   two\n   ```\n"
    #expect(read(page).actions.map(\.expectation?.text) == ["one", "two"])
  }

  @Test func aSentenceBelongsToTheCommandThatShowsIt() {
    let made = actions(
      "$ tool status web\nState: Running\n$ tool version\n1.2\n", before: "Verify that the state is **Running**.")
    #expect(made.map(\.role) == [.verify, .verify])
    #expect(made.map { $0.expectedWords.flatMap(\.words) } == [["Running"], []])
  }

  @Test func whatTheAuthorDemandsIsDemandedOfTheLastCommand() {
    let made = actions("$ a one\n1\n$ a two\n2\n", attributes: #"{: pre data-expect="2" data-timeout="5s"}"#)
    #expect(made.map(\.directives.expect) == [[], ["2"]])
    #expect(made.map(\.directives.timeLimit) == [5, 5])
  }

  @Test func eachCommandHasItsOwnPlaceholdersAndTraits() {
    let made = actions("$ tool create <name>\ncreated\n$ rm -rf work\nremoved\n")
    #expect(made.map(\.placeholders) == [["<name>"], []])
    #expect(made.map(\.isDestructive) == [false, true])
  }

  @Test func aRemarkBetweenTwoCommandsIsNoOutput() {
    let made = actions("$ tool start\n# Then, in the same shell:\n$ tool list\nweb\n$ tool stop\nstopped\n")
    #expect(made.map(\.text) == ["tool start\ntool list", "tool stop"])
    #expect(made.map(\.expectation?.text) == ["web", "stopped"])
  }

  /// "The message" above it is about what is typed: only an answer that tells of a failure is an error.
  @Test func aSessionWithoutAFailureIsNoError() {
    func kinds(_ answer: String) -> [BlockReading.Kind] {
      read("# T\n\nThe error message is printed in red:\n\n```sh\n$ rivet say hello\n\(answer)\n```\n").blocks.map(
        \.kind)
    }
    #expect(kinds("hello") == [.command])
    #expect(kinds("rivet: no such word: hello") == [.output])
  }

  @Test func whatASentenceAsksForIsItsOutputThoughItIsAnError() {
    func output(_ sentence: String) -> Int? {
      let page = "# T\n\n\(sentence)\n\n```\nError: the rivet is loose\n```\n"
      return read(page).blocks.first?.outputOf
    }
    #expect(output("Use `rivet log --last` to get the error message:") == 3)
    #expect(output("If you use `rivet log --last`, you get an error message:") == nil)
  }

  @Test func whatIsTypedInAContainerIsNotRunHere() {
    let made = actions("$ oc rsh web\nsh-5.1# ls /\nbin dev\nsh-5.1# exit\n$ oc get pods\n")
    #expect(made.map(\.text) == ["oc rsh web", "ls /", "exit", "oc get pods"])
    #expect(made.map { $0.blocked != nil } == [false, true, true, false])
  }
}
