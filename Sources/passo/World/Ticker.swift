import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Calls something again and again on a thread of its own, until it is stopped.
///
/// Signals are left to the thread that waits for the person: there they end the wait.
final class Ticker: Sendable {
  private let isStopped = Mutex(false)
  private let microseconds: UInt32
  private let tick: @Sendable () -> Void

  init(every microseconds: UInt32, _ tick: @escaping @Sendable () -> Void) {
    self.microseconds = microseconds
    self.tick = tick
  }

  /// Without a thread there is no progress to see, and all else is as it should be.
  func start() {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let ticker = Unmanaged.passRetained(self)
    #if canImport(Darwin)
      var thread: pthread_t?
      let problem = pthread_create(
        &thread, nil,
        { argument in
          Ticker.run(argument)
          return nil
        }, ticker.toOpaque())
      if problem == 0, let thread { pthread_detach(thread) } else { ticker.release() }
    #else
      var thread = pthread_t()
      let problem = pthread_create(
        &thread, nil,
        { argument in
          if let argument { Ticker.run(argument) }
          return nil
        }, ticker.toOpaque())
      if problem == 0 { pthread_detach(thread) } else { ticker.release() }
    #endif
  }

  func stop() { isStopped.withLock { $0 = true } }

  private static func run(_ argument: UnsafeMutableRawPointer) {
    let ticker = Unmanaged<Ticker>.fromOpaque(argument).takeRetainedValue()
    while !ticker.isStopped.withLock({ $0 }) {
      usleep(ticker.microseconds)
      if !ticker.isStopped.withLock({ $0 }) { ticker.tick() }
    }
  }
}
