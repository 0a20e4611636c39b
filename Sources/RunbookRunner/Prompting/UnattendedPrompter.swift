import Diagnostics
public import RunbookModel

/// Stands in where there is nobody: nothing can be answered, so nothing ever waits.
public final class UnattendedPrompter: Prompter {
  public init() {}

  public func procedure(among procedures: [Procedure]) throws -> Procedure? {
    let names = procedures.map { "#\($0.id)" }.joined(separator: ", ")
    throw Unanswerable("the page has several procedures: name one of \(names)")
  }

  public func value(for question: ValueQuestion) throws -> ValueReply {
    throw Unanswerable(Unanswered.value(question.placeholder))
  }

  public func decision(before stop: ActionStop) throws -> ActionDecision {
    throw Unanswerable(Unanswered.blocked(stop.action, step: stop.step, reason: stop.blocked))
  }

  public func decision(after failure: FailureStop) throws -> FailureDecision { .quit }

  public func manual(_ stop: ActionStop) throws -> ManualReply {
    throw Unanswerable(Unanswered.manual(stop.step))
  }

  public func judgement(of stop: ActionStop, checks: [Check]) throws -> Judgement { .unsure }

  public func doubt(about stop: ActionStop, _ cause: DoubtCause) throws -> DoubtReply {
    throw Unanswerable(Unanswered.doubt(stop.step, cause))
  }

  public func repeats(_ stop: ActionStop, for secrets: [String]) throws -> RepetitionReply {
    throw Unanswerable(Unanswered.repetition(stop.step, secrets: secrets))
  }

  public func choice(of question: ChoiceQuestion) throws -> ChoiceReply {
    throw Unanswerable(Unanswered.choice(question))
  }

  public func runsOptional(_ step: Step) throws -> OptionalReply { .skip }

  public func applies(_ action: Action, of step: Step) throws -> OptionalReply { .skip }

  public func follows(_ step: Step, to target: LinkTarget) throws -> LinkReply {
    throw Unanswerable(Unanswered.manual(step))
  }

  public func overwrites(_ question: OverwriteQuestion) throws -> OverwriteReply {
    throw Unanswerable(Unanswered.overwrite(path: question.path))
  }

  public func typedCommand(in directory: String) throws -> String? { nil }
}
