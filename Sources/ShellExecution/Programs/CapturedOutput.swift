/// The output of a program: its beginning and its end, and everything when that is not too much.
public struct CapturedOutput: Hashable, Sendable {
  public var head: [UInt8]
  /// What follows ``head``, or its end when the middle is missing.
  public var tail: [UInt8]
  /// Of the whole output.
  public var totalBytes: Int

  public init(head: [UInt8], tail: [UInt8] = [], totalBytes: Int? = nil) {
    self.head = head
    self.tail = tail
    self.totalBytes = totalBytes ?? head.count + tail.count
  }

  /// Whether nothing is missing in ``bytes``.
  public var isComplete: Bool { totalBytes == head.count + tail.count }

  /// Head and tail: the whole output, unless its middle is missing.
  public var bytes: [UInt8] { tail.isEmpty ? head : head + tail }
}

/// Collects a ``CapturedOutput`` in bounded memory.
struct OutputCapture {
  private let limits: OutputLimits
  private var head: [UInt8] = []
  /// A ring once it is full; the oldest byte is at `oldest`.
  private var tail: [UInt8] = []
  private var oldest = 0
  private var totalBytes = 0

  init(limits: OutputLimits) { self.limits = limits }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    totalBytes += bytes.count
    let forHead = bytes.prefix(limits.head - head.count)
    head += forHead
    appendToTail(bytes[forHead.endIndex...].suffix(limits.tail))
  }

  private mutating func appendToTail(_ bytes: ArraySlice<UInt8>) {
    let growing = bytes.prefix(limits.tail - tail.count)
    tail += growing
    var rest = bytes[growing.endIndex...]
    while !rest.isEmpty {
      let piece = rest.prefix(tail.count - oldest)
      tail.replaceSubrange(oldest..<(oldest + piece.count), with: piece)
      oldest = (oldest + piece.count) % tail.count
      rest = rest[piece.endIndex...]
    }
  }

  var result: CapturedOutput {
    CapturedOutput(head: head, tail: Array(tail[oldest...] + tail[..<oldest]), totalBytes: totalBytes)
  }
}
