import Diagnostics
import Foundation
import OutputMatching
import Testing

/// Outputs that contradict a page never pass, and those that only look different do.
@Suite struct SampleAttackTests {
  private static let outputs = outputs(in: "families.txt")

  private static func outputs(in name: String) -> [AttackFamily.Output] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
    return (try? String(contentsOf: file, encoding: .utf8)).map(AttackFamily.outputs) ?? []
  }

  private func results(
    isWrong: Bool, of outputs: [AttackFamily.Output] = Self.outputs
  ) -> [(AttackFamily.Output, Comparison.Result)] {
    outputs.filter { $0.isWrong == isWrong }.map {
      let context = SampleContext(command: $0.command, paragraphs: $0.said)
      return ($0, Sample($0.sample).compare(with: $0.text, bindings: $0.bindings, context: context).result)
    }
  }

  /// With `PASSO_ATTACK=1` every output that is not settled is printed.
  private func tell(_ results: [(AttackFamily.Output, Comparison.Result)], but expected: Comparison.Result) {
    guard ProcessInfo.processInfo.environment["PASSO_ATTACK"] != nil else { return }
    let counts = Dictionary(grouping: results) { $0.1 }.mapValues(\.count)
    print("attack:", counts.map { "\($0.key.rawValue) \($0.value)" }.sorted().joined(separator: ", "))
    for (output, result) in results where result != expected {
      print("attack: \(result.rawValue): \(output.family): \(output.reason)")
      if !output.isWrong { print("attack:     \(differences(of: output))") }
    }
  }

  private func differences(of output: AttackFamily.Output) -> String {
    Sample(output.sample).compare(
      with: output.text, bindings: output.bindings,
      context: SampleContext(command: output.command, paragraphs: output.said)
    ).differences.map { "\($0.message.description) (\($0.expected ?? "") / \($0.actual ?? ""))" }.joined(
      separator: "; ")
  }

  @Test func noWrongOutputPasses() {
    let results = results(isWrong: true)
    tell(results, but: .different)
    #expect(results.count >= 250)
    let passed = results.filter { $0.1 == .matched }.map { "\($0.0.family): \($0.0.reason)" }
    #expect(passed.isEmpty, "\(passed)")
  }

  /// A second set, written before anything was compared with it: 25 of its 40 differences passed and 2 failed.
  @Test func hardlyAnyOtherHarmlessDifferenceFails() {
    let results = results(isWrong: false, of: Self.outputs(in: "differences.txt"))
    tell(results, but: .matched)
    #expect(results.count >= 40)
    #expect(results.count { $0.1 == .matched } >= 38)
    #expect(results.count { $0.1 == .different } == 0)
  }

  /// A third set, written before anything was compared with it: 24 of its 163 wrong outputs passed, and 2 of its 54
  /// differences failed.
  @Test func noOutputOfTheThirdSetPassesWrongly() {
    let outputs = Self.outputs(in: "families-fresh.txt")
    let wrong = results(isWrong: true, of: outputs)
    tell(wrong, but: .different)
    #expect(wrong.count >= 160)
    let passed = wrong.filter { $0.1 == .matched }.map { "\($0.0.family): \($0.0.reason)" }
    #expect(passed.isEmpty, "\(passed)")
    let harmless = results(isWrong: false, of: outputs)
    tell(harmless, but: .matched)
    #expect(harmless.count >= 50)
    #expect(harmless.count { $0.1 == .matched } * 20 >= harmless.count * 19)
    #expect(harmless.count { $0.1 == .different } == 0)
  }

  /// A fourth set, written before anything was compared with it: counts, lacks, rows and columns; 1 of its 54 wrong
  /// outputs passed.
  @Test func noOutputOfTheFourthSetPassesWrongly() {
    let outputs = Self.outputs(in: "families-places.txt")
    let wrong = results(isWrong: true, of: outputs)
    tell(wrong, but: .different)
    #expect(wrong.count >= 50)
    let passed = wrong.filter { $0.1 == .matched }.map { "\($0.0.family): \($0.0.reason)" }
    #expect(passed.isEmpty, "\(passed)")
    let harmless = results(isWrong: false, of: outputs)
    tell(harmless, but: .matched)
    #expect(harmless.count { $0.1 == .matched } * 20 >= harmless.count * 19)
    #expect(harmless.count { $0.1 == .different } == 0)
  }

  /// A fifth set, written before anything was compared with it: lines, keys and rows that the sample does not have.
  @Test func noOutputOfTheFifthSetPassesWrongly() {
    let outputs = Self.outputs(in: "families-added.txt")
    let wrong = results(isWrong: true, of: outputs)
    tell(wrong, but: .undecided)
    #expect(wrong.count >= 120)
    let passed = wrong.filter { $0.1 == .matched }.map { "\($0.0.family): \($0.0.reason)" }
    #expect(passed.isEmpty, "\(passed)")
    let harmless = results(isWrong: false, of: outputs)
    tell(harmless, but: .matched)
    #expect(harmless.count >= 60)
    #expect(harmless.count { $0.1 == .matched } * 20 >= harmless.count * 19)
    #expect(harmless.count { $0.1 == .different } == 0)
  }

  /// A sixth set, written before anything was compared with it: what commands name, limits, times in their order,
  /// values of nothing. 22 of its 191 wrong outputs passed; of its 99 differences 61 passed and 11 failed.
  @Test func noOutputOfTheSixthSetPassesWrongly() {
    let outputs = Self.outputs(in: "families-command.txt")
    let wrong = results(isWrong: true, of: outputs)
    tell(wrong, but: .different)
    #expect(wrong.count >= 190)
    let passed = wrong.filter { $0.1 == .matched }.map { "\($0.0.family): \($0.0.reason)" }
    #expect(passed.isEmpty, "\(passed)")
    let harmless = results(isWrong: false, of: outputs)
    tell(harmless, but: .matched)
    #expect(harmless.count { $0.1 == .matched } * 20 >= harmless.count * 19)
    #expect(harmless.count { $0.1 == .different } * 50 <= harmless.count)
  }

  /// A seventh set of the same kind, written after the rules and before anything was compared with it: 2 of its 85 wrong
  /// outputs passed; of its 49 differences 39 passed and 3 failed. Of the eighth, written after these were mended,
  /// 1 of 50 wrong outputs passed; of its 24 differences 21 passed and none failed.
  @Test(arguments: ["families-command-fresh.txt", "families-command-last.txt"])
  func noOutputOfALaterSetPassesWrongly(name: String) {
    let outputs = Self.outputs(in: name)
    let wrong = results(isWrong: true, of: outputs)
    tell(wrong, but: .different)
    #expect(wrong.count >= 50)
    let passed = wrong.filter { $0.1 == .matched }.map { "\($0.0.family): \($0.0.reason)" }
    #expect(passed.isEmpty, "\(passed)")
    let harmless = results(isWrong: false, of: outputs)
    tell(harmless, but: .matched)
    #expect(harmless.count { $0.1 == .matched } * 20 >= harmless.count * 19)
    #expect(harmless.count { $0.1 == .different } * 50 <= harmless.count)
  }

  /// Outputs that passed wrongly, and differences that did not pass, in an attack of 421 wrong outputs; with a harmless
  /// one beside each wrong one.
  @Test func noOutputOfTheNinthSetPassesWrongly() {
    let outputs = Self.outputs(in: "families-ninth.txt")
    let wrong = results(isWrong: true, of: outputs)
    tell(wrong, but: .different)
    #expect(wrong.count >= 40)
    let passed = wrong.filter { $0.1 == .matched }.map { "\($0.0.family): \($0.0.reason)" }
    #expect(passed.isEmpty, "\(passed)")
    let harmless = results(isWrong: false, of: outputs)
    tell(harmless, but: .matched)
    #expect(harmless.count >= 28)
    let unsettled = harmless.filter { $0.1 != .matched }.map { "\($0.0.family): \($0.0.reason)" }
    #expect(unsettled.isEmpty, "\(unsettled)")
  }

  @Test func harmlessDifferencesPass() {
    let results = results(isWrong: false)
    tell(results, but: .matched)
    #expect(results.count >= 75)
    let failed = results.filter { $0.1 == .different }.map { "\($0.0.family): \($0.0.reason)" }
    #expect(failed.count * 50 <= results.count, "\(failed)")
    let unsettled = results.filter { $0.1 != .matched }.map { "\($0.0.family): \($0.0.reason)" }
    #expect(unsettled.count * 20 <= results.count, "\(unsettled)")
  }
}
