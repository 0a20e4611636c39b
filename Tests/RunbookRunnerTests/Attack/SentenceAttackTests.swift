import Foundation
import RunbookModel
import Testing

@testable import RunbookRunner

/// No output passes that contradicts what the page says of it, and none fails that fulfils it.
@Suite struct SentenceAttackTests {
  private static func attacks(in file: String) -> [SentenceAttack] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: file)
    return (try? String(contentsOf: file, encoding: .utf8)).map(SentenceAttack.all) ?? []
  }

  /// With `PASSO_ATTACK=1` every pair is printed that is not judged as well as it could be.
  private func tell(_ judged: [(attack: SentenceAttack, verdict: Verdict)], in file: String) {
    guard ProcessInfo.processInfo.environment["PASSO_ATTACK"] != nil else { return }
    for (kind, best) in [
      (SentenceAttack.Kind.fulfils, Verdict.passed), (.contradicts, .failed), (.leavesOpen, .unverified),
    ] {
      let those = judged.filter { $0.attack.kind == kind }
      let counts = Dictionary(grouping: those, by: \.verdict).map { "\($0.key.rawValue) \($0.value.count)" }.sorted()
      print("attack: \(file): \(kind): \(counts.joined(separator: ", "))")
      for (attack, verdict) in those where verdict != best {
        print(
          "attack: \(kind), \(verdict.rawValue): \(attack.locale): \(attack.sentence) \(attack.output.debugDescription)"
        )
      }
    }
  }

  @Test(arguments: [
    "sentences.txt", "sentences-later.txt", "sentences-fresh.txt", "sentences-verdicts.txt", "sentences-places.txt",
    "sentences-second.txt", "sentences-third.txt", "sentences-fourth.txt",
  ])
  func sentencesAreTrueOrNot(file: String) {
    let judged = Self.attacks(in: file).map { (attack: $0, verdict: $0.verdict) }
    tell(judged, in: file)
    func of(_ kind: SentenceAttack.Kind, _ verdict: Verdict) -> [String] {
      judged.filter { $0.attack.kind == kind && $0.verdict == verdict }.map {
        "\($0.attack.sentence) \($0.attack.output.debugDescription)"
      }
    }
    #expect(judged.count >= 75)
    #expect(judged.filter { $0.attack.kind != .fulfils }.count * 2 >= judged.count)
    #expect(of(.contradicts, .passed).isEmpty, "\(of(.contradicts, .passed))")
    #expect(of(.fulfils, .failed).isEmpty, "\(of(.fulfils, .failed))")
    #expect(of(.leavesOpen, .passed).isEmpty && of(.leavesOpen, .failed).isEmpty)
    #expect(of(.fulfils, .passed).count * 10 >= judged.filter { $0.attack.kind == .fulfils }.count * 8)
  }
}
