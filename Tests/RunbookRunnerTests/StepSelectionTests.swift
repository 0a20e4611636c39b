import Diagnostics
import RunbookModel
import Testing

@testable import RunbookRunner

@Suite struct StepSelectionTests {
  private static func steps(_ ids: StepID...) -> [Step] {
    ids.map { id in
      Step(id: id, number: id.label, range: SourceRange(at: SourcePosition(line: 1, column: 1)), instruction: "")
    }
  }

  private let page = StepSelectionTests.steps("a/1", "a/2", "a/2.1", "a/2.2", "a/3", "a/20", "b/1", "b/4")

  private func chosen(_ change: (inout RunOptions) -> Void) throws -> [StepID] {
    var options = RunOptions()
    change(&options)
    let selection = try StepSelection(steps: page, options: options)
    return page.filter(selection.includes).map(\.id)
  }

  @Test func allWithoutAWord() throws {
    #expect(try chosen { _ in }.count == 8)
  }

  @Test func aStepBringsItsSubsteps() throws {
    #expect(try chosen { $0.only = ["2"] } == ["a/2", "a/2.1", "a/2.2"])
    #expect(try chosen { $0.only = ["a/2"] } == ["a/2", "a/2.1", "a/2.2"])
    #expect(try chosen { $0.until = "2" } == ["a/1", "a/2", "a/2.1", "a/2.2"])
    #expect(try chosen { $0.from = "2.2" } == ["a/2.2", "a/3", "a/20", "b/1", "b/4"])
  }

  @Test func stepsAreLeftOut() throws {
    #expect(try chosen { $0.skipped = ["2", "b"] } == ["a/1", "a/3", "a/20"])
    #expect(try chosen { ($0.only, $0.skipped) = (["2"], ["2.1"]) } == ["a/2", "a/2.2"])
    #expect(throws: RunError.self) { try chosen { $0.skipped = ["9"] } }
  }

  @Test func oneActionOfAStepIsLeftOut() throws {
    var page = Page()
    page.add("echo one")
    page.steps[0].actions.append(page.steps[0].actions[0])
    page.steps[0].actions[1].id = ActionID(page.steps[0].id, 2)
    for name in ["1/1", "tokens/1/1"] {
      let run = RecordedRun()
      run.options.nonInteractive = true
      run.options.skipped = [name]
      let plan = PlanMaker(page.runbook, selection: run.selection).plan(with: Bindings())
      #expect(try plan.selected(by: run.options).actions.map(\.action.id.text) == ["tokens/1/2"])
      _ = try run.run(page)
      #expect(run.session.commands.count == 1)
    }
  }

  @Test func aProcedureMeansAllItsSteps() throws {
    #expect(try chosen { $0.only = ["b"] } == ["b/1", "b/4"])
    #expect(try chosen { $0.from = "b" } == ["b/1", "b/4"])
    let error = #expect(throws: RunError.self) { try chosen { $0.only = ["zzzzzzzz"] } }
    #expect(error?.help?.description.hasPrefix("there are: a/1, a/2") == true)
  }

  @Test func allThreeNarrowTogether() throws {
    let chosen = try chosen {
      $0.from = "2"
      $0.until = "4"
      $0.only = ["a/1", "3", "b/4"]
    }
    #expect(chosen == ["a/3", "b/4"])
  }

  @Test func aNumberOfSeveralProceduresIsRefused() {
    let error = #expect(throws: RunError.self) { try chosen { $0.from = "1" } }
    #expect(error?.help?.description == "name one of a/1, b/1")
  }

  @Test func anUnknownStepGetsTheNearest() {
    let error = #expect(throws: RunError.self) { try chosen { $0.only = ["a/33"] } }
    #expect(error?.message.description == "there is no step `a/33`")
    #expect(error?.help?.description == "did you mean `a/3`?")
    #expect(throws: RunError.self) { try chosen { $0.until = "ninety" } }
  }

  @Test func theWrongOrderIsRefused() {
    #expect(throws: RunError.self) {
      try chosen {
        $0.from = "3"
        $0.until = "2"
      }
    }
  }

  @Test func ofNothingNothingIsChosen() throws {
    let selection = try StepSelection(steps: [], options: RunOptions())
    #expect(!selection.includes(page[0]))
  }
}
