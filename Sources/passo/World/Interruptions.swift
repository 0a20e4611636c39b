import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Signals that ask Passo to stop: the step under way is interrupted, the terminal is put back, the journal is ended.
///
/// Where a person is asked, the first Ctrl-C is the step's, as in a shell; a second one within a second ends the run.
enum Interruptions {
  private static let hasCome = Atomic<Bool>(false)
  private static let ends = Atomic<Bool>(false)
  private static let isAttended = Atomic<Bool>(false)
  private static let lastSecond = Atomic<Int>(0)
  private static let stepDescriptor = Atomic<Int32>(-1)

  /// From now on SIGINT, SIGTERM and SIGHUP no longer end the program at once.
  static func listen(attended: Bool) {
    // All are made before a signal can come: making them is nothing for a signal handler.
    ends.store(false, ordering: .relaxed)
    isAttended.store(attended, ordering: .relaxed)
    forget()
    tell(nil)
    lastSecond.store(0, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number) { Interruptions.take($0) } }
  }

  /// Only what is allowed in a signal handler (signal-safety(7)).
  private static func take(_ number: Int32) {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let isSecond = Int(now.tv_sec) - lastSecond.exchange(Int(now.tv_sec), ordering: .relaxed) <= 1
    hasCome.store(true, ordering: .relaxed)
    let endsRun = number != SIGINT || !isAttended.load(ordering: .relaxed) || isSecond
    if endsRun { ends.store(true, ordering: .relaxed) }
    let descriptor = stepDescriptor.load(ordering: .relaxed)
    // One byte is Ctrl-C, which a program may ignore or miss; two end the step whatever it does.
    var marks: (UInt8, UInt8) = (33, 33)
    if descriptor >= 0 { _ = write(descriptor, &marks, endsRun ? 2 : 1) }
  }

  /// Whether the run is to end.
  static var endRun: Bool { ends.load(ordering: .relaxed) }

  /// Whether a signal has come since the last ``forget()``.
  static var haveCome: Bool { hasCome.load(ordering: .relaxed) }

  static func forget() { hasCome.store(false, ordering: .relaxed) }

  /// - Parameter descriptor: a byte is written to it on each signal, two to end the step; nil: none any more.
  static func tell(_ descriptor: Int32?) { stepDescriptor.store(descriptor ?? -1, ordering: .relaxed) }
}
