public import Diagnostics
public import RunbookModel

/// Asks a person.
///
/// Every method throws ``Unanswerable`` where nobody can answer (the run stops and says what is missing) and
/// ``Interruption`` where the person wants everything to stop at once.
public protocol Prompter: AnyObject {
  /// Which procedure of the page is meant; nil: none, do not run.
  func procedure(among procedures: [Procedure]) throws -> Procedure?
  func value(for question: ValueQuestion) throws -> ValueReply
  /// Before an action that can be run.
  func decision(before stop: ActionStop) throws -> ActionDecision
  func decision(after failure: FailureStop) throws -> FailureDecision
  /// For something that a person does by hand.
  func manual(_ stop: ActionStop) throws -> ManualReply
  /// Whether what is seen is what the page wants, where Passo cannot tell.
  func judgement(of stop: ActionStop, checks: [Check]) throws -> Judgement
  /// Nobody knows whether an action was done.
  func doubt(about stop: ActionStop, _ cause: DoubtCause) throws -> DoubtReply
  /// Whether an action that was done is to be repeated, because it gave these secrets, which are kept nowhere.
  func repeats(_ stop: ActionStop, for secrets: [String]) throws -> RepetitionReply
  func choice(of question: ChoiceQuestion) throws -> ChoiceReply
  func runsOptional(_ step: Step) throws -> OptionalReply
  /// Whether an action, and those below the same sentence, is to be done, which the page asks for only where something
  /// holds.
  func applies(_ action: Action, of step: Step) throws -> OptionalReply
  /// A step that is only a link to another step or procedure of the page.
  func follows(_ step: Step, to target: LinkTarget) throws -> LinkReply
  func overwrites(_ question: OverwriteQuestion) throws -> OverwriteReply
  /// The next line for the live shell, and nil to go back to the page.
  func typedCommand(in directory: String) throws -> String?
}

/// A question came up that nobody can answer.
public struct Unanswerable: Error, Hashable, Sendable {
  /// What is missing, and how it can be given beforehand.
  public var message: Message

  public init(_ message: Message) {
    self.message = message
  }
}

/// A person wants everything to stop at once: exit status 130.
public struct Interruption: Error, Hashable, Sendable {
  public init() {}
}
