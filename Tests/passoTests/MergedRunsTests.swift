import Testing

/// `passo report --merge` over runs that were made.
@Suite struct MergedRunsTests {
  private static let page = """
    # Kiln

    1. Say hello.

       ```
       echo hello
       ```
       {: pre}

       ```
       hello
       ```
       {: screen}

    2. Look at the state.

       ```
       cat state
       ```
       {: pre}

       ```
       up
       ```
       {: screen}

    """

  /// Runs of two hosts, one of which is down; the events of each are in a folder of its name.
  private static func hosts() throws -> Passo {
    let passo = try Passo().file("page.md", page)
    for (host, state) in [("web01", "up"), ("web02", "up"), ("db01", "down")] {
      _ = try passo.file("state", state + "\n").bash("mkdir -p hosts/\(host)")
      let run = try passo.run("run", "page.md", "--yes", "--non-interactive", "--format", "jsonl")
      _ = try passo.file("hosts/\(host)/20261128-010203-ab12.jsonl", run.output)
    }
    return passo
  }

  @Test func aFolderAHostIsOneReport() throws {
    let passo = try Self.hosts()
    let outcome = try passo.run("report", "--merge", "hosts", "--format", "markdown")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
    #expect(outcome.output.contains("3 runs: 2 passed, 1 failed"), "\(outcome.output)")
    #expect(outcome.output.contains("**db01: step 2** Look at the state."), "\(outcome.output)")
    #expect(outcome.output.contains("| db01 | ✔ | ✘ |") && outcome.output.contains("| 2 runs | ✔ | ✔ |"))
  }

  @Test func whereNothingIsARunItCouldNotBeDone() throws {
    let passo = try Passo().file("a/run.json", "{}").file("b.txt", "no run")
    let outcome = try passo.run("report", "--merge", "a/run.json", "b.txt", "--format", "markdown")
    #expect(outcome.status == 2 && outcome.errors.contains("none of them could be read as a run"), "\(outcome)")
  }

  /// Half a line at the end is what a kill leaves; anything else that is damaged is named, and has not passed.
  @Test func tornJournalsAreTold() throws {
    let passo = try Self.hosts()
    _ = try passo.bash(
      "head -c -20 hosts/web01/*.jsonl >hosts/cut.jsonl; sed 3s/^./x/ hosts/web01/*.jsonl >hosts/torn.jsonl")
    let outcome = try passo.run("report", "--merge", "hosts", "--format", "json")
    #expect(outcome.output.contains("the journal is damaged in line 3: it cannot be read"), "\(outcome.output)")
    let text = try passo.run("report", "--merge", "hosts", "--format", "markdown").output
    #expect(text.contains("5 runs: 2 passed, 1 failed, 2 unknown"), "\(text)")
    #expect(text.contains("1 journal that cannot be read: `torn`"), "\(text)")
  }

  /// What a line would have said no one knows: such a run has not passed.
  @Test func aJournalThatLacksLinesIsNeverPassed() throws {
    let passo = try Self.hosts()
    _ = try passo.bash("sed 6,8d hosts/web01/*.jsonl >gap.jsonl")
    let merged = try passo.run("report", "--merge", "gap.jsonl", "--format", "markdown").output
    #expect(merged.contains("1 run: 1 unknown"), "\(merged)")
    let report = try passo.run("report", "gap.jsonl", "--format", "markdown")
    #expect(!report.output.contains("passed:") && report.output.contains("damaged in line 6"), "\(report)")
    #expect(report.errors.contains("the journal is damaged in line 6"), "\(report)")
    let suite = try passo.run("report", "gap.jsonl", "--format", "junit").output
    #expect(!suite.contains("\"passed\""), "\(suite)")
  }

  /// As `passo run --format jsonl >> host.jsonl` leaves them.
  @Test func twoRunsInOneFileAreTwo() throws {
    let passo = try Self.hosts()
    _ = try passo.bash("cat hosts/db01/*.jsonl hosts/web01/*.jsonl >both.jsonl; cp hosts/db01/*.jsonl twice.jsonl")
    _ = try passo.bash("cat hosts/db01/*.jsonl >>twice.jsonl")
    let merged = try passo.run("report", "--merge", "both.jsonl", "--format", "markdown").output
    #expect(merged.contains("2 runs: 1 passed, 1 failed"), "\(merged)")
    #expect(try passo.run("report", "--merge", "twice.jsonl").output.contains("2 runs: 2 failed"))
    let refused = try passo.run("report", "both.jsonl")
    #expect(refused.status != 0 && refused.errors.contains("the events of several runs"), "\(refused)")
  }

  /// A step of another page has nothing to do with the one of the same name.
  @Test func stepsOfOtherPagesAreOthers() throws {
    let passo = try Self.hosts().file("other.md", "# Loom\n\n1. Weave.\n\n   ```\n   false\n   ```\n   {: pre}\n")
    let run = try passo.run("run", "other.md", "--yes", "--non-interactive", "--format", "jsonl")
    let text = try passo.file("loom.jsonl", run.output).run("report", "--merge", "hosts/web01", "loom.jsonl").output
    #expect(text.contains("**loom: step 1** Weave.") && text.contains("not of the same page"), "\(text)")
  }

  @Test func severalRunsOfAHostAreToldApart() throws {
    let passo = try Self.hosts()
    _ = try passo.bash("cp hosts/db01/20261128-010203-ab12.jsonl hosts/db01/20261128-020304-cd34.jsonl")
    let text = try passo.run("report", "--merge", "hosts", "--format", "json").output
    for name in ["db01 (20261128-010203-ab12)", "db01 (20261128-020304-cd34)", "\"web01\""] {
      #expect(text.contains(name), "\(text)")
    }
  }

  /// The runs of this account, all or by their names.
  @Test func keptRunsAreMerged() throws {
    let passo = try Passo().file("page.md", Self.page).file("state", "up\n")
    for _ in 1...2 { _ = try passo.run("run", "page.md", "--yes", "--non-interactive") }
    let all = try passo.run("report", "--merge")
    #expect(all.output.contains("2 runs: 2 passed"), "\(all)")
    let names = try passo.bash("ls .local/state/passo/runs | sed -n s/.jsonl//p").output.split(separator: "\n")
    let first = try #require(names.first)
    #expect(try passo.run("report", "--merge", String(first)).output.contains("1 run: 1 passed"))
    let unknown = try passo.run("report", "--merge", "20260101-000000-zzzz")
    #expect(unknown.status != 0 && unknown.errors.contains("there is no run, file or folder called"), "\(unknown)")
  }

  @Test func whatMakesNoSenseIsRefused() throws {
    let passo = try Self.hosts()
    let several = try passo.run("report", "hosts", "page.md")
    #expect(several.status == 64 && several.errors.contains("add --merge"), "\(several)")
    #expect(try passo.run("report", "--merge", "hosts", "--format", "cast").status == 64)
    #expect(try passo.run("report", "--merge", "hosts", "--page-diff").status == 64)
    let empty = try passo.bash("mkdir empty").status
    #expect(try empty == 0 && passo.run("report", "--merge", "empty").status != 0)
  }
}
