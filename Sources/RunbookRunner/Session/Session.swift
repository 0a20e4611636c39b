public import Diagnostics
public import RunbookModel

/// Where actions happen: a live shell, a rehearsal, or a test's memory.
///
/// Accepts only what the `Planner` made, so nothing unfilled can ever arrive here. A method throws
/// ``SessionFailure`` when the thing asked for could not be done (the action fails, and a person decides), and any
/// other error when the session itself is lost (the run ends).
public protocol Session: AnyObject {
  /// Runs a command and waits for its end.
  ///
  /// - Parameters:
  ///   - command: with all its values.
  ///   - action: whose command it is; nil for one that belongs to none.
  ///   - isInteractive: its programs get the person's terminal, if there is one.
  ///   - timeLimit: seconds; nil: none.
  ///   - output: called with raw bytes as they come.
  func run(
    _ command: ResolvedCommand, of action: Action?, isInteractive: Bool, timeLimit: Double?,
    output: (SessionOutput) throws -> Void
  ) throws -> ActionResult

  /// Writes a file, making the folders it needs; returns its absolute path.
  func write(_ file: ResolvedFile) throws -> String

  /// The content of a file, relative to the current directory unless absolute; nil when there is none.
  func read(_ path: String) throws -> [UInt8]?

  func send(_ request: ResolvedRequest, timeLimit: Double?) throws -> ActionResult

  /// The same for an action; a rehearsal answers with what the page shows there.
  func send(_ request: ResolvedRequest, of action: Action, timeLimit: Double?) throws -> ActionResult

  /// Receives, before each action, the place in whose own shell it is done; nil: in the shell of the run.
  ///
  /// - Returns: whether that is another shell than before.
  func move(to place: String?) throws -> Bool

  /// Receives, before each action, the values that there are.
  func learn(_ bindings: Bindings)

  /// The value that a shell variable has now, exported or not; nil when unset.
  func variable(_ name: String) -> String?

  /// Whether the shell has an array of that name, which ``variable(_:)`` knows no value of.
  func holdsArray(_ name: String) -> Bool

  var workingDirectory: String { get }

  /// Command lines of what still runs in the session's background.
  var backgroundProcesses: [String] { get }

  /// Whether a command that does not end by itself can be started beside the others.
  var startsBeside: Bool { get }

  /// Starts a command beside the others, and waits until it is ready.
  ///
  /// - Parameters:
  ///   - command: with all its values.
  ///   - action: whose command it is; what was started for it before is ended first.
  ///   - watch: decides whether it is ready.
  ///   - output: called with what it prints until then, at most its beginning.
  func start(
    _ command: ResolvedCommand, of action: Action, until watch: ReadyWatch, output: (SessionOutput) throws -> Void
  ) throws -> ActionResult

  /// What has run beside the others and ended by itself, each once.
  func endedBeside() -> [EndedBeside]

  /// What runs beside the others.
  var runningBeside: [EndedBeside] { get }

  /// Ends all that runs beside the others.
  ///
  /// - Parameter isUrgent: somebody waits for that.
  func endBeside(isUrgent: Bool)

  /// What the shell is like now, for a run that goes on later; nil where there is nothing to keep.
  ///
  /// - Parameter secrets: all that holds one of them is left out, as is what has a secret's name.
  func keptState(without secrets: [String]) -> KeptState?

  /// Undoes what has changed in the shell since ``keptState(without:)`` was asked last, but for these variables.
  func returnToKeptState(with variables: [String]) throws
}

extension Session {
  public func send(_ request: ResolvedRequest, of action: Action, timeLimit: Double?) throws -> ActionResult {
    try send(request, timeLimit: timeLimit)
  }

  public func move(to place: String?) throws -> Bool { false }

  public func learn(_ bindings: Bindings) {}

  public var startsBeside: Bool { false }

  public func start(
    _ command: ResolvedCommand, of action: Action, until watch: ReadyWatch, output: (SessionOutput) throws -> Void
  ) throws -> ActionResult {
    throw SessionFailure(Action.staysWithPerson)
  }

  public func endedBeside() -> [EndedBeside] { [] }

  public var runningBeside: [EndedBeside] { [] }

  public func endBeside(isUrgent: Bool) {}

  public func holdsArray(_ name: String) -> Bool { false }

  public func keptState(without secrets: [String]) -> KeptState? { nil }

  public func returnToKeptState(with variables: [String]) throws {}
}

/// What comes from a running command.
public enum SessionOutput: Hashable, Sendable {
  case bytes([UInt8])
  /// The program waits for input: what was held back has to be shown now.
  case waitingForInput
  /// Nothing comes for a moment: what was held back although it may be shown has to be shown now.
  case silence
  /// A program took the person's terminal for itself, or gave it back: the bytes in between are what it draws.
  case ownsTerminal(Bool)
  /// What was said beforehand has been typed.
  case typed(TypedAnswer)
}

/// A session could not do what an action asks for: a folder that cannot be written, a program that is missing.
public struct SessionFailure: Error, Hashable, Sendable {
  public var message: Message

  public init(_ message: Message) {
    self.message = message
  }
}

/// The session is gone and cannot be brought back: the run ends here, and no one knows what became of the action that
/// was under way.
public struct SessionLoss: Error, Hashable, Sendable {
  public var message: Message

  public init(_ message: Message) {
    self.message = message
  }
}

/// What a session's shell is like after an action, for a run that goes on later: no secret is in it.
public struct KeptState: Hashable, Sendable {
  /// To be written to a file of the owner's alone.
  public var bytes: [UInt8]
  /// ``withheld`` names the working directory so, as the shell does.
  package static let directoryVariable = "PWD"

  /// Variables set since the state before that are left out, because their values are secrets, and the working
  /// directory where its name contains one.
  public var withheld: [String]

  public init(bytes: [UInt8], withheld: [String]) {
    self.bytes = bytes
    self.withheld = withheld
  }
}
