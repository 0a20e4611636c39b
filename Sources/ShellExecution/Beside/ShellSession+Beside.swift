extension ShellSession {
  /// What came of starting a command beside the steps.
  public enum Start {
    case started(ProgramBeside)
    /// The shell has not started it: its text is no command.
    case refused(CommandResult)
  }

  /// A shell elsewhere has no terminal to give to a program.
  public var startsBeside: Bool { shell.reachesTerminal }

  /// Starts the text of a step beside the following ones.
  ///
  /// - Parameters:
  ///   - text: as ``run(_:line:timeLimit:input:events:)`` takes it.
  ///   - line: the document's line on which it begins.
  /// - Throws: ``SessionError``.
  public func start(_ text: String, line: Int) throws -> Start {
    let program = try ProgramBeside(size: configuration.terminalSize)
    let result = try run(program.script(for: text), line: line, timeLimit: .seconds(30), input: .none) { _ in }
    guard case .exited(0) = result.ending, program.begin(result.output.bytes) else {
      program.end(within: .zero)
      return .refused(result)
    }
    return .started(program)
  }

  /// Waits a moment.
  ///
  /// - Returns: whether somebody has asked to stop.
  public func pause(_ time: Duration, events: (SessionEvent) -> Void) -> Bool {
    guard waitForInput(on: shell.interrupts.descriptor, atMost: time, events: events) else { return false }
    return shell.interrupts.takeRequests() > 0
  }

  /// How long what is asked to end may take: less where somebody waits for the end of the session.
  public func grace(isUrgent: Bool) -> Duration {
    isUrgent ? configuration.graceAfterInterrupt : configuration.graceBeforeKill
  }
}
