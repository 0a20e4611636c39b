#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the program's output streams: what is written is collected until it is flushed.
///
/// A reader that went away (`passo plan page.md | head`) is no error: what follows is dropped. So is what no one reads
/// when a signal ends the run: a terminal that Ctrl-S has stopped does not hold it.
final class Output {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// No one reads any more.
  private(set) var isClosed = false
  /// The errno value of a write that failed for another reason; 0 while all is well.
  private(set) var failure: Int32 = 0

  private static let capacity = 64 * 1024
  /// So much fits whenever there is room at all: PIPE_BUF of POSIX is at least 512, and 4096 on Linux.
  private static let piece = 4096
  private static let patienceAtEnd: Int32 = 500

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ text: String) { write(text.utf8) }

  func write(_ bytes: some Sequence<UInt8>) {
    buffer += bytes
    if buffer.count >= Output.capacity { flush() }
  }

  func flush() {
    var rest = buffer[...]
    buffer = []
    while !rest.isEmpty, !isClosed, failure == 0 {
      guard waitForRoom() else {
        isClosed = true
        return
      }
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, min($0.count, Output.piece)) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        isClosed = true
      } else if errno != EINTR, errno != EAGAIN {
        failure = errno
      }
    }
  }

  /// False when a signal ends the run and there is none for a while.
  private func waitForRoom() -> Bool {
    while !Interruptions.endRun {
      if Interruptions.wait(for: descriptor, events: Int32(POLLOUT), milliseconds: -1) == .ready { return true }
      if Interruptions.haveCome, !Interruptions.endRun { usleep(10_000) }
    }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&waiting, 1, Output.patienceAtEnd) > 0
  }
}

/// `write(2)`; the class's own method hides the name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
