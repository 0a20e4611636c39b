import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is proved of healthy runs with stand-ins, and that nothing is where an answer is spoilt.
///
/// `PASSO_LABORATORY=1` spoils every answer of the five pages too, and prints the table; that takes some minutes.
@Suite struct LaboratoryTests {
  private static let isLong = ProcessInfo.processInfo.environment["PASSO_LABORATORY"] != nil

  @Test func mostOfOurHealthyActionsAreProved() throws {
    let figures = try StandInProcedure.ours.map { try healthy($0, StandInWorld.page($0.page)) }
    expectMost(figures)
  }

  @Test(.enabled(if: !SharedPages.seeds.isEmpty, "the five pages are not in ../shared/seeds"))
  func mostOfTheSeedsHealthyActionsAreProved() throws {
    let figures = try StandInProcedure.seeds.map { procedure in
      try healthy(procedure, try #require(SharedPages.seeds.first { $0.hasSuffix("/" + procedure.page) }))
    }
    expectMost(figures)
  }

  @Test(arguments: StandInProcedure.ours)
  func noSpoiltAnswerPassesOnOurPages(_ procedure: StandInProcedure) throws {
    _ = try spoil(procedure, StandInWorld.page(procedure.page))
  }

  @Test(
    .enabled(if: isLong, "PASSO_LABORATORY is not set"),
    .enabled(if: !SharedPages.seeds.isEmpty, "the five pages are not in ../shared/seeds"))
  func noSpoiltAnswerPassesOnSeeds() throws {
    var count = 0
    for procedure in StandInProcedure.seeds {
      let path = try #require(SharedPages.seeds.first { $0.hasSuffix("/" + procedure.page) })
      count += try spoil(procedure, path)
    }
    #expect(count >= 100)
    print("laboratory: \(count) spoilt answers")
  }

  @Test(.enabled(if: StandInWorld.reader != nil, "there is no compiler for C"))
  func aProgramThatReadsInAnotherThreadIsAnswered() throws {
    let page =
      "1.  Start it.\n\n    ```\n    docker run -it clis\n    ```\n    {: pre}\n\n    Output:\n\n"
      + "    ```\n    ran: exit\n    ```\n    {: screen}\n"
    let outcome = try StandInWorld().run(text: page, values: StandInValues.file())
    #expect(outcome.verdicts.values.first == "passed", "\(outcome)")
  }

  // MARK: Figures

  private struct Figures {
    var name: String
    var done: Int
    var passed: Int
    var confirmed: Int
  }

  private func healthy(_ procedure: StandInProcedure, _ path: String) throws -> Figures {
    let outcome = try StandInWorld().run(
      "\(path)#\(procedure.procedure)", values: StandInValues.file(choices: procedure.choices))
    let done = outcome.verdicts.filter { $0.value != "skipped" }
    let passed = done.filter { $0.value == "passed" }
    return Figures(
      name: procedure.testDescription, done: done.count, passed: passed.count,
      confirmed: outcome.confirmed.filter { done[$0] == "unverified" }.count)
  }

  /// By hand or by Passo: what a person does is never proved, and counts.
  private func expectMost(_ figures: [Figures]) {
    let done = figures.reduce(0) { $0 + $1.done }
    let proved = figures.reduce(0) { $0 + $1.passed + $1.confirmed }
    if Self.isLong {
      for figure in figures {
        print("laboratory: \(figure.name): \(figure.done) done, \(figure.passed) passed, \(figure.confirmed) confirmed")
      }
      print("laboratory: \(proved) of \(done) proved")
    }
    #expect(proved * 10 >= done * 6, "\(proved) of \(done)")
  }

  // MARK: Spoilt answers

  /// - Returns: how many answers were spoilt.
  private func spoil(_ procedure: StandInProcedure, _ path: String) throws -> Int {
    let world = try StandInWorld()
    let values = StandInValues.file(choices: procedure.choices)
    _ = try world.run("\(path)#\(procedure.procedure)", values: values)
    let calls = world.calls.filter { call in ["bx ", "docker ", "kubectl "].contains { call.hasPrefix($0) } }
    var count = 0
    for (index, call) in calls.enumerated() {
      for kind in StandInMeddling.Kind.allCases where StandInMeddling.spoils(kind, call) {
        let meddling = StandInMeddling(call: index + 1, kind: kind)
        let spoilt = try StandInWorld(meddling: meddling)
        let outcome = try spoilt.run("\(path)#\(procedure.procedure)", values: values)
        guard !spoilt.meddled.isEmpty else { continue }
        count += 1
        let action = try #require(Self.action(of: call, at: index, among: calls, in: outcome), "\(call)\n\(outcome)")
        let verdict = outcome.verdicts[action] ?? "none"
        // Whoever says nothing may be confirmed: what was to be made is there.
        let isConfirmed = outcome.confirmed.contains(action) && kind != .empty
        #expect(verdict != "passed" && !isConfirmed, "\(meddling): \(call): \(action)")
        if Self.isLong {
          print("laboratory: \(procedure.testDescription): \(kind.rawValue): \(call.prefix(40)): \(verdict)")
        }
      }
    }
    return count
  }

  /// The action that made a call: the one whose text has its first words, as often as they were called before.
  private static func action(
    of call: String, at index: Int, among calls: [String], in outcome: StandInWorld.Outcome
  ) -> String? {
    let words = call.split(separator: " ")
    for length in [4, 3, 2] where words.count >= length {
      let beginning = words.prefix(length).joined(separator: " ")
      let before = calls[..<index].count { $0.hasPrefix(beginning) }
      let actions = outcome.started.filter { $0.text.contains(beginning) }
      if actions.indices.contains(before) { return actions[before].action }
    }
    return nil
  }
}
