import OutputMatching
package import RunbookModel

/// What a journal says about a run that is to go on: what is settled, what was under way, which values there are.
package struct Resumption: Sendable {
  package let run: RunID
  /// As the run was started or, where it was resumed already, resumed last.
  package private(set) var start: RunEvent.RunStart
  /// Of the last event.
  package let lastSequence: Int
  /// How much output the journal holds, in bytes of the journal.
  let recordedOutput: Int
  /// The action whose beginning the journal tells, but not its end.
  package private(set) var underWay: ActionID?
  /// What the run came to; nil where it did not come to an end.
  package private(set) var summary: RunSummary?
  /// Each action's last verdict, in the order in which they first ended.
  private(set) var verdicts = ActionVerdicts()
  private(set) var attempts: [ActionID: Int] = [:]
  /// Actions whose last attempt was not seen to its end.
  private(set) var unseen: Set<ActionID> = []
  /// Values that are no secrets.
  private(set) var values = Bindings()
  /// Key of a secret value → the action whose output gave it; nil: somebody gave it.
  private(set) var secrets: [String: ActionID?] = [:]
  /// Shell variable whose value is a secret → the action that set it.
  private(set) var withheld: [String: ActionID] = [:]
  /// Group of alternatives, action with several bodies, or optional step → what was chosen; empty: none.
  private(set) var choices: [String: String] = [:]
  /// By action, secrets masked.
  private(set) var outputs: [ActionID: [UInt8]] = [:]
  /// By action, what was run last, secrets masked.
  private(set) var texts: [ActionID: String] = [:]
  /// Actions that are not verified, and that a later check has confirmed.
  private(set) var confirmed: Set<ActionID> = []
  /// Actions that may have been done, and why no one knows.
  private(set) var doubtCauses: [ActionID: DoubtCause] = [:]
  /// Actions of which a person has changed the command.
  private(set) var edited: Set<ActionID> = []
  /// Actions that a person left as they were, failed or not; those that failed only until the run has reached its end.
  private var left: Set<ActionID> = []
  /// What is to be done again.
  private(set) var repetition = Repetition()

  private static let largestOutput = 256 * 1024

  /// Actions of which no one knows whether they were done, because the page has changed.
  private(set) var doubtful: Set<ActionID> = []
  /// Actions that were begun and that the page does not have any more.
  private(set) var gone: [ActionID] = []
  /// Those of them that failed, or of which no one knows what became: they stay so until somebody takes them as done.
  private(set) var abandoned: [ActionID] = []
  /// Actions that a person did not go back to, wherever the page has them now.
  private var kept: Set<ActionID> = []
  /// For the journal: what the changed page did to the events before.
  private(set) var change: RunEvent.PageChangeNote?

  /// nil where the journal does not begin like one.
  ///
  /// - Parameters:
  ///   - events: of one run, in the order of its journal.
  ///   - change: what became of the page since the last of the events; nil: nothing.
  package init?(_ events: [RunEvent], change: PageChange? = nil) {
    guard let first = events.first, let last = events.last, case .runStarted(let start) = first.body else { return nil }
    run = first.run
    self.start = start
    lastSequence = last.sequence
    recordedOutput = events.reduce(0) { size, event in
      if case .output(let chunk) = event.body { size + OutputRoom.size(of: chunk.bytes) } else { size }
    }
    let events = events.namedAsNow()
    for event in change.map({ change in events.map { $0.renamed(by: change.identifiers) } }) ?? events {
      take(event.body, at: event.time)
    }
    if let change { take(change) }
    leaveGone()
  }

  /// Of these, in the order of the page, those that a person went back to and has not come to since.
  func goneBackTo(in actions: [Action]) -> [ActionID] {
    repetition.goneBackTo(in: actions).filter { !kept.contains($0) }
  }

  /// What the page does not ask for any more and was never begun does not count; what was begun does, also where it
  /// failed: only somebody can say that this does not matter.
  private mutating func leaveGone() {
    let done = settled
    verdicts.removeAll { entry in
      PageChange.isGone(entry.action.text) && !done.contains(entry.action) && attempts[entry.action] == nil
    }
    if let action = underWay, PageChange.isGone(action.text) {
      underWay = nil
      verdicts.set(.unknown, of: action)
    }
    abandoned = verdicts.all.filter { PageChange.isGone($0.action.text) && !done.contains($0.action) }.map(\.action)
  }

  /// Every identifier that the events hold.
  package static func identifiers(in events: [RunEvent]) -> Set<String> {
    Set(
      events.namedAsNow().compactMap { event in
        switch event.body {
        case .stepStarted(let start): start.step.text
        case .actionFinished(let end): end.action.text
        default: nil
        }
      })
  }

  /// Actions of the events that a page which has not changed does not have: another version of Passo named them.
  package static func unknown(in events: [RunEvent], to runbook: Runbook) -> [ActionID] {
    let known = Set(runbook.procedures.flatMap(\.steps).flatMap(\.actions).map(\.id))
    return events.namedAsNow().compactMap { event in
      guard case .actionFinished(let end) = event.body, !known.contains(end.action), !PageChange.isGone(end.action.text)
      else { return nil }
      return end.action
    }
  }

  private mutating func take(_ change: PageChange) {
    let done = settled.union(unknown)
    gone = verdicts.all.map(\.action).filter { done.contains($0) && change.gone.contains($0) }
    if let underWay, change.gone.contains(underWay) { gone.append(underWay) }
    let doubts = change.doubtful.filter { !$0.value.isDisjoint(with: done) && $0.key != underWay }.map(\.key)
    doubtful.formUnion(doubts)
    doubtful.subtract(change.gone)
    if let target = repetition.target, let place = change.order.firstIndex(of: target) {
      kept.formUnion(change.order[..<place])
    }
    self.change = RunEvent.PageChangeNote(
      identifiers: change.identifiers.filter { $0 != $1 }, doubtful: doubts.sorted(), kept: kept.sorted())
  }

  /// Whether there is anything left that a resumed run could do.
  package var isFinished: Bool {
    guard let summary else { return false }
    return summary.verdict.isSettled
  }

  /// Actions that are not met again: what failed, was stopped, or no one knows about is.
  var settled: Set<ActionID> {
    let done = verdicts.all.filter(\.verdict.isSettled)
    return Set(done.map(\.action)).union(left)
  }

  /// Whether the action was run, and not skipped.
  func isDone(_ action: ActionID) -> Bool {
    verdicts[action]?.isDone ?? false
  }

  /// Actions of which no one knows whether they were done.
  var unknown: Set<ActionID> {
    Set(verdicts.all.filter { $0.verdict == .unknown }.map(\.action)).union(underWay.map { [$0] } ?? [])
  }

  var plainOutputs: [ActionID: String] { outputs.mapValues { TerminalText.plain($0) } }

  private mutating func take(_ body: RunEvent.Body, at time: Timestamp) {
    repetition.take(body)
    switch body {
    case .runResumed(let again):
      summary = nil
      start.document = again.document
      if let settings = again.settings { start.settings = settings }
      doubtful.formUnion(again.change?.doubtful ?? [])
      kept.formUnion(again.change?.kept ?? [])
    case .runFinished(let summary):
      self.summary = summary
      // Nothing else is left for a run that reached its end: whoever goes on with it goes back to what failed.
      if summary.exitStatus == 1, !summary.isPaused { left = left.filter { verdicts[$0] != .failed } }
    case .actionStarted(let start):
      underWay = start.action
      unseen.insert(start.action)
      doubtCauses[start.action] = .underWay(since: time)
      if start.isEdited { edited.insert(start.action) } else { edited.remove(start.action) }
      doubtful.remove(start.action)
      attempts[start.action] = start.attempt
      outputs[start.action] = nil
      texts[start.action] = start.kind == .command ? start.text : nil
      left.remove(start.action)
    case .output(let chunk): take(chunk)
    case .actionFinished(let end):
      if end.verdict == .unknown, let signal = end.signal.flatMap(Interruption.init) {
        doubtCauses[end.action] = .ended(signal, at: time)
      }
      take(end)
    case .answer(let answer): take(answer)
    case .valueSet(let note), .valueCaptured(let note): take(note)
    case .runStarted, .stepStarted, .question, .commandEdited, .commandTyped, .fileWritten, .shellEnded, .diagnostic:
      break
    }
  }

  private mutating func take(_ chunk: RunEvent.OutputChunk) {
    guard let action = chunk.action, (outputs[action]?.count ?? 0) < Resumption.largestOutput else { return }
    outputs[action, default: []] += chunk.bytes
  }

  private mutating func take(_ end: RunEvent.ActionEnd) {
    // An end that comes without a beginning is what somebody said of it.
    if underWay == end.action, end.verdict != .unknown { unseen.remove(end.action) }
    if underWay == end.action { underWay = nil }
    if end.verdict != .unknown { doubtful.remove(end.action) }
    for name in end.withheld { withheld[name] = end.action }
    verdicts.set(end.verdict, of: end.action)
    confirmed.remove(end.action)
    confirmed.formUnion(end.confirms)
  }

  private mutating func take(_ answer: RunEvent.GivenAnswer) {
    if answer.value == Repetition.mark { kept = [] }
    if let key = answer.key {
      choices[key] = answer.value ?? ""
    } else if let action = answer.action, answer.value == "skip" {
      left.insert(action)
    }
  }

  private mutating func take(_ note: RunEvent.ValueNote) {
    if note.isSecret {
      values.remove(note.key)
      secrets[note.key] = .some(note.action)
    } else if let value = note.value {
      secrets[note.key] = nil
      values.set(Binding(key: note.key, value: value, origin: note.origin, isSecret: false))
    }
  }
}
