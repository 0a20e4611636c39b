import Diagnostics
public import RunbookModel

/// For runs without a person: nothing can be answered, so nothing ever waits.
public final class UnattendedPrompter: Prompter {
  public init() {}

  public func procedures(among procedures: [Procedure]) -> Answer<[String]> {
    let names = procedures.map { "#\($0.id)" }.joined(separator: ", ")
    return .missing("the page has several procedures: \(names)")
  }

  public func value(for question: ValueQuestion) -> Answer<ValueReply> {
    .missing(Unanswered.value(question.placeholder))
  }

  public func decision(before stop: ActionStop) -> Answer<ActionDecision> {
    .missing(Unanswered.blocked(stop.action, step: stop.step, reason: stop.blocked))
  }

  public func decision(after failure: FailureStop) -> Answer<FailureDecision> { .quit }

  public func manual(_ stop: ActionStop) -> Answer<ManualReply> {
    .missing(Unanswered.manual(stop.step))
  }

  public func judgement(of stop: ActionStop, checks: [Check]) -> Answer<Judgement> { .given(.unsure) }

  public func doubt(about stop: ActionStop, _ cause: DoubtCause) -> Answer<DoubtReply> {
    .missing(Unanswered.doubt(stop.action, stop.step, cause, run: nil))
  }

  public func repeats(_ stop: ActionStop, for secrets: [String]) -> Answer<RepetitionReply> {
    .missing(Unanswered.repetition(stop.step, secrets: secrets))
  }

  public func reruns(_ steps: [String], before next: Step?) -> Answer<RepetitionReply> { .given(.leave) }

  public func choice(of question: ChoiceQuestion) -> Answer<ChoiceReply> {
    .missing(Unanswered.choice(question))
  }

  public func runsOptional(_ step: Step) -> Answer<OptionalReply> { .given(.skip) }

  public func runsExcluded(_ action: Action, of step: Step) -> Answer<OptionalReply> { .given(.skip) }

  public func applies(_ condition: Condition, to action: Action, of step: Step) -> Answer<OptionalReply> {
    .given(.skip)
  }

  public func follows(_ step: Step, to target: LinkTarget) -> Answer<LinkReply> {
    .missing(Unanswered.manual(step))
  }

  public func overwrites(_ question: OverwriteQuestion) -> Answer<OverwriteReply> {
    .missing(Unanswered.overwrite(path: question.path))
  }

  public func typedCommand(in directory: String) -> Answer<String?> { .given(nil) }
}
