import Diagnostics
import RunbookModel
import RunbookRunner

/// A run put in order for a report: its steps, in each the actions, in each the attempts, no matter which way the run
/// took through them.
///
/// It takes event after event and keeps a bounded part of each output, so it can be made while a run goes on.
struct RunReport: Sendable {
  let run: RunID
  let start: RunEvent.RunStart
  let started: Timestamp
  private var sittings: RunSittings
  private(set) var resumed: [Timestamp] = []
  private(set) var steps: [ReportStep] = []
  /// The last value of each placeholder, in the order in which they were first known.
  private(set) var values: [RunEvent.ValueNote] = []
  /// What was said of no action.
  private(set) var remarks: [Message] = []
  private var stepOfAction: [ActionID: Int] = [:]
  private var stepOfID: [StepID: Int] = [:]
  private var valueOfKey: [String: Int] = [:]
  private var currentStep: Int?

  /// nil unless the events begin with the start of a run.
  init?(_ events: some Sequence<RunEvent>) {
    var iterator = events.makeIterator()
    guard let first = iterator.next(), case .runStarted(let start) = first.body else { return nil }
    run = first.run
    self.start = start
    started = first.time
    sittings = RunSittings(from: first.time)
    while let event = iterator.next() { take(event) }
  }

  /// ``RunbookRunner/Verdict/unknown`` where the run did not come to its end.
  var verdict: Verdict { summary?.verdict ?? .unknown }

  var state: RunState { RunState(summary) }

  /// Of the last event so far.
  var ended: Timestamp { sittings.ended }

  /// nil: the run did not come to its end.
  var summary: RunSummary? { sittings.summary }

  /// Of all sittings; see ``RunSittings``.
  var seconds: Double { sittings.seconds }

  /// Actions by their last verdict.
  var counts: [Verdict: Int] {
    summary?.counts ?? Dictionary(steps.flatMap(\.actions).map { ($0.verdict, 1) }, uniquingKeysWith: +)
  }

  /// How a step came out; nil where a run ended before it began anything there.
  func verdict(of step: ReportStep) -> Verdict? { step.actions.isEmpty && missed > 0 ? nil : step.verdict }

  /// Of the actions that are not verified, how many a later check has confirmed.
  var confirmed: Int {
    steps.flatMap(\.actions).count { $0.verdict == .unverified && $0.confirmation != nil }
  }

  /// The number of actions that the run did not come to.
  var missed: Int { max(0, start.actionCount - counts.values.reduce(0, +)) }

  private mutating func take(_ event: RunEvent) {
    sittings.take(event)
    switch event.body {
    case .runStarted, .runFinished: break
    case .runResumed: resumed.append(event.time)
    case .stepStarted(let start): enter(start)
    case .actionStarted(let start): change(start.action) { $0.began(start, at: event.time) }
    case .output(let chunk): if let action = chunk.action { change(action) { $0.take(chunk) } }
    case .valueSet(let note): remember(note)
    case .valueCaptured(let note):
      remember(note)
      if let action = note.action { change(action) { $0.captured.append(note) } }
    case .commandTyped(let action, let text): change(action) { $0.take(typed: text) }
    case .fileWritten(let action, let path): change(action) { $0.take(file: path) }
    case .shellEnded(let end): change(end.action) { $0.remarks.append(end.reason) }
    case .diagnostic(let action?, let reason): change(action) { $0.remarks.append(reason) }
    case .diagnostic(nil, let reason): remarks.append(reason)
    case .actionFinished(let end):
      change(end.action) { $0.ended(end, at: event.time) }
      let step = stepName(ofAction: end.action) ?? end.action.step.label
      for action in end.confirms { change(action) { $0.confirmed(by: step) } }
    case .answer(let answer):
      if let action = answer.action, answer.key == nil, answer.value == "skip" {
        change(action) { $0.left(answer.reason) }
      }
    case .commandEdited, .question: break
    }
  }

  /// A step that is come back to is the same step.
  private mutating func enter(_ start: RunEvent.StepStart) {
    if let known = stepOfID[start.step] {
      currentStep = known
      return
    }
    stepOfID[start.step] = steps.count
    currentStep = steps.count
    steps.append(ReportStep(start))
  }

  private mutating func change(_ action: ActionID, _ change: (inout ReportAction) -> Void) {
    guard let step = stepOfAction[action] ?? currentStep else { return }
    stepOfAction[action] = step
    steps[step].change(action, change)
  }

  private mutating func remember(_ note: RunEvent.ValueNote) {
    if let index = valueOfKey[note.key] {
      values[index] = note
    } else {
      valueOfKey[note.key] = values.count
      values.append(note)
    }
  }

  /// What a person calls the step of an action: its number on the page, else its name.
  func stepName(ofAction action: ActionID) -> String? {
    stepOfAction[action].map { steps[$0].name }
  }
}
