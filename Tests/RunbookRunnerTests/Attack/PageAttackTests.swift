import Foundation
import RunbookModel
import Testing

@testable import RunbookRunner

/// No output passes that a page shows as what must not be, and none fails for what the page promises.
@Suite struct PageAttackTests {
  private static let attacks: [PageAttack] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "pages.txt")
    return (try? String(contentsOf: file, encoding: .utf8)).map(PageAttack.all) ?? []
  }()

  private let judged = Self.attacks.map { (attack: $0, verdict: $0.verdict) }

  private func of(_ kind: SentenceAttack.Kind, _ isMeant: (Verdict) -> Bool) -> [String] {
    judged.filter { $0.attack.kind == kind && isMeant($0.verdict) }.map {
      "\($0.verdict.rawValue): \($0.attack.locale): \($0.attack.leadIn)\($0.attack.attributes) "
        + $0.attack.output.debugDescription
    }
  }

  /// With `PASSO_ATTACK=1` every output is printed that is not judged as well as it could be.
  private func tell() {
    guard ProcessInfo.processInfo.environment["PASSO_ATTACK"] != nil else { return }
    for (kind, best) in [
      (SentenceAttack.Kind.fulfils, Verdict.passed), (.contradicts, .failed), (.leavesOpen, .unverified),
    ] {
      let those = judged.filter { $0.attack.kind == kind }
      let counts = Dictionary(grouping: those, by: \.verdict).map { "\($0.key.rawValue) \($0.value.count)" }.sorted()
      print("attack: pages: \(kind): \(counts.joined(separator: ", "))")
      for line in of(kind, { $0 != best }) { print("attack: \(kind), \(line)") }
    }
  }

  @Test func pagesPromiseOnlyWhatTheyPromise() {
    tell()
    #expect(judged.count >= 75)
    #expect(of(.contradicts) { $0 == .passed }.isEmpty)
    #expect(of(.fulfils) { $0 == .failed }.isEmpty)
    #expect(of(.fulfils) { $0 != .passed }.count <= 1)
    #expect(of(.leavesOpen) { $0 != .unverified }.isEmpty)
  }
}
