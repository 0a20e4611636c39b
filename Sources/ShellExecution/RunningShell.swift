import CTerminal

/// The parts of a session that are there as long as it lives, and the shell that runs in it now, here or elsewhere.
protocol RunningShell: AnyObject {
  /// The kind of the shell. Elsewhere that is known only once it has been started.
  var kind: SessionConfiguration.Shell { get }
  /// For messages: what is run to get a shell.
  var program: String { get }
  var isRunning: Bool { get }
  /// Where its script and the text of the step are, which it names in its messages; nil while that is not known.
  var ownFolder: String? { get }
  /// Output is read from its master.
  var terminal: Pseudoterminal { get }
  var interrupts: InterruptChannel { get }
  /// Whether its programs can have the person's terminal.
  var reachesTerminal: Bool { get }

  /// Starts a shell in place of the one that has ended, with limits like that one's where the system lets it.
  func start(limits: [ProcessAttributes.Limit]) throws
  /// Gives the shell a line of its script.
  func send(_ line: String) throws
  /// Gives the shell a step, and the way in which it is to report afterwards.
  ///
  /// - Parameter mayTrap: whether there may be a trap on DEBUG then, where the shell knows such a thing.
  func send(step: [UInt8], nonce: String, emptyInput: Bool, mayTrap: Bool) throws
  /// Readable when ``readAnswers()`` has something.
  var answers: Int32 { get }
  /// What came in answer to a step; nil when nothing is there.
  func readAnswers() -> [UInt8]?
  /// Readable when there is a notice that does not come with the answers.
  var notices: Int32 { get }
  func nextNotice() throws -> Supervisor.Notice?
  /// Writable when what did not fit may be sent on by ``sendOn()``; -1 when nothing is left.
  var unsent: Int32 { get }
  func sendOn() throws

  /// Writes as a program of the session would, after all its output. False when there is no room for it now.
  func writeMarker(_ bytes: [UInt8]) -> Bool
  /// How long the marker may take.
  var drainingTime: Duration { get }
  /// What Ctrl-C does.
  func interrupt()
  /// Ends all that was started since the clock was at `start`, and the shell. A notice follows.
  func endTree(grace: Duration, startedSince start: Int64) throws
  /// Gives what is being ended no more time than this from now on.
  func hurry(grace: Duration)
  /// How long that notice may take before the session counts as lost; nil: it is sure to come.
  func endingTime(grace: Duration) -> Duration?
  /// Ends the shell between two steps, and spares what runs in the background.
  func endShell() throws
  /// Ends everything: the shell by `exit`, so that its EXIT trap runs, then all that is left. Each may take as long as
  /// `grace` says; from an interruption on, or after one that was to end the session, no longer than `short`.
  func close(grace: Duration, whenInterrupted short: Duration)

  /// Whether somebody in the session reads the terminal.
  func terminalReading() -> terminal_reading
  /// Whether the shell is known to be blocked in reading its script.
  var waitsForCommand: Bool { get }
  /// What the system keeps about the shell, which waits for its next line; nil where no one can look.
  func attributes() -> ProcessAttributes?
  /// What runs in the session besides the shell.
  func backgroundProcesses() -> [BackgroundProcess]
}

extension RunningShell {
  /// Takes note of a shell that has ended since its last step.
  func takeNotices() throws {
    _ = readAnswers()
    while try nextNotice() != nil {}
  }
}
