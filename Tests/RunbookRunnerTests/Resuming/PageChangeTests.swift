import RunbookModel
import Testing

@testable import RunbookRunner

/// Which step is which when a page has changed under a run.
@Suite struct PageChangeTests {
  private func page(_ commands: [String]) -> Page {
    var page = Page()
    for command in commands { page.add(command) }
    return page
  }

  private func change(_ before: [String], _ now: [String]) -> PageChange {
    PageChange(from: page(before).runbook, to: page(now).runbook)
  }

  private func numbers(_ change: PageChange) -> [String] {
    change.identifiers.filter { $0.key.split(separator: "/").count == 3 }
      .sorted { $0.key < $1.key }.map { String($0.value.split(separator: "/")[1]) }
  }

  @Test(arguments: [
    (["a", "b", "c"], ["new", "a", "b", "c"], ["2", "3", "4"]),
    (["a", "b", "c"], ["c", "a", "b"], ["2", "3", "1"]),
    (["a", "b", "c"], ["a", "c"], ["1", "2~before", "2"]),
    // Of two that are alike the order tells.
    (["get", "a", "b", "get"], ["a", "b", "get"], ["1~before", "1", "2", "3"]),
    (["a ", "b"], ["a", "b"], ["1", "2"]),
  ])
  func actionsAreFoundByWhatTheyDo(before: [String], now: [String], expected: [String]) {
    let change = change(before, now)
    #expect(numbers(change) == expected)
    #expect(change.doubtful.isEmpty)
  }

  @Test func whatReadsOtherwiseInTheSamePlaceIsInDoubt() {
    #expect(change(["a", "b", "c"], ["a", "B", "c"]).doubtful == ["tokens/2/1": ["tokens/2/1"]])
    // Both of the new ones may be what was there.
    #expect(
      change(["a", "b", "c"], ["a", "new", "B", "c"]).doubtful
        == ["tokens/2/1": ["tokens/2/1"], "tokens/3/1": ["tokens/2/1"]])
    // Two where there was one, elsewhere: no one knows which of them it is.
    #expect(change(["x", "a", "b"], ["a", "b", "x", "x"]).doubtful.keys.sorted() == ["tokens/3/1", "tokens/4/1"])
  }

  @Test func stepsThatWereNamedAreFoundAgain() {
    let change = change(["a", "b", "c"], ["new", "c", "a"])
    #expect(change.steps(named: "3") == ["tokens/2"])
    #expect(change.steps(named: "tokens/1") == ["tokens/3"])
    #expect(change.steps(named: "2").isEmpty)
  }

  /// A run of `before` that ended within its second step's successor, then goes on with `now`.
  private func resumed(_ before: [String], _ now: [String], _ change: (RecordedRun) -> Void = { _ in }) throws
    -> (run: RecordedRun, summary: RunSummary)
  {
    let first = RecordedRun()
    first.session.losesSessionAt = before[2]
    _ = try first.run(page(before))
    let second = RecordedRun()
    let runbooks = (page(before).runbook, page(now).runbook)
    let kept: Resumption = try #require(
      Resumption(first.events, change: PageChange(from: runbooks.0, to: runbooks.1)))
    second.earlier = kept
    change(second)
    let summary = try second.run(page(now))
    return (second, summary)
  }

  @Test func whatWasDoneIsNotRepeatedWhereverItStands() throws {
    let (run, summary) = try resumed(["one", "two", "three", "four"], ["new", "four", "two", "one", "three"]) {
      $0.prompter.doubts = [.repeat]
    }
    #expect(run.session.commands == ["new", "four", "three"])
    #expect(summary.counts.values.reduce(0, +) == 5)
  }

  @Test func whatIsInDoubtIsAskedAbout() throws {
    let (run, _) = try resumed(["one", "two", "three", "four"], ["one", "TWO", "three", "four"]) {
      $0.prompter.doubts = [.done, .repeat]
    }
    #expect(run.session.commands == ["three", "four"])
    #expect(run.prompter.doubtCauses.first == .changedPage && run.prompter.doubtCauses.count == 2)
  }

  @Test func whereNoOneIsThereNothingInDoubtIsRun() throws {
    let (run, summary) = try resumed(["one", "two", "three", "four"], ["one", "TWO", "three", "four"]) {
      $0.options.nonInteractive = true
    }
    #expect(run.session.commands.isEmpty)
    #expect(summary.exitStatus == 2)
    #expect(run.diagnostics.contains { $0.contains("step 2 is where something else was done") })
  }

  @Test func whatIsGoneIsSaid() throws {
    let (run, summary) = try resumed(["one", "two", "three", "four"], ["two", "three", "four"]) {
      $0.prompter.doubts = [.done]
    }
    #expect(run.session.commands == ["four"])
    #expect(run.diagnostics.contains { $0.hasPrefix("step 1 of the page before was begun or done") })
    #expect(summary.exitStatus == 0)
  }

  /// A failed step that was removed has failed all the same; only somebody can say that it does not matter.
  @Test func aFailureIsNotPassedBecauseItsStepIsGone() throws {
    let before = page(["one", "two", "three"])
    let now = page(["one", "three"])
    let first = RecordedRun()
    first.options.nonInteractive = true
    first.session.answers["two"] = [ActionResult(ending: .exited(1))]
    #expect(try first.run(before).exitStatus == 1)
    let second = RecordedRun()
    second.options.nonInteractive = true
    second.earlier = Resumption(first.events, change: PageChange(from: before.runbook, to: now.runbook))
    let summary = try second.run(now)
    #expect(second.session.commands == ["three"])
    #expect(summary.verdict == .failed && summary.exitStatus == 1)
    let reported = "step 2 of the page before failed, and the page does not have it any more"
    #expect(second.diagnostics.contains { $0.hasPrefix(reported) && $0.contains("--choose 'tokens/2~before/1'=done") })

    let third = RecordedRun()
    third.options.nonInteractive = true
    third.options.choices["tokens/2~before/1"] = "done"
    let kept: Resumption = try #require(Resumption(first.events + second.events))
    #expect(!kept.isFinished)
    third.earlier = kept
    let settled = try third.run(now)
    #expect(third.session.commands.isEmpty)
    #expect(settled.count(.takenAsDone) == 1 && settled.count(.failed) == 0 && settled.exitStatus == 0)
    #expect(Resumption(first.events + second.events + third.events)?.isFinished == true)
  }

  /// Nor is one passed of which no one knows what became.
  @Test func whatMayHaveBeenDoneIsNotPassedBecauseItsStepIsGone() throws {
    let (run, summary) = try resumed(["one", "two", "three", "four"], ["one", "two", "four"]) {
      $0.options.nonInteractive = true
    }
    #expect(run.session.commands == ["four"])
    #expect(summary.exitStatus == 2 && summary.count(.unknown) == 1)
    #expect(run.diagnostics.contains { $0.hasPrefix("what became of step 3 of the page before") })
  }

  /// The journal of a run whose page changed is read with the names that the page has now.
  @Test func theRunGoesOnASecondTime() throws {
    let first = RecordedRun()
    first.session.losesSessionAt = "three"
    _ = try first.run(page(["one", "two", "three", "four"]))
    let now = page(["new", "two", "three", "four"])
    let second = RecordedRun()
    let before = page(["one", "two", "three", "four"]).runbook
    let kept: Resumption = try #require(
      Resumption(first.events, change: PageChange(from: before, to: now.runbook)))
    second.earlier = kept
    second.prompter.doubts = [.done, .done]
    second.session.losesSessionAt = "four"
    _ = try second.run(now)
    let lines = (first.lines + "\n" + second.lines).split(separator: "\n")
    let events = lines.compactMap { RunEventLine.decoded($0.utf8) }
    let third = RecordedRun()
    let keptAgain: Resumption = try #require(Resumption(events))
    third.earlier = keptAgain
    third.prompter.doubts = [.repeat]
    let summary = try third.run(now)
    #expect(second.session.commands == ["four"])
    #expect(third.session.commands == ["four"])
    #expect(summary.exitStatus == 0)
  }

  /// Somebody went back to the second step, and since then the page has the first one after it: that was not gone back
  /// to, then as now, also after another change.
  @Test func whatStoodBeforeTheStepThatSomebodyWentBackToIsNotRepeated() throws {
    let first = RecordedRun()
    first.prompter.before = [.run, .run, .run, .jump("tokens/2"), .pause]
    let (before, now) = (page(["one", "two", "three", "four"]), page(["two", "three", "one", "four"]))
    #expect(try first.run(before).isPaused)
    let second = RecordedRun()
    second.earlier = Resumption(first.events, change: PageChange(from: before.runbook, to: now.runbook))
    second.prompter.before = [.run, .pause]
    #expect(try second.run(now).isPaused)
    #expect(second.session.commands == ["two"])
    guard case .runResumed(let start) = second.events.first?.body else {
      Issue.record("the run was not resumed")
      return
    }
    #expect(start.change?.kept == ["tokens/3/1"])
    let later = page(["two", "one", "three", "four"])
    for (page, change) in [(now, nil), (later, PageChange(from: now.runbook, to: later.runbook))] {
      let third = RecordedRun()
      third.earlier = Resumption(first.events + second.events, change: change)
      _ = try third.run(page)
      #expect(third.session.commands == ["three", "four"])
    }
  }
}
