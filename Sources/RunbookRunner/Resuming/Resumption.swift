import OutputMatching
import RunbookModel

/// What a journal says about a run that is to go on: what is settled, what was under way, which values there are.
public struct Resumption: Sendable {
  public let run: RunID
  /// As the run was started or, where it was resumed already, resumed last.
  public let start: RunEvent.RunStart
  /// Of the last event.
  public let lastSequence: Int
  /// The action whose beginning the journal tells, but not its end.
  public private(set) var underWay: String?
  /// What the run came to; nil where it did not come to an end.
  public private(set) var summary: RunSummary?
  /// Each action's last verdict, in the order in which they first ended.
  private(set) var verdicts: [(action: String, verdict: Verdict)] = []
  private(set) var attempts: [String: Int] = [:]
  /// Values that are no secrets.
  private(set) var values = Bindings()
  /// Key of a secret value → the action whose output gave it; nil: somebody gave it.
  private(set) var secrets: [String: String?] = [:]
  /// Shell variable whose value is a secret → the action that set it.
  private(set) var withheld: [String: String] = [:]
  /// Group of alternatives, action with several bodies, or optional step → what was chosen; empty: none.
  private(set) var choices: [String: String] = [:]
  /// By action, secrets masked.
  private(set) var outputs: [String: [UInt8]] = [:]
  /// Actions that a person left as they were, failed or not.
  private var left: Set<String> = []
  /// What is to be done again.
  private(set) var repetition = Repetition()

  private static let largestOutput = 256 * 1024

  /// nil where the journal does not begin like one.
  public init?(_ events: [RunEvent]) {
    guard let first = events.first, let last = events.last, case .runStarted(var start) = first.body else { return nil }
    for case .runResumed(let again) in events.map(\.body) { start.document = again.document }
    run = first.run
    self.start = start
    lastSequence = last.sequence
    for event in events { take(event.body) }
  }

  /// Whether there is anything left that a resumed run could do.
  public var isFinished: Bool {
    guard let summary else { return false }
    return [.passed, .unverified, .rehearsed, .skipped].contains(summary.verdict)
  }

  /// Actions that are not met again: what failed, was stopped, or nobody knows about is.
  var settled: Set<String> {
    let done = verdicts.filter { [.passed, .unverified, .rehearsed, .skipped].contains($0.verdict) }
    return Set(done.map(\.action)).union(left)
  }

  /// Whether the action was run, and not skipped.
  func isDone(_ action: String) -> Bool {
    verdicts.contains { $0.action == action && [.passed, .failed, .unverified, .rehearsed].contains($0.verdict) }
  }

  /// Actions of which nobody knows whether they were done.
  var unknown: Set<String> {
    Set(verdicts.filter { $0.verdict == .unknown }.map(\.action)).union(underWay.map { [$0] } ?? [])
  }

  var plainOutputs: [String: String] { outputs.mapValues { TerminalText.plain($0) } }

  private mutating func take(_ body: RunEvent.Body) {
    repetition.take(body)
    switch body {
    case .runResumed: summary = nil
    case .runFinished(let summary): self.summary = summary
    case .actionStarted(let start):
      underWay = start.action
      attempts[start.action] = start.attempt
      outputs[start.action] = nil
      left.remove(start.action)
    case .output(let chunk): take(chunk)
    case .actionFinished(let end): take(end)
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
    if underWay == end.action { underWay = nil }
    for name in end.withheld { withheld[name] = end.action }
    if let index = verdicts.firstIndex(where: { $0.action == end.action }) {
      verdicts[index].verdict = end.verdict
    } else {
      verdicts.append((end.action, end.verdict))
    }
  }

  private mutating func take(_ answer: RunEvent.GivenAnswer) {
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
