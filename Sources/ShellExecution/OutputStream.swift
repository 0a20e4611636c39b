import Bytes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a step's programs write: read from the terminal, kept in bounds, its last line remembered.
struct OutputStream {
  private static let longestTail = 4096
  private static let chunks = 512...65536
  /// What is done with a chunk should take no longer than this, so that somebody who ends the step is heard.
  private static let longestHandling = Duration.milliseconds(60)

  private let terminal: Pseudoterminal
  private var capture: OutputCapture
  private var newlines = NewlineRestoration()
  /// The output since the last newline, at most its last 4,096 bytes.
  private(set) var tail: [UInt8] = []
  /// Bytes read so far.
  private(set) var count = 0
  private(set) var lastActivity = ContinuousClock.now
  private(set) var screen = AlternateScreen()
  private var marker: [UInt8]?
  /// Read while looking for the marker, not handed on because it might be the marker's beginning.
  private var held: [UInt8] = []
  private(set) var hasSeenMarker = false
  /// How much is read at once, in bytes.
  private var chunk = OutputStream.chunks.upperBound
  private var drops = false

  init(terminal: Pseudoterminal, limits: OutputLimits) {
    self.terminal = terminal
    capture = OutputCapture(limits: limits)
  }

  var captured: CapturedOutput { capture.result }

  /// From now on a marker that the runner has written into the terminal ends the step's output. All that programs
  /// wrote before passed through the same queue, so it comes before the marker.
  mutating func expect(marker: [UInt8]) { self.marker = marker }

  /// Reads what is there, at most 64 KiB; false when nothing was.
  ///
  /// - Parameter drops: it is handed to no reader; only the marker is looked for.
  mutating func read(translating: Bool, drops: Bool = false, _ emit: ([UInt8]) -> Void) -> Bool {
    self.drops = drops
    let bytes = OutputStream.readChunk(terminal.master, atMost: drops ? OutputStream.chunks.upperBound : chunk)
    guard !bytes.isEmpty else { return false }
    count += bytes.count
    lastActivity = .now
    guard let marker, !hasSeenMarker else {
      accept(bytes, translating: translating, emit)
      return true
    }
    held += bytes
    if let found = held.byteIndex(of: marker) {
      hasSeenMarker = true
      accept(Array(held[..<found]), translating: translating, emit)
      let rest = Array(held[(found + marker.count)...])
      // Of a process in the background, after the step.
      if !rest.isEmpty, !drops { emit(rest) }
      held = []
    } else {
      let certain = held.count - OutputStream.possibleStart(of: marker, atEndOf: held)
      accept(Array(held[..<certain]), translating: translating, emit)
      held.removeFirst(certain)
    }
    return true
  }

  /// Reads more at once where that is handled quickly, less where not.
  mutating func noteHandling(_ time: Duration) {
    if time > OutputStream.longestHandling {
      chunk = max(chunk / 2, OutputStream.chunks.lowerBound)
    } else if time < OutputStream.longestHandling / 4 {
      chunk = min(chunk * 2, OutputStream.chunks.upperBound)
    }
  }

  /// Gives up waiting for the marker.
  mutating func finish(translating: Bool, _ emit: ([UInt8]) -> Void) {
    accept(held, translating: translating, emit)
    held = []
    let rest = newlines.finish()
    capture.append(rest[...])
  }

  private mutating func accept(_ bytes: [UInt8], translating: Bool, _ emit: ([UInt8]) -> Void) {
    guard !bytes.isEmpty, !drops else { return }
    screen.take(bytes)
    let end = bytes.suffix(OutputStream.longestTail)
    if let newline = end.lastIndex(of: UInt8(ascii: "\n")) {
      tail = Array(end[(newline + 1)...])
    } else {
      tail = Array((tail + end).suffix(OutputStream.longestTail))
    }
    if translating || newlines.isPending {
      capture.append(newlines.restore(bytes, translating: translating)[...])
    } else {
      capture.append(bytes[...])
    }
    emit(bytes)
  }

  /// The terminal gives 4 KiB at a time at most.
  private static func readChunk(_ descriptor: Int32, atMost chunk: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: chunk) { buffer, filled in
      filled = 0
      guard let base = buffer.baseAddress else { return }
      while filled < chunk {
        let count = systemRead(descriptor, base + filled, chunk - filled)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        filled += count
      }
    }
  }

  /// How many bytes at the end of `bytes` could be the beginning of the marker.
  private static func possibleStart(of marker: [UInt8], atEndOf bytes: [UInt8]) -> Int {
    for length in stride(from: min(marker.count - 1, bytes.count), to: 0, by: -1)
    where bytes.suffix(length).elementsEqual(marker.prefix(length)) {
      return length
    }
    return 0
  }
}

/// Undoes a terminal's translation of line feeds to carriage return and line feed, which doubles the carriage return
/// of a program that wrote one itself: taking exactly one away gives back what was written.
struct NewlineRestoration {
  /// A carriage return came last; whether it stays is decided by the next byte.
  private(set) var isPending = false

  mutating func restore(_ bytes: [UInt8], translating: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 1)
    for byte in bytes {
      if isPending && byte != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\r")) }
      isPending = translating && byte == UInt8(ascii: "\r")
      if !isPending { result.append(byte) }
    }
    return result
  }

  mutating func finish() -> [UInt8] {
    defer { isPending = false }
    return isPending ? [UInt8(ascii: "\r")] : []
  }
}
