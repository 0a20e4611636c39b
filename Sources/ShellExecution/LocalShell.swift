import CTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The parts of a session that are there as long as it lives, and the shell that runs in it now.
final class RunningShell {
  let terminal: Pseudoterminal
  let directory: PrivateDirectory
  let supervisor: Supervisor
  let interrupts: InterruptChannel
  let program: String
  private let dialect: any ShellDialect
  /// Nil when the shell has ended.
  var process: pid_t?

  init(_ configuration: SessionConfiguration) throws {
    dialect = configuration.shell.dialect
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
      privateDirectory: directory.path)
  }

  /// Starts a shell in place of the one that has ended.
  func start() throws {
    try directory.renewChannels()
    try supervisor.startShell()
    while true {
      switch try nextNotice(within: .seconds(30)) {
      case .shellStarted(let id):
        process = id
        return
      case .shellFailed(let number):
        throw SessionError.programNotStarted(program: program, errorNumber: number)
      case .shellEnded, .treeEnded: break
      }
    }
  }

  private func nextNotice(within limit: Duration) throws -> Supervisor.Notice {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      if let notice = try supervisor.nextNotice() { return notice }
      var watched = [Watched(descriptor: supervisor.descriptor)]
      wait(for: &watched, atMost: end - .now)
    }
    throw SessionError.supervisorEnded
  }

  /// Takes note of a shell that has ended since its last step.
  func takeNotices() throws {
    while let notice = try supervisor.nextNotice() {
      if case .shellEnded = notice { process = nil }
    }
  }

  /// Ends the shell between two steps, and spares what runs in the background.
  func endShell() throws {
    guard let process else { return }
    kill(process, SIGKILL)
    while self.process != nil {
      if case .shellEnded = try nextNotice(within: .seconds(30)) { self.process = nil }
    }
  }

  /// Ends everything: the shell by `exit`, so that its EXIT trap runs, then whatever is left.
  func close(grace: Duration) {
    do {
      try exitShell(within: grace)
      try supervisor.endTree(grace: grace, startedSince: 0)
      try drain(until: .now + grace + .seconds(10)) { if case .treeEnded = $0 { true } else { false } }
    } catch {
      // Without its supervisor the session has ended already.
    }
    supervisor.awaitEnd()
  }

  private func exitShell(within limit: Duration) throws {
    guard process != nil else { return }
    try directory.sendCommand(dialect.exit)
    try drain(until: .now + limit) { if case .shellEnded = $0 { true } else { false } }
  }

  /// Reads and forgets output, on which the dying may wait, until the expected notice or the time is over.
  private func drain(until end: ContinuousClock.Instant, _ isExpected: (Supervisor.Notice) -> Bool) throws {
    while ContinuousClock.now < end {
      while let notice = try supervisor.nextNotice() {
        if case .shellEnded = notice { process = nil }
        if isExpected(notice) { return }
      }
      var watched = [Watched(descriptor: supervisor.descriptor), Watched(descriptor: terminal.master)]
      wait(for: &watched, atMost: end - .now)
      if watched[1].isReady { _ = readAvailable(terminal.master, upTo: 65536) }
    }
  }

  /// Whether somebody in the session reads the terminal.
  func terminalReading() -> terminal_reading {
    let processes = supervisor.processes()
    return terminal_reading(processes, Int32(processes.count), terminal.path)
  }

  /// Whether the shell is blocked in reading its script.
  var waitsForCommand: Bool {
    guard let process, descriptor_unread(directory.commands) == 0 else { return false }
    return process_reading(process, directory.script) == READING_YES
  }
}
