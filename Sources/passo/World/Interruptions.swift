import ShellExecution
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
/// Where a person is asked, the first Ctrl-C is the step's, as in a shell; a second one within a second ends the run, as
/// SIGTERM and SIGHUP do at once. Every wait of Passo is by ``wait(for:events:milliseconds:)``, so that a
/// signal that comes a moment before is not missed.
enum Interruptions {
  private static let hasCome = Atomic<Bool>(false)
  private static let ends = Atomic<Bool>(false)
  /// The first signal that ends the run; 0: none yet.
  private static let endingNumber = Atomic<Int32>(0)
  private static let isAttended = Atomic<Bool>(false)
  private static let lastSecond = Atomic<Int>(0)
  private static let stepDescriptor = Atomic<Int32>(-1)
  /// Both ends of a pipe: readable once a signal has come.
  private static let noticeReading = Atomic<Int32>(-1)
  private static let noticeWriting = Atomic<Int32>(-1)

  /// From now on SIGINT, SIGTERM and SIGHUP no longer end the program at once.
  static func listen(attended: Bool) {
    // All are made before a signal can come: making them is nothing for a signal handler.
    ends.store(false, ordering: .relaxed)
    endingNumber.store(0, ordering: .relaxed)
    isAttended.store(attended, ordering: .relaxed)
    openPipe()
    forget()
    stepDescriptor.store(-1, ordering: .relaxed)
    lastSecond.store(0, ordering: .relaxed)
    for number in [SIGINT, SIGTERM, SIGHUP] where number != SIGHUP || !isIgnored(SIGHUP) {
      signal(number) { Interruptions.take($0) }
    }
  }

  /// `nohup passo run …` is not to end with the terminal.
  private static func isIgnored(_ number: Int32) -> Bool {
    let before = signal(number, SIG_IGN)
    defer { signal(number, before) }
    return unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func openPipe() {
    guard noticeReading.load(ordering: .relaxed) < 0 else { return }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    noticeReading.store(ends[0], ordering: .relaxed)
    noticeWriting.store(ends[1], ordering: .relaxed)
  }

  /// Only what is allowed in a signal handler (signal-safety(7)).
  private static func take(_ number: Int32) {
    let problem = errno
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let isSecond = Int(now.tv_sec) - lastSecond.exchange(Int(now.tv_sec), ordering: .relaxed) <= 1
    hasCome.store(true, ordering: .relaxed)
    let endsRun = number != SIGINT || !isAttended.load(ordering: .relaxed) || isSecond
    if endsRun {
      _ = endingNumber.compareExchange(expected: 0, desired: number, ordering: .relaxed)
      ends.store(true, ordering: .relaxed)
    }
    let descriptor = stepDescriptor.load(ordering: .relaxed)
    if descriptor >= 0 {
      // A program may ignore or miss Ctrl-C; an end comes in any case.
      let interrupter = Interrupter(descriptor: descriptor)
      if endsRun { interrupter.end() } else { interrupter.interrupt() }
    }
    var mark = UInt8(ascii: "!")
    _ = write(noticeWriting.load(ordering: .relaxed), &mark, 1)
    errno = problem
  }

  /// Whether the run is to end.
  static var endRun: Bool { ends.load(ordering: .relaxed) }

  /// The signal that ends the run; nil: none has come.
  static var endingSignal: Int32? {
    let number = endingNumber.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Whether a signal has come since the last ``forget()``, or one that ends the run at any time.
  static var haveCome: Bool { hasCome.load(ordering: .relaxed) || endRun }

  static func forget() {
    hasCome.store(false, ordering: .relaxed)
    guard !endRun else { return }
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(noticeReading.load(ordering: .relaxed), &bytes, bytes.count) > 0 {}
    // One that came in between has not been read by anybody.
    if endRun { _ = write(noticeWriting.load(ordering: .relaxed), &bytes, 1) }
  }

  /// - Parameter interrupter: is used on each signal; nil: none any more.
  /// - Returns: the one before.
  @discardableResult
  static func tell(_ interrupter: Interrupter?) -> Interrupter? {
    let before = stepDescriptor.exchange(interrupter?.descriptor ?? -1, ordering: .relaxed)
    // A signal that came a moment too early is passed on.
    if endRun { interrupter?.end() }
    return before >= 0 ? Interrupter(descriptor: before) : nil
  }

  /// How a wait ended.
  enum Wait { case ready, late, signalled }

  /// Waits for what `poll` can wait for.
  ///
  /// - Parameters:
  ///   - descriptor: negative: none, only the time is waited for.
  ///   - events: as `poll` takes them.
  ///   - milliseconds: negative: without limit.
  static func wait(for descriptor: Int32, events: Int32, milliseconds: Int32) -> Wait {
    var polled = [
      pollfd(fd: descriptor, events: Int16(events), revents: 0),
      pollfd(fd: noticeReading.load(ordering: .relaxed), events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let count = poll(&polled, 2, milliseconds)
      if count < 0, errno == EINTR {
        if haveCome { return .signalled }
        continue
      }
      if count > 0, polled[0].revents != 0 { return .ready }
      if count > 0 || haveCome { return .signalled }
      return .late
    }
  }

  /// Waits that many seconds, or until a signal comes.
  ///
  /// - Returns: whether one has ended the pause.
  static func pause(_ seconds: Double) -> Bool {
    forget()
    let bounded = seconds > 0 ? min(seconds, 86_400) : 0
    _ = wait(for: -1, events: 0, milliseconds: Int32(bounded * 1000))
    return haveCome
  }
}
