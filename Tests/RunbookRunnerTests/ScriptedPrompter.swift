import RunbookModel

@testable import RunbookRunner

/// A person who answers from a script; a question that the script does not foresee is an error.
final class ScriptedPrompter: Prompter {
  struct Unforeseen: Error { var question: String }

  var values: [String: [ValueReply]] = [:]
  var before: [ActionDecision] = []
  /// What follows once ``before`` is used up; nil: nothing is foreseen.
  var otherwise: ActionDecision? = .run
  var after: [FailureDecision] = []
  var manuals: [ManualReply] = []
  var judgements: [Judgement] = []
  var choices: [ChoiceReply] = []
  var optionals: [OptionalReply] = []
  var links: [LinkReply] = []
  var overwriting: [OverwriteReply] = []
  var typed: [String?] = []
  var doubts: [DoubtReply] = []
  private(set) var doubtCauses: [DoubtCause] = []
  var repetitions: [RepetitionReply] = []
  private(set) var repeatedSecrets: [[String]] = []
  /// The id of an action before which the person presses Ctrl-C twice.
  var interruptsAt: String?

  private(set) var stops: [ActionStop] = []
  private(set) var failures: [FailureStop] = []
  private(set) var questions: [ValueQuestion] = []
  private(set) var overwriteQuestions: [OverwriteQuestion] = []
  private(set) var choiceQuestions: [ChoiceQuestion] = []
  private(set) var targets: [LinkTarget] = []

  func procedure(among procedures: [Procedure]) throws -> Procedure? { procedures.first }

  func value(for question: ValueQuestion) throws -> ValueReply {
    questions.append(question)
    let key = question.placeholder.key
    guard let first = values[key]?.first else { throw Unforeseen(question: "value of \(key)") }
    values[key]?.removeFirst()
    return first
  }

  func decision(before stop: ActionStop) throws -> ActionDecision {
    stops.append(stop)
    if stop.action.id == interruptsAt { throw Interruption() }
    if !before.isEmpty { return before.removeFirst() }
    guard let otherwise else { throw Unforeseen(question: "before \(stop.action.id)") }
    return otherwise
  }

  func decision(after failure: FailureStop) throws -> FailureDecision {
    failures.append(failure)
    return try next(&after, "after \(failure.stop.action.id)")
  }

  func manual(_ stop: ActionStop) throws -> ManualReply { try next(&manuals, "manual \(stop.action.id)") }

  func judgement(of stop: ActionStop, checks: [Check]) throws -> Judgement {
    try next(&judgements, "judgement of \(stop.action.id)")
  }

  func doubt(about stop: ActionStop, _ cause: DoubtCause) throws -> DoubtReply {
    doubtCauses.append(cause)
    return try next(&doubts, "doubt about \(stop.action.id)")
  }

  func repeats(_ stop: ActionStop, for secrets: [String]) throws -> RepetitionReply {
    repeatedSecrets.append(secrets)
    return try next(&repetitions, "repetition of \(stop.action.id)")
  }

  func choice(of question: ChoiceQuestion) throws -> ChoiceReply {
    choiceQuestions.append(question)
    return try next(&choices, "choice \(question.group)")
  }

  func applies(_ action: Action, of step: Step) throws -> OptionalReply {
    try next(&optionals, "condition of \(action.id)")
  }

  func runsOptional(_ step: Step) throws -> OptionalReply { try next(&optionals, "optional \(step.id)") }

  func follows(_ step: Step, to target: LinkTarget) throws -> LinkReply {
    targets.append(target)
    return try next(&links, "link \(step.id)")
  }

  func overwrites(_ question: OverwriteQuestion) throws -> OverwriteReply {
    overwriteQuestions.append(question)
    return try next(&overwriting, "overwrite \(question.path)")
  }

  func typedCommand(in directory: String) throws -> String? { try next(&typed, "typed") }

  private func next<T>(_ replies: inout [T], _ question: String) throws -> T {
    guard !replies.isEmpty else { throw Unforeseen(question: question) }
    return replies.removeFirst()
  }
}
