import RunbookModel
import Testing

@testable import RunbookRunner

/// A value that was changed in the middle of a run, and the steps that had used the old one.
@Suite struct ChangedValueTests {
  /// A run whose first step used a value that was changed at the third, and whose second one uses what the first gave.
  private func changed() throws -> (RecordedRun, Page) {
    var page = Page()
    page.describe("name")
    page.add("make <name>") { $0.sets = ["PLACE"] }
    page.add("look \"$PLACE\"")
    page.add("echo three")
    page.add("echo four")
    let first = RecordedRun()
    first.session.variables["PLACE"] = "here"
    first.prompter.values["name"] = [.value("Ann"), .value("Bob")]
    first.prompter.before = [.run, .run, .change("name"), .pause]
    #expect(try first.run(page).isPaused)
    return (first, page)
  }

  /// What used a value that was changed later, and what depends on it, is put to the person; the answer counts for good.
  @Test(arguments: [RepetitionReply.repeat, .leave]) func whatUsedAnOldValueIsAskedAbout(reply: RepetitionReply) throws
  {
    let (first, page) = try changed()
    let second = try first.resumed()
    second.session.variables["PLACE"] = "here"
    second.prompter.reruns = [.given(reply)]
    _ = try second.run(page)
    #expect(second.prompter.rerunSteps == [["1", "2"]])
    let again = ["make Bob", "look \"$PLACE\""]
    #expect(second.session.commands == (reply == .repeat ? again : []) + ["echo three", "echo four"])
    let third = RecordedRun()
    third.earlier = Resumption(first.events + second.events)
    _ = try third.run(page)
    #expect(third.session.commands.isEmpty && third.prompter.rerunSteps.isEmpty)
  }

  /// Without a person nothing is guessed: the run stops, names the steps, and says how it goes on.
  @Test func withoutAPersonWhatUsedAnOldValueIsNamed() throws {
    let (first, page) = try changed()
    let second = try first.resumed()
    second.options.nonInteractive = true
    #expect(try second.run(page).exitStatus == 2)
    #expect(second.session.commands.isEmpty)
    #expect(second.diagnostics.contains("<name> had its old value in step 1"))
    #expect(second.diagnostics.contains("what comes of these was used in step 2"))
    #expect(
      second.diagnostics.last?.contains("--rerun-dependents`; to leave it as it is: `passo run --resume") ?? false)
    let third = RecordedRun()
    third.session.variables["PLACE"] = "here"
    third.earlier = Resumption(first.events + second.events)
    third.options.nonInteractive = true
    third.options.rerunsDependents = true
    _ = try third.run(page)
    #expect(third.session.commands == ["make Bob", "look \"$PLACE\"", "echo three", "echo four"])
  }

  /// A step that was being done again when the run died is not forgotten, nor are those after it.
  @Test func whatIsToBeDoneAgainStaysSo() throws {
    let (first, page) = try changed()
    let second = try first.resumed()
    second.session.variables["PLACE"] = "here"
    second.options.rerunsDependents = true
    second.session.losesSessionAt = "look \"$PLACE\""
    _ = try second.run(page)
    let third = RecordedRun()
    third.session.variables["PLACE"] = "here"
    third.earlier = Resumption(first.events + second.events)
    third.prompter.doubts = [.repeat]
    _ = try third.run(page)
    #expect(third.session.commands == ["look \"$PLACE\"", "echo three", "echo four"])
  }
}
