import Bytes
import Diagnostics
import RunbookModel
package import RunbookRunner

/// A list of runs, one a line: name, how it ended, how long ago it began, the page's title, and where the page is.
package struct RunListing: Sendable {
  private let verdicts: VerdictText
  private let now: Timestamp
  /// Of the terminal; nil: every line is as long as it is.
  private let width: Int?

  package init(language: Language = .english, style: TextStyle = TextStyle(), width: Int?, now: Timestamp) {
    verdicts = VerdictText(language: language, style: style)
    self.width = width.map { max($0, 40) }
    self.now = now
  }

  /// One of them with the columns of its line, before they are set.
  private struct Row {
    var run: JournalReader.Listing
    var state: String
    var age: String
    var page: String
  }

  /// - Parameters:
  ///   - words: every line that is shown has all of them.
  ///   - matches: what is shown below a run; nil: not the run itself either.
  package func lines(
    for runs: [JournalReader.Listing], words: [String] = [], matches: (RunID) -> [RunSearch.Match]? = { _ in [] }
  ) -> [String] {
    let words = words.map(SearchWords.folded)
    let rows = runs.map(row(for:)).filter { row in
      let text = SearchWords.folded([row.run.run.description, row.state, row.page].joined(separator: " "))
      return words.allSatisfy { text.containsBytes(of: $0) }
    }
    let found = rows.compactMap { row in matches(row.run.run).map { (row, $0) } }
    let stateWidth = found.map { DisplayWidth.of($0.0.state) }.max() ?? 0
    let ageWidth = found.map { DisplayWidth.of($0.0.age) }.max() ?? 0
    return found.flatMap { row, matches in
      let state = verdicts.style.paint(row.state.padded(to: stateWidth), RunState(row.run.summary).tone)
      let lead = "\(row.run.run)  \(state)  \(row.age.padded(to: ageWidth))"
      let room = width.map { $0 - "\(row.run.run)".count - stateWidth - ageWidth - 7 }
      guard let room, room < RunListing.leastRoom else {
        return [lead + "  " + (room.map { row.page.clipped(to: $0) } ?? row.page)] + lines(for: matches)
      }
      return [lead, "    " + clipped(row.page)] + lines(for: matches)
    }
  }

  /// Where a page has less, it is on a line of its own. In columns.
  private static let leastRoom = 28

  private func row(for run: JournalReader.Listing) -> Row {
    let state = RunState(run.summary)
    let mark = run.isGoingOn ? "▸" : state.mark
    let ending = run.isGoingOn ? verdicts.language.say("running") : state.word(in: verdicts)
    let word = run.isRehearsal && state.verdict != .rehearsed ? verdicts.language.say("rehearsal, \(ending)") : ending
    let path = TerminalSafe.line(run.document.path) + (run.procedure.map { "#" + TerminalSafe.line($0) } ?? "")
    return Row(
      run: run, state: "\(mark) \(word)", age: RunAge(language: verdicts.language, now: now).text(of: run.started),
      page: [run.document.title.map(TerminalSafe.line), path].compactMap(\.self).joined(separator: " · "))
  }

  /// More lines of one run are rather looked at in its report.
  private static let mostMatches = 5

  private func lines(for matches: [RunSearch.Match]) -> [String] {
    var lines = matches.prefix(RunListing.mostMatches).map { match in
      let text = TerminalSafe.line(match.text)
      let shown = match.place == .command ? "$ " + text : text
      let step = match.step.map { verdicts.language.say("step \(step: TerminalSafe.line($0.label))") + " · " } ?? ""
      return "    " + verdicts.style.paint(clipped(step + shown), .dim)
    }
    let rest = matches.count - RunListing.mostMatches
    if rest > 0 { lines.append("    " + verdicts.style.paint(verdicts.language.say("\(rest) more"), .dim)) }
    return lines
  }

  private func clipped(_ text: String) -> String { width.map { text.clipped(to: $0 - 5) } ?? text }
}
