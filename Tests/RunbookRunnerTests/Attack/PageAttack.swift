import Diagnostics
import MarkdownBlocks
import RunbookModel

@testable import RunbookRunner

/// A command, what its page shows below it, and an output that passes, must not pass, or is left open.
struct PageAttack: Sendable {
  var locale: String
  var attributes: String
  var leadIn: String
  /// What is above the command, and below the sample.
  var above = "."
  var below = ""
  var command = ""
  var sample: [String] = []
  var output = ""
  var kind = SentenceAttack.Kind.fulfils

  /// Reads files such as `pages.txt`, whose head explains their lines.
  static func all(in text: String) -> [PageAttack] {
    var attacks: [PageAttack] = []
    var current: PageAttack?
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let rest = String(line.dropFirst(2))
      if line.hasPrefix("== ") {
        let parts = line.dropFirst(3).split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
        let texts = parts.map { $0.drop { $0 == " " } }.map(String.init)
        guard texts.count == 3 else { continue }
        current = PageAttack(
          locale: String(texts[0].prefix { $0 != " " }), attributes: texts[1], leadIn: texts[2])
      } else if line.hasPrefix("$ ") {
        current?.command = rest
      } else if line.hasPrefix("< ") {
        current?.above = rest
      } else if line.hasPrefix("% ") {
        current?.below = rest
      } else if line.hasPrefix("> ") {
        current?.sample.append(rest)
      } else if let kind = line.first.flatMap(SentenceAttack.Kind.init), var attack = current {
        attack.kind = kind
        attack.output = rest.split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: "\n") + "\n"
        attacks.append(attack)
      }
    }
    return attacks
  }

  /// As a run would judge it.
  var verdict: Verdict {
    let document = MarkdownReader().read(SourceFile(path: "page.md", text: page))
    let runbook = RunbookReader(locale: locale).read(document)
    guard let action = runbook.procedures.flatMap(\.steps).flatMap(\.actions).first else { return .unverified }
    let result = ActionResult(ending: .exited(0), output: Array(output.utf8), isComplete: true)
    let verifier = Verifier(strictness: .sample)
    return verifier.verdict(of: verifier.checks(of: action, result: result))
  }

  private var page: String {
    var page = "# T\n\n1. \(above)\n\n   ```\n   \(command)\n   ```\n   {: pre \(attributes)}\n\n"
    guard !sample.isEmpty else { return page }
    page += "   \(leadIn)\n\n   ```\n" + sample.map { "   \($0)\n" }.joined() + "   ```\n   {: screen}\n"
    if !below.isEmpty { page += "\n   \(below)\n" }
    return page
  }
}
