import CTerminal

/// Runs `body` with a live shell, and ends the shell with all that it started when `body` returns or throws.
///
/// - Parameters:
///   - configuration: what it starts from.
///   - beforeStart: called with what interrupts the session, before the shell is started: it serves until the session
///     has ended.
///   - body: works with the session.
/// - Throws: ``SessionError``, or what `body` throws.
public func withShellSession<R>(
  _ configuration: SessionConfiguration, beforeStart: (Interrupter) -> Void = { _ in },
  _ body: (ShellSession) throws -> R
) throws -> R {
  let session = try ShellSession(configuration)
  beforeStart(session.interrupter)
  defer { session.close() }
  try session.open()
  return try body(session)
}

/// One live shell on a terminal of its own: what a step changes (variables, functions, directory, options, jobs) is
/// there for the next.
///
/// Its calls block the caller's thread, which should be one of the caller's own, not of the cooperative pool.
public final class ShellSession {
  let configuration: SessionConfiguration
  let shell: any RunningShell

  /// For a start-up file that hangs.
  private static let startLimit = Duration.seconds(30)

  /// The shell's state after the last step that it survived.
  public var state: ShellState {
    look()
    return knownState
  }

  /// Where the shell's script (`commands`) and the text of the step (`step`) are, which it names in its messages.
  package var ownFolder: String? { shell.ownFolder }
  package var shellName: String { dialect.programNames.first ?? shell.program }

  private var knownState: ShellState
  /// What the system keeps about the shell may have changed since it was looked at.
  private var hasRun = false
  /// Until a step holds a word that can do it there is nothing to look for, nor where a function may hold it.
  private var mayHaveChanged = true
  /// A step, or a function that it left, may have set a trap on DEBUG.
  private var mayTrap = false
  /// The shell that runs could not be given the limits of the one before.
  private var limitsRefused = false

  /// What a new shell is like; only what differs from it has to be restored.
  private var initialState: ShellState

  init(_ configuration: SessionConfiguration) throws {
    self.configuration = configuration
    switch configuration.transport {
    case .local: shell = try LocalShell(configuration)
    case .command(let command): shell = try RemoteShell(command, configuration)
    }
    initialState = ShellState(shell: shell.kind)
    knownState = initialState
  }

  /// Looks at what the shell itself cannot report. Only now: right after a step it still tidies up.
  private func look() {
    guard hasRun, mayHaveChanged else { return }
    hasRun = false
    if let attributes = shell.attributes() { knownState.attributes = attributes }
  }

  private var dialect: any ShellDialect { shell.kind.dialect }

  func open() throws { try startShell(restoring: nil) }

  func close() { shell.close(grace: configuration.graceBeforeKill, whenInterrupted: configuration.graceAfterInterrupt) }

  /// Interrupts ``run(_:line:timeLimit:input:events:)`` from elsewhere.
  public var interrupter: Interrupter { shell.interrupts.interrupter }

  /// Gives the session's terminal another size; programs in it are notified (SIGWINCH).
  public func resize(_ size: TerminalSize) { shell.terminal.resize(size) }

  /// Runs the text of a step in the shell and waits until it has ended.
  ///
  /// - Parameters:
  ///   - text: any number of lines of the shell's language.
  ///   - line: the document's line, from 1, on which the text begins: the shell's error messages name it, up to
  ///     line 2,000; after that they count from the text's first line.
  ///   - timeLimit: after which the step and all that it started are ended; nil for none.
  ///   - input: what its programs read.
  ///   - events: called on this thread, in order, while the step runs.
  /// - Throws: ``SessionError``. A step that fails does not throw.
  public func run(
    _ text: String, line: Int, timeLimit: Duration?, input: StepInput, events: (SessionEvent) -> Void
  ) throws -> CommandResult {
    try shell.takeNotices()
    let isNew = !shell.isRunning
    if isNew { try startShell(restoring: knownState) } else { look() }
    passOnBackgroundOutput(events)
    // What was pressed between two steps was meant for the one before; an end holds for this one too.
    if shell.interrupts.takeEnd() { shell.interrupts.interrupter.end() }
    let step = StepText(text: text, line: line, prologue: dialect.prologue(after: knownState))
    if StepText.mayChangeProcess(text) { mayHaveChanged = true }
    if !mayTrap { mayTrap = StepText.mayTrap(step.bytes) }
    let exchange = try perform(
      step.bytes, timeLimit: timeLimit, input: shell.reachesTerminal ? input : .none, events)
    return CommandResult(
      ending: ending(exchange.outcome, wasInterrupted: exchange.wasInterrupted), duration: exchange.duration,
      output: exchange.output, unanswered: exchange.prompts.unanswered,
      wantedScreen: exchange.prompts.hasEndedScreen,
      loss: shell.isRunning ? ShellLoss(hasLimits: isNew && limitsRefused).orNothing : loss(of: knownState))
  }

  /// What a shell in the given state had, and a new one has not.
  private func loss(of state: ShellState) -> ShellLoss? {
    ShellLoss(
      descriptors: state.attributes.descriptorsLost(by: initialState.attributes),
      hasJobs: !shell.backgroundProcesses().isEmpty, isUnknown: !shell.reachesTerminal
    ).orNothing
  }

  /// Waits until `descriptor` is readable, and passes on what processes in the background print meanwhile: left
  /// alone they stop when the terminal's buffers are full.
  ///
  /// - Parameters:
  ///   - descriptor: open for reading.
  ///   - limit: nil for none.
  ///   - events: called on this thread with what is printed.
  /// - Returns: false when the time was over first.
  public func waitForInput(on descriptor: Int32, atMost limit: Duration?, events: (SessionEvent) -> Void) -> Bool {
    let end = limit.map { ContinuousClock.now + $0 }
    while true {
      var watched = [Watched(descriptor: descriptor), Watched(descriptor: shell.terminal.master)]
      wait(for: &watched, atMost: end.map { $0 - .now } ?? .seconds(3600))
      if watched[1].isReady { passOnBackgroundOutput(events) }
      if watched[0].isReady { return true }
      if let end, ContinuousClock.now >= end { return false }
    }
  }

  /// Replaces the shell by a new one in the given state. Processes in the background go on.
  ///
  /// - Returns: what that shell had and this one has not.
  @discardableResult
  public func restore(_ state: ShellState) throws -> ShellLoss? {
    guard state.shell == shell.kind else { throw SessionError.unusableState }
    try shell.endShell()
    try startShell(restoring: state)
    var loss = loss(of: state) ?? ShellLoss()
    loss.hasLimits = limitsRefused
    return loss.orNothing
  }

  /// What runs in the session besides the shell.
  public var backgroundProcesses: [BackgroundProcess] { shell.backgroundProcesses() }

  private func perform(
    _ step: [UInt8], timeLimit: Duration?, input: StepInput, isInterruptible: Bool = true,
    _ events: (SessionEvent) -> Void
  ) throws -> StepExchange.Report {
    let nonce = ShellSession.newNonce()
    let exchange = StepExchange(
      shell: shell, configuration: configuration, nonce: nonce, timeLimit: timeLimit, input: input,
      isInterruptible: isInterruptible)
    try shell.send(
      step: step, nonce: nonce, emptyInput: input.isEmpty, mayTrap: mayTrap && !dialect.debugTrap.isEmpty)
    let done = try exchange.perform(events)
    if case .answered(let record) = done.outcome,
      var next = ShellState(shell: shell.kind, record: record, earlier: knownState)
    {
      next.inheritAttributes(from: knownState)
      if !mayTrap, next[.functions] != knownState[.functions] { mayTrap = StepText.mayTrap(next[.functions]) }
      knownState = next
      hasRun = true
    }
    return done
  }

  private func ending(_ outcome: StepExchange.Outcome, wasInterrupted: Bool) -> Ending {
    switch outcome {
    case .answered(let record): .exited(record.status)
    case .shellEnded(let waitStatus): Ending(waitStatus: waitStatus, wasInterrupted: wasInterrupted)
    case .timedOut: .timedOut
    case .interrupted: .interrupted
    case .shellSilent: .signalled(9)
    }
  }

  private func startShell(restoring saved: ShellState?) throws {
    try shell.start(limits: saved?.attributes.limits ?? [])
    try shell.send(dialect.preamble)
    let script = saved.map { dialect.restoration(of: $0, from: initialState) } ?? []
    let report = try perform(
      Array(script.joined(separator: [UInt8(ascii: "\n")])), timeLimit: ShellSession.startLimit, input: .none,
      isInterruptible: false
    ) { _ in }
    guard case .answered = report.outcome else { throw SessionError.shellDidNotAnswer(program: shell.program) }
    mayHaveChanged = true
    guard let saved else {
      initialState = state
      mayHaveChanged = !state[.functions].isEmpty
      return
    }
    limitsRefused = shell.reachesTerminal && !state.attributes.hasLimits(of: saved.attributes)
    knownState.inherit(from: saved)
  }

  /// Output between two steps is of processes in the background: passed on, but no part of the next step's output.
  private func passOnBackgroundOutput(_ events: (SessionEvent) -> Void) {
    var stream = OutputStream(terminal: shell.terminal, limits: OutputLimits(head: 0, tail: 0))
    for _ in 0..<16 {
      guard stream.read(translating: false, { events(.output($0)) }) else { return }
    }
  }

  static func newNonce() -> String {
    var random = SystemRandomNumberGenerator()
    return String(random.next(), radix: 36) + String(random.next(), radix: 36)
  }
}

extension StepInput {
  fileprivate var isEmpty: Bool { if case .none = self { true } else { false } }
}

extension Ending {
  /// - Parameter waitStatus: of a shell that has ended, as `waitpid` gives it.
  init(waitStatus: Int32, wasInterrupted: Bool) {
    let signal = waitStatus & 0x7F
    let status = (waitStatus >> 8) & 0xFF
    if wasInterrupted && (signal == 2 || (signal == 0 && status == 130)) {
      self = .interrupted
    } else {
      self = signal != 0 ? .signalled(signal) : .shellExited(status)
    }
  }
}
