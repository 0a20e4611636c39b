import CTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Interrupts the step that a session is running, from another thread or from a signal handler.
public struct Interrupter: Sendable {
  /// Writing one byte to it is what ``interrupt()`` does; write(2) is allowed in a signal handler.
  public let descriptor: Int32

  /// The first time like Ctrl-C; when the step goes on nevertheless, the second time ends it and all that it started.
  public func interrupt() { _ = child_write(descriptor, "!", 1) }

  /// Ends the step, and leaves whatever the session has started but a moment to end from now on.
  public func end() { _ = child_write(descriptor, "!!", 2) }
}

/// The pipe after an ``Interrupter``.
final class InterruptChannel {
  private let reading: Descriptor
  private let writing: Descriptor

  init() throws(SessionError) {
    var ends: [Int32] = [-1, -1]
    try check("pipe", child_pipe(&ends))
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    reading = Descriptor(ends[0])
    writing = Descriptor(ends[1])
  }

  var descriptor: Int32 { reading.number }
  var interrupter: Interrupter { Interrupter(descriptor: writing.number) }

  /// The whole session is to end soon: two requests came at once.
  private(set) var endsSession = false

  /// How often it was asked since the last time.
  func takeRequests() -> Int {
    let count = reading.read(upTo: 64)?.count ?? 0
    if count > 1 { endsSession = true }
    return count
  }
}
