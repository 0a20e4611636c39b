import ShellExecution
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs that Passo did not live to end, and what becomes of them.
@Suite(.serialized) struct ResumeTests {
  /// Every step says in a file that it ran, and counts in a variable of the shell.
  private static let twenty: String =
    (1...20).reduce("# Twenty\n{: #twenty}\n\n") { page, number in
      page + """
        \(number).  Do number \(number).

            ```
            N=$((${N:-0}+1)); echo "\(number) $N" >> done.txt
            ```
            {: pre}


        """
    }

  private func killed(_ passo: Passo, after milliseconds: Int) throws {
    let seconds = "\(milliseconds / 1000).\(String(1000 + milliseconds % 1000).dropFirst())"
    _ = try passo.bash(
      "\(Passo.path) run page.md > /dev/null 2>&1 & passo=$!; sleep \(seconds); kill -9 $passo; wait $passo")
  }

  /// Ends at some moment, goes on, and is asked about what no one can know.
  @Test(arguments: 0..<(getenv("PASSO_KILLS").flatMap { Int(String(cString: $0)) } ?? 30))
  func everyStepRunsOnceWheneverPassoIsKilled(attempt: Int) throws {
    let passo = try Passo().file("page.md", Self.twenty)
    try killed(passo, after: Int.random(in: 5...450))
    var listed = try passo.run("runs").output
    if listed.isEmpty { return #expect(passo.folder.text("done.txt") == nil) }
    if !listed.contains("not verified") {
      var outcome = try passo.run("run", "--resume")
      if outcome.output.contains("was running when Passo ended") {
        // What a person would do: look whether the step has left its line.
        let last = try #require(Self.unknownStep(in: outcome.output))
        let isDone = (passo.folder.text("done.txt") ?? "").split(separator: "\n").contains { $0.hasPrefix("\(last) ") }
        outcome = try passo.run("run", "--resume", "--choose", "twenty/\(last)/1=\(isDone ? "done" : "again")")
      }
      #expect(!outcome.output.contains("failed"), "\(outcome)")
      listed = try passo.run("runs").output
    }
    let steps = (passo.folder.text("done.txt") ?? "").split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(steps == (1...20).map { Substring(String($0)) })
    #expect(listed.split(separator: "\n").count == 1)
    let left = try passo.bash("pgrep -f '[p]asso-session.*\(passo.folder.path)|\(passo.folder.path)/[p]asso'")
    #expect(left.output == "")
  }

  private static func unknownStep(in output: String) -> Int? {
    output.split(separator: "\n").lazy.compactMap { line -> Int? in
      guard let range = line.firstRange(of: "step "), line.contains("was running") else { return nil }
      return Int(line[range.upperBound...].prefix { $0.isNumber })
    }.first
  }

  private static let tokens = """
    # Tokens
    {: #tokens}

    1.  Log in.

        ```
        export OAUTH_TOKEN=abcdef$((1000+1))secret; COUNT=5
        ```
        {: pre}

    2.  Count.

        ```
        COUNT=$((COUNT+1)); cd sub
        ```
        {: pre}

    3.  Stop.

        ```
        kill -9 $PASSO
        ```
        {: pre}

    4.  Use it.

        ```
        echo "token ${#OAUTH_TOKEN}, count $COUNT, name <name>, in ${PWD##*/}" > used.txt
        ```
        {: pre}

    """

  /// Its third step kills Passo.
  private func stopped() throws -> Passo {
    let passo = try Passo().file("page.md", Self.tokens).file("sub/empty", "")
    let script = "\(Passo.path) run page.md --set name=Ann > out.txt 2>&1"
    let killing = "sh -c 'export PASSO=$$; exec \(script)'"
    _ = try passo.bash(killing)
    return passo
  }

  @Test func stateAndValuesComeBackAndSecretsDoNotReachTheDisk() throws {
    let passo = try stopped()
    let kept = try passo.bash(
      "cat .local/state/passo/runs/*; stat -c %a .local/state/passo/runs/* .local/state/passo/runs")
    #expect(!kept.output.contains("abcdef1001secret"))
    #expect(kept.output.hasSuffix("600\n600\n600\n600\n700\n"), "\(kept.output.suffix(200))")
    let refused = try passo.run("run", "--resume", "--from", "4")
    #expect(refused.status == 2)
    #expect(refused.output.contains("OAUTH_TOKEN"), "\(refused)")
    let outcome = try passo.run("run", "--resume", "--from", "4", "--yes")
    #expect(outcome.status == 0, "step 3 is taken as it is: \(outcome)")
    #expect(passo.folder.text("sub/used.txt") == "token 16, count 6, name Ann, in sub\n")
  }

  /// Neither a part of a secret, nor its letters in another order or case, nor a longer text with it.
  @Test func whatWasMadeFromASecretIsNotKeptEither() throws {
    let page = """
      # Parts

      1.  Log in.

          ```
          P=Kz9mQ4vR7tW2xB5n; PART=${P:0:9}; BACK=$(printf %s "$P" | rev); UPPER=${P^^}; LONG="x-$P-y"; LIST=(a "${P:3:9}")
          ```
          {: pre}

      2.  Count.

          ```
          COUNT=5
          ```
          {: pre}

      3.  Stop.

          ```
          kill -9 $PASSO
          ```
          {: pre}

      4.  Use it.

          ```
          echo "$PART $BACK $UPPER $LONG ${LIST[1]} $COUNT"
          ```
          {: pre}

      """
    let passo = try Passo().file("page.md", page)
    _ = try passo.bash("sh -c 'export PASSO=$$; exec \(Passo.path) run page.md --secret P > out.txt 2>&1'")
    let kept = try passo.bash("cat .local/state/passo/runs/*.shell").output.lowercased()
    #expect(kept.contains("count"), "the other variables are kept")
    for part in ["z9mq4vr7", "mq4vr7tw2", "n5bx2wt7"] { #expect(!kept.contains(part), "\(part)") }
    let refused = try passo.run("run", "--resume", "--from", "4")
    #expect(refused.status == 2)
    for name in ["PART", "BACK", "UPPER", "LONG", "LIST"] { #expect(refused.output.contains(name), "\(refused)") }
  }

  @Test func aPersonIsAskedAboutWhatWasUnderWay() throws {
    let passo = try stopped()
    let run = try TerminalRun(
      passo, "run --resume", dialogue: [("▸", "r"), ("▸", "\r"), ("▸", "d"), ("▸", "\r")])
    #expect(run.screen.contains("This step was running when Passo ended. Did it finish?"), "\(run.screen)")
    #expect(run.screen.contains("Step 1 gave OAUTH_TOKEN, a secret that is kept nowhere."))
    #expect(run.status == 0, "\(run.screen)")
    #expect(passo.folder.text("sub/used.txt") == "token 16, count 6, name Ann, in sub\n")
    #expect(try passo.run("run", "--resume").errors.contains("there is no run to resume"))
  }

  /// The same where the steps run through a command: the state that is given back is that of the shell over there.
  @Test func stateComesBackThroughACommandToo() throws {
    let passo = try Passo().file("page.md", Self.tokens).file("sub/empty", "")
    let script = "\(Passo.path) run page.md --set name=Ann --shell 'sh' > out.txt 2>&1"
    _ = try passo.bash("sh -c 'export PASSO=$$; exec \(script.replacing("'sh'", with: "sh"))'")
    let outcome = try passo.run("run", "--resume", "--from", "4", "--yes")
    #expect(outcome.status == 0, "step 3 is taken as it is: \(outcome)")
    #expect(passo.folder.text("sub/used.txt") == "token 16, count 6, name Ann, in sub\n")
    let left = try passo.bash("ls -d passo-* 2>/dev/null; pgrep -f '[p]asso-session.*\(passo.folder.path)'")
    #expect(left.output == "")
  }

  @Test func aPageThatHasChangedIsRefusedWithTheDifference() throws {
    let passo = try stopped()
    _ = try passo.file("page.md", Self.tokens.replacing("used.txt", with: "other.txt"))
    let refused = try passo.run("run", "--resume", "--from", "4", "--yes")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("has changed since run"))
    #expect(refused.errors.contains("> used.txt"))
    #expect(refused.errors.contains("> other.txt"))
    #expect(try passo.run("run", "--resume", "--accept-changes", "--from", "4", "--yes").status == 0)
    #expect(passo.folder.text("sub/other.txt") == "token 16, count 6, name Ann, in sub\n")
  }

  /// A page whose second step fails until a file is there.
  private static let waiting = """
    # Waiting
    {: #waiting}

    1.  Begin.

        ```
        echo begun >> done.txt
        ```
        {: pre}

    2.  Wait.

        ```
        echo waited >> done.txt; sleep 30
        ```
        {: pre}

    3.  Fail.

        ```
        echo failed >> done.txt; CODE=abcdef$((1000+1))secret; echo "$CODE"; false
        ```
        {: pre}

    4.  Show.

        ```
        echo shown
        ```
        {: pre}

    5.  Leave.

        ```
        echo left >> done.txt
        ```
        {: pre}

    """

  /// What was said when the run began holds when it goes on: nothing of it is said again.
  @Test func whatShapedTheRunHoldsAgain() throws {
    let passo = try Passo().file("page.md", Self.waiting).file("values.yml", "manual: done\n")
    let begun = try passo.bash(
      """
      \(Passo.path) run page.md --non-interactive --timeout 300ms --retry 2x10ms --keep-going --secret CODE \
        --until 4 --verify exit --values values.yml --report report.md > out.txt 2>&1 & passo=$!
      until grep -q waited done.txt 2>/dev/null; do sleep 0.01; done
      kill -9 $passo; wait $passo; rm report.md
      cat .local/state/passo/runs/*
      """)
    #expect(!begun.output.contains("abcdef1001secret"))
    let outcome = try passo.run("run", "--resume", "--from", "2")
    #expect(passo.folder.text("done.txt") == "begun\nwaited\nwaited\nwaited\nfailed\nfailed\n", "\(outcome)")
    #expect(!outcome.output.contains("abcdef1001secret"))
    #expect(passo.folder.text("report.md")?.contains("Waiting") == true)
    // Said anew.
    let again = try passo.run("run", "--resume", "--from", "3", "--retry", "1x1s", "--until", "5")
    #expect(
      passo.folder.text("done.txt") == "begun\nwaited\nwaited\nwaited\nfailed\nfailed\nfailed\nleft\n", "\(again)")
  }

  @Test func aValuesFileThatIsGoneIsSaid() throws {
    let passo = try Passo().file("page.md", Pages.failing).file("values.yml", "manual: done\n")
    #expect(try passo.run("run", "page.md", "--values", "values.yml").status == 1)
    _ = try passo.bash("rm values.yml")
    #expect(try passo.run("run", "--resume").errors.contains("values.yml is not there any more"))
  }

  @Test func oneRunIsGoneOnWithByOnePassoOnly() throws {
    let passo = try Passo().file("page.md", Pages.secret)
    let outcome = try passo.bash(
      """
      \(Passo.path) run page.md --set password=hunter22 > /dev/null 2>&1 & passo=$!
      until grep -q 'sleep 60' .local/state/passo/runs/*.jsonl 2>/dev/null; do sleep 0.05; done
      \(Passo.path) runs
      \(Passo.path) run --resume
      \(Passo.path) run --resume $(basename .local/state/passo/runs/*.jsonl .jsonl)
      kill $passo; wait $passo
      """)
    #expect(outcome.output.contains("running"), "\(outcome)")
    #expect(outcome.errors.contains("there is no run to resume"))
    #expect(outcome.errors.contains("another Passo is working on run"))
  }

  private static let secrets = """
    # Secrets
    {: #secrets}

    1.  Log in.

        ```
        printf '%s' "<password>" | wc -c > length.txt
        ```
        {: pre}

    2.  Note it.

        ```
        echo noted >> notes.txt
        ```
        {: pre}

    3.  Use it.

        ```
        printf '%s' "<password>" > used.txt
        ```
        {: pre}

    """

  /// A secret is kept nowhere, so the person is asked for it again; what is done is not done again.
  @Test func aSecretIsAskedAgain() throws {
    let passo = try Passo().file("page.md", Self.secrets)
    let first = try TerminalRun(
      passo, "run page.md", dialogue: [("value:", "hunter22\r"), ("▸", "\r"), ("▸", "\r"), ("▸", "p")])
    #expect(first.status == 2, "\(first.screen)")
    #expect(try !passo.bash("cat .local/state/passo/runs/* .local/state/passo/*").output.contains("hunter22"))
    let second = try TerminalRun(passo, "run --resume", dialogue: [("value:", "hunter33\r"), ("▸", "\r")])
    #expect(second.status == 0, "\(second.screen)")
    #expect(passo.folder.text("notes.txt") == "noted\n")
    #expect(passo.folder.text("used.txt") == "hunter33")
  }

  @Test func twoRunsOfOnePageDoNotDisturbEachOther() throws {
    let passo = try Passo().file(
      "page.md",
      Self.secrets.replacing("<password>", with: "<name>").replacing(
        "echo noted >> notes.txt", with: "PLACE=\"<name>\"; until [ -e \"go-<name>\" ]; do sleep 0.02; done"
      ).replacing("> used.txt", with: "> \"used-$PLACE\""))
    let outcome = try passo.bash(
      """
      \(Passo.path) run page.md --set name=Ann > a.txt 2>&1 & ann=$!
      \(Passo.path) run page.md --set name=Bea > b.txt 2>&1 & bea=$!
      until grep -q 'go-Ann' a.txt && grep -q 'go-Bea' b.txt; do sleep 0.05; done
      kill -9 $bea; touch go-Ann; wait $ann; echo $?
      touch go-Bea
      \(Passo.path) run --resume --from 2; echo $?
      \(Passo.path) runs | wc -l
      """)
    #expect(outcome.output.hasPrefix("0\n") && outcome.output.hasSuffix("0\n2\n"), "\(outcome)")
    #expect(passo.folder.text("used-Ann") == "Ann" && passo.folder.text("used-Bea") == "Bea")
  }

  /// A run in which nothing was done is not the one that is meant.
  @Test func theLatestRunThatDidSomethingIsGoneOnWith() throws {
    let passo = try Passo().file("page.md", Pages.failing).file("other.md", Pages.greeting)
    #expect(try passo.run("run", "page.md").status == 1)
    #expect(try passo.run("run", "other.md").status == 2)
    let outcome = try passo.run("run", "--resume")
    #expect(outcome.output.contains("1 of 3 actions already done"), "\(outcome)")
  }

  @Test func whatIsNotThereIsSaid() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    #expect(try passo.run("run").status == 64)
    #expect(try passo.run("run", "page.md", "--accept-changes").status == 64)
    #expect(try passo.run("run", "--resume").status == 2)
    #expect(try passo.run("run", "--resume", "20261122-054000-k3f9").errors.contains("there is no run 2026"))
  }
}
