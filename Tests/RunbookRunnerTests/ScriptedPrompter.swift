import RunbookModel

@testable import RunbookRunner

/// A person who answers from a script; a question that the script does not foresee is an error.
final class ScriptedPrompter: Prompter {
  struct Unforeseen: Error { var question: String }

  var values: [String: [Answer<ValueReply>]] = [:]
  var before: [Answer<ActionDecision>] = []
  /// What follows once ``before`` is used up; nil: nothing is foreseen.
  var otherwise: Answer<ActionDecision>? = .run
  var after: [Answer<FailureDecision>] = []
  var manuals: [Answer<ManualReply>] = []
  var judgements: [Answer<Judgement>] = []
  var choices: [Answer<ChoiceReply>] = []
  var optionals: [Answer<OptionalReply>] = []
  private(set) var conditions: [String] = []
  var links: [Answer<LinkReply>] = []
  var overwriting: [Answer<OverwriteReply>] = []
  var typed: [String?] = []
  var doubts: [Answer<DoubtReply>] = []
  private(set) var doubtCauses: [DoubtCause] = []
  var repetitions: [Answer<RepetitionReply>] = []
  var reruns: [Answer<RepetitionReply>] = []
  private(set) var rerunSteps: [[String]] = []
  private(set) var repeatedSecrets: [[String]] = []
  /// The id of an action before which the person presses Ctrl-C twice.
  var interruptsAt: ActionID?

  private(set) var stops: [ActionStop] = []
  private(set) var failures: [FailureStop] = []
  private(set) var questions: [ValueQuestion] = []
  private(set) var overwriteQuestions: [OverwriteQuestion] = []
  private(set) var choiceQuestions: [ChoiceQuestion] = []
  private(set) var targets: [LinkTarget] = []

  func procedures(among procedures: [Procedure]) throws -> Answer<[String]> {
    .given(Array(procedures.prefix(1).map(\.id)))
  }

  func value(for question: ValueQuestion) throws -> Answer<ValueReply> {
    questions.append(question)
    let key = question.placeholder.key
    guard let first = values[key]?.first else { throw Unforeseen(question: "value of \(key)") }
    values[key]?.removeFirst()
    return first
  }

  func decision(before stop: ActionStop) throws -> Answer<ActionDecision> {
    stops.append(stop)
    if stop.action.id == interruptsAt { return .interrupted }
    if !before.isEmpty { return before.removeFirst() }
    guard let otherwise else { throw Unforeseen(question: "before \(stop.action.id)") }
    return otherwise
  }

  func decision(after failure: FailureStop) throws -> Answer<FailureDecision> {
    failures.append(failure)
    return try next(&after, "after \(failure.stop.action.id)")
  }

  func manual(_ stop: ActionStop) throws -> Answer<ManualReply> { try next(&manuals, "manual \(stop.action.id)") }

  func judgement(of stop: ActionStop, checks: [Check]) throws -> Answer<Judgement> {
    try next(&judgements, "judgement of \(stop.action.id)")
  }

  func doubt(about stop: ActionStop, _ cause: DoubtCause) throws -> Answer<DoubtReply> {
    doubtCauses.append(cause)
    return try next(&doubts, "doubt about \(stop.action.id)")
  }

  func repeats(_ stop: ActionStop, for secrets: [String]) throws -> Answer<RepetitionReply> {
    repeatedSecrets.append(secrets)
    return try next(&repetitions, "repetition of \(stop.action.id)")
  }

  func reruns(_ steps: [String], before next: Step?) throws -> Answer<RepetitionReply> {
    rerunSteps.append(steps)
    return try self.next(&reruns, "rerun of \(steps)")
  }

  func choice(of question: ChoiceQuestion) throws -> Answer<ChoiceReply> {
    choiceQuestions.append(question)
    return try next(&choices, "choice \(question.group)")
  }

  func applies(_ condition: Condition, to action: Action, of step: Step) throws -> Answer<OptionalReply> {
    conditions.append(condition.text)
    return try next(&optionals, "condition of \(action.id)")
  }

  func runsOptional(_ step: Step) throws -> Answer<OptionalReply> { try next(&optionals, "optional \(step.id)") }

  func runsExcluded(_ action: Action, of step: Step) throws -> Answer<OptionalReply> {
    try next(&optionals, "excluded \(action.id)")
  }

  func follows(_ step: Step, to target: LinkTarget) throws -> Answer<LinkReply> {
    targets.append(target)
    return try next(&links, "link \(step.id)")
  }

  func overwrites(_ question: OverwriteQuestion) throws -> Answer<OverwriteReply> {
    overwriteQuestions.append(question)
    return try next(&overwriting, "overwrite \(question.path)")
  }

  func typedCommand(in directory: String) throws -> Answer<String?> { .given(try next(&typed, "typed")) }

  private func next<T>(_ replies: inout [T], _ question: String) throws -> T {
    guard !replies.isEmpty else { throw Unforeseen(question: question) }
    return replies.removeFirst()
  }
}

// What a script says most.

extension Answer<ActionDecision> {
  static var run: Answer { .given(.run) }
  static var runAll: Answer { .given(.runAll) }
  static var terminal: Answer { .given(.terminal) }
  static func edit(_ text: String) -> Answer { .given(.edit(text)) }
  static func skip(reason: String?) -> Answer { .given(.skip(reason: reason)) }
  static func change(_ key: String) -> Answer { .given(.change(key)) }
}

extension Answer<FailureDecision> {
  static var retry: Answer { .given(.retry) }
  static var terminal: Answer { .given(.terminal) }
  static func edit(_ text: String) -> Answer { .given(.edit(text)) }
  static func skip(reason: String?) -> Answer { .given(.skip(reason: reason)) }
  static func change(_ key: String) -> Answer { .given(.change(key)) }
}

extension Answer<ManualReply> {
  static var done: Answer { .given(.done) }
  static var terminal: Answer { .given(.terminal) }
  static func skip(reason: String?) -> Answer { .given(.skip(reason: reason)) }
}

extension Answer<ValueReply> {
  static var list: Answer { .given(.list) }
  static var leave: Answer { .given(.leave) }
  static func value(_ text: String) -> Answer { .given(.value(text)) }
  static func suggested(_ text: String) -> Answer { .given(.suggested(text)) }
  static func skip(reason: String?) -> Answer { .given(.skip(reason: reason)) }
}

extension Answer<ChoiceReply> {
  static func option(_ id: String) -> Answer { .given(.option(id)) }
  static func skip(reason: String?) -> Answer { .given(.skip(reason: reason)) }
}

extension Answer<DoubtReply> {
  static var done: Answer { .given(.done) }
  static var `repeat`: Answer { .given(.repeat) }
  static func skip(reason: String?) -> Answer { .given(.skip(reason: reason)) }
}

extension Answer<LinkReply> {
  static var follow: Answer { .given(.follow) }
  static var done: Answer { .given(.done) }
  static func skip(reason: String?) -> Answer { .given(.skip(reason: reason)) }
}

extension Answer<Judgement> {
  static var right: Answer { .given(.right) }
  static var wrong: Answer { .given(.wrong) }
  static var unsure: Answer { .given(.unsure) }
}

extension Answer<OptionalReply> {
  static var run: Answer { .given(.run) }
  static var skip: Answer { .given(.skip) }
}

extension Answer<OverwriteReply> {
  static var overwrite: Answer { .given(.overwrite) }
  static var keep: Answer { .given(.keep) }
}
