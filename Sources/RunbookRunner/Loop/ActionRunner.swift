import Bytes
import Diagnostics
import OutputMatching
import RunbookModel

/// Leads one command, file or request from the question to its verdict: confirm, attempt, retry, and what a person
/// wants after a failure.
struct ActionRunner {
  let services: RunServices
  let state: RunState
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
    switch try chooseBody() {
    case .given(true): break
    case .given(false): return .next
    case .leave(let move): return move
    }
    var edited: String?
    var phase = Phase.ask
    while true {
      if case .leave(let move) = phase { return move }
      let preparation = try Preparation(services: services, state: state, action: action).prepare(edited: edited)
      switch (preparation, phase) {
      case (.leave(let move), _): phase = .leave(move)
      case (.skip(let reason), _):
        try state.ledger.skip(action, reason: reason)
        phase = .leave(.next)
      case (.unanswered(let name), _):
        let text = Preparation(services: services, state: state, action: action).editable(edited: edited)
        phase = try ask(shown: text, blocked: nil, unanswered: name, edited: &edited)
      case (.blocked(let reason), _):
        // What cannot be run has to be seen all the more: the person may do it.
        let text = Preparation(services: services, state: state, action: action).editable(edited: edited)
        phase = try ask(shown: text, blocked: reason, edited: &edited)
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
    if !action.fixedSamplePaths.isEmpty, !services.options.isRehearsal { return true }
    if services.options.isUnconfirmed { return false }
    return !state.choices.runsAll || action.isInline || action.isDestructive || action.fromOutput != nil
  }

  /// Of what would be run: the page's command, or what a person has made of it.
  private func destroys(_ edited: String?) -> Bool {
    action.isDestructive || edited.map { Action.destroys(command: $0) } ?? false
  }

  // MARK: Before

  private func ask(
    shown: String?, blocked: Message?, unanswered: String? = nil, edited: inout String?
  ) throws -> Phase {
    if services.options.nonInteractive {
      guard action.leftToPerson == .elsewhere, services.options.manual == .done else {
        return .leave(.stop(.because(Unanswered.blocked(action, step: step, reason: blocked))))
      }
      try state.ledger.takeAsSettled(action)
      return .leave(.next)
    }
    // While the person can still leave it.
    if blocked == nil, unanswered == nil { try state.values.tellExposed(of: action) }
    let stop = stop(shown: shown, blocked: blocked, unanswered: unanswered, edited: edited)
    let isReady = blocked == nil && unanswered == nil
    let decision: ActionDecision
    switch try services.prompter.decision(before: stop) {
    case .leave(let move): return .leave(move)
    case .given(let given): decision = given
    }
    switch decision {
    case .run:
      return isReady ? .attempt : .ask
    case .runAll:
      state.choices.runsAll = true
      return isReady ? .attempt : .ask
    case .edit(let text):
      try edit(text, &edited)
      return .askAnew
    case .runEdited(let text):
      try edit(text, &edited)
      return runsUnasked(text) ? .attempt : .askAnew
    case .skip(let reason):
      try state.ledger.skip(action, reason: reason)
      return .leave(.next)
    case .done:
      try state.ledger.takeAsDone(action.id, line: action.line)
      return .leave(.next)
    case .change(let key): return try change(key)
    case .terminal:
      let move = try TypedCommands(services: services, state: state, action: action).perform()
      return move == .next ? .askAnew : .leave(move)
    }
  }

  private func edit(_ text: String, _ edited: inout String?) throws {
    guard action.kind == .command else { return }
    edited = text
    services.log.hide(typed: text, besides: action.text ?? "")
    try services.log.tell(.commandEdited(action: action.id, text: text))
  }

  /// Whoever has typed a command has seen it; what destroys something is asked about once more.
  private func runsUnasked(_ edited: String?) -> Bool {
    action.kind == .command && (!destroys(edited) || services.options.isRehearsal)
  }

  private func change(_ key: String) throws -> Phase {
    let finished = state.route.items.filter { item in
      item.action.map { $0.keys.contains(key) && $0.id != action.id && state.ledger.hasRun($0.id) } ?? false
    }
    switch try ValueAsker(services: services, state: state).change(key, for: action, finished: finished.map { $0.step })
    {
    case .set, .left: return .askAnew
    case .leave(let move): return .leave(move)
    case .skip(let reason):
      try state.ledger.skip(action, reason: reason)
      return .leave(.next)
    }
  }

  // MARK: The attempt and after

  private func attempt(_ resolved: ResolvedAction, parts: [ResolvedCommand], edited: inout String?) throws -> Phase {
    if case .file(let file) = resolved {
      switch try FileGuard(services: services, action: action).allows(file) {
      case .given(true): break
      case .given(false):
        try state.ledger.leaveOut(action, reason: "the file is left as it is")
        return .leave(.next)
      case .leave(let move): return .leave(move)
      }
    }
    try pause(action.directives.pauseBefore)
    let policy = action.directives.retry ?? services.options.retry ?? RetryPolicy(attempts: 1, pause: 0)
    let isEdited = edited != nil
    var outcome = try finishedAttempt(resolved, parts, isEdited: isEdited, isLast: policy.attempts <= 1)
    var made = 1
    while outcome.move == .next, outcome.verdict == .failed, made < policy.attempts, outcome.ending != .interrupted {
      let isCutShort = services.clock.pause(policy.pause)
      if services.interruption() != nil { return .leave(.stop(.interrupted)) }
      // Whoever interrupts the pause wants no further attempt.
      if isCutShort { break }
      made += 1
      outcome = try finishedAttempt(resolved, parts, isEdited: isEdited, isLast: made >= policy.attempts)
    }
    guard outcome.move == .next, outcome.verdict == .failed else {
      if outcome.move == .next, services.interruption() == nil { try pause(action.directives.pauseAfter) }
      return .leave(outcome.move)
    }
    return try afterFailure(outcome, shown: resolved.shown, edited: &edited)
  }

  /// As long as the page wants; whoever interrupts it goes on at once.
  private func pause(_ seconds: Double) throws {
    guard seconds > 0, !services.options.isRehearsal else { return }
    try services.log.say("the page waits \(Int(seconds.rounded(.up))) s here", action: action.id)
    _ = services.clock.pause(seconds)
  }

  private struct Finished {
    /// Where the run goes unless the action has failed.
    var move = Move.next
    var verdict: Verdict
    var number: Int
    var checks: [Check]
    var ending: ActionResult.Ending?
  }

  private func finishedAttempt(
    _ resolved: ResolvedAction, _ parts: [ResolvedCommand], isEdited: Bool, isLast: Bool
  ) throws -> Finished {
    let outcome: Attempt.Outcome
    do {
      let attempt = Attempt(services: services, state: state, action: action, step: step, isEdited: isEdited)
      outcome = try attempt.perform(resolved, parts: parts)
    } catch let loss as SessionLoss {
      try state.ledger.finish(action, .unknown, reason: loss.message)
      return Finished(move: .stop(.because(loss.message)), verdict: .unknown, number: 1, checks: [])
    }
    // A person has left before the attempt could be judged.
    guard outcome.move == .next else {
      return Finished(move: outcome.move, verdict: .unknown, number: outcome.number, checks: [])
    }
    let details = outcome.result.flatMap { ShownDetails(of: $0.output, masked: services.log.mask) }
    var checks = details.map { outcome.checks.map($0.check) } ?? outcome.checks
    let verifier = Verifier(strictness: services.options.verify)
    var move = Move.next
    if let signal = signalThatEnded(outcome, verifier.verdict(of: checks)) {
      return try cutShort(outcome, by: signal)
    }
    if verifier.verdict(of: checks) == .unverified, asksForJudgement(checks) {
      move = try judge(resolved, &checks)
    }
    let verdict = verifier.verdict(of: checks)
    if verdict != .failed, let names = state.ledger.takeRepetition(of: action.id) {
      try services.session.returnToKeptState(with: names)
    }
    let confirms = take(outcome.reading, verdict)
    // Before the end is reported: all that has ended is in the state that is kept.
    let withheld = try services.keepState()
    var end = RunEvent.ActionEnd(
      action: action.id, attempt: outcome.number, exitStatus: outcome.result?.exitStatus,
      signal: outcome.result?.signal, seconds: outcome.result?.seconds ?? 0, verdict: verdict, checks: checks,
      reason: outcome.reason, withheld: withheld, confirms: confirms)
    end.isRetried = verdict == .failed && move == .next && !isLast && outcome.result?.ending != .interrupted
    try state.ledger.finish(end)
    return Finished(
      move: move, verdict: verdict, number: outcome.number, checks: checks, ending: outcome.result?.ending)
  }

  /// The signal that ended the run and its step with it: what came before is no answer of the world, and may have had
  /// its effect. Nil where the step was done, or a person has ended the step alone.
  private func signalThatEnded(_ outcome: Attempt.Outcome, _ verdict: Verdict) -> Interruption? {
    guard verdict == .failed else { return nil }
    if let signal = services.interruption() { return signal }
    return services.options.nonInteractive && outcome.result?.ending == .interrupted ? .interrupt : nil
  }

  private func cutShort(_ outcome: Attempt.Outcome, by signal: Interruption) throws -> Finished {
    let withheld = try services.keepState()
    try state.ledger.finish(
      RunEvent.ActionEnd(
        action: action.id, attempt: outcome.number, signal: signal.rawValue, seconds: outcome.result?.seconds ?? 0,
        verdict: .unknown,
        reason: """
          step \(step: step.label) was running when \(signal.name) ended the run: what became of it is not known
          """,
        withheld: withheld))
    return Finished(move: .stop(.interrupted), verdict: .unknown, number: outcome.number, checks: [])
  }

  /// Takes down what the action has done to objects.
  ///
  /// - Returns: the earlier actions that were not verified and that this one confirms.
  private func take(_ reading: CommandReading?, _ verdict: Verdict) -> [ActionID] {
    guard let reading, verdict != .failed, !services.options.isRehearsal else { return [] }
    state.objects.note(reading, by: action.id)
    guard verdict == .passed, action.role == .verify, services.options.verify != .exit else { return [] }
    return state.objects.confirmed(by: reading).filter { state.ledger.verdicts[$0] == .unverified }
  }

  /// A check that says nothing is put to the person, and so is an output that tells of trouble.
  private func asksForJudgement(_ checks: [Check]) -> Bool {
    guard services.options.verify != .exit, !services.options.isUnconfirmed, !services.options.isRehearsal else {
      return false
    }
    return action.role == .verify
      || checks.contains { $0.result == .unverified && ($0.kind == .exit || $0.kind == .http) }
  }

  /// Lets the person say what Passo cannot tell.
  ///
  /// - Returns: where the run goes once the end of the action is reported.
  private func judge(_ resolved: ResolvedAction, _ checks: inout [Check]) throws -> Move {
    let stop = stop(shown: resolved.shown, blocked: nil, edited: nil)
    func add(_ result: Check.Result, _ message: Message) {
      checks.append(Check(.person, result, line: action.line, message: message))
    }
    switch try services.prompter.judgement(of: stop, checks: checks) {
    case .given(.right): add(.passed, "the user says that it is right")
    case .given(.wrong): add(.failed, "the user says that it is wrong")
    case .given(.unsure): add(.unverified, "the user cannot tell")
    case .leave(let move):
      add(.unverified, "the user left without an answer")
      return move
    }
    return .next
  }

  private func afterFailure(_ finished: Finished, shown: String, edited: inout String?) throws -> Phase {
    if services.options.nonInteractive {
      return .leave(services.options.keepGoing || state.isCleaningUp ? .next : .stop(.reported))
    }
    // Whoever wanted all the rest to run did not want it to run on from a failure.
    state.choices.runsAll = false
    let failure = FailureStop(
      stop: stop(shown: shown, blocked: nil, edited: edited), attempt: finished.number,
      checks: finished.checks.map { services.log.mask.masked($0) }, output: tail)
    let decision: FailureDecision
    switch try services.prompter.decision(after: failure) {
    case .leave(.stop(.byPerson)): return .leave(.stop(.reported))
    case .leave(let move): return .leave(move)
    case .given(let given): decision = given
    }
    switch decision {
    case .retry: return .attempt
    case .edit(let text):
      try edit(text, &edited)
      return .askAnew
    case .runEdited(let text):
      try edit(text, &edited)
      return runsUnasked(text) ? .attempt : .askAnew
    case .skip(let reason):
      try state.ledger.skip(action, reason: reason)
      return .leave(.next)
    case .change(let key): return try change(key)
    case .terminal:
      let move = try TypedCommands(services: services, state: state, action: action).perform()
      return move == .next ? try afterFailure(finished, shown: shown, edited: &edited) : .leave(move)
    }
  }

  private var tail: String {
    let lines = (state.values.outputs[action.id] ?? "").parts(separatedBy: "\n", omittingEmptySubsequences: false)
    return services.log.mask.masked(lines.suffix(20).joined(separator: "\n"))
  }

  private func stop(
    shown: String?, blocked: Message?, unanswered: String? = nil, edited: String?
  ) -> ActionStop {
    ActionStop(
      at: action, of: step, services, state, shown: services.log.mask.masked(shown),
      editable: Preparation(services: services, state: state, action: action).editable(edited: edited),
      blocked: blocked,
      unanswered: unanswered, isDestructive: destroys(edited))
  }

  // MARK: Alternatives within a request

  /// Whether there is a body to send.
  private func chooseBody() throws -> Answer<Bool> {
    guard let bodies = action.request?.bodies, bodies.count > 1, state.choices.bodies[action.id] == nil else {
      return .given(true)
    }
    let question = ActionRunner.bodyQuestion(action, of: step, bodies)
    return try Chooser(services: services, state: state).choose(question, for: action).map { body in
      state.choices.bodies[action.id] = body
      return body != nil
    }
  }

  static func bodyQuestion(_ action: Action, of step: Step, _ bodies: [RequestTemplate.Body]) -> ChoiceQuestion {
    ChoiceQuestion(
      group: action.id.text, step: step,
      options: bodies.map { body in
        ChoiceQuestion.Option(
          id: body.id, label: body.label, line: body.line,
          text: body.fields.map { "\($0.name): \($0.value)" }.joined(separator: "\n"))
      })
  }
}
