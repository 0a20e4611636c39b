import Diagnostics
import RunbookModel
import RunbookRunner

/// One step of a run, with all that was done for it.
struct ReportStep: Sendable {
  let start: RunEvent.StepStart
  private(set) var actions: [ReportAction] = []

  init(_ start: RunEvent.StepStart) {
    self.start = start
  }

  /// What a person calls it.
  var name: String { start.label }

  /// The worst of its actions'; skipped where nothing was done.
  var verdict: Verdict { Verdict.worst(of: actions.map(\.verdict)) }

  /// The steps whose checks confirm what is not verified here; empty where they leave something unconfirmed.
  var confirmations: [String] {
    let unverified = actions.filter { $0.verdict == .unverified }
    let steps = unverified.compactMap(\.confirmation)
    guard verdict == .unverified, steps.count == unverified.count else { return [] }
    return steps.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What its actions took together.
  var seconds: Double { actions.reduce(0) { $0 + $1.seconds } }

  mutating func change(_ action: ActionID, _ change: (inout ReportAction) -> Void) {
    if let index = actions.firstIndex(where: { $0.id == action }) { return change(&actions[index]) }
    var new = ReportAction(id: action)
    change(&new)
    actions.append(new)
  }
}

/// One action of a run: every attempt at it, and what it gave.
struct ReportAction: Sendable {
  let id: ActionID
  private(set) var attempts: [ReportAttempt] = []
  var captured: [RunEvent.ValueNote] = []
  /// What a person typed into the session, in order.
  var typed: [String] { hand.map(\.text) }
  private var hand: [(attempts: Int, text: String)] = []

  init(id: ActionID) {
    self.id = id
  }

  var remarks: [Message] = []
  /// What a person calls the step whose check has shown what this one made; nil where none has.
  private(set) var confirmation: String?

  /// A person changed what the page says in some attempt.
  var isEdited: Bool { attempts.contains(where: \.isEdited) }

  /// That of the last attempt; unknown where it did not end.
  var verdict: Verdict { attempts.last?.end?.verdict ?? .unknown }

  /// Of all attempts.
  var seconds: Double { attempts.reduce(0) { $0 + ($1.end?.seconds ?? 0) } }

  /// As it was started last; nil for what was skipped at once.
  var start: RunEvent.ActionStart? { attempts.last { $0.start != nil }?.start }

  mutating func confirmed(by step: String) { confirmation = step }

  mutating func began(_ start: RunEvent.ActionStart, at time: Timestamp) {
    attempts.append(ReportAttempt(start: start, time: time))
    confirmation = nil
  }

  mutating func take(_ chunk: RunEvent.OutputChunk) {
    guard !attempts.isEmpty else { return }
    attempts[attempts.count - 1].output.append(chunk.bytes)
  }

  mutating func take(typed text: String) { hand.append((attempts.count, text)) }

  /// What a person typed before an attempt, counted from 0, and after the one before it.
  func typed(before attempt: Int) -> [String] { hand.filter { $0.attempts == attempt }.map(\.text) }

  mutating func take(file: String) {
    guard !attempts.isEmpty else { return }
    attempts[attempts.count - 1].files.append(file)
  }

  /// A person goes on although it failed.
  mutating func left(_ reason: String?) {
    // What had passed is left as it is: nothing remains.
    guard let end = attempts.last?.end, [.failed, .aborted, .unknown].contains(end.verdict) else { return }
    attempts[attempts.count - 1].left =
      reason.map { "set aside by the user: \($0)" } ?? "set aside by the user"
  }

  /// What is skipped, or settled after a resume, ends without having begun.
  mutating func ended(_ end: RunEvent.ActionEnd, at time: Timestamp) {
    if attempts.isEmpty || attempts.last?.end != nil { attempts.append(ReportAttempt(start: nil, time: time)) }
    attempts[attempts.count - 1].end = end
  }
}

/// One attempt at an action.
struct ReportAttempt: Sendable {
  /// nil: it ended without having begun.
  let start: RunEvent.ActionStart?
  let time: Timestamp
  var output = ReportOutput()
  /// Paths of the files that it wrote.
  var files: [String] = []
  /// nil: Passo ended before it did.
  var end: RunEvent.ActionEnd?
  /// Why a person went on although it failed; nil: no one did.
  var left: Message?

  /// A person had changed what the page says.
  var isEdited: Bool { start?.isEdited ?? false }

  /// Why it was skipped, stopped or left.
  var reason: Message? { end?.reason ?? left }

  var verdict: Verdict { end?.verdict ?? .unknown }
}
