import Diagnostics
import RunbookModel
package import RunbookRunner

/// One line of a list of runs: its name, how it ended, and its page.
package struct RunListing: Sendable {
  private let verdicts: VerdictText

  package init(language: Language = .english, style: TextStyle = TextStyle()) {
    verdicts = VerdictText(language: language, style: style)
  }

  package func line(for run: JournalReader.Listing) -> String {
    let state = RunState(run.summary)
    let mark = run.isGoingOn ? "▸" : state.mark
    let word = (run.isGoingOn ? verdicts.language.say("running") : state.word(in: verdicts)).padded(to: 14)
    let procedure = run.procedure.map { "#" + TerminalSafe.line($0) } ?? ""
    let verdict = verdicts.style.paint("\(mark) \(word)", state.tone)
    return "\(run.run)  \(verdict)  \(TerminalSafe.line(run.document.path))\(procedure)\n"
  }
}
