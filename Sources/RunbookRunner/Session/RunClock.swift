#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Time as a run sees it; a test brings its own.
public struct RunClock {
  public var now: () -> Timestamp
  /// Waits that many seconds.
  ///
  /// - Returns: whether somebody has cut it short.
  public var pause: (Double) -> Bool

  public init(now: @escaping () -> Timestamp, pause: @escaping (Double) -> Bool) {
    self.now = now
    self.pause = pause
  }

  /// The machine's clock.
  public static var system: RunClock {
    RunClock(
      now: {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
      },
      pause: { seconds in
        // A longer wait than a day is no pause; a NaN is none at all.
        let bounded = seconds > 0 ? min(seconds, 86_400) : 0
        var time = timespec()
        time.tv_sec = .init(bounded)
        time.tv_nsec = .init((bounded - bounded.rounded(.down)) * 1_000_000_000)
        return nanosleep(&time, nil) != 0
      })
  }
}
