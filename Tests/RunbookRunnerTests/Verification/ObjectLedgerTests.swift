import RunbookModel
import Testing

@testable import RunbookRunner

/// A list that a check shows proves what earlier steps made, and confirms those that nothing else could prove.
@Suite struct ObjectLedgerTests {
  private static let tag = "docker tag base web"
  private static let images = "docker images"
  private static let header = "REPOSITORY   TAG     IMAGE ID       SIZE\n"

  private func run(
    _ list: String, first: String = tag, saying text: String = "Verify that the image was created.",
    sample: String? = nil
  ) throws -> RecordedRun {
    var page = Page()
    page.add(first)
    page.add(Self.images, role: .verify) { action in
      action.introduction = text
      if let sample { action.expect(sample) }
    }
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.session.answer(Self.images, list)
    run.session.answer("docker rmi web", "Untagged: web:latest\n")
    _ = try run.run(page)
    return run
  }

  @Test func aListShowsWhatAStepMade() throws {
    let run = try run(Self.header + "web          latest  1a2b3c4d5e6f   7MB\n")
    #expect(run.verdicts == [.unverified, .passed])
    #expect(run.ends[1].confirms == ["tokens/1/1"])
    #expect(run.lines.contains(#""confirms":["tokens/1/1"]"#))
    #expect(run.lines.contains(#""confirmed":1"#))
  }

  @Test func aSampleThatMatchesConfirmsToo() throws {
    let list = Self.header + "web          latest  1a2b3c4d5e6f   7MB\n"
    #expect(try run(list, saying: "Verify it.", sample: list).ends[1].confirms == ["tokens/1/1"])
  }

  @Test(arguments: [
    "", "web2         latest  1a2b3c4d5e6f   7MB\n", "web-1        latest  1a2b3c4d5e6f   7MB\n",
    "web          Pending 1a2b3c4d5e6f   7MB\n", "web          latest  1a2b3c4d5e6f   7MB\nerror: incomplete\n",
  ])
  func anotherListDoesNot(_ rows: String) throws {
    let run = try run(Self.header + rows)
    #expect(run.verdicts == [.unverified, .unverified])
    #expect(run.ends[1].confirms.isEmpty)
  }

  @Test(arguments: [
    "Verify that the image was deleted.", "Verify the size.", "Check that the image is not present.",
    "Verify that the image of the deployment was changed.", "Verify that the image was created with 3 layers.",
  ])
  func aCheckOfSomethingElseDoesNot(_ text: String) throws {
    let run = try run(Self.header + "web          latest  1a2b3c4d5e6f   7MB\n", saying: text)
    #expect(run.verdicts == [.unverified, .unverified])
  }

  @Test func aListWithoutItShowsThatItIsRemoved() throws {
    let text = "Verify that the image was removed."
    let gone = try run(Self.header, first: "docker rmi web", saying: text)
    #expect(gone.verdicts == [.passed, .passed])
    let there = try run(
      Self.header + "web          latest  1a2b3c4d5e6f   7MB\n", first: "docker rmi web", saying: text)
    #expect(there.verdicts == [.passed, .unverified])
    let silent = try run("", first: "docker rmi web", saying: text)
    #expect(silent.verdicts == [.passed, .unverified])
  }

  @Test func programsThatNoOneKnowsAreConfirmedByTheirOwnLists() throws {
    var page = Page()
    page.add("shopctl create app fruit")
    page.add("shopctl create app bread")
    page.add("shopctl list apps", role: .verify) { $0.expect("NAME    STATE\nfruit   running") }
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.session.answer("shopctl list apps", "NAME    STATE\nfruit   running\n")
    _ = try run.run(page)
    #expect(run.ends[2].verdict == .passed)
    #expect(run.ends[2].confirms == ["tokens/1/1"])
  }

  @Test func aResumedRunKnowsWhatWasMade() throws {
    var page = Page()
    page.add(Self.tag)
    page.add(Self.images, role: .verify) { $0.introduction = "Verify that the image was created." }
    let first = RecordedRun()
    first.options.nonInteractive = true
    first.session.answer(Self.images, "", status: 1)
    _ = try first.run(page)
    let second = RecordedRun()
    second.options.nonInteractive = true
    second.earlier = Resumption(first.events)
    second.session.answer(Self.images, Self.header + "web          latest  1a2b3c4d5e6f   7MB\n")
    _ = try second.run(page)
    #expect(second.ends.last?.confirms == ["tokens/1/1"])
  }
}
