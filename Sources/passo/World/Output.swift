#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the program's output streams: what is written is collected until it is flushed.
///
/// A reader that went away (`passo plan page.md | head`) is no error: what follows is dropped.
final class Output {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Nobody reads any more.
  private(set) var isClosed = false
  /// The errno value of a write that failed for another reason; 0 while all is well.
  private(set) var failure: Int32 = 0

  private static let capacity = 64 * 1024

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
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        isClosed = true
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if errno != EINTR {
        failure = errno
      }
    }
  }
}

/// `write(2)`; the class's own method hides the name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
