import Diagnostics
import OutputMatching
import RunbookModel

/// Leads one command, file or request from the question to its verdict: confirm, attempt, retry, and what a person
/// wants after a failure.
struct ActionRunner {
  let run: RunContext
  let action: Action
  let step: Step

  /// What is next: to ask (again), to attempt at once, or to leave.
  private enum Phase {
    case ask
    /// Something was changed: nothing runs before it has been seen.
    case askAnew
    case attempt
    case leave(Move)
  }

  func perform() throws -> Move {
    guard try chooseBody() else { return .next }
    var edited: String?
    var phase = Phase.ask
    while true {
      if case .leave(let move) = phase { return move }
      let preparation = try Preparation(run: run, action: action).prepare(edited: edited)
      switch (preparation, phase) {
      case (.skip(let reason), _):
        try run.skip(action, reason: reason)
        phase = .leave(.next)
      case (.unanswered(let name), _):
        let text = Preparation(run: run, action: action).editable(edited: edited)
        phase = try ask(shown: text, blocked: nil, unanswered: name, edited: &edited)
      case (.blocked(let reason), _):
        phase = try ask(shown: nil, blocked: reason, edited: &edited)
      case (.ready(let resolved, _), .ask) where needsConfirmation, (.ready(let resolved, _), .askAnew):
        phase = try ask(shown: resolved.shown, blocked: nil, edited: &edited)
      case (.ready(let resolved, let parts), _):
        phase = try attempt(resolved, parts: parts, edited: &edited)
      }
    }
  }

  /// A command of a sentence is never run on its own; nor is one that an output brought, or that destroys something,
  /// because a person wanted all the rest to run. One that shows a sample in place of the reader's own, for which no
  /// value is asked, waits for a person in any run.
  private var needsConfirmation: Bool {
    if !action.fixedSamplePaths.isEmpty, !run.options.isRehearsal { return true }
    if run.isUnconfirmed { return false }
    return !run.runsAll || action.isInline || action.isDestructive || action.fromOutput != nil
  }

  // MARK: Before

  private func ask(
    shown: String?, blocked: Message?, unanswered: String? = nil, edited: inout String?
  ) throws -> Phase {
    if run.options.nonInteractive {
      throw Unanswerable(Unanswered.blocked(action, step: step, reason: blocked))
    }
    // While the person can still leave it.
    if blocked == nil, unanswered == nil { try run.tellExposed(of: action) }
    let stop = stop(shown: shown, blocked: blocked, unanswered: unanswered, edited: edited)
    let isReady = blocked == nil && unanswered == nil
    switch try run.prompter.decision(before: stop) {
    case .run:
      return isReady ? .attempt : .ask
    case .runAll:
      run.runsAll = true
      return isReady ? .attempt : .ask
    case .edit(let text):
      try edit(text, &edited)
      return .askAnew
    case .skip(let reason):
      try run.skip(action, reason: reason)
      return .leave(.next)
    case .back: return .leave(.back)
    case .jump(let step): return .leave(.jump(step))
    case .change(let key):
      return try change(key) ? .askAnew : .leave(.next)
    case .terminal:
      try TypedCommands(context: run, action: action).perform()
      return .askAnew
    case .pause: throw Pause()
    case .quit:
      throw Stop.byThePerson
    }
  }

  private func edit(_ text: String, _ edited: inout String?) throws {
    guard action.kind == .command else { return }
    edited = text
    try run.log.tell(.commandEdited(action: action.id, text: text))
  }

  private func change(_ key: String) throws -> Bool {
    let finished = run.items.filter { item in
      item.action.map { $0.keys.contains(key) && $0.id != action.id && run.hasRun($0.id) } ?? false
    }
    switch try ValueAsker(run: run).change(key, for: action, finished: finished.map { $0.step }) {
    case .set, .left: return true
    case .skip(let reason):
      try run.skip(action, reason: reason)
      return false
    }
  }

  // MARK: The attempt and after

  private func attempt(_ resolved: ResolvedAction, parts: [ResolvedCommand], edited: inout String?) throws -> Phase {
    if case .file(let file) = resolved, try !FileGuard(run: run, action: action).allows(file) {
      try run.leaveOut(action, reason: "the file is left as it is")
      return .leave(.next)
    }
    let policy = action.directives.retry ?? run.options.retry ?? RetryPolicy(attempts: 1, pause: 0)
    let isEdited = edited != nil
    var outcome = try finishedAttempt(resolved, parts, isEdited: isEdited)
    var made = 1
    while outcome.verdict == .failed, made < policy.attempts, outcome.ending != .interrupted {
      run.clock.pause(policy.pause)
      if run.isInterrupted() { throw Interruption() }
      outcome = try finishedAttempt(resolved, parts, isEdited: isEdited)
      made += 1
    }
    guard outcome.verdict == .failed else { return .leave(.next) }
    return try afterFailure(outcome, shown: resolved.shown, edited: &edited)
  }

  private struct Finished {
    var verdict: Verdict
    var number: Int
    var checks: [Check]
    var ending: ActionResult.Ending?
  }

  private func finishedAttempt(
    _ resolved: ResolvedAction, _ parts: [ResolvedCommand], isEdited: Bool
  ) throws -> Finished {
    let outcome: Attempt.Outcome
    do {
      outcome = try Attempt(run: run, action: action, step: step, isEdited: isEdited).perform(resolved, parts: parts)
    } catch let loss as SessionLoss {
      try run.finish(action, .unknown, reason: loss.message)
      throw Stop(reason: loss.message)
    }
    var checks = outcome.checks
    let verifier = Verifier(strictness: run.options.verify)
    var quits = false
    if verifier.verdict(of: checks) == .unverified, asksForJudgement(checks) {
      quits = try judge(resolved, &checks)
    }
    let verdict = verifier.verdict(of: checks)
    if verdict != .failed, let names = run.takeRepetition(of: action.id) {
      try run.session.returnToKeptState(with: names)
    }
    // Before the end is told: whatever has ended is in the state that is kept.
    let withheld = try run.keepState()
    try run.finish(
      RunEvent.ActionEnd(
        action: action.id, attempt: outcome.number, exitStatus: outcome.result?.exitStatus,
        signal: outcome.result?.signal, seconds: outcome.result?.seconds ?? 0, verdict: verdict, checks: checks,
        reason: outcome.reason, withheld: withheld))
    if quits { throw Stop.byThePerson }
    return Finished(verdict: verdict, number: outcome.number, checks: checks, ending: outcome.result?.ending)
  }

  /// A check that says nothing is put to the person, and so is an output that tells of trouble.
  private func asksForJudgement(_ checks: [Check]) -> Bool {
    guard run.options.verify != .exit, !run.isUnconfirmed, !run.options.isRehearsal else { return false }
    return action.role == .verify
      || checks.contains { $0.result == .unverified && ($0.kind == .exit || $0.kind == .http) }
  }

  /// Lets the person say what Passo cannot tell.
  ///
  /// - Returns: whether the run ends here.
  private func judge(_ resolved: ResolvedAction, _ checks: inout [Check]) throws -> Bool {
    let stop = stop(shown: resolved.shown, blocked: nil, edited: nil)
    func add(_ result: Check.Result, _ message: Message) {
      checks.append(Check(.person, result, line: action.line, message: message))
    }
    switch try run.prompter.judgement(of: stop, checks: checks) {
    case .right: add(.passed, "the user says that it is right")
    case .wrong: add(.failed, "the user says that it is wrong")
    case .unsure: add(.unverified, "the user cannot tell")
    case .quit:
      add(.unverified, "the user left without an answer")
      return true
    }
    return false
  }

  private func afterFailure(_ finished: Finished, shown: String, edited: inout String?) throws -> Phase {
    if run.options.nonInteractive {
      if finished.ending == .interrupted { throw Interruption() }
      if run.options.keepGoing { return .leave(.next) }
      throw Stop(reason: nil)
    }
    // Whoever wanted all the rest to run did not want it to run on from a failure.
    run.runsAll = false
    let failure = FailureStop(
      stop: stop(shown: shown, blocked: nil, edited: edited), attempt: finished.number,
      checks: finished.checks.map { run.log.mask.masked($0) }, output: tail)
    switch try run.prompter.decision(after: failure) {
    case .retry: return .attempt
    case .edit(let text):
      try edit(text, &edited)
      return .askAnew
    case .skip(let reason):
      try run.skip(action, reason: reason)
      return .leave(.next)
    case .back: return .leave(.back)
    case .jump(let step): return .leave(.jump(step))
    case .change(let key): return try change(key) ? .askAnew : .leave(.next)
    case .terminal:
      try TypedCommands(context: run, action: action).perform()
      return try afterFailure(finished, shown: shown, edited: &edited)
    case .pause: throw Pause()
    case .quit: throw Stop(reason: nil)
    }
  }

  private var tail: String {
    let lines = (run.outputs[action.id] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    return run.log.mask.masked(lines.suffix(20).joined(separator: "\n"))
  }

  private func stop(
    shown: String?, blocked: Message?, unanswered: String? = nil, edited: String?
  ) -> ActionStop {
    run.stop(
      at: action, of: step, shown: shown,
      editable: Preparation(run: run, action: action).editable(edited: edited), blocked: blocked,
      unanswered: unanswered)
  }

  // MARK: Alternatives within a request

  private func chooseBody() throws -> Bool {
    guard let bodies = action.request?.bodies, bodies.count > 1, run.bodies[action.id] == nil else { return true }
    let question = ActionRunner.bodyQuestion(action, of: step, bodies)
    guard let body = try Chooser(run: run).choose(question, for: action) else { return false }
    run.bodies[action.id] = body
    return true
  }

  static func bodyQuestion(_ action: Action, of step: Step, _ bodies: [RequestTemplate.Body]) -> ChoiceQuestion {
    ChoiceQuestion(
      group: action.id, step: step,
      options: bodies.map { body in
        ChoiceQuestion.Option(
          id: body.id, label: body.label, line: body.line,
          text: body.fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n"))
      })
  }
}
