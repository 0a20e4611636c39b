/// How a run ended.
public struct RunSummary: Hashable, Sendable {
  /// Actions by verdict; an action that was retried counts once, with its last verdict.
  public var counts: [Verdict: Int]
  /// From start to end, waiting for the person included.
  public var seconds: Double
  public var verdict: Verdict
  /// 0: passed, unverified, taken as done, rehearsed; 1: failed, and what is not verified or taken as done under strict;
  /// 2: aborted, unknown; 130: ended by a signal.
  public var exitStatus: Int32
  /// A person wants to go on another time.
  public var isPaused: Bool
  /// Of the actions that are not verified, how many a later check has confirmed.
  public var confirmed: Int
  /// It stopped at a question, which says how it goes on once it is answered. The journal does not keep this.
  public var isUnanswered = false

  public init(
    counts: [Verdict: Int], seconds: Double, verdict: Verdict, exitStatus: Int32, isPaused: Bool = false,
    confirmed: Int = 0
  ) {
    self.isPaused = isPaused
    self.confirmed = confirmed
    self.counts = counts
    self.seconds = seconds
    self.verdict = verdict
    self.exitStatus = exitStatus
  }

  /// - Parameters:
  ///   - verdicts: one for each action that was met.
  ///   - isAborted: the run ended before its last action, though no action says so.
  init(
    verdicts: [Verdict], seconds: Double, isAborted: Bool, isStrict: Bool, isInterrupted: Bool, isPaused: Bool = false,
    confirmed: Int = 0
  ) {
    let verdict = Verdict.worst(of: isAborted ? verdicts + [.aborted] : verdicts)
    let status: Int32 =
      switch verdict {
      case .failed: 1
      case .aborted, .unknown: 2
      case .unverified, .takenAsDone: isStrict ? 1 : 0
      case .passed, .rehearsed, .skipped: 0
      }
    self.init(
      counts: Dictionary(verdicts.map { ($0, 1) }, uniquingKeysWith: +), seconds: seconds, verdict: verdict,
      exitStatus: isInterrupted ? 130 : status, isPaused: isPaused, confirmed: confirmed)
  }

  public func count(_ verdict: Verdict) -> Int { counts[verdict] ?? 0 }
}
