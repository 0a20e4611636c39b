import Diagnostics
import RunbookModel
public import RunbookRunner

/// One line of a list of runs: its name, how it ended, and its page.
public struct RunListing: Sendable {
  private let verdicts: VerdictText

  public init(language: Language = .english, style: TextStyle = TextStyle()) {
    verdicts = VerdictText(language: language, style: style)
  }

  public func line(for run: JournalReader.Listing) -> String {
    let mark = run.isGoingOn ? "▸" : VerdictText.mark(for: run.verdict)
    let state =
      run.isGoingOn
      ? verdicts.language.say("under way")
      : run.summary?.isPaused == true ? verdicts.language.say("paused") : verdicts.word(for: run.verdict)
    let word = state.padded(to: 14)
    let procedure = run.procedure.map { "#" + TerminalSafe.line($0) } ?? ""
    let verdict = verdicts.style.paint("\(mark) \(word)", VerdictText.tone(of: run.verdict))
    return "\(run.run)  \(verdict)  \(TerminalSafe.line(run.document.path))\(procedure)\n"
  }
}
