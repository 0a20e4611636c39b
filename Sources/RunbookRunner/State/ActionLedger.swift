import Diagnostics
import RunbookModel

/// How far each action has come; every change is reported.
final class ActionLedger {
  /// Actions in the order in which they were first met, each with its last verdict.
  private(set) var verdicts = ActionVerdicts()
  /// Actions that are not verified, and that a later check has confirmed.
  private(set) var confirmed: Set<ActionID> = []
  private var attempts: [ActionID: Int] = [:]
  /// The action that has been met, and whose end has not been reported.
  private(set) var openAction: ActionID?
  /// Actions that are not met again, because the run did them before it was resumed.
  private(set) var settled: Set<ActionID> = []
  /// Actions of which no one knows whether they were done before the run was resumed.
  private(set) var unknown: Set<ActionID> = []
  /// Those of them that only a change of the page has put in doubt.
  private var doubtful: Set<ActionID> = []
  private var doubtCauses: [ActionID: DoubtCause] = [:]
  /// Actions whose last attempt was under way when Passo ended, regardless of what was said about them: what they
  /// changed in the shell is lost.
  private(set) var unseen: Set<ActionID> = []
  private var repeated: [ActionID: [String]] = [:]
  private let log: EventLog
  private let isRehearsal: Bool

  init(log: EventLog, isRehearsal: Bool) {
    self.log = log
    self.isRehearsal = isRehearsal
  }

  /// Takes over what an earlier part of the run came to.
  func take(_ earlier: Resumption) {
    verdicts = earlier.verdicts
    confirmed = earlier.confirmed
    attempts = earlier.attempts
    settled = earlier.settled
    unknown = earlier.unknown
    doubtful = earlier.doubtful
    doubtCauses = earlier.doubtCauses
    unseen = earlier.unseen
  }

  // MARK: Met, and met again

  func meet(_ action: Action) { openAction = action.id }

  /// An action that is left without an end.
  func leave(_ action: Action) { if openAction == action.id { openAction = nil } }

  /// A person has gone to the first of these: they are met again, also in a run that is resumed.
  func meetAgain(_ actions: [Action]) throws {
    unsettle(actions.map(\.id))
    guard let first = actions.first, actions.contains(where: { outcome(of: $0) != nil }) else { return }
    try tell(Repetition.mark, of: first)
  }

  /// What used a value that was changed: it is met again, also in a run that is resumed once more.
  func meetAsStale(_ actions: [Action]) throws {
    unsettle(actions.map(\.id))
    for action in actions { try tell(Repetition.staleMark, of: action) }
  }

  /// It is left as it is, and not asked about any more.
  func keep(_ actions: [Action]) throws {
    for action in actions { try tell(Repetition.keptMark, of: action) }
  }

  private func tell(_ mark: String, of action: Action) throws {
    try log.tell(.answer(RunEvent.GivenAnswer(action: action.id, key: nil, value: mark, reason: nil)))
  }

  /// What is before the place where a person has the run go on is left as it is, for good.
  func takeAsItIs(_ action: Action, because reason: Message) throws {
    if unknown.contains(action.id) {
      let check = Check(.person, .unverified, line: action.line, message: "taken as it is, as the user says")
      try finish(action, .unverified, checks: [check], reason: reason)
    } else if !settled.contains(action.id) {
      if verdicts[action.id] == nil { try finish(action, .skipped, reason: reason) }
      try log.tell(
        .answer(RunEvent.GivenAnswer(action: action.id, key: nil, value: "skip", reason: reason.description)))
    }
    settle([action.id])
  }

  /// These are met again.
  func unsettle(_ actions: some Sequence<ActionID>) { settled.subtract(actions) }

  /// These are not met, no matter what became of them.
  func settle(_ actions: some Sequence<ActionID>) { settled.formUnion(actions) }

  /// An action is met again, for these variables alone: what else it changes in the shell is undone.
  func repeatForSecrets(_ action: ActionID, _ names: [String]) {
    settled.remove(action)
    repeated[action] = names
  }

  /// The variables for which an action is repeated, when it is; asked once.
  func takeRepetition(of action: ActionID) -> [String]? { repeated.removeValue(forKey: action) }

  /// No one needs to look any more whether these were done.
  func settleDoubt(about actions: some Sequence<ActionID>) { unknown.subtract(actions) }

  /// Why no one knows whether one of ``unknown`` was done.
  func doubtCause(of action: Action) -> DoubtCause {
    doubtful.contains(action.id) ? .changedPage : doubtCauses[action.id] ?? .underWay(since: nil)
  }

  /// Whether an action has been attempted, no matter what came of it.
  func hasRun(_ action: ActionID) -> Bool { attempts[action] != nil }

  func beginAttempt(_ action: ActionID) -> Int {
    openAction = action
    unseen.remove(action)
    attempts[action, default: 0] += 1
    return attempts[action, default: 1]
  }

  // MARK: Ends

  /// Tells how an action ended, and counts it.
  func finish(_ end: RunEvent.ActionEnd) throws {
    var end = end
    if isRehearsal, [.passed, .unverified].contains(end.verdict) { end.verdict = .rehearsed }
    verdicts.set(end.verdict, of: end.action)
    confirmed.remove(end.action)
    confirmed.formUnion(end.confirms)
    if openAction == end.action { openAction = nil }
    unknown.remove(end.action)
    try log.tell(.actionFinished(end))
  }

  /// Tells how an action ended that was not attempted.
  func finish(_ action: Action, _ verdict: Verdict, checks: [Check] = [], reason: Message? = nil) throws {
    try finish(action.id, verdict, checks: checks, reason: reason)
  }

  private func finish(_ action: ActionID, _ verdict: Verdict, checks: [Check] = [], reason: Message?) throws {
    try finish(
      RunEvent.ActionEnd(
        action: action, attempt: max(attempts[action] ?? 1, 1), verdict: verdict, checks: checks, reason: reason))
  }

  /// A person says that an action was done.
  func takeAsDone(_ action: ActionID, line: Int?) throws {
    let check = Check(.person, .unverified, line: line, message: "taken as done, as the user says")
    try finish(action, .takenAsDone, checks: [check], reason: nil)
    settle([action])
  }

  /// The values file says that what is left to a person is done.
  func takeAsSettled(_ action: Action) throws {
    let check = Check(.person, .unverified, line: action.line, message: "taken as done, as the values file says")
    try finish(action, .takenAsDone, checks: [check])
  }

  /// Tells that no one knows whether an action was done, since something else was in its place.
  func tellDoubtful(_ action: ActionID) throws {
    let step = action.step.label
    unsettle([action])
    try finish(
      action, .unknown, reason: "step \(step: step) is where something else was done before the page was changed")
    unknown.insert(action)
  }

  /// Tells that no one knows what became of an action.
  func tellUnknown(_ action: ActionID) throws {
    let step = action.step.label
    try finish(
      action, .unknown, reason: "step \(step: step) was running when Passo ended: what became of it is not known")
    unknown.insert(action)
  }

  /// A person does not want the action done. What it came to before is: a step that had passed has not been skipped.
  func skip(_ action: Action, reason: String?) throws {
    try log.tell(.answer(RunEvent.GivenAnswer(action: action.id, key: nil, value: "skip", reason: reason)))
    try leaveOut(action, reason: reason.map { Message(verbatim: $0) })
  }

  /// The same where no one was asked about the action itself.
  func leaveOut(_ action: Action, reason: Message?) throws {
    guard outcome(of: action) == nil else { return leave(action) }
    try finish(action, .skipped, reason: reason)
  }

  /// What an action that was done came to; nil where it was not done, or no one knows.
  private func outcome(of action: Action) -> Verdict? {
    verdicts[action.id].flatMap { $0.isDone ? $0 : nil }
  }
}
