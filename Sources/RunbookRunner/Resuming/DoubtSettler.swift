import Diagnostics
import RunbookModel

/// Has a person say what became of an action that was under way when Passo ended, or may be what was done under other
/// words: it is never silently repeated.
struct DoubtSettler {
  let run: RunContext
  let action: Action
  let step: Step

  /// Whether the action is to be met as if it had never begun.
  func wantsRepetition() throws -> Bool {
    let cause = run.doubtCause(of: action)
    if run.options.nonInteractive { throw Unanswerable(Unanswered.doubt(step, cause)) }
    let stop = run.stop(at: action, of: step, shown: action.text ?? step.instruction)
    switch try run.prompter.doubt(about: stop, cause) {
    case .repeat:
      run.settleDoubt(about: [action.id])
      return true
    case .done:
      let check = Check(.person, .passed, line: action.line, message: "done, as the user says")
      try run.finish(action, .passed, checks: [check])
    case .skip(let reason):
      try run.finish(action, .skipped, reason: reason.map { Message(verbatim: $0) })
    case .quit: throw Stop.byThePerson
    }
    return false
  }
}
