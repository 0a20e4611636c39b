import RunbookModel

@testable import RunbookRunner

/// An output of a command, and whether it proves the command itself, or an earlier one that nothing else proves.
struct ProofAttack: Sendable {
  enum Kind: String, Sendable { case message, confirm }

  var kind: Kind
  /// What ran before, in order.
  var earlier: [String] = []
  var command = ""
  var output = ""
  var isProof = false

  /// Reads files such as `proofs.txt`, whose head explains their lines.
  static func all(in text: String) -> [ProofAttack] {
    var attacks: [ProofAttack] = []
    var current = ProofAttack(kind: .message)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let rest = String(line.dropFirst(2))
      switch line.first {
      case "=": current = ProofAttack(kind: Kind(rawValue: String(rest.dropFirst())) ?? .message)
      case "<": current.earlier.append(rest)
      case "$": current.command = rest
      default:
        var attack = current
        attack.output = rest.split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: "\n") + "\n"
        attack.isProof = line.hasPrefix("+")
        attacks.append(attack)
      }
    }
    return attacks
  }

  /// As a run would judge it.
  func isTakenForProof() throws -> Bool {
    switch kind {
    case .message: return !CommandReading(command, output: output) { _ in nil }.said.isEmpty
    case .confirm:
      var page = Page()
      for command in earlier { page.add(command) }
      page.add(command, role: .verify) { $0.expect(output) }
      let run = RecordedRun()
      run.options.nonInteractive = true
      run.session.answer(command, output)
      _ = try run.run(page)
      return run.ends.last?.confirms.contains("tokens/1/1") ?? false
    }
  }
}
