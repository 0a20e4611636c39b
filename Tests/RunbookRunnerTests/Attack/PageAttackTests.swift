import Foundation
import RunbookModel
import Testing

@testable import RunbookRunner

/// No output passes that a page shows as what must not be, and none fails for what the page promises.
@Suite struct PageAttackTests {
  private typealias Judged = [(attack: PageAttack, verdict: Verdict)]

  private static func judged(_ file: String) -> Judged {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: file)
    let attacks = (try? String(contentsOf: file, encoding: .utf8)).map(PageAttack.all) ?? []
    return attacks.map { (attack: $0, verdict: $0.verdict) }
  }

  private func of(_ judged: Judged, _ kind: SentenceAttack.Kind, _ isMeant: (Verdict) -> Bool) -> [String] {
    judged.filter { $0.attack.kind == kind && isMeant($0.verdict) }.map {
      "\($0.verdict.rawValue): \($0.attack.locale): \($0.attack.leadIn)\($0.attack.attributes) "
        + $0.attack.output.debugDescription
    }
  }

  /// With `PASSO_ATTACK=1` every output is printed that is not judged as well as it could be.
  private func tell(_ judged: Judged) {
    guard ProcessInfo.processInfo.environment["PASSO_ATTACK"] != nil else { return }
    for (kind, best) in [
      (SentenceAttack.Kind.fulfils, Verdict.passed), (.contradicts, .failed), (.leavesOpen, .unverified),
    ] {
      let those = judged.filter { $0.attack.kind == kind }
      let counts = Dictionary(grouping: those, by: \.verdict).map { "\($0.key.rawValue) \($0.value.count)" }.sorted()
      print("attack: pages: \(kind): \(counts.joined(separator: ", "))")
      for line in of(judged, kind, { $0 != best }) { print("attack: \(kind), \(line)") }
    }
  }

  @Test func pagesPromiseOnlyWhatTheyPromise() {
    let judged = Self.judged("pages.txt")
    tell(judged)
    #expect(judged.count >= 75)
    #expect(of(judged, .contradicts) { $0 == .passed }.isEmpty)
    #expect(of(judged, .fulfils) { $0 == .failed }.isEmpty)
    #expect(of(judged, .fulfils) { $0 != .passed }.count <= 1)
    #expect(of(judged, .leavesOpen) { $0 != .unverified }.isEmpty)
  }

  /// At first 22 of the 29 wrong outputs passed.
  @Test func whatThePageNamesIsNoExample() {
    let judged = Self.judged("pages-pinned.txt")
    tell(judged)
    #expect(judged.count >= 55)
    #expect(of(judged, .contradicts) { $0 == .passed }.isEmpty)
    #expect(of(judged, .fulfils) { $0 != .passed }.isEmpty)
  }
}
