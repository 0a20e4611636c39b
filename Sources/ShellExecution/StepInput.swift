/// Where a step's programs read from. A terminal is there in every case, as `/dev/tty`.
public enum StepInput {
  /// Standard input is empty. A program that reads the terminal nevertheless receives end-of-file after
  /// ``SessionConfiguration/graceBeforeEndOfFile``, and ended when it does not take that for an answer.
  case none
  /// The person's terminal. Their bytes go to the step, which has the terminal to itself: it is in raw mode while
  /// the step runs and as before afterwards. The session's terminal follows its size. Bytes of
  /// ``SessionEvent/output(_:)`` may then be written to it as they are.
  case terminal(descriptor: Int32)
  /// Called with the unfinished last line of the output whenever a program seems to wait for input (nothing printed
  /// for 150 ms), right after the event ``SessionEvent/waitingForInput(tail:echo:)``; returns what to type, its
  /// newline included, or nil for nothing: then the same as with ``none`` happens where the program surely waits.
  case answers(([UInt8]) -> [UInt8]?)
}
