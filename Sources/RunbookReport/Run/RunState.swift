import Diagnostics
import RunbookRunner

/// How a run as a whole is: as its verdict says, but a run that a person paused is not one that was stopped.
struct RunState {
  let verdict: Verdict
  let isPaused: Bool

  init(_ summary: RunSummary?) {
    verdict = summary?.verdict ?? .unknown
    isPaused = summary?.isPaused ?? false
  }

  var mark: String { isPaused ? "‖" : VerdictText.mark(for: verdict) }

  var tone: TextStyle.Tone { isPaused ? .caution : VerdictText.tone(of: verdict) }

  func word(in texts: VerdictText) -> String {
    isPaused ? texts.language.say("paused") : texts.word(for: verdict)
  }
}
