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
  /// What is written to ``descriptor``. Two presses of Ctrl-C are not an end: the second may come when the step that the
  /// first was meant for has ended already.
  fileprivate enum Mark {
    static let interrupt = UInt8(ascii: "!")
    static let end = UInt8(ascii: "E")
  }

  /// Of a session; nothing but ``interrupt()`` and ``end()`` may write to it.
  public let descriptor: Int32

  /// - Parameter descriptor: of another interrupter, which a signal handler has kept as a number.
  public init(descriptor: Int32) { self.descriptor = descriptor }

  /// The first time like Ctrl-C; when the step goes on nevertheless, the second time ends it and all that it started.
  /// As write(2) it is allowed in a signal handler.
  public func interrupt() { write(Mark.interrupt) }

  /// Ends the step, and from then on leaves all that the session has started only a moment to end. As write(2) it is
  /// allowed in a signal handler.
  public func end() { write(Mark.end) }

  private func write(_ mark: UInt8) {
    var mark = mark
    _ = child_write(descriptor, &mark, 1)
  }
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

  /// Somebody has asked that the whole session ends soon.
  private(set) var endsSession = false

  /// How often it was asked since the last time; an end counts like two presses, the second of which ends a step.
  func takeRequests() -> Int {
    let marks = takeMarks()
    return marks.count + marks.count { $0 == Interrupter.Mark.end }
  }

  /// Leaves the presses out, which were meant for a step that has ended.
  ///
  /// - Returns: whether an end was asked for since the last time.
  func takeEnd() -> Bool { takeMarks().contains(Interrupter.Mark.end) }

  private func takeMarks() -> [UInt8] {
    let marks = reading.read(upTo: 64) ?? []
    if marks.contains(Interrupter.Mark.end) { endsSession = true }
    return marks
  }
}
