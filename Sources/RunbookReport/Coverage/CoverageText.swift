import Bytes
import Diagnostics
import RunbookRunner

/// Proof coverage for people: a page in detail, or a table of pages.
package struct CoverageText: Sendable {
  private let language: Language
  private let style: TextStyle

  package init(language: Language = .english, style: TextStyle = TextStyle()) {
    (self.language, self.style) = (language, style)
  }

  package func text(of pages: [PageCoverage]) -> String {
    if pages.count == 1, let page = pages.first { return details(of: page) }
    let counted = pages.filter { !$0.coverage.rows.isEmpty }
    let rows = counted.map { row(CoverageShare([$0]), TerminalSafe.line($0.path)) }
    let all = language.say("in all, of \(count: counted.count, "page", "pages")")
    var lines = rows + (rows.isEmpty ? [] : ["", row(CoverageShare(pages), all)])
    let others = pages.count - counted.count
    if others > 0 {
      lines.append(language.say("On \(count: others, "page", "pages") a run does nothing that could be proved."))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// ` 60 %   3/5    page.md`
  private func row(_ share: CoverageShare, _ name: String) -> String {
    let percent = String(repeating: " ", count: 3 - String(share.percent).count) + "\(share.percent) %"
    let count = "\(share.provable)/\(share.total)".padded(to: 9)
    return "\(style.paint(percent, Self.tone(of: share)))   \(count)\(name)"
  }

  /// What writes the samples that are missing.
  private static func recording(of page: PageCoverage) -> String {
    let path = page.path.hasPrefix("-") ? "./" + page.path : page.path
    let isPlain = path.utf8.allSatisfy { $0.isAlphanumeric || "/._-+@".utf8.contains($0) }
    let word = isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
    return "passo record --missing \(page.coverage.hasSeveralProcedures ? "--all " : "")\(TerminalSafe.line(word))"
  }

  private static func right(_ number: Int, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - String(number).count)) + String(number)
  }

  private static func tone(of share: CoverageShare) -> TextStyle.Tone {
    share.percent >= 80 ? .good : share.percent >= 50 ? .caution : .bad
  }

  // MARK: One page

  private func details(of page: PageCoverage) -> String {
    let share = CoverageShare([page])
    let name = TerminalSafe.line(page.path)
    guard share.total > 0 else {
      return language.say("\(Message(verbatim: name)): a run does nothing that could be proved") + "\n"
    }
    let head = language.say(
      "\(Message(verbatim: name)): a run can prove \(share.provable) of \(count: share.total, "action", "actions"), \(share.percent) %"
    )
    var lines = [head]
    for proof in ProofCoverage.Proof.allCases {
      let count = page.coverage.rows.count { $0.proof == proof }
      if count > 0 { lines.append("  \(Self.right(count, 4))  \(language.say(proof.words))") }
    }
    let open = page.coverage.rows.filter { $0.proof == nil }
    guard !open.isEmpty else { return lines.map { $0 + "\n" }.joined() }
    lines += ["", language.say("Nothing on the page proves:")]
    let width = open.map { String($0.line).count }.max() ?? 0
    for row in open {
      let place = language.say("line \(Self.right(row.line, width))")
      let room = max(style.width - DisplayWidth.of(place) - 4, 20)
      lines.append("  \(style.paint(place, .dim))  \(TerminalSafe.line(row.text).clipped(to: room))")
      guard let addition = row.addition else { continue }
      let indent = String(repeating: " ", count: DisplayWidth.of(place) + 4)
      let takesAttributes = page.additions[row.action]?.contains { $0.kind == .exitStatus } ?? true
      let advice = addition.advice(Self.recording(of: page), check: row.check, takesAttributes)
      lines.append(indent + style.paint(language.say(advice), .dim))
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension ProofCoverage.Addition {
  /// - Parameter takesAttributes: whether the page has attribute lists.
  fileprivate func advice(_ recording: String, check: String?, _ takesAttributes: Bool) -> Message {
    let check = check.map(TerminalSafe.line)
    switch (self, check) {
    case (.sample, _):
      return """
        add what it prints: \(recording); if it prints nothing: data-expect-exit="0" in its attribute list, or a check \
        below it
        """
    case (.exitStatus, let check?) where takesAttributes:
      return """
        it prints nothing: add data-expect-exit="0" to its attribute list; to show the result as well, a check below \
        it, with its sample: \(check)
        """
    case (.exitStatus, let check?):
      return "it prints nothing: add a check to its block, and what that prints as its sample: \(check)"
    case (.exitStatus, nil):
      return "it prints nothing: add data-expect-exit=\"0\" to its attribute list, or a check below it"
    case (.failure, _):
      return """
        its sample is an error message: add the status with which it fails, data-expect-exit="1" in its attribute \
        list, or the sample of a success
        """
    case (.readyLine, _): return "add the line that it prints when it is ready, as a sample"
    }
  }
}
