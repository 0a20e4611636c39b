import Bytes
import CTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A shell of this machine. Its script is a FIFO, and its terminal one of the session's own.
final class LocalShell: RunningShell {
  let kind: SessionConfiguration.Shell
  let terminal: Pseudoterminal
  let interrupts: InterruptChannel
  let program: String
  let reachesTerminal = true
  /// The marker always comes, unless what runs in the background fills the terminal: a busy machine may take a while.
  let drainingTime = Duration.seconds(2)
  private let directory: PrivateDirectory
  private let supervisor: Supervisor
  /// Nil when the shell has ended.
  private var process: pid_t?
  /// The word by which the shell says that its record is complete, and what it has said so far.
  private var expected: [UInt8] = []
  private var done: [UInt8] = []

  init(_ configuration: SessionConfiguration) throws {
    kind = configuration.shell
    let dialect = kind.dialect
    let path = configuration.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    let found = dialect.programNames.lazy.compactMap { ProgramSearch.locate($0, path: path) }.first
    guard let found else { throw SessionError.shellNotFound(names: dialect.programNames, path: path) }
    program = found
    interrupts = try InterruptChannel()
    directory = try PrivateDirectory(in: configuration.temporaryDirectory)
    terminal = try Pseudoterminal()
    terminal.reset(like: nil)
    terminal.resize(configuration.terminalSize)
    supervisor = try Supervisor(
      terminal: terminal.path, program: found, arguments: dialect.arguments(script: directory.script),
      environment: configuration.environment, workingDirectory: configuration.workingDirectory,
      privateDirectory: directory)
  }

  var isRunning: Bool { process != nil }
  var ownFolder: String? { directory.path }

  func start(limits: [ProcessAttributes.Limit]) throws {
    try directory.renewChannels()
    for (resource, limit) in limits.enumerated() { try supervisor.setLimit(of: resource, to: limit) }
    try supervisor.startShell()
    while true {
      switch try awaitNotice(within: .seconds(30)) {
      case .shellStarted(let id):
        process = id
        return
      case .shellFailed(let number):
        throw SessionError.programNotStarted(program: program, errorNumber: number)
      case .shellEnded, .treeEnded: break
      }
    }
  }

  private func awaitNotice(within limit: Duration) throws -> Supervisor.Notice {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      if let notice = try nextNotice() { return notice }
      var watched = [Watched(descriptor: notices)]
      wait(for: &watched, atMost: end - .now)
    }
    throw SessionError.supervisorEnded
  }

  func send(_ line: String) throws { try directory.sendCommand(line) }

  func send(step: [UInt8], nonce: String, emptyInput: Bool, mayTrap: Bool) throws {
    let dialect = kind.dialect
    let answers = directory.answers
    let record = directory.recording
    expected = Array(nonce.utf8)
    done = []
    let report = dialect.reportScript(nonce: nonce, saysStatus: !mayTrap, done: record == nil ? nil : answers)
    let dialects = type(of: dialect)
    let redirection = record.map(dialects.toFile) ?? dialects.toPipe(answers)
    let step = (text: step, path: directory.step.path)
    if dialect.readsScriptsWhole, !mayTrap {
      let script = dialect.script(
        step: step.path, report: report, answers: redirection, emptyInput: emptyInput)
      try directory.prepare(step: step.text, report: script)
      return try send(dialect.sourcing(directory.reporting))
    }
    try directory.prepare(step: step.text, report: report)
    try send(
      dialect.commandLine(
        step: step.path, report: directory.reporting, nonce: mayTrap ? nonce : nil, answers: redirection,
        emptyInput: emptyInput))
  }

  /// The FIFO is empty whenever the shell is asked something, so a line always fits.
  var unsent: Int32 { -1 }
  func sendOn() {}

  var answers: Int32 { directory.status }

  func readAnswers() -> [UInt8]? {
    guard let bytes = readAvailable(directory.status, upTo: 65536) else { return nil }
    guard directory.recording != nil else { return bytes }
    done += bytes
    guard !expected.isEmpty, done.byteIndex(of: expected) != nil else { return nil }
    (expected, done) = ([], [])
    return directory.readRecord()
  }

  var notices: Int32 { supervisor.descriptor }

  func nextNotice() throws -> Supervisor.Notice? {
    let notice = try supervisor.nextNotice()
    if case .shellEnded = notice { process = nil }
    return notice
  }

  func writeMarker(_ bytes: [UInt8]) -> Bool { terminal.writeAsProgram(bytes) }

  func interrupt() { terminal.interrupt() }

  func endTree(grace: Duration, startedSince start: Int64) throws {
    try supervisor.endTree(grace: grace, startedSince: start)
  }

  func hurry(grace: Duration) {
    // Without its supervisor everything has ended.
    try? supervisor.hurry(grace: grace)
  }

  func endingTime(grace: Duration) -> Duration? { nil }

  func endShell() throws {
    guard let process else { return }
    kill(process, SIGKILL)
    while isRunning { _ = try awaitNotice(within: .seconds(30)) }
  }

  func close(grace: Duration, whenInterrupted short: Duration) {
    _ = interrupts.takeRequests()
    do {
      var grace = interrupts.endsSession ? short : grace
      let exit = try exitShell(within: grace)
      if exit == .interrupted { grace = short }
      try supervisor.endTree(grace: grace, startedSince: 0)
      let isEnd: (Supervisor.Notice) -> Bool = { if case .treeEnded = $0 { true } else { false } }
      if try drain(until: .now + grace + .seconds(10), isEnd) == .interrupted {
        try supervisor.hurry(grace: short)
        while try drain(until: .now + short + .seconds(2), isEnd) == .interrupted {}
      }
    } catch {
      // Without its supervisor the session has ended already.
    }
    supervisor.awaitEnd()
  }

  /// How waiting for a notice ended.
  private enum Draining { case done, late, interrupted }

  private func exitShell(within limit: Duration) throws -> Draining {
    guard isRunning else { return .done }
    try send(kind.dialect.exit)
    return try drain(until: .now + limit) { if case .shellEnded = $0 { true } else { false } }
  }

  /// Reads and forgets output, on which the dying may wait, until the expected notice, an interruption, or the time is
  /// over.
  private func drain(
    until end: ContinuousClock.Instant, _ isExpected: (Supervisor.Notice) -> Bool
  ) throws -> Draining {
    while ContinuousClock.now < end {
      while let notice = try nextNotice() {
        if isExpected(notice) { return .done }
      }
      var watched = [
        Watched(descriptor: notices), Watched(descriptor: terminal.master), Watched(descriptor: interrupts.descriptor),
      ]
      wait(for: &watched, atMost: end - .now)
      if watched[1].isReady { _ = readAvailable(terminal.master, upTo: 65536) }
      if watched[2].isReady, interrupts.takeRequests() > 0 { return .interrupted }
    }
    return .late
  }

  func terminalReading() -> terminal_reading { supervisor.reading(of: terminal) }

  var waitsForCommand: Bool {
    guard let process, descriptor_unread(directory.commands) == 0 else { return false }
    return process_reading(process, directory.script) == READING_YES
  }

  /// The shell has answered, so it is about to wait for its next line, or does already.
  func attributes() -> ProcessAttributes? {
    guard let process else { return nil }
    for attempt in 0..<LocalShell.mostLooks {
      let reading = process_reading(process, directory.script)
      if reading != READING_NO && descriptor_unread(directory.commands) == 0 {
        return ProcessAttributes(of: process, script: directory.script, terminal: terminal.path)
      }
      if attempt < LocalShell.mostLooks / 2 { sched_yield() } else { usleep(1000) }
    }
    return nil
  }

  private static let mostLooks = 40

  func backgroundProcesses() -> [BackgroundProcess] {
    supervisor.processes().filter { $0.id != process }
      .map { BackgroundProcess(id: $0.id, commandLine: BackgroundProcess.commandLine(of: $0.id)) }
  }
}
