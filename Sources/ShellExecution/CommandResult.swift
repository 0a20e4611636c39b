/// How a step ended.
public enum Ending: Hashable, Sendable {
  /// All of the text was run; the status of its last command, 0…255.
  case exited(Int32)
  /// The step's shell died of this signal; the next step starts in a new shell with the last known state. SIGKILL is
  /// also what a shell gets that no longer answers, as after `set -n`.
  case signalled(Int32)
  /// The step ended its shell (`exit`, `exec`, `set -e`) with this status; the next step starts in a new one.
  case shellExited(Int32)
  /// The time limit passed; all that the step started was ended.
  case timedOut
  /// The person, or the caller, interrupted it.
  case interrupted
}

/// What a program asked when no one answered: it received end-of-file.
public struct UnansweredPrompt: Hashable, Sendable {
  /// The output since the last newline, at most its last 4,096 bytes; empty where the program just waited.
  public var text: [UInt8]
  /// The terminal would not have shown what is typed: a password.
  public var hidesAnswer: Bool

  public init(text: [UInt8], hidesAnswer: Bool) {
    self.text = text
    self.hidesAnswer = hidesAnswer
  }
}

/// What became of a step.
public struct CommandResult: Hashable, Sendable {
  public var ending: Ending
  /// From the handing over of the text until its last command ended.
  public var duration: Duration
  /// Standard output and standard error as a terminal receives them, one stream; newlines are single line feeds.
  public var output: CapturedOutput
  /// The first prompt that no one answered; nil where all were.
  public var unanswered: UnansweredPrompt?
  /// A program that fills the screen, such as an editor, was ended because no one was there to use it.
  public var wantedScreen: Bool
  /// What went with the shell when it ended, and cannot be given to the next one.
  public var loss: ShellLoss?

  public init(
    ending: Ending, duration: Duration, output: CapturedOutput, unanswered: UnansweredPrompt? = nil,
    wantedScreen: Bool = false, loss: ShellLoss? = nil
  ) {
    self.ending = ending
    self.duration = duration
    self.output = output
    self.unanswered = unanswered
    self.wantedScreen = wantedScreen
    self.loss = loss
  }
}
