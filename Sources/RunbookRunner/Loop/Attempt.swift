import Diagnostics
import OutputMatching
import RunbookModel

/// One attempt at an action: what the world does with it, what the page expects of it, and what it gives to later ones.
struct Attempt {
  struct Outcome {
    var number: Int
    var checks: [Check] = []
    var result: ActionResult?
    var reason: Message?
    /// Not next where a person left before the attempt could be judged.
    var move = Move.next
    /// Of a command.
    var reading: CommandReading?
  }

  let services: RunServices
  let state: RunState
  let action: Action
  let step: Step
  /// Whether a person has put other text in the place of the page's.
  let isEdited: Bool
  private let secrets: OutputSecrets

  init(services: RunServices, state: RunState, action: Action, step: Step, isEdited: Bool) {
    self.services = services
    self.state = state
    self.action = action
    self.step = step
    self.isEdited = isEdited
    secrets = OutputSecrets(services: services, action: action)
  }

  private var verifier: Verifier { Verifier(strictness: services.options.verify) }

  /// Runs, verifies and captures. The journal knows of the attempt before it begins; the caller tells how it ended.
  ///
  /// - Parameter parts: the separate commands of a block that holds several; empty: it is run as one.
  func perform(_ resolved: ResolvedAction, parts: [ResolvedCommand] = []) throws -> Outcome {
    var outcome = Outcome(number: state.ledger.beginAttempt(action.id))
    try state.values.tellExposed(of: action)
    try services.log.tell(
      .actionStarted(
        RunEvent.ActionStart(
          step: step.id, action: action.id, kind: action.kind, role: action.role, line: action.line,
          attempt: outcome.number, text: resolved.shown, isInteractive: isInteractive, isEdited: isEdited)))
    services.session.learn(state.values.bindings)
    if isEdited { state.edited.insert(action.id) } else { state.edited.remove(action.id) }
    do {
      let goBack = try DirectoryVisit(action, services: services)?.enter(for: action)
      try attempt(resolved, parts, &outcome)
      try goBack?()
    } catch let failure as SessionFailure {
      outcome.checks.append(Check(.exit, .failed, line: action.line, message: failure.message))
    }
    return outcome
  }

  private func attempt(_ resolved: ResolvedAction, _ parts: [ResolvedCommand], _ outcome: inout Outcome) throws {
    do {
      switch resolved {
      // The page's sample answers the block, not each of its commands.
      case .command(let command):
        try perform(parts.isEmpty || services.options.isRehearsal ? [command] : parts, &outcome)
      case .file(let file): try perform(file, &outcome)
      case .request(let request): try perform(request, &outcome)
      }
    } catch let failure as SessionFailure {
      outcome.checks.append(Check(.exit, .failed, line: action.line, message: failure.message))
    }
  }

  /// Those that the page names, and all else that is one by its form or its name.
  private func hideSecrets(in output: String) {
    services.log.hide(secrets.values(in: output))
    if !services.options.isRehearsal { services.log.hide(found: TokenScanner.tokens(in: output)) }
  }

  /// Its programs have the person's terminal; where no one is there, their output is shown and masked as any other.
  private var isInteractive: Bool { action.isInteractive && !services.options.nonInteractive }

  /// Seconds.
  private var timeLimit: Double? { action.directives.timeLimit ?? services.options.timeLimit }

  private func perform(_ commands: [ResolvedCommand], _ outcome: inout Outcome) throws {
    let isWithheld =
      !isInteractive && (!secrets.isEmpty || action.sets.contains(where: services.options.isSecretVariable))
    var withheld = WithheldOutput(isWatched: !services.options.nonInteractive)
    let relay = OutputRelay(services.log, action: action.id)
    let known = state.values.bindings
    var total: ActionResult?
    let besides = Besides(services: services)
    for (index, command) in commands.enumerated() {
      let rest = timeLimit.map { max($0 - (total?.seconds ?? 0), 0.001) }
      func take(_ output: SessionOutput) throws {
        guard isWithheld else { return try relay.take(output) }
        try show(withheld.take(output), by: relay)
      }
      var result: ActionResult
      if besides.includes(action), index == commands.count - 1 {
        result = try besides.start(
          command, of: action, isEdited: isEdited, bindings: known, timeLimit: rest, output: take)
      } else {
        let watch = try PipelineWatch(command, of: action, services, state.values)
        result = try services.session.run(
          watch?.command ?? command, of: action, isInteractive: isInteractive, timeLimit: rest, output: take)
        if let watch { result = try watch.end(result, &outcome.checks) }
      }
      total = total?.followed(by: result) ?? result
      try tellShellEnd(result)
      for loss in result.losses { try services.log.say(loss, action: action.id) }
      // A shell would go on with the next line; a person would not.
      guard result.ending == .exited(0) else { break }
    }
    try relay.finish()
    guard var total else { return }
    // What ended it did not end by itself: it proves nothing, and an endless output must not keep anybody waiting.
    if total.isCutShort, secrets.isEmpty, !isWithheld { total = total.abridged() }
    outcome.result = total
    if case .ready(let readiness) = total.ending { outcome.reason = BesideChecks.note(readiness) }
    let text = commands.map(\.text).joined(separator: "\n")
    let reading = CommandReading(
      text, output: TerminalText.plain(total.output),
      in: state.objects.surroundings, manifest: services.manifest)
    state.objects.follow(reading)
    outcome.reading = reading
    try judge(total, of: text, known: known, &outcome)
    guard isWithheld else { return }
    guard withheld.isReleased else { return try show(total) }
    try show(withheld.release(), by: relay)
    try relay.finish()
  }

  /// Part of an output that holds a secret, without what can be known of it so far.
  private func show(_ outputs: [SessionOutput], by relay: OutputRelay) throws {
    let bytes = outputs.flatMap { output -> [UInt8] in if case .bytes(let bytes) = output { bytes } else { [] } }
    if !bytes.isEmpty {
      hideSecrets(in: TerminalText.plain(bytes))
      try relay.learnSecrets()
    }
    for output in outputs { try relay.take(output) }
  }

  private func perform(_ request: ResolvedRequest, _ outcome: inout Outcome) throws {
    let known = state.values.bindings
    let result = try services.session.send(request, of: action, timeLimit: timeLimit)
    outcome.result = result
    try judge(result, known: known, &outcome)
    try show(result, stream: .stdout)
  }

  private func perform(_ file: ResolvedFile, _ outcome: inout Outcome) throws {
    let path = try services.session.write(file)
    if services.options.isRehearsal {
      outcome.reason = "nothing is written: a run would write \(path)"
      return
    }
    try services.log.tell(.fileWritten(action: action.id, path: path))
    let isThere = try services.session.read(path) == Array(file.content.utf8)
    outcome.checks.append(
      Check(
        .exit, isThere ? .passed : .failed, line: action.line,
        message: isThere ? "the file contains what the page shows" : "the file does not contain what was written",
        isEvidence: true))
  }

  /// The whole output at once, with all that is known to be secret by now.
  private func show(_ result: ActionResult, stream: RunEvent.OutputChunk.Stream = .terminal) throws {
    let relay = OutputRelay(services.log, action: action.id, stream: stream)
    try relay.take(.bytes(result.output))
    try relay.finish()
  }

  private func tellShellEnd(_ result: ActionResult) throws {
    let reason: Message
    switch result.ending {
    case .shellExited(let status):
      reason = "the shell ended with status \(Int(status)); the run continues in a new one with the state before"
    case .signalled(let signal):
      reason = "signal \(Int(signal)) ended the shell; the run continues in a new one with the state before"
    default: return
    }
    try services.log.tell(
      .shellEnded(
        RunEvent.ShellEnd(
          action: action.id, exitStatus: result.exitStatus, signal: result.signal, reason: reason)))
  }

  /// What a program says of its success; of a check that lists things also what earlier steps did to them.
  private func proofs(_ reading: CommandReading?) -> [Check] {
    guard let reading else { return [] }
    let said = Verifier.proofs(of: reading, line: action.line)
    guard action.role == .verify else { return said }
    let sentence = PresenceSentence(
      action.introduction ?? step.instruction, locale: services.plan.runbook.document.locale)
    return said + state.objects.checks(of: reading, line: action.line, saying: sentence)
  }

  /// - Parameter command: as it ran; nil of a request.
  private func judge(
    _ result: ActionResult, of command: String? = nil, known: Bindings, _ outcome: inout Outcome
  ) throws {
    let output = TerminalText.plain(result.output)
    state.values.outputs[action.id] = output
    // Also where the action turns out to have failed and nothing is captured from it.
    hideSecrets(in: output)
    var variables: [String: String?] = [:]
    // What is set in a shell beside this one is not set here.
    for name in action.sets where !action.runsBeside && !services.session.holdsArray(name) {
      let value = services.session.variable(name)
      variables[name] = .some(value)
      if let value, value.utf8.count >= 6, services.options.isSecretVariable(name) { services.log.hide([value]) }
    }
    // A value that this very output brings is not yet known to it.
    let brought = Set(action.captures.map(\.key))
    let bindings = known.all.filter { !brought.contains($0.key) }.map { ($0.key, $0.value) }
    // The page's own sample proves nothing about it.
    if !services.options.isRehearsal {
      outcome.checks += verifier.checks(
        of: action.withoutNames(of: state.edited), result: result, variables: variables,
        bindings: Dictionary(bindings) { first, _ in first }, command: command, proofs: proofs(outcome.reading))
      outcome.checks += verifier.doubts(of: outcome.reading, line: action.line)
    }
    guard !outcome.checks.contains(where: { $0.result == .failed }) else { return }
    let captured = try Capturer(services: services, state: state, action: action).capture(from: output)
    outcome.checks += captured.checks
    outcome.move = captured.move
  }
}
