import RunbookRunner

/// How long a run took in all its sittings; the time between them, while nothing was done, does not count.
struct RunSittings: Sendable {
  /// When the sitting that goes on began, and what those before it took, in seconds.
  private var began: Timestamp
  private var earlierSeconds = 0.0
  /// Of the last event so far.
  private(set) var ended: Timestamp
  /// Nil: the sitting did not come to its end.
  private(set) var summary: RunSummary?

  init(from start: Timestamp) { (began, ended) = (start, start) }

  /// - Parameter events: of a run, from its first; nil where there are none.
  init?(of events: [RunEvent]) {
    guard let first = events.first else { return nil }
    self.init(from: first.time)
    for event in events.dropFirst() { take(event) }
  }

  mutating func take(_ event: RunEvent) {
    switch event.body {
    case .runResumed:
      earlierSeconds += sittingSeconds
      began = event.time
      summary = nil
    case .runFinished(let summary): self.summary = summary
    default: break
    }
    ended = event.time
  }

  /// Of all sittings.
  var seconds: Double { earlierSeconds + sittingSeconds }

  private var sittingSeconds: Double {
    summary?.seconds ?? Double(max(ended.milliseconds - began.milliseconds, 0)) / 1000
  }
}
