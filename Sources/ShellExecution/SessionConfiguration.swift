/// What a shell session starts from. The module reads neither its own environment nor its own current directory.
public struct SessionConfiguration: Sendable {
  /// The program that interprets the steps, looked up by its usual names in `PATH` of `environment`.
  public enum Shell: String, Hashable, Sendable, CaseIterable {
    case bash, zsh, ksh, dash
  }

  /// Where that program runs.
  public enum Transport: Hashable, Sendable {
    /// On this machine.
    case local
    /// Where the command leads that opens a shell on its standard input and output: its program, then its arguments,
    /// such as `ssh host`, `podman exec -i box bash`, `sudo -iu user bash`. The steps run in bash if it is there, else
    /// in sh, in the environment and the directory that the command gives. See `docs/transports.md`.
    case command([String])
  }

  /// Of a local session.
  public var shell: Shell
  public var transport: Transport
  /// The shell's whole environment.
  public var environment: [String: String]
  /// Absolute.
  public var workingDirectory: String
  public var terminalSize: TerminalSize
  /// An existing directory in which the session makes a private one (mode 0700) for as long as it lives.
  public var temporaryDirectory: String
  /// How long a process that is asked to end (SIGTERM) may take before it is killed.
  public var graceBeforeKill: Duration
  /// The same where somebody has interrupted a step for good, or wants the session to end: they wait.
  public var graceAfterInterrupt: Duration
  /// How long a program may wait for input that no one gives before it receives end-of-file; see ``StepInput/none``.
  public var graceBeforeEndOfFile: Duration
  public var outputLimits: OutputLimits

  public init(
    shell: Shell = .bash, transport: Transport = .local, environment: [String: String], workingDirectory: String,
    terminalSize: TerminalSize = TerminalSize(columns: 80, rows: 24), temporaryDirectory: String = "/tmp",
    graceBeforeKill: Duration = .seconds(5), graceAfterInterrupt: Duration = .milliseconds(1500),
    graceBeforeEndOfFile: Duration = .seconds(2),
    outputLimits: OutputLimits = OutputLimits()
  ) {
    self.shell = shell
    self.transport = transport
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.terminalSize = terminalSize
    self.temporaryDirectory = temporaryDirectory
    self.graceBeforeKill = graceBeforeKill
    self.graceAfterInterrupt = graceAfterInterrupt
    self.graceBeforeEndOfFile = graceBeforeEndOfFile
    self.outputLimits = outputLimits
  }
}

/// The size of a terminal in character cells.
public struct TerminalSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// How many bytes of a step's output are kept in memory; everything in between is only streamed.
public struct OutputLimits: Hashable, Sendable {
  /// From the beginning.
  public var head: Int
  /// From the end.
  public var tail: Int

  public init(head: Int = 256 * 1024, tail: Int = 256 * 1024) {
    self.head = max(0, head)
    self.tail = max(0, tail)
  }
}
