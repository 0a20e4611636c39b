/// What happens while a step runs, in the order in which it happens.
public enum SessionEvent: Hashable, Sendable {
  /// The bytes that the step's programs wrote to the terminal, as they come.
  case output([UInt8])
  /// A program seems to wait for input.
  ///
  /// `tail` is the output since the last newline (its last 4,096 bytes): the prompt. `echo` is false when the terminal
  /// does not show what is typed: a password is asked for.
  case waitingForInput(tail: [UInt8], echo: Bool)
  /// Nothing has been printed for 150 ms: whoever watches has to see all that was. Once for each such silence.
  case silence
  /// The step's program took the terminal for itself (it reads key by key), or gave it back. The output in between is
  /// what it draws.
  case rawMode(Bool)
}
