import CTerminal

/// Notices that a program waits for somebody to type, and sees to it that it does not wait for ever when no one is
/// there.
struct PromptWatch {
  /// What to do about a waiting program.
  enum Action: Equatable {
    case none
    case type([UInt8])
    case interrupt
    /// It took neither end-of-file nor an interrupt for an answer.
    case end
  }

  private static let quiet = Duration.milliseconds(150)
  private static let endsOfFile = 3

  private let input: StepInput
  private let patience: Duration
  /// How much output there was when the program was last seen waiting and no one answered.
  private var unansweredAt: Int?
  private var unansweredSince = ContinuousClock.now
  private var refusals = 0
  private var nextLook = ContinuousClock.now
  private var pause = PromptWatch.quiet
  private var lastCount = 0
  /// How much output there was when a silence was last reported.
  private var reportedCount = 0
  /// The first that a program asked and no one answered.
  private(set) var unanswered: UnansweredPrompt?
  /// A program that fills the screen has been ended because no one was there to use it.
  private(set) var hasEndedScreen = false

  /// - Parameter patience: how long a program may wait for input that no one gives.
  init(input: StepInput, patience: Duration) {
    self.input = input
    self.patience = patience
  }

  /// To be called now and then while the step runs.
  mutating func look(
    at output: OutputStream, mode: TerminalMode, reading: () -> terminal_reading, _ emit: (SessionEvent) -> Void
  ) -> Action {
    let now = ContinuousClock.now
    if output.count != lastCount { (lastCount, pause, nextLook) = (output.count, PromptWatch.quiet, now) }
    guard now - output.lastActivity >= PromptWatch.quiet, now >= nextLook else { return .none }
    if output.count != reportedCount {
      reportedCount = output.count
      emit(.silence)
    }
    let fillsScreen = output.screen.isOn && !mode.readsLines
    if unansweredAt == output.count {
      let action = refuse(now, mode, fillsScreen: fillsScreen, reading)
      if action != .none, !fillsScreen { note(output, mode) }
      return action
    }
    // Looking costs a walk over all processes: less and less often during a long silence.
    nextLook = now + pause
    pause = min(pause * 2, .seconds(2))
    guard fillsScreen || isWaiting(reading(), hasPrompt: !output.tail.isEmpty, mode) else { return .none }
    emit(.waitingForInput(tail: output.tail, echo: !mode.hidesLine))
    if case .terminal = input {
      // The person answers, or not.
      unansweredAt = output.count
      return .none
    }
    if case .answers(let answer) = input, let bytes = answer(output.tail) {
      nextLook = now + PromptWatch.quiet
      return .type(bytes)
    }
    if mode.hidesLine { note(output, mode) }
    (unansweredAt, unansweredSince, nextLook) = (output.count, now, now)
    return .none
  }

  private mutating func note(_ output: OutputStream, _ mode: TerminalMode) {
    unanswered = unanswered ?? UnansweredPrompt(text: output.tail, hidesAnswer: mode.hidesLine)
  }

  private func isWaiting(_ reading: terminal_reading, hasPrompt: Bool, _ mode: TerminalMode) -> Bool {
    switch reading {
    case READING_YES: true
    case READING_NO: false
    default: hasPrompt || mode.hidesLine
    }
  }

  /// A program that reads the terminal without a person there gets end-of-file, then is interrupted, then ended. Only
  /// where it is certain: a program that merely printed an unfinished line may be at work.
  ///
  /// An editor or a pager does not read, but waits for its terminal, and takes neither for an answer: it is ended at
  /// once.
  private mutating func refuse(
    _ now: ContinuousClock.Instant, _ mode: TerminalMode, fillsScreen: Bool, _ reading: () -> terminal_reading
  ) -> Action {
    if case .terminal = input { return .none }
    guard now - unansweredSince >= patience else { return .none }
    unansweredSince = now
    if fillsScreen {
      hasEndedScreen = true
      return .end
    }
    let found = reading()
    guard found == READING_YES || (mode.hidesLine && found != READING_NO) else {
      unansweredAt = nil
      return .none
    }
    refusals += 1
    if refusals <= PromptWatch.endsOfFile { return .type([mode.endOfFile]) }
    return refusals == PromptWatch.endsOfFile + 1 ? .interrupt : .end
  }
}
