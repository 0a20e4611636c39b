import Diagnostics
package import RunbookModel
package import RunbookRunner

/// What a person can do once a run has ended: what the page says, what takes back what was made, and the report.
///
///     Next, says the page (line 58):
///       - Watch the kiln (watch.md)
///     To take it back: passo run kiln.md#clean-up
///     Report: passo report 20260101-000000-abcd --output run.html
package struct RunEndText: Sendable {
  private let language: Language
  private let style: TextStyle

  /// More is not read at the end of a run; the page has the rest.
  private static let most = 6

  package init(language: Language = .english, style: TextStyle = TextStyle()) {
    self.language = language
    self.style = style
  }

  /// - Parameters:
  ///   - path: of the page, as the person named it.
  ///   - done: ids of the procedures that were run, and of those that took them back.
  package func lines(
    for summary: RunSummary, of runbook: Runbook, path: String, done: [String], run: RunID
  ) -> [String] {
    guard !summary.counts.isEmpty else { return [] }
    var lines: [String] = []
    let hasEnded = !summary.isPaused && summary.exitStatus == 0
    if hasEnded, let first = runbook.nextSteps.first {
      lines.append(language.say("Next, says the page (line \(first.line)):"))
      lines += runbook.nextSteps.prefix(Self.most).flatMap { step in
        let link = step.link.map { " (\(TerminalSafe.line($0)))" } ?? ""
        let text = TextWrapping.lines(of: TerminalSafe.line(step.text) + link, width: style.width - 7)
        return text.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
      }
      if runbook.nextSteps.count > Self.most { lines.append("  …") }
    }
    let hasMade = [Verdict.passed, .unverified, .failed].contains { summary.count($0) > 0 }
    let undoing = hasMade && !summary.isPaused ? SectionNames(runbook.procedures).undoing(done) : []
    func command(_ text: String) -> [String] { TextWrapping.lines(ofMessage: text, width: style.width - 3) }
    if !undoing.isEmpty {
      let names = undoing.map { "\(path)#\($0)" }.map(TerminalSafe.line).joined(separator: " ")
      lines += command(language.say("To take it back: \("passo run " + names)"))
    }
    lines += command(language.say("Report: \("passo report \(run.description) --output run.html")"))
    return lines.map { "   " + style.paint($0, .dim) }
  }
}
