public import Diagnostics
public import RunbookModel

/// What the world answered to one attempt at a command or a request.
public struct ActionResult: Hashable, Sendable {
  public enum Ending: Hashable, Sendable {
    case exited(Int32)
    /// The session's shell died of this signal.
    case signalled(Int32)
    /// The session's shell itself ended (`exit`, `exec`, `set -e`); it is rebuilt.
    case shellExited(Int32)
    case timedOut
    /// A person pressed Ctrl-C.
    case interrupted
    /// A program asks for a secret and no one is there to type it.
    case waitingForSecret
    /// A program asks something, no one answers, and it does not take that for an answer.
    case waitingForAnswer
    /// An editor, a pager or the like fills the screen, and no one is there to use it.
    case waitingForPerson
    /// It was started beside the others, and what comes after it can begin.
    case ready(Readiness)
    /// It was started beside the others, and was ended because this had not come within its time limit.
    case notReady(ReadySign?)
    /// It was to run beside the others, and has ended before it was ready; nil: its status is not known.
    case endedEarly(Int32?)
  }

  public var ending: Ending
  /// Raw bytes, possibly with the middle left out.
  public var output: [UInt8]
  /// Whether `output` is all there was.
  public var isComplete: Bool
  public var seconds: Double
  /// Of the answer to a request; nil for a command and where no answer came.
  public var httpStatus: Int?
  /// What a program asked that no one answered; nil where nothing was left unanswered.
  public var question: UnansweredQuestion?
  /// What a shell that ended has taken with it: nothing, where none ended.
  public var losses: [Message]

  public init(
    ending: Ending, output: [UInt8] = [], isComplete: Bool = true, seconds: Double = 0, httpStatus: Int? = nil,
    question: UnansweredQuestion? = nil, losses: [Message] = []
  ) {
    self.ending = ending
    self.output = output
    self.isComplete = isComplete
    self.seconds = seconds
    self.httpStatus = httpStatus
    self.question = question
    self.losses = losses
  }

  /// The most that is kept of the outputs of several commands together.
  private static let largestOutput = 1 << 20

  /// One result for commands that ran one after the other: the last one's ending, all that they said.
  func followed(by next: ActionResult) -> ActionResult {
    var total = next
    let room = max(ActionResult.largestOutput - output.count, 0)
    total.output = output + next.output.prefix(room)
    total.isComplete = isComplete && next.isComplete && next.output.count <= room
    total.seconds += seconds
    total.question = question ?? next.question
    return total
  }

  /// Somebody or something ended it before it ended by itself.
  var isCutShort: Bool {
    switch ending {
    case .timedOut, .interrupted, .waitingForSecret, .waitingForAnswer, .waitingForPerson, .notReady: true
    case .exited, .signalled, .shellExited, .ready, .endedEarly: false
    }
  }

  /// What is looked at of each end of the output of what was ended. In bytes.
  private static let abridgedOutput = 4 << 10

  /// With the beginning and the end of its output alone.
  func abridged() -> ActionResult {
    guard output.count > 2 * ActionResult.abridgedOutput else { return self }
    var short = self
    short.output = output.prefix(ActionResult.abridgedOutput) + output.suffix(ActionResult.abridgedOutput)
    short.isComplete = false
    return short
  }

  /// nil where a signal or a time limit ended it.
  public var exitStatus: Int32? {
    switch ending {
    case .exited(let status), .shellExited(let status): status
    case .endedEarly(let status): status
    case .ready, .notReady, .signalled, .timedOut, .interrupted: nil
    case .waitingForSecret, .waitingForAnswer, .waitingForPerson: nil
    }
  }

  public var signal: Int32? {
    if case .signalled(let signal) = ending { return signal }
    return nil
  }
}
