import CTerminal

/// Keeps what a person types ahead out of the output of a program that does not read: its terminal would show every key
/// at once, in the middle of what it prints, and the output would be another than the page promises.
///
/// What is kept is typed as soon as a program reads, or takes the terminal; a step that ends without has never got it.
struct TypeAhead {
  /// How long to wait before it is worth asking again. Looking costs a walk over all processes.
  private(set) var pause = TypeAhead.betweenLooks

  private static let betweenLooks = Duration.milliseconds(20)
  /// A process that ends or begins while one looks tells nothing; the next look does.
  private static let beforeAnother = Duration.milliseconds(5)
  private static let mostUnclearLooks = 3

  private var nextLook = ContinuousClock.now
  private var isLastHeld = false
  private var unclearLooks = 0

  /// Whether these keys have to wait. Keys that act on a program or a terminal that is busy (Ctrl-C, Ctrl-\, Ctrl-S)
  /// never do, nor do those that are not shown, nor any where no one can say who reads.
  mutating func holds(_ typed: [UInt8], mode: TerminalMode, reading: () -> terminal_reading) -> Bool {
    guard !typed.isEmpty, mode.readsLines, mode.echoes, !typed.contains(where: TypeAhead.acts) else {
      isLastHeld = false
      return false
    }
    let now = ContinuousClock.now
    if isLastHeld, now < nextLook { return true }
    if !isLastHeld { unclearLooks = 0 }
    let found = reading()
    unclearLooks = found == READING_UNKNOWN ? unclearLooks + 1 : 0
    pause = found == READING_UNKNOWN ? TypeAhead.beforeAnother : TypeAhead.betweenLooks
    nextLook = now + pause
    isLastHeld = found == READING_NO || found == READING_UNKNOWN && unclearLooks < TypeAhead.mostUnclearLooks
    return isLastHeld
  }

  /// A control character that is no part of a line: backspace, tab, line ends and the escape of an arrow key are.
  private static func acts(_ byte: UInt8) -> Bool {
    byte < 0x20 && ![0x08, 0x09, 0x0A, 0x0D, 0x1B].contains(byte)
  }
}
