import CTerminal

/// One line given to the shell and everything until its answer: the only loop of the module.
///
/// The step is over when the shell has answered on the status channel *and* all that its programs wrote has been read.
/// For the latter the runner then writes a marker into the terminal itself, which comes out after everything else.
final class StepExchange {
  /// Why it is over.
  enum Outcome {
    case answered(StatusRecord)
    case shellEnded(waitStatus: Int32)
    case timedOut
    case interrupted
    /// The shell waits for its next line without having answered.
    case shellSilent
  }

  /// What became of the line.
  struct Report {
    var outcome: Outcome
    /// From the handing over until its last command ended.
    var duration: Duration
    var output: CapturedOutput
    var prompts: PromptWatch
    var wasInterrupted: Bool
  }

  private enum Phase {
    case running
    /// The session's processes are being ended, which may take until then.
    case ending(until: ContinuousClock.Instant?)
    /// The outcome is known, output is still on its way until the marker, or until then.
    case draining(until: ContinuousClock.Instant)
    case over
  }

  private static let longestWait = Duration.milliseconds(100)
  /// So much time is taken for showing what a step writes that somebody has ended; the rest of it is only read.
  private static let longestRest = Duration.milliseconds(200)

  private let shell: any RunningShell
  /// False while a new shell is brought into the state of the one before: a request that comes then is left for the step.
  private let isInterruptible: Bool
  private let configuration: SessionConfiguration
  private let deadline: ContinuousClock.Instant?
  private let start = ContinuousClock.now
  /// So that ending the step spares what earlier steps left running.
  private let startTicks = process_clock()
  private let person: PersonTerminal?
  private let marker: [UInt8]
  private var status: StatusReader
  private var output: OutputStream
  private var prompts: PromptWatch
  private var phase = Phase.running
  private var outcome: Outcome?
  private var duration = Duration.zero
  private var typed: [UInt8] = []
  private var typeAhead = TypeAhead()
  private var isMarkerWritten = false
  private var ownsTerminal = false
  /// Taken for showing output since somebody has ended the step.
  private var restTime = Duration.zero
  private var interruptions = 0
  private var keys = InterruptKeys()
  private var lastMode: TerminalMode
  private var nextHealthCheck: ContinuousClock.Instant

  init(
    shell: any RunningShell, configuration: SessionConfiguration, nonce: String, timeLimit: Duration?, input: StepInput,
    isInterruptible: Bool = true
  ) {
    self.shell = shell
    self.isInterruptible = isInterruptible
    self.configuration = configuration
    deadline = timeLimit.map { [start] in start + $0 }
    if case .terminal(let descriptor) = input {
      person = PersonTerminal(descriptor: descriptor)
    } else {
      person = nil
    }
    marker = StepExchange.newMarker()
    status = StatusReader(nonce: nonce)
    output = OutputStream(terminal: shell.terminal, limits: configuration.outputLimits)
    prompts = PromptWatch(input: input, patience: configuration.graceBeforeEndOfFile)
    shell.terminal.reset(like: person?.modeBefore)
    if let size = person?.changedSize() { shell.terminal.resize(size) }
    lastMode = shell.terminal.mode
    nextHealthCheck = start + .seconds(1)
  }

  /// Upper case and digits only: no output translation of a terminal changes them.
  private static func newMarker() -> [UInt8] {
    var random = SystemRandomNumberGenerator()
    let name = String(random.next(), radix: 36, uppercase: true)
    return Array("\u{1B}]7717;\(name)\u{1B}\\".utf8)
  }

  /// Waits for the end of the step that the shell has been given.
  ///
  /// - Returns: the outcome and what is to be reported about it, whose ending the caller fills in.
  func perform(_ events: (SessionEvent) -> Void) throws -> Report {
    typed = person?.typedBefore() ?? []
    while true {
      if case .over = phase { break }
      try turn(events)
    }
    output.finish(translating: lastMode.addsCarriageReturns) { events(.output($0)) }
    shell.terminal.reset(like: nil)
    if ownsTerminal { events(.rawMode(false)) }
    let found = outcome ?? .interrupted
    return Report(
      outcome: found, duration: duration, output: output.captured, prompts: prompts, wasInterrupted: interruptions > 0)
  }

  private func turn(_ events: (SessionEvent) -> Void) throws {
    let isHeld = holdsKeys
    var watched = [
      Watched(descriptor: shell.terminal.master),
      Watched(descriptor: shell.answers),
      Watched(descriptor: shell.notices),
      Watched(descriptor: interruptsToRead),
      Watched(descriptor: personToRead),
      Watched(descriptor: typed.isEmpty || isHeld ? -1 : shell.terminal.master, wantsWriting: true),
      Watched(descriptor: shell.unsent, wantsWriting: true),
    ]
    wait(for: &watched, atMost: isHeld ? min(waitingTime, typeAhead.pause) : waitingTime)
    if watched[1].isReady { readStatus() }
    if watched[1].isReady || watched[2].isReady { try readNotices() }
    if watched[6].isReady { try shell.sendOn() }
    if watched[3].isReady { countInterruptions(shell.interrupts.takeRequests()) }
    lastMode = shell.terminal.mode
    if watched[0].isReady { readOutput(events) } else { followTerminal(events) }
    if watched[4].isReady { readPerson() }
    typeOn()
    try advance(events)
  }

  /// A request that comes when the step has ended is left for whoever runs the next one.
  private var interruptsToRead: Int32 {
    switch phase {
    case .running, .ending: isInterruptible ? shell.interrupts.descriptor : -1
    case .draining, .over: -1
    }
  }

  private var personToRead: Int32 {
    guard let person, !person.hasEnded, typed.count < 65536, case .running = phase else { return -1 }
    return person.descriptor
  }

  private var waitingTime: Duration {
    switch phase {
    case .draining(let end):
      // The marker may not have fitted into a terminal full of output.
      isMarkerWritten ? end - .now : .milliseconds(1)
    case .running: deadline.map { min($0 - .now, StepExchange.longestWait) } ?? StepExchange.longestWait
    case .ending, .over: StepExchange.longestWait
    }
  }

  // MARK: - What comes in

  private func readStatus() {
    while let bytes = shell.readAnswers(), !bytes.isEmpty {
      if let record = status.append(bytes), case .running = phase { settle(.answered(record)) }
    }
  }

  private func readNotices() throws {
    while let notice = try shell.nextNotice() {
      switch notice {
      case .shellEnded(let waitStatus):
        // What it wrote before it ended counts.
        readStatus()
        if case .running = phase { settle(.shellEnded(waitStatus: waitStatus)) }
      case .treeEnded:
        if case .ending = phase { drain() }
      case .shellStarted, .shellFailed:
        break
      }
    }
  }

  private func readPerson() {
    guard let person, let bytes = person.read() else { return }
    if bytes.isEmpty {
      typed.append(lastMode.endOfFile)
    } else {
      typed += bytes
      pressInterrupt(lastMode.interruptKey.map { key in bytes.count { $0 == key } } ?? 0)
    }
  }

  /// The key does what it does in the step's terminal; pressed twice within a second it ends the step.
  private func pressInterrupt(_ count: Int) {
    guard count > 0 else { return }
    if lastMode.signals { interruptions += count }
    if keys.press(count, isSignal: lastMode.signals, outputCount: output.count) { endByKey() }
  }

  private func endByKey() {
    typed = []
    interruptions += 1
    endTree(.interrupted)
  }

  /// The first is passed on like Ctrl-C, the second ends the step.
  private func countInterruptions(_ count: Int) {
    guard count > 0 else { return }
    if case .ending = phase { return shell.hurry(grace: configuration.graceAfterInterrupt) }
    guard case .running = phase else { return }
    if interruptions == 0 { shell.interrupt() }
    let wasInterrupted = interruptions > 0
    interruptions += count
    if wasInterrupted || count > 1 { endTree(.interrupted) }
  }

  /// A program takes the terminal before it draws, and gives it back when it has tidied up: both may have happened since
  /// the last look, so what is read counts as drawn when the terminal was taken before or is taken now.
  private func readOutput(_ events: (SessionEvent) -> Void) {
    var chunks: [[UInt8]] = []
    _ = output.read(translating: lastMode.addsCarriageReturns, drops: isTooLate) { chunks.append($0) }
    lastMode = shell.terminal.mode
    if !lastMode.readsLines { followTerminal(events) }
    let start = ContinuousClock.now
    for chunk in chunks { events(.output(chunk)) }
    if !chunks.isEmpty { output.noteHandling(.now - start) }
    if case .interrupted = outcome { restTime += .now - start }
    followTerminal(events)
  }

  private var isTooLate: Bool { restTime >= StepExchange.longestRest }

  private func followTerminal(_ events: (SessionEvent) -> Void) {
    guard case .running = phase else { return }
    person?.follow(lastMode)
    if let size = person?.changedSize() { shell.terminal.resize(size) }
    guard lastMode.readsLines == ownsTerminal else { return }
    ownsTerminal.toggle()
    events(.rawMode(ownsTerminal))
  }

  /// Only a person types what no program has asked for. Once the step is over nothing reads any more, and the terminal
  /// would show it all the same.
  private var holdsKeys: Bool {
    guard person != nil, !typed.isEmpty else { return false }
    guard case .running = phase else { return true }
    return typeAhead.holds(typed, mode: lastMode) { shell.terminalReading() }
  }

  private func typeOn() {
    guard !typed.isEmpty, !holdsKeys else { return }
    typed.removeFirst(min(typed.count, shell.terminal.type(typed[...])))
  }

  // MARK: - What follows from it

  private func advance(_ events: (SessionEvent) -> Void) throws {
    switch phase {
    case .running:
      if let deadline, ContinuousClock.now >= deadline { return endTree(.timedOut) }
      try checkHealth()
      if keys.isIgnored(outputCount: output.count, isUnread: shell.terminal.hasUnreadInput) { return endByKey() }
      watchPrompts(events)
    case .draining(let end):
      if !isMarkerWritten { isMarkerWritten = shell.writeMarker(marker) }
      if output.hasSeenMarker || ContinuousClock.now >= end { phase = .over }
    case .ending(let end):
      if let end, ContinuousClock.now >= end { throw SessionError.connectionEnded(command: shell.program, words: "") }
    case .over: break
    }
  }

  private func watchPrompts(_ events: (SessionEvent) -> Void) {
    let action = prompts.look(at: output, mode: lastMode, reading: { shell.terminalReading() }, events)
    switch action {
    case .none: break
    case .type(let bytes): typed += bytes
    case .interrupt: countInterruptions(1)
    case .end: endTree(.interrupted)
    }
  }

  /// A shell that waits for its next line has read all of this one: `set -n`, or a step that redefined what answers.
  private func checkHealth() throws {
    guard ContinuousClock.now >= nextHealthCheck else { return }
    nextHealthCheck = .now + .seconds(1)
    guard shell.waitsForCommand else { return }
    readStatus()
    if case .running = phase { endTree(.shellSilent) }
  }

  private func endTree(_ reason: Outcome) {
    outcome = reason
    duration = .now - start
    let grace: Duration
    if case .interrupted = reason {
      grace = configuration.graceAfterInterrupt
    } else {
      grace = configuration.graceBeforeKill
    }
    phase = .ending(until: shell.endingTime(grace: grace).map { .now + $0 })
    do {
      try shell.endTree(grace: grace, startedSince: startTicks)
    } catch {
      drain()
    }
  }

  private func settle(_ result: Outcome) {
    outcome = result
    duration = .now - start
    drain()
  }

  private func drain() {
    phase = .draining(until: .now + shell.drainingTime)
    output.expect(marker: marker)
    shell.terminal.resumeOutput()
    isMarkerWritten = shell.writeMarker(marker)
  }
}
