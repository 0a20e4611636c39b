public import Diagnostics
public import RunbookModel

/// An action that the run has come to.
public struct ActionStop: Sendable {
  public var action: Action
  public var step: Step
  /// From 1 among the actions of this run.
  public var position: Int
  public var count: Int
  /// What would be run, written or sent, secrets masked; for a manual action its sentence; nil while it is not known.
  public var shown: String?
  /// What to begin with when a person edits it: filled in, secrets left as placeholders.
  public var editable: String?
  /// Why it cannot be run as it is; it may be edited, skipped or left.
  public var blocked: Message?
  /// Every value so far; secret ones are to be shown by `Binding.shown`.
  public var bindings: [Binding]
  /// Where a jump may go, in order.
  public var steps: [Step]
  /// The name of a value that it needs and that a person left without an answer: to run it asks for the value again.
  public var unanswered: String?
  /// It removes or overwrites something, and is not run by the way.
  public var isDestructive = false
  /// What the steps have come to that were done or skipped.
  public var verdicts: [StepID: Verdict] = [:]
}

public enum ActionDecision: Hashable, Sendable {
  case run
  /// This and all that follow, until something needs a person.
  case runAll
  /// Other text in place of the page's, with placeholders or without.
  case edit(String)
  /// The same, and it is run as it is.
  case runEdited(String)
  case skip(reason: String?)
  /// The person has done it, here or elsewhere.
  case done
  /// Ask again for the value of this key.
  case change(String)
  /// Into the live shell, and back here.
  case terminal
}

/// An action that failed.
public struct FailureStop: Sendable {
  public var stop: ActionStop
  public var attempt: Int
  public var checks: [Check]
  /// The end of the output, plain and masked.
  public var output: String
}

public enum FailureDecision: Hashable, Sendable {
  case retry
  case edit(String)
  /// The same, and it is run as it is.
  case runEdited(String)
  /// Go on; the action stays failed.
  case skip(reason: String?)
  case change(String)
  case terminal
}

public enum ManualReply: Hashable, Sendable {
  case done
  case skip(reason: String?)
  case terminal
}

/// Why no one knows whether an action was done.
public enum DoubtCause: Hashable, Sendable {
  /// It was under way when Passo ended; it had begun at that time, where that is known.
  case underWay(since: Timestamp?)
  /// It was under way when the run was ended by a signal, at that time.
  case ended(Interruption, at: Timestamp)
  /// Something was done in its place before the page was changed, and it reads otherwise now.
  case changedPage

  /// A signal ended it, and Passo saw that.
  var isOfSignal: Bool {
    if case .ended = self { true } else { false }
  }
}

/// About an action of which no one knows whether it was done.
public enum DoubtReply: Hashable, Sendable {
  /// It was done.
  case done
  case `repeat`
  case skip(reason: String?)
}

/// About an action that was done and gave a secret.
public enum RepetitionReply: Hashable, Sendable {
  case `repeat`
  /// Ask for what it gave.
  case give
  /// Go on without what it gave.
  case leave
}

public enum Judgement: Hashable, Sendable {
  case right
  case wrong
  /// The person cannot tell either: unverified.
  case unsure
}
