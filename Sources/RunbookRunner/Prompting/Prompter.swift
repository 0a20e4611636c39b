public import RunbookModel

/// Asks a person.
///
/// Where no one can answer, or a person wants to go elsewhere, the ``Answer`` says so. A method throws what keeps it from
/// asking at all.
public protocol Prompter: AnyObject {
  /// The ids of the procedures that are meant, in the order in which they are done; empty: none, do not run.
  func procedures(among procedures: [Procedure]) throws -> Answer<[String]>
  func value(for question: ValueQuestion) throws -> Answer<ValueReply>
  /// Before an action that can be run.
  func decision(before stop: ActionStop) throws -> Answer<ActionDecision>
  func decision(after failure: FailureStop) throws -> Answer<FailureDecision>
  /// For something that a person does by hand.
  func manual(_ stop: ActionStop) throws -> Answer<ManualReply>
  /// Whether what is seen is what the page wants, where Passo cannot tell.
  func judgement(of stop: ActionStop, checks: [Check]) throws -> Answer<Judgement>
  /// No one knows whether an action was done.
  func doubt(about stop: ActionStop, _ cause: DoubtCause) throws -> Answer<DoubtReply>
  /// Whether an action that was done is to be repeated, because it gave these secrets, which are kept nowhere.
  func repeats(_ stop: ActionStop, for secrets: [String]) throws -> Answer<RepetitionReply>
  /// Whether steps that used a value which was changed afterwards are done again, with all that depends on them.
  ///
  /// - Parameters:
  ///   - steps: as the page numbers them.
  ///   - next: where the run goes on otherwise; nil: it has nothing else to do.
  func reruns(_ steps: [String], before next: Step?) throws -> Answer<RepetitionReply>
  func choice(of question: ChoiceQuestion) throws -> Answer<ChoiceReply>
  func runsOptional(_ step: Step) throws -> Answer<OptionalReply>
  /// Whether an action is to be done that the page leaves out of runs without a person.
  func runsExcluded(_ action: Action, of step: Step) throws -> Answer<OptionalReply>
  /// Whether an action, and the others that depend on the same condition, is to be done.
  func applies(_ condition: Condition, to action: Action, of step: Step) throws -> Answer<OptionalReply>
  /// A step that is only a link to another step or procedure of the page.
  func follows(_ step: Step, to target: LinkTarget) throws -> Answer<LinkReply>
  func overwrites(_ question: OverwriteQuestion) throws -> Answer<OverwriteReply>
  /// The next line for the live shell, and nil to go back to the page.
  func typedCommand(in directory: String) throws -> Answer<String?>
}
