import Diagnostics
import RunbookModel

/// Has a person say what became of an action that was under way when Passo ended, or may be what was done under other
/// words: it is never silently repeated.
struct DoubtSettler {
  let services: RunServices
  let state: RunState
  let action: Action
  let step: Step

  /// Whether the action is to be met as if it had never begun.
  func wantsRepetition() throws -> Answer<Bool> {
    let cause = state.ledger.doubtCause(of: action)
    switch services.options.choices[action.id.text] {
    case RunOptions.Decision.done.rawValue: return try isDone()
    case RunOptions.Decision.again.rawValue: return isToBeRepeated()
    default: break
    }
    if services.options.nonInteractive {
      return .missing(Unanswered.doubt(action, step, cause, run: services.log.run))
    }
    let stop = ActionStop(at: action, of: step, services, state, shown: action.text ?? step.instruction)
    switch try services.prompter.doubt(about: stop, cause) {
    case .given(.repeat): return isToBeRepeated()
    case .given(.done): return try isDone()
    case .given(.skip(let reason)):
      try state.ledger.finish(action, .skipped, reason: reason.map { Message(verbatim: $0) })
      return .given(false)
    case .leave(let move): return .leave(move)
    }
  }

  private func isToBeRepeated() -> Answer<Bool> {
    state.ledger.settleDoubt(about: [action.id])
    return .given(true)
  }

  private func isDone() throws -> Answer<Bool> {
    try state.ledger.takeAsDone(action.id, line: action.line)
    return .given(false)
  }
}
