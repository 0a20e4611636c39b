import Foundation
import Testing

@testable import RunbookRunner

/// No message proves what it does not say, and no list of another place confirms a step. At first 16 of the messages and
/// 27 of the lists were taken for proofs that are none.
@Suite struct ProofAttackTests {
  private static let attacks: [ProofAttack] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "proofs.txt")
    return (try? String(contentsOf: file, encoding: .utf8)).map(ProofAttack.all) ?? []
  }()

  @Test(arguments: [ProofAttack.Kind.message, .confirm])
  func onlyProofsProve(_ kind: ProofAttack.Kind) throws {
    let attacks = Self.attacks.filter { $0.kind == kind }
    var wrong: [String] = []
    var missed: [String] = []
    for attack in attacks {
      let isTaken = try attack.isTakenForProof()
      guard isTaken != attack.isProof else { continue }
      let text = "\((attack.earlier + [attack.command]).joined(separator: " ⏎ ")) → \(attack.output.debugDescription)"
      if isTaken { wrong.append(text) } else { missed.append(text) }
    }
    if ProcessInfo.processInfo.environment["PASSO_ATTACK"] != nil {
      print("attack: proofs: \(kind): \(attacks.count), wrong \(wrong.count), missed \(missed.count)")
      for text in wrong { print("attack: wrong proof: \(text)") }
      for text in missed { print("attack: missed proof: \(text)") }
    }
    #expect(attacks.count { !$0.isProof } >= 30)
    #expect(wrong.isEmpty, "\(wrong)")
    #expect(missed.isEmpty, "\(missed)")
  }
}
