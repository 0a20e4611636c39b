import Diagnostics
import RunbookModel
import RunbookRunner

/// How every action of a run came out, for the summary: `── Done in 3 min 12 s: 7 passed, 1 not verified (5)`.
struct RunOutcomes {
  private var numbers: [ActionID: String] = [:]
  private var verdicts: [ActionID: Verdict] = [:]
  /// Actions in the order in which they first ended.
  private var order: [ActionID] = []
  private var count = 0
  /// Of a run that goes on; see ``RunText``.
  var earlierSeconds: Double?
  /// Action that is not verified → the step whose check has shown what it made.
  private var confirmations: [ActionID: String] = [:]

  mutating func began(_ start: RunEvent.ActionStart, in step: RunEvent.StepStart?) {
    if let step { numbers[start.action] = step.label }
    confirmations[start.action] = nil
  }

  /// - Parameter count: how many actions the run will meet.
  mutating func began(_ count: Int) { self.count = count }

  /// A retried action counts with its last verdict.
  mutating func ended(_ end: RunEvent.ActionEnd, in step: RunEvent.StepStart?) {
    // What is skipped has never begun.
    if numbers[end.action] == nil, let step { numbers[end.action] = step.label }
    if verdicts.updateValue(end.verdict, forKey: end.action) == nil { order.append(end.action) }
    for action in end.confirms { confirmations[action] = step?.label ?? end.action.step.label }
  }

  /// What the actions that were done came to.
  var done: [ActionID: Verdict] { verdicts.filter(\.value.isDone) }

  func lines(for summary: RunSummary, verdicts texts: VerdictText) -> [String] {
    let verdicts = Verdict.allCases.flatMap { verdict -> [String] in
      let rest = summary.count(verdict) - (verdict == .unverified ? summary.confirmed : 0)
      guard rest > 0 else { return [] }
      let count = texts.language.say(RunOutcomes.counted(rest, verdict))
      let steps = [.passed, .rehearsed].contains(verdict) ? [] : self.steps(with: verdict)
      return [steps.isEmpty ? count : "\(count) (\(texts.language.say("\(steps: steps)")))"]
    }
    let counted = verdicts + confirmed(summary, texts)
    // A run that was resumed counts what it did before.
    let missed = max(0, count - summary.counts.values.reduce(0, +))
    let unreached = Message("\(count: missed, "not reached", "not reached")")
    let time = texts.language.duration(seconds: summary.seconds + (earlierSeconds ?? 0))
    let duration = earlierSeconds == nil ? time : texts.language.say("\(time), pauses not counted")
    let all = counted + (missed > 0 ? [texts.language.say(unreached)] : [])
    let list =
      order.isEmpty && summary.counts.isEmpty ? texts.language.say("nothing was run") : all.joined(separator: ", ")
    let isCutShort =
      summary.verdict == .aborted || summary.exitStatus == 130 || summary.verdict == .failed && missed > 0
    let head =
      summary.isPaused
      ? Message("Paused after \(duration): \(list)")
      : isCutShort
        ? Message("Stopped after \(duration): \(list)") : Message("Done in \(duration): \(list)")
    let tone = RunState(summary).tone
    let lines = TextWrapping.lines(of: texts.language.say(head), width: texts.style.width - 3)
    return [""]
      + lines.enumerated().map { texts.style.paint(($0 == 0 ? "── " : "   ") + $1, tone) } + explanation(summary, texts)
  }

  /// `2 confirmed by a later check (3 → 5, 4 → 5)`
  private func confirmed(_ summary: RunSummary, _ texts: VerdictText) -> [String] {
    guard summary.confirmed > 0 else { return [] }
    let count = texts.language.say(RunOutcomes.counted(confirmed: summary.confirmed))
    let steps = order.compactMap { action -> String? in
      guard let step = numbers[action], let check = confirmations[action] else { return nil }
      let names = [step, check].map { texts.language.say(StepName(TerminalSafe.line($0)).message) }
      return names.joined(separator: " → ")
    }
    return [steps.isEmpty ? count : "\(count) (\(steps.joined(separator: ", ")))"]
  }

  static func counted(confirmed count: Int) -> Message {
    Message("\(count: count, "confirmed by a later check", "confirmed by a later check")")
  }

  static func counted(_ count: Int, _ verdict: Verdict) -> Message {
    switch verdict {
    case .passed: Message("\(count: count, "passed", "passed")")
    case .failed: Message("\(count: count, "failed", "failed")")
    case .unverified: Message("\(count: count, "not verified", "not verified")")
    case .takenAsDone: Message("\(count: count, "taken as done", "taken as done")")
    case .rehearsed: Message("\(count: count, "rehearsed", "rehearsed")")
    case .skipped: Message("\(count: count, "skipped", "skipped")")
    case .aborted: Message("\(count: count, "stopped", "stopped")")
    case .unknown: Message("\(count: count, "unknown", "unknown")")
    }
  }

  private func steps(with verdict: Verdict) -> [String] {
    steps(of: order.filter { verdicts[$0] == verdict && confirmations[$0] == nil })
  }

  /// What a person calls the steps of these actions, each once.
  func steps(of actions: [ActionID]) -> [String] {
    var seen: Set<String> = []
    return actions.compactMap { numbers[$0] }.filter { seen.insert($0).inserted }.map(TerminalSafe.line)
  }

  /// A run that is not verified ends well and yet says little: that is said.
  private func explanation(_ summary: RunSummary, _ texts: VerdictText) -> [String] {
    guard summary.count(.unverified) > summary.confirmed else { return [] }
    let words = texts.language.say(
      "Not verified: what the page says neither proves nor refutes the output.")
    return TextWrapping.lines(of: words, width: texts.style.width - 3).map { "   " + $0 }
  }
}
