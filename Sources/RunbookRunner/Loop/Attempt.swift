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
  }

  let run: RunContext
  let action: Action
  let step: Step
  /// Whether a person has put other text in the place of the page's.
  let isEdited: Bool
  private let secrets: OutputSecrets

  init(run: RunContext, action: Action, step: Step, isEdited: Bool) {
    self.run = run
    self.action = action
    self.step = step
    self.isEdited = isEdited
    secrets = OutputSecrets(run: run, action: action)
  }

  private var verifier: Verifier { Verifier(strictness: run.options.verify) }

  /// Runs, verifies and captures. The journal knows of the attempt before it begins; the caller tells how it ended.
  ///
  /// - Parameter parts: the separate commands of a block that holds several; empty: it is run as one.
  func perform(_ resolved: ResolvedAction, parts: [ResolvedCommand] = []) throws -> Outcome {
    var outcome = Outcome(number: run.beginAttempt(action.id))
    try run.tellExposed(of: action)
    try run.log.tell(
      .actionStarted(
        RunEvent.ActionStart(
          step: step.id, action: action.id, kind: action.kind, role: action.role, line: action.line,
          attempt: outcome.number, text: resolved.shown, isInteractive: isInteractive, isEdited: isEdited)))
    run.session.learn(run.bindings)
    if isEdited { run.edited.insert(action.id) } else { run.edited.remove(action.id) }
    do {
      switch resolved {
      // The page's sample answers the block, not each of its commands.
      case .command(let command):
        try perform(parts.isEmpty || run.options.isRehearsal ? [command] : parts, &outcome)
      case .file(let file): try perform(file, &outcome)
      case .request(let request): try perform(request, &outcome)
      }
    } catch let failure as SessionFailure {
      outcome.checks.append(Check(.exit, .failed, line: action.line, message: failure.message))
    }
    return outcome
  }

  /// Those that the page names, and whatever else is one by its form or its name.
  private func hideSecrets(in output: String) {
    run.log.hide(secrets.values(in: output))
    if !run.options.isRehearsal { run.log.hide(TokenScanner.tokens(in: output)) }
  }

  /// Its programs have the person's terminal; where nobody is there, their output is shown and masked as any other.
  private var isInteractive: Bool { action.isInteractive && !run.options.nonInteractive }

  /// Seconds.
  private var timeLimit: Double? { action.directives.timeLimit ?? run.options.timeLimit }

  private func perform(_ commands: [ResolvedCommand], _ outcome: inout Outcome) throws {
    let isWithheld = !isInteractive && (!secrets.isEmpty || action.sets.contains(where: run.isSecretVariable))
    var withheld = WithheldOutput(isWatched: !run.options.nonInteractive)
    let relay = OutputRelay(run.log, action: action.id)
    let known = run.bindings
    var total: ActionResult?
    for command in commands {
      let rest = timeLimit.map { max($0 - (total?.seconds ?? 0), 0.001) }
      let watch = try PipelineWatch(command, of: action, in: run)
      var result = try run.session.run(
        watch?.command ?? command, of: action, isInteractive: isInteractive, timeLimit: rest
      ) { output in
        guard isWithheld else { return try relay.take(output) }
        try show(withheld.take(output), by: relay)
      }
      if let watch { result = try watch.end(result, &outcome.checks) }
      total = total?.followed(by: result) ?? result
      try tellShellEnd(result)
      for loss in result.losses { try run.log.say(loss, action: action.id) }
      // A shell would go on with the next line; a person would not.
      guard result.ending == .exited(0) else { break }
    }
    try relay.finish()
    guard let total else { return }
    outcome.result = total
    try judge(total, known: known, &outcome)
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
    let known = run.bindings
    let result = try run.session.send(request, of: action, timeLimit: timeLimit)
    outcome.result = result
    try judge(result, known: known, &outcome)
    try show(result, stream: .stdout)
  }

  private func perform(_ file: ResolvedFile, _ outcome: inout Outcome) throws {
    let path = try run.session.write(file)
    if run.options.isRehearsal {
      outcome.reason = "nothing is written: a run would write \(path)"
      return
    }
    try run.log.tell(.fileWritten(action: action.id, path: path))
    let isThere = try run.session.read(path) == Array(file.content.utf8)
    outcome.checks.append(
      Check(
        .exit, isThere ? .passed : .failed, line: action.line,
        message: isThere ? "the file contains what the page shows" : "the file does not contain what was written",
        isEvidence: true))
  }

  /// The whole output at once, with all that is known to be secret by now.
  private func show(_ result: ActionResult, stream: RunEvent.OutputChunk.Stream = .terminal) throws {
    let relay = OutputRelay(run.log, action: action.id, stream: stream)
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
    try run.log.tell(
      .shellEnded(
        RunEvent.ShellEnd(
          action: action.id, exitStatus: result.exitStatus, signal: result.signal, reason: reason)))
  }

  private func judge(_ result: ActionResult, known: Bindings, _ outcome: inout Outcome) throws {
    let output = TerminalText.plain(result.output)
    run.outputs[action.id] = output
    // Also where the action turns out to have failed and nothing is captured from it.
    hideSecrets(in: output)
    var variables: [String: String?] = [:]
    for name in action.sets {
      let value = run.session.variable(name)
      variables[name] = .some(value)
      if let value, value.utf8.count >= 6, run.isSecretVariable(name) { run.log.hide([value]) }
    }
    // A value that this very output brings is not yet known to it.
    let brought = Set(action.captures.map(\.key))
    let bindings = known.all.filter { !brought.contains($0.key) }.map { ($0.key, $0.value) }
    // The page's own sample proves nothing about it.
    if !run.options.isRehearsal {
      outcome.checks += verifier.checks(
        of: action.withoutNames(of: run.edited), result: result, variables: variables,
        bindings: Dictionary(bindings) { first, _ in first })
    }
    guard !outcome.checks.contains(where: { $0.result == .failed }) else { return }
    outcome.checks += try Capturer(run: run, action: action).capture(from: output)
  }
}
