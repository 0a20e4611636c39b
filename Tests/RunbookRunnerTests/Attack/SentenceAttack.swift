import Diagnostics
import MarkdownBlocks
import RunbookModel

@testable import RunbookRunner

/// A sentence of a page about what a command prints, and an output that fulfils it, contradicts it, or leaves it open.
struct SentenceAttack: Sendable {
  enum Kind: Character, Sendable {
    case fulfils = "+"
    case contradicts = "-"
    case leavesOpen = "?"
  }

  var locale: String
  var command: String
  var sentence: String
  /// What a step before runs.
  var earlier: String?
  var bindings: [String: String] = [:]
  var output = ""
  var kind = Kind.fulfils

  /// Reads files such as `sentences.txt`, whose head explains their lines.
  static func all(in text: String) -> [SentenceAttack] {
    var attacks: [SentenceAttack] = []
    var current: SentenceAttack?
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let rest = String(line.dropFirst(2))
      switch (line.prefix(2), Kind(rawValue: line.first ?? " ")) {
      case ("< ", _): current?.earlier = rest
      case ("= ", _):
        let parts = rest.split(separator: "=", maxSplits: 1).map(String.init)
        current?.bindings[parts[0]] = parts[1]
      case (_, let kind?) where line.dropFirst().hasPrefix(" "):
        guard var attack = current else { continue }
        attack.kind = kind
        attack.output = rest.split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: "\n") + "\n"
        attacks.append(attack)
      default:
        let parts = line.split(separator: "|", maxSplits: 2).map { $0.trimmingBlanks }
        guard parts.count == 3 else { continue }
        current = SentenceAttack(locale: parts[0], command: parts[1], sentence: parts[2])
      }
    }
    return attacks
  }

  /// As a run would judge it.
  var verdict: Verdict {
    let document = MarkdownReader().read(SourceFile(path: "page.md", text: page))
    let runbook = RunbookReader(locale: locale).read(document)
    guard let action = runbook.procedures.flatMap(\.steps).last?.actions.last else { return .unverified }
    let result = ActionResult(ending: .exited(0), output: Array(output.utf8), isComplete: true)
    let verifier = Verifier(strictness: .sample)
    return verifier.verdict(of: verifier.checks(of: action, result: result, bindings: bindings))
  }

  private var page: String {
    let steps = [(earlier.map { _ in "." }, earlier), (sentence, command)]
    return steps.filter { $0.0 != nil }.enumerated().reduce("# T\n\n") { page, step in
      page + "\(step.offset + 1). \(step.element.0 ?? "")\n\n   ```\n   \(step.element.1 ?? "")\n   ```\n   {: pre}\n\n"
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
