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

  /// A later set: what it is about, how many of its outputs it has at least, and how many harmless differences may not
  /// pass. What is written in front of each was found before anything was changed for it.
  struct AttackSet: Sendable, CustomTestStringConvertible {
    var file: String
    var wrong: Int
    var harmless: Int
    /// Of a hundred harmless differences.
    var unsettled = 5
    var failed = 0

    var testDescription: String { file }
  }

  static let sets = [
    // 24 of 163 wrong outputs passed, and 2 of 54 differences failed.
    AttackSet(file: "families-fresh.txt", wrong: 160, harmless: 50),
    // Counts, lacks, rows and columns: 1 of 54 wrong outputs passed.
    AttackSet(file: "families-places.txt", wrong: 50, harmless: 1),
    // Lines, keys and rows that the sample does not have.
    AttackSet(file: "families-added.txt", wrong: 120, harmless: 60),
    // What commands name, limits, times in their order, values of nothing: 22 of 191 wrong outputs passed; of 99
    // differences 61 passed and 11 failed.
    AttackSet(file: "families-command.txt", wrong: 190, harmless: 1, failed: 2),
    // Of the same kind, after the rules for these: 2 of 85 wrong outputs passed; of 49 differences 39 passed, 3 failed.
    AttackSet(file: "families-command-fresh.txt", wrong: 50, harmless: 1, failed: 2),
    // After the rules for those: 1 of 50 wrong outputs passed; of 24 differences 21 passed, none failed.
    AttackSet(file: "families-command-last.txt", wrong: 50, harmless: 1, failed: 2),
    // What passed wrongly in an attack of 421 wrong outputs, with a harmless difference beside most of them.
    AttackSet(file: "families-ninth.txt", wrong: 40, harmless: 28, unsettled: 0),
    // Words, lines and marks in another order, other capitals, what a usage names.
    AttackSet(file: "families-order.txt", wrong: 88, harmless: 50, unsettled: 0),
  ]

  @Test(arguments: sets) func noOutputOfALaterSetPassesWrongly(set: AttackSet) {
    let outputs = Self.outputs(in: set.file)
    let wrong = results(isWrong: true, of: outputs)
    tell(wrong, but: .different)
    #expect(wrong.count >= set.wrong)
    let passed = wrong.filter { $0.1 == .matched }.map { "\($0.0.family): \($0.0.reason)" }
    #expect(passed.isEmpty, "\(passed)")
    let harmless = results(isWrong: false, of: outputs)
    tell(harmless, but: .matched)
    #expect(harmless.count >= set.harmless)
    let unsettled = harmless.filter { $0.1 != .matched }.map { "\($0.0.family): \($0.0.reason)" }
    #expect(unsettled.count * 100 <= harmless.count * set.unsettled, "\(unsettled)")
    #expect(harmless.count { $0.1 == .different } * 100 <= harmless.count * set.failed)
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
