import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads what a program beside the steps prints, on a thread of its own: left alone, the program would stop when its
/// terminal is full.
///
/// Signals are left to the thread that waits for the person.
final class OutputCollector: Sendable {
  private struct State {
    /// What has not been taken yet, at most its last bytes.
    var pending: [UInt8] = []
    /// The end of all that came.
    var tail: [UInt8] = []
    var status: Int32?
    var isStopped = false
  }

  private static let mostPending = 1 << 18
  private static let longestTail = 4096

  private let state = Mutex(State())
  private let descriptor: Int32
  /// What the shell prints when the program has ended, up to the status.
  private let mark: [UInt8]
  private static let markEnd: [UInt8] = [0x1B, UInt8(ascii: "\\")]

  /// - Parameters:
  ///   - master: of the program's terminal; it is duplicated.
  ///   - nonce: of the mark.
  init(master: Int32, nonce: String) throws(SessionError) {
    descriptor = fcntl(master, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { throw .system(call: "fcntl", errorNumber: errno) }
    mark = Array("\u{1B}]7717;\(nonce);".utf8)
  }

  /// The status of the program, once it has ended.
  var status: Int32? { state.withLock { $0.status } }

  var tail: [UInt8] { state.withLock { $0.tail } }

  /// What was printed since the last time.
  func take() -> [UInt8] {
    state.withLock { state in
      defer { state.pending = [] }
      return state.pending
    }
  }

  func stop() { state.withLock { $0.isStopped = true } }

  func start() throws(SessionError) {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let collector = Unmanaged.passRetained(self)
    #if canImport(Darwin)
      var thread: pthread_t?
      let problem = pthread_create(
        &thread, nil,
        { argument in
          OutputCollector.run(argument)
          return nil
        }, collector.toOpaque())
      if problem == 0, let thread { pthread_detach(thread) }
    #else
      var thread = pthread_t()
      let problem = pthread_create(
        &thread, nil,
        { argument in
          if let argument { OutputCollector.run(argument) }
          return nil
        }, collector.toOpaque())
      if problem == 0 { pthread_detach(thread) }
    #endif
    guard problem == 0 else {
      collector.release()
      close(descriptor)
      throw .system(call: "pthread_create", errorNumber: problem)
    }
  }

  private static func run(_ argument: UnsafeMutableRawPointer) {
    let collector = Unmanaged<OutputCollector>.fromOpaque(argument).takeRetainedValue()
    while !collector.state.withLock({ $0.isStopped }) {
      var watched = [Watched(descriptor: collector.descriptor)]
      wait(for: &watched, atMost: .milliseconds(100))
      guard watched[0].isReady else { continue }
      guard let bytes = readAvailable(collector.descriptor, upTo: 65536), !bytes.isEmpty else {
        // The other side is closed, or gone for a moment.
        usleep(50_000)
        continue
      }
      collector.append(bytes)
    }
    close(collector.descriptor)
  }

  private func append(_ bytes: [UInt8]) {
    state.withLock { state in
      state.pending += bytes
      state.tail = Array((state.tail + bytes).suffix(OutputCollector.longestTail))
      if state.status == nil, let status = OutputCollector.removeMark(mark, from: &state.tail) {
        state.status = status
        _ = OutputCollector.removeMark(mark, from: &state.pending)
      }
      if state.pending.count > OutputCollector.mostPending {
        state.pending.removeFirst(state.pending.count - OutputCollector.mostPending)
      }
    }
  }

  /// - Returns: the status that the mark tells; nil where it has not come whole.
  private static func removeMark(_ mark: [UInt8], from bytes: inout [UInt8]) -> Int32? {
    guard let start = bytes.firstRange(of: mark),
      let end = bytes[start.upperBound...].firstRange(of: markEnd)
    else { return nil }
    let status = Int32(String(decoding: bytes[start.upperBound..<end.lowerBound], as: UTF8.self))
    bytes.removeSubrange(start.lowerBound..<end.upperBound)
    return status
  }
}
