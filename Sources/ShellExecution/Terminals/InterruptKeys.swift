/// Tells from the presses of the interrupt key (Ctrl-C) when a person wants a step to end that does not end by itself.
///
/// Two within a second do where the key is a signal. A program that reads every key may use this one: there two count
/// only when, a second after the first, it has neither printed anything nor read them.
struct InterruptKeys {
  static let interval = Duration.seconds(1)

  private var first: ContinuousClock.Instant?
  /// Pressed twice before a program that reads every key: how much output there was at the first press.
  private var outputAtFirst = 0
  private var decides: ContinuousClock.Instant?

  /// - Returns: whether the step is to end now.
  mutating func press(
    _ count: Int, isSignal: Bool, outputCount: Int, at now: ContinuousClock.Instant = .now
  ) -> Bool {
    if let first, now - first <= InterruptKeys.interval {
      if isSignal { return true }
      decides = decides ?? first + InterruptKeys.interval
      return false
    }
    first = now
    outputAtFirst = outputCount
    guard count > 1 else {
      decides = nil
      return false
    }
    decides = isSignal ? nil : now + InterruptKeys.interval
    return isSignal
  }

  /// Whether two presses have been ignored by a program that reads every key; asked now and then.
  mutating func isIgnored(
    outputCount: Int, isUnread: @autoclosure () -> Bool, at now: ContinuousClock.Instant = .now
  ) -> Bool {
    guard let end = decides, now >= end else { return false }
    decides = nil
    return outputCount == outputAtFirst || isUnread()
  }
}
